# Słowa wspólne dla wszystkich gier.
seat = Gracz { $number }
fate = Los
clock = Zegar
nobody = nikt
none = nic
ask-unasked = Nikt cię teraz o nic nie pyta, ale możesz zabrać głos
unit-number = { $n }
unit-gold = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
stage-draft = szkic
stage-beta = beta
stage-settled = sprawdzone
play-help = Odpowiada się numerem lub zapisem; kilka odpowiedzi rozdzielonych znakiem ; podaje się razem; ! = ruchu nie można cofnąć. Także: undo, why, log, show, hint [BOT], help, save PLIK, quit.
advice-only = { $best }: nic innego nie pozostaje.
advice-clear = { $best }: ocena o { $gain } { $gain ->
    [one] punkt
    [few] punkty
   *[many] punktów
} wyższa niż następnego wyboru ({ $next }).
advice-close = { $best }: najwyżej odrobinę lepsze niż następny wybór ({ $next }).
advice-thumb = { $best }: tak każe prosta reguła dla takich pytań.
advice-chance = { $best }: wybrane na chybił trafił, bez namysłu.
advice-even = { $best }: rozegranie { $times } { $times ->
    [one] próby
   *[many] prób
} niczego nie rozstrzygnęło (zwycięstw na tysiąc: { $wins } wobec { $less } przy wyborze „{ $next }”), zdecydował więc plan na turę.
advice-played = { $best }: po rozegraniu { $times } { $times ->
    [one] próby
   *[many] prób
} zwycięstwo wypada w { $wins } { $wins ->
    [one] przypadku
   *[many] przypadkach
} na 1000, a przy następnym wyborze ({ $next }) w { $less }.
