# Słowa wspólne dla wszystkich gier.
seat = Gracz { $number }
fate = Los
clock = Zegar
nobody = nikt
none = nic
unit-number = { $n }
unit-gold = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
refused-not_now = Gra skończona, nie ma już na co odpowiadać.
refused-not_asked = To pytanie nie do ciebie: teraz odpowiada { $who }.
refused-not_allowed = „{ $given }” nie jest tu dozwolone.
refused-bad_notation = Nie da się tu odczytać „{ $text }”.
refused-bad_data = Tych danych nie można użyć: { $detail }
stage-draft = szkic
stage-beta = beta
stage-settled = sprawdzone
play-help = Odpowiada się numerem lub zapisem; ! = ruchu nie można cofnąć. Także: undo, why, log, show, hint, help, save PLIK, quit.
advice-only = { $best }: nic innego nie pozostaje.
advice-clear = { $best }: ocena o { $gain } { $gain ->
    [one] punkt
    [few] punkty
   *[many] punktów
} wyższa niż następnego wyboru ({ $next }).
advice-close = { $best }: najwyżej odrobinę lepsze niż następny wybór ({ $next }).
