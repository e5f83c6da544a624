import { readFileSync, readlinkSync, realpathSync } from 'node:fs'

/**
 * Identifies a process beyond its number, which a later process may reuse: in a container the same numbers
 * come again after a restart. `<pid> <start time>`; the start time is known on Linux only.
 */
export type ProcessIdentity = string

/** Undefined when there is no such process, or only a zombie. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (!isSignalable(pid)) return undefined
  if (process.platform !== 'linux') return `${pid} -`
  const fields = processStatus(pid)
  if (fields === undefined || isEnded(fields.state)) return undefined
  return `${pid} ${fields.startedAt}`
}

/** Whether the process has ended but its parent has not reaped it, so that its number is still taken. */
export function isZombie(pid: number): boolean {
  return process.platform === 'linux' && isEnded(processStatus(pid)?.state)
}

export function isAlive(identity: ProcessIdentity): boolean {
  const pid = Number.parseInt(identity, 10)
  return pid > 0 && identifyProcess(pid) === identity
}

export function ownIdentity(): ProcessIdentity {
  return identifyProcess(process.pid) ?? `${process.pid} -`
}

/** Whether the process may have this folder as its working directory: false only when it is known not to. */
export function mayWorkIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return true
  }
}

function isSignalable(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isEnded(state: string | undefined): boolean {
  return state === 'Z' || state === 'X'
}

/** Fields 3 and 22 of /proc/<pid>/stat. The name in field 2 may hold spaces, so counting starts behind it. */
function processStatus(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}
