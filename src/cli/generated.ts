import { buildOpenApi } from '../../rest/openapi.ts'
import { registryEntry } from '../mcp/discovery.ts'

/** The server URL in the committed contract: the default address of `npm start`. */
const DEFAULT_BASE_URL = 'http://127.0.0.1:8787'

/** Generated files that are committed, by their name in the root folder. */
export const generated: Readonly<Record<string, () => string>> = {
  'openapi.json': () => toFile(buildOpenApi(DEFAULT_BASE_URL)),
  'server.json': () => toFile(registryEntry()),
}

function toFile(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
