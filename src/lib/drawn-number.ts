/**
 * A number above 0, up to 1, that follows from a text alone and looks as if it were drawn: FNV-1a, 32 bits, mixed as MurmurHash3
 * ends, or texts that differ in their last letters alone would have numbers near each other.
 */
export function drawnNumber(text: string): number {
  let mixed = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32 + 2 ** -32
}
