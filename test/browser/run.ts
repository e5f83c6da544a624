import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { runTests } from '../support/run-tests.ts'
import { findChromium } from './chromium.ts'

const NO_BROWSER =
  'No browser test ran: there is no Chromium on the PATH. Install one, or name it with CHROMIUM_PATH.'

/**
 * The whole of `npm run test:browser`: every file of this folder whose name ends in .browser.ts (arguments keep those whose
 * name contains one of them), in the Chromium of this machine. No browser is installed; the official host of chat views is, into its own folder. With `--screenshots` each page is
 * also drawn into a folder, light and dark.
 */
async function main(): Promise<number> {
  const program = new Command('test:browser')
    .option('--screenshots <folder>', 'where to write a picture of each page')
    .argument('[parts...]')
    .parse()
  const { screenshots } = program.opts<{ screenshots?: string }>()
  const chromium = await findChromium(process.env)
  if (chromium === undefined) {
    console.log(NO_BROWSER)
    return 0
  }
  const tests = await listTests(program.args)
  if (tests.length === 0) {
    console.error(`No browser test has ${program.args.map((part) => `"${part}"`).join(' or ')} in its name.`)
    return 1
  }
  const settings = {
    TEST_CHROMIUM: chromium,
    ...(screenshots === undefined ? {} : { TEST_SCREENSHOTS: resolve(screenshots) }),
  }
  return await runTests(tests, { settings })
}

async function listTests(parts: readonly string[]): Promise<string[]> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.browser.ts'))
  const wanted = names.filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)))
  return wanted.sort().map((name) => `test/browser/${name}`)
}

process.exitCode = await main()
