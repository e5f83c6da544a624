import { readFile, writeFile } from 'node:fs/promises'
import { generated } from './generated.ts'

/** `npm run generate` writes the files; with `--check` it only fails where one is out of date. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check')
  for (const [name, build] of Object.entries(generated)) {
    const file = new URL(`../../${name}`, import.meta.url)
    if (!check) {
      await writeFile(file, await build())
      console.log(`${name} written`)
    } else if ((await readFile(file, 'utf8').catch(() => '')) !== (await build())) {
      console.error(`${name} is out of date: run "npm run generate" and commit it.`)
      process.exitCode = 1
    }
  }
}

await main()
