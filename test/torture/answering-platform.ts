import { holdPlatform } from '../support/held-platform.ts'

/** Settings of a platform that finds nothing, so that scans can be run. */
export async function answeringPlatform(
  after: (undo: () => Promise<void>) => void,
): Promise<Record<string, string>> {
  const platform = await holdPlatform({ after: (undo) => after(async () => undo()) })
  platform.release()
  return platform.settings
}
