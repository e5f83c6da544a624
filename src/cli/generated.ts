import { buildOpenApi } from '../../rest/openapi.ts'
import { registryEntry } from '../mcp/discovery.ts'

/** Where the committed contract says that it is served: the default address of `npm start`. */
const DEFAULT_BASE_URL = 'http://127.0.0.1:8787'

/** What is generated from the code and committed, by file name at the top of the tree. */
export const generated: Readonly<Record<string, () => string>> = {
  'openapi.json': () => toFile(buildOpenApi(DEFAULT_BASE_URL)),
  'server.json': () => toFile(registryEntry()),
}

function toFile(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
