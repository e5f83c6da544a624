/** Pieces of many scripts, among them what folds in unusual ways, joins what stands before it, or is not shown. */
const PIECES = [
  ...[
    'ba',
    'de',
    'Lamp',
    ' ',
    ' ',
    ' ',
    '50 %_',
    '\\',
    "'",
    '#',
    'xq',
    'flickers',
    '\n',
    '\r\n',
    'https://e.org/a?b=1',
  ],
  ...['ß', 'SS', 'İ', 'ı', 'I\u0307', 'ΣΟΦΟΣ', 'ς', 'σ', 'é', 'e\u0301', '\u0301', 'ﬁ', 'ǆ', 'ŉ', 'Å', 'K'],
  ...['лампа', 'ЁЖ', 'й', 'и\u0306', 'مصباح', 'לילה', 'दीपक', '\u094D', 'โคมไฟ', 'ம', 'ொ'],
  ...[
    '植物',
    '灯',
    '漢字',
    '東京',
    'がつ',
    'か\u3099',
    'カ',
    '\u3099',
    'ｶﾞ',
    '전구',
    '\u1100',
    '\u1161',
    '\u11A8',
    '㍿',
  ],
  ...[
    '👩\u200D💻',
    '❤\uFE0F',
    '1\uFE0F\u20E3',
    '🌱',
    '𝒜',
    '𐐀',
    '\u200B',
    '\u00AD',
    '\u001B[31m',
    '\u001B[',
    '\u001B',
    '[0m',
    '\u009B1m',
  ],
]

/** A text of up to so many pieces, at least one of them shown. `random` gives numbers in [0, 1). */
export function inventText(random: () => number, maxPieces: number): string {
  const count = 1 + Math.floor(random() * maxPieces)
  return `${Array.from({ length: count }, () => PIECES[Math.floor(random() * PIECES.length)]).join('')}.`
}
