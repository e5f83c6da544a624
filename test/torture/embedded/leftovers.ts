import { readdir, readlink } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

const GONE_WITHIN_MS = 60_000
const LOOK_EVERY_MS = 20

/** The processes that work within a folder, by their numbers; only Linux tells. */
async function processesIn(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const at = await readlink(`/proc/${name}/cwd`).catch(() => '')
        return at === folder || at.startsWith(`${folder}/`) ? [Number(name)] : []
      }),
  )
  return found.flat()
}

/** Waits until nothing works within a folder any more, and acts before each look; resolves with what still does after a minute. */
export async function leftIn(folder: string, act: () => Promise<void> = async () => {}): Promise<number[]> {
  const giveUpAt = performance.now() + GONE_WITHIN_MS
  for (;;) {
    await act()
    const left = await processesIn(folder)
    if (left.length === 0 || performance.now() > giveUpAt) return left
    await delay(LOOK_EVERY_MS)
  }
}
