// Writes the type of message ids from the English words: node tools/ids.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const text = readFileSync(new URL('../src/words/en.ftl', import.meta.url), 'utf8')
const ids = [...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1])
const body = ids.map((id) => `  | '${id}'`).join('\n')
writeFileSync(
  new URL('../src/words/ids.ts', import.meta.url),
  `/** The ids of the messages; made by tools/ids.mjs from en.ftl. */\nexport type MessageId =\n${body}\n`,
)
