"""Mare Nostrum in three editions.

`original` is the game of 2003, `laget` its revision as Civilization, `empires` the new game of
2016. The first two are won by four cards and share most of their rules: look for a chapter in the
folder of the edition first; if it is not there, it is under the same name in `four_cards`. `shared`
has tools that all three use, `wits` what the bots of all three may work out.
"""
