/** Ways to spoil a file; each gives other bytes than it was given. `random` gives numbers in [0, 1). */
export function spoiled(
  backup: Buffer,
  random: () => number,
): { readonly how: string; readonly bytes: Buffer } {
  const at = Math.floor(random() * backup.length)
  const length = 1 + Math.floor(random() * Math.min(1000, backup.length - at))
  const [before, piece, behind] = [
    backup.subarray(0, at),
    backup.subarray(at, at + length),
    backup.subarray(at + length),
  ]
  const ways: readonly (readonly [how: string, bytes: () => Buffer])[] = [
    [`cut at ${at}`, () => before],
    [`a bit turned at ${at}`, () => turned(backup, at, Math.floor(random() * 8))],
    [`${length} bytes left out at ${at}`, () => Buffer.concat([before, behind])],
    [`${length} bytes twice at ${at}`, () => Buffer.concat([before, piece, piece, behind])],
    [`${length} bytes of nothing at ${at}`, () => Buffer.concat([before, other(piece), behind])],
  ]
  const [how, bytes] = ways[Math.floor(random() * ways.length)] ?? ['', () => before]
  return { how, bytes: bytes() }
}

function turned(backup: Buffer, at: number, bit: number): Buffer {
  const bytes = Buffer.from(backup)
  bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at)
  return bytes
}

/** As a file has where its writer's machine lost power; ones where it had that already. */
function other(piece: Buffer): Buffer {
  const zeros = Buffer.alloc(piece.length)
  return piece.equals(zeros) ? zeros.fill(255) : zeros
}
