import { test } from 'node:test'
import { intentsOf } from '../../src/intents/index.ts'
import { languagePatterns } from '../../src/intents/languages/index.ts'
import { assertLinear } from '../support/linear.ts'

const lengths = { shortLength: 2_000, longLength: 40_000 }

const parts = [
  ...['a', 'a ', 'ab,', '! ', 'a?', ' ', '@a ', '#a', 'é', '\u0301', '&amp;', 'https://a ', '😀'],
  ...[
    'not ',
    'no more than ',
    'will not be able to ',
    "i can't ",
    'switched from ',
    'how do i ',
    'would be ',
  ],
  ...[
    'no me ',
    'não se ',
    'nicht mehr ',
    "ne s'",
    'لا ',
    'من ',
    'ない',
    'より',
    '没有',
    '比',
    '안 ',
    '보다 ',
    'ไม่',
    'กว่า',
  ],
]

test('a hostile post takes time in proportion to its length', () => {
  for (const part of parts) assertLinear(intentsOf, part, lengths)
})

/** The beginnings of patterns over and over, so that none finds its end. */
test('repeated beginnings of patterns take time in proportion to their number', () => {
  for (const { phrases } of Object.values(languagePatterns)) {
    for (const patterns of Object.values(phrases)) {
      const beginning = (patterns[0] ?? '').replaceAll(/[^\p{L}\p{M} ]+/gu, ' ').slice(0, 40)
      if (beginning.trim() !== '') assertLinear(intentsOf, `${beginning} `, lengths)
    }
  }
})
