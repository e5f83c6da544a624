import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** How distributions and vendors call it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * The path of a Chromium, as CHROMIUM_PATH names it or as it is found on the PATH; undefined where there is none. Throws where
 * CHROMIUM_PATH names no program: tests that were asked for are not left out in silence.
 */
export async function findChromium(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const given = environment['CHROMIUM_PATH']
  if (given !== undefined && given !== '') {
    if (await isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which is no program.`)
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const candidate of NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isProgram(candidate)) return candidate
  }
  return undefined
}

async function isProgram(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
