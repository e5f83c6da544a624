import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProgram } from '../../src/cli/build-program.ts'
import type { Setting } from './torture.ts'

/** A folder of the torture's own, gone at its end. */
export async function temporaryFolder(setting: Pick<Setting, 'after'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  setting.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The folder of the built program; `src/main.js` there starts it. */
export async function builtProgram(setting: Pick<Setting, 'after'>): Promise<string> {
  const ofAllTests = process.env['TEST_PROGRAM']
  if (ofAllTests !== undefined) return ofAllTests
  const program = join(await temporaryFolder(setting), 'program')
  await buildProgram(program)
  return program
}
