import type { Platform } from '../src/model/index.ts'

/** The key of a stored post in its workspace: two platforms may use the same id. */
export interface PostKey {
  readonly platform: Platform
  readonly id: string
}

/** A post's key as one string, for maps and sets. */
export function keyText({ platform, id }: PostKey): string {
  return `${platform} ${id}`
}
