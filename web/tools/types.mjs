// Writes the types of the API from a running server's schema: npm run types [address]
import { writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const address = process.argv[2] ?? 'http://127.0.0.1:8000'
const schema = await (await fetch(`${address}/api/schema/openapi.json`)).json()
// The client names the paths itself; it wants the types of what goes over the wire.
const ast = await openapiTS({ ...schema, paths: {} })
writeFileSync(
  new URL('../src/lib/schema.ts', import.meta.url),
  `/* The types of the API; made by tools/types.mjs from the server's schema. */\n${astToString(ast)}`,
)
