import type { Random } from '../../../src/cli/bench/citations/random.ts'
import type { World } from './world.ts'

/** Forms in which an id is sent that some layer might take for the id, or for more than one. */
export const disguises: readonly ((value: string, own: string) => string)[] = [
  (value) => encodeURIComponent(value),
  (value) => encodeURIComponent(encodeURIComponent(value)),
  (value) => value.toUpperCase(),
  (value) => ` ${value} `,
  (value) => `${value}\u0000`,
  (value) => `${value}%00`,
  (value) => `../${value}`,
  (value, own) => `${own}/../${value}`,
  (value, own) => `${own},${value}`,
  (value, own) => `${own}' or post_id = '${value}`,
  (value) => `${value.slice(0, -1)}%`,
  (value) => `${value.slice(0, -1)}_`,
  (value) => JSON.stringify([value]),
  (value) => JSON.stringify({ $ne: value }),
  (value) => value.normalize('NFD').replaceAll('a', 'ａ'),
  (value) => Buffer.from(value).toString('base64url'),
  (value) => `${value}\r\nX-Workspace-Id: ${value}`,
]
/** How many ids of ten go as they are. */
const PLAIN_OF_TEN = 6

export function drawDisguise(random: Random): (value: string, own: string) => string {
  return random.below(10) < PLAIN_OF_TEN ? (value) => value : random.pick(disguises)
}

/** An id of the same form that nobody has. */
export function guessFor(value: string, { token }: Pick<World, 'token'>, random: Random): string {
  const letter = () => String.fromCharCode(97 + random.below(26))
  if (value.includes(token)) return value.replaceAll(token, `zqg${token.slice(3).replaceAll(/./g, letter)}`)
  // Digits and the letters of hexadecimal ids alike, so that it is no less well-formed.
  const end = value.slice(-8).replaceAll(/[0-9a-f]/g, () => '0123456789abcdef'.charAt(random.below(16)))
  return value.slice(0, -8) + end
}
