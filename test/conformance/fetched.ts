import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The official programs do not start on Node 20. No one is a dependency, so that `npm ci` stays small. */
const NODE = 'node@24'

/**
 * What a process needs as its PATH to start a package's programs on the Node that they need. npx fetches both into
 * its own cache. Throws a sentence when they are not there and no registry answers.
 */
export async function fetchPath(packageName: string): Promise<string> {
  const packages = ['--yes', '--prefer-offline', '--fetch-retries=0', '-p', NODE, '-p', packageName]
  const print = ['node', '-p', 'process.env.PATH']
  try {
    const { stdout } = await promisify(execFile)('npx', [...packages, ...print])
    return stdout.trimEnd()
  } catch (error) {
    const said = String(Object(error).stderr ?? error).trim()
    throw new Error(
      `${packageName} runs on ${NODE}. Both are fetched when they are first used, and that failed: is a registry reachable?\n${said}`,
    )
  }
}
