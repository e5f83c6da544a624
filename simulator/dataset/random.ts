/** FNV-1a: the same text gives the same 32-bit number in every run. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** A stream of numbers in [0, 1) fixed by its seed (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Decimal digits fixed by the seed. */
export function digitsOf(seed: string, length: number): string {
  const random = randomOf(seed)
  return Array.from({ length }, () => Math.floor(random() * 10)).join('')
}

/** Characters of an alphabet fixed by the seed. */
export function codeOf(seed: string, length: number, alphabet = base64Url): string {
  const random = randomOf(seed)
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('')
}

const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
