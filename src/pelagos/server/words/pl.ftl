# Co mówi sam serwer.
what-if-name = { $title }: co by było, gdyby — od wiersza { $line }
what-if-open = „Co by było, gdyby” od wiersza { $line } innego stołu. Wszystko, co rozegrano wcześniej, zostaje; przyszłe kości i karty są nowe.
what-if-redealt = „Co by było, gdyby” od wiersza { $line } trwającej partii, tak jak widzi ją { $seat }. Wszystko, czego z tego miejsca nie widać, rozdano na nowo: to jeden z możliwych światów, nie prawdziwy.
