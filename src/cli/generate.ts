import { readFile, writeFile } from 'node:fs/promises'
import { buildOpenApi } from '../../rest/openapi.ts'

/** Where the committed contract says that it is served: the default address of `npm start`. */
const DEFAULT_BASE_URL = 'http://127.0.0.1:8787'

/** What is generated from the code and committed, by file name at the top of the tree. */
export const generated: Readonly<Record<string, () => string>> = {
  'openapi.json': () => `${JSON.stringify(buildOpenApi(DEFAULT_BASE_URL), null, 2)}\n`,
}

/** `npm run generate` writes the files; with `--check` it only fails where one is out of date. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check')
  for (const [name, build] of Object.entries(generated)) {
    const file = new URL(`../../${name}`, import.meta.url)
    if (!check) {
      await writeFile(file, build())
      console.log(`${name} written`)
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== build()) {
      console.error(`${name} is out of date: run "npm run generate" and commit it.`)
      process.exitCode = 1
    }
  }
}

await main()
