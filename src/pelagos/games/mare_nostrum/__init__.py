"""Mare Nostrum in three editions.

`original` is the game of 2003, `laget` its revision as Civilization, `empires` the new game of
2016. The first two are won by four cards and share most of their rules: a chapter is looked for
in the folder of the edition, and what is not there stands under the same name in `four_cards`.
`shared` has the tools of all three, `wits` what bots of all three may reckon with.
"""
