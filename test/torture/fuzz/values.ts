import type { Random } from '../../../src/cli/bench/citations/random.ts'

/** Texts that some layer might take for something else than a text. */
const texts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\uFFFE\uFFFF',
  '\u202Etxet',
  'e\u0301'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(20),
  'İ',
  '%',
  '%_\\',
  "'; select pg_sleep(0); --",
  '$1',
  '{{1}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '-9223372036854775808',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '(a+)+$',
  '{"a":1}',
  '[]',
  '2026-02-30',
  '2026-11-01T25:00:00Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'WyIyMDI2LTAxLTAxVDAwOjAwOjAwLjAwMFoiLCJ4IiwiMSIsIngiXQ',
  'trend://posts/x/%00',
  'svc_live',
]

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { constructor: { prototype: { polluted: true } } },
  { toString: 'x', valueOf: 1, toJSON: 'y' },
]

/** Long ones are longer than what any field takes, and shorter than a body may be. */
export function hostileText(random: Random): string {
  if (random.below(10) > 0) return random.pick(texts)
  return random.pick(['a', 'é', '\u0000', '👩', '"', '\\', '(', ' ']).repeat(1 + random.below(5000))
}

export function hostileValue(random: Random): unknown {
  const drawn = random.below(12)
  if (drawn === 0) return nested(random.below(80))
  if (drawn === 1) return Array.from({ length: random.below(300) }, () => hostileText(random))
  if (drawn === 2) return Object.fromEntries([[hostileText(random), hostileText(random)]])
  return drawn < 8 ? hostileText(random) : random.pick(others)
}

export function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}
