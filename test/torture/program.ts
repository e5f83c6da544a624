import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildProgram } from '../../src/cli/build-program.ts'
import type { Fault, Setting } from './torture.ts'

const root = join(import.meta.dirname, '../..')
/** What a build reads, itself included. */
const SOURCES = ['src', 'actions', 'tools', 'rest', 'web', 'db', 'simulator', 'package.json', 'tsconfig.json']

/** A folder of the torture's own, gone at its end. */
export async function temporaryFolder(setting: Pick<Setting, 'after'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  setting.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** The folder of the built program, with the setting's fault in it where it has one; `src/main.js` there starts it. */
export async function builtProgram({ fault, after }: Pick<Setting, 'fault' | 'after'>): Promise<string> {
  const ofAllTests = process.env['TEST_PROGRAM']
  if (fault === undefined && ofAllTests !== undefined) return ofAllTests
  const folder = await temporaryFolder({ after })
  const program = join(folder, 'program')
  if (fault === undefined) {
    await buildProgram(program)
    return program
  }
  const sources = join(folder, 'sources')
  await Promise.all(SOURCES.map((name) => cp(join(root, name), join(sources, name), { recursive: true })))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await plant(fault, sources)
  await promisify(execFile)(process.execPath, [join(sources, 'src/cli/build.mjs'), program])
  await cp(join(root, 'package.json'), join(program, 'package.json'))
  return program
}

/** Fails where a line is no longer as the fault has it: a fault that is planted nowhere would be caught by nothing. */
async function plant(fault: Fault, sources: string): Promise<void> {
  for (const { file, line, becomes } of fault.changes) {
    const path = join(sources, file)
    const text = await readFile(path, 'utf8')
    const [before, after, ...others] = text.split(line)
    if (before === undefined || after === undefined || others.length > 0) {
      throw new Error(`The fault "${fault.name}" needs this exactly once in ${file}: ${line}`)
    }
    await writeFile(path, `${before}${becomes}${after}`)
  }
}
