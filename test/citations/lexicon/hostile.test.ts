import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as lexicon from '../../../src/citations/lexicon/index.ts'

const LENGTH = 50_000
const fill = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH)

/** What makes a recogniser go back and forth, if anything does. */
const texts = [
  '1',
  '1,',
  '1.',
  '12-',
  '1 000 ',
  '12/11/',
  ' ',
  'a',
  'a ',
  '_',
  '@',
  '@a',
  'u/',
  'r/a',
  'x',
  'X, ',
  '-',
  '"',
  '.',
  '\n',
  'last ',
  'two ',
  'twenty ',
  'hundred ',
  'two hundred thousand and ',
  'three times ',
  'from two to ',
  'more than ',
  'at least ',
  'in the last ',
  'between 1 ',
  'between 1 and ',
  'has a comment ',
  '1 like and one comment ',
  '有一条评论',
  'only ',
  'most of them ',
  'as many ',
  'the most ',
  'the most talked about ',
  'the second most ',
  '12 nov ',
  'nov 12, ',
  'nov ',
  'on tuesday ',
  'tuesday, ',
  'posted by ',
  'the user ',
  'grew by 40 ',
  'no ',
  'zweiundvierzig',
  'ein',
  'veinte y ',
  'hace ',
  'hace dos ',
  'mil ',
  'das am meisten ',
  '一',
  '十',
  '百',
  '千万',
  '三月',
  '二〇',
  '的',
  'は',
  'という',
  '火曜',
  '월',
  '삼십',
  '이',
  '그',
  'ที่',
  'สิบ',
  'ห้า',
  '٣',
  'و',
  'وال',
  'ال',
  'ثلاثة و',
  'قبل ',
  '\u0301',
  'e\u0301',
  '\u064B',
  '\u200B',
  '\uD800',
  '😀',
  'İ',
  '（',
  '々',
] as const

const recognisers = {
  findPlatforms: lexicon.findPlatforms,
  findAuthors: lexicon.findAuthors,
  findDates: (text: string) => lexicon.findDates(text, { now: '2026-11-20' }),
  findNumbers: lexicon.findNumbers,
  findRanks: lexicon.findRanks,
  findDirections: lexicon.findDirections,
  findIntents: lexicon.findIntents,
  findMetrics: lexicon.findMetrics,
  findQuantifiers: (text: string) => lexicon.findQuantifiers(text, lexicon.languages),
  findActed: (text: string) => lexicon.findActed(text, lexicon.languages),
  findActors: (text: string) => lexicon.findActors(text, lexicon.languages),
  findAsking: (text: string) => lexicon.findAsking(text, lexicon.languages),
  claimsNothing: lexicon.claimsNothing,
  languagesOf: lexicon.languagesOf,
} as const

/** Of the processor. All together take a tenth of it; the square of the length would take many times as much. */
const MAX_MS = 10_000

describe(`on ${LENGTH} characters of anything`, () => {
  for (const recognise of Object.values(recognisers)) recognise('It is loud on X today.')
  for (const part of texts) {
    test(`such as ${JSON.stringify(part)} the time is in proportion to their number`, () => {
      const text = fill(part)
      const before = process.cpuUsage()
      for (const recognise of Object.values(recognisers)) recognise(text)
      const { user, system } = process.cpuUsage(before)
      assert.ok((user + system) / 1000 < MAX_MS)
    })
  }
})

test('what is found lies in the text, in order, and overlaps nothing', () => {
  for (const part of texts) {
    const text = fill(part).slice(0, 2000)
    for (const [name, recognise] of Object.entries(recognisers)) {
      if (name === 'languagesOf') continue
      let end = 0
      for (const found of recognise(text)) {
        assert.ok(
          typeof found === 'object' && found.start >= end && found.end > found.start,
          `${name} ${part}`,
        )
        end = found.end
      }
      assert.ok(end <= text.length)
    }
  }
})
