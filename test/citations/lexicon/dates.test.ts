import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findDates } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

/** A Friday. */
const now = '2026-11-20'
const told = (text: string): string[] =>
  wordsOf(text, findDates(text, { now })).map(
    ([word, { readings }]) =>
      `${word}: ${readings.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(' or ')}`,
  )

const dates: readonly (readonly [text: string, found: string])[] = [
  // English
  ['It was posted yesterday.', 'yesterday: 2026-11-19'],
  ['A post of two days ago.', 'two days ago: 2026-11-18'],
  ['It came two weeks ago.', 'two weeks ago: 2026-11-03..2026-11-09'],
  ['On the 12th of November it began.', 'the 12th of November: 2026-11-12'],
  ['On Nov 12, 2026, and on 13 Nov again.', 'Nov 12, 2026: 2026-11-12, 13 Nov: 2026-11-13'],
  ['Between 12 and 18 November it grew.', 'Between 12 and 18 November: 2026-11-12..2026-11-18'],
  ['From November 12 to November 18 it grew.', 'November 12 to November 18: 2026-11-12..2026-11-18'],
  ['November 12–18, 2026 was loud.', 'November 12–18, 2026: 2026-11-12..2026-11-18'],
  ['On Tuesday, 10 November 2026, it began.', 'On Tuesday, 10 November 2026: 2026-11-10'],
  ['Seen by Nov 13, 2026, and by November.', 'Nov 13, 2026: 2026-11-13, by November: 2026-11-01..2026-11-30'],
  ['Seen on 11.12.2026.', '11.12.2026: 2026-12-11 or 2026-11-12'],
  ['On a scale from 0 to 100 it lands on 11.8.', ''],
  ['Seen on 11/12/2026.', '11/12/2026: 2026-12-11 or 2026-11-12'],
  ['Seen on 2026-11-12T10:00:00Z.', '2026-11-12: 2026-11-12'],
  ['It was loud last Tuesday.', 'last Tuesday: 2026-11-17 or 2026-11-10'],
  ['It was loud last week.', 'last week: 2026-11-08..2026-11-15'],
  ['In early November it began.', 'early November: 2026-11-01..2026-11-10'],
  ['In the last 7 days it grew.', 'In the last 7 days: 2026-11-13..2026-11-20'],
  ['It was loud in May 2025.', 'in May 2025: 2025-05-01..2025-05-31'],
  ['On 24 December it began.', '24 December: 2025-12-24'],
  // German
  [
    'Vorgestern schrieb sie das, am 12. November 2026.',
    'Vorgestern: 2026-11-18, am 12. November 2026: 2026-11-12',
  ],
  [
    'Vor zwei Wochen und am 12.11. war es laut.',
    'Vor zwei Wochen: 2026-11-03..2026-11-09, 12.11.: 2026-11-12',
  ],
  [
    'Letzten Dienstag war es laut, in der letzten Woche auch.',
    'Letzten Dienstag: 2026-11-17 or 2026-11-10, in der letzten Woche: 2026-11-08..2026-11-15',
  ],
  ['Am Mittwoch (11.11.) begann es.', 'Am Mittwoch (11.11.: 2026-11-11'],
  // Spanish
  [
    'Hace dos días lo escribió, el 5 de noviembre de 2026.',
    'Hace dos días: 2026-11-18, el 5 de noviembre de 2026: 2026-11-05',
  ],
  ['Llegó el domingo 8/11.', 'el domingo 8/11: 2026-11-08'],
  ['El martes pasado y anteayer.', 'El martes pasado: 2026-11-17 or 2026-11-10, anteayer: 2026-11-18'],
  ['La semana pasada creció mucho.', 'La semana pasada: 2026-11-08..2026-11-15'],
  // Portuguese
  ['Há três dias, em 12 de novembro.', 'Há três dias: 2026-11-17, em 12 de novembro: 2026-11-12'],
  ['Anteontem e na semana passada.', 'Anteontem: 2026-11-18, na semana passada: 2026-11-08..2026-11-15'],
  ['No início de novembro de 2026.', 'No início de novembro de 2026: 2026-11-01..2026-11-10'],
  // French
  ['Une plainte de sept messages, dont un de sept. 2026.', 'de sept. 2026: 2026-09-01..2026-09-30'],
  [
    'Il y a deux jours, le 12 novembre 2026.',
    'Il y a deux jours: 2026-11-18, le 12 novembre 2026: 2026-11-12',
  ],
  [
    'Avant-hier et la semaine dernière.',
    'Avant-hier: 2026-11-18, la semaine dernière: 2026-11-08..2026-11-15',
  ],
  [
    'Du 12 au 18 novembre, le 1er novembre aussi.',
    'Du 12 au 18 novembre: 2026-11-12..2026-11-18, le 1er novembre: 2026-11-01',
  ],
  // Arabic
  ['كتب ذلك قبل ثلاثة أيام في ٢ نوفمبر ٢٠٢٦', 'قبل ثلاثة أيام: 2026-11-17, في ٢ نوفمبر ٢٠٢٦: 2026-11-02'],
  ['كتبت ذلك أمس وفي الأسبوع الماضي', 'أمس: 2026-11-19, الأسبوع الماضي: 2026-11-08..2026-11-15'],
  ['في ٢ تشرين الثاني', 'في ٢ تشرين الثاني: 2026-11-02'],
  // Japanese
  ['3日前の投稿と11月12日の投稿', '3日前: 2026-11-17, 11月12日: 2026-11-12'],
  [
    '先週と一昨日、2026年11月',
    '先週: 2026-11-08..2026-11-15, 一昨日: 2026-11-18, 2026年11月: 2026-11-01..2026-11-30',
  ],
  // Chinese
  ['三天前和11月12日', '三天前: 2026-11-17, 11月12日: 2026-11-12'],
  [
    '前天，上周，二〇二六年十一月十二日',
    '前天: 2026-11-18, 上周: 2026-11-08..2026-11-15, 二〇二六年十一月十二日: 2026-11-12',
  ],
  // Korean
  ['3일 전과 11월 12일의 글', '3일 전: 2026-11-17, 11월 12일: 2026-11-12'],
  ['어제와 지난주의 글', '어제: 2026-11-19, 지난주: 2026-11-08..2026-11-15'],
  // Thai
  ['เมื่อวานนี้ และ 12 พฤศจิกายน 2569', 'เมื่อวานนี้: 2026-11-19, 12 พฤศจิกายน 2569: 2026-11-12'],
  ['สองวันก่อน และสัปดาห์ที่แล้ว', 'สองวันก่อน: 2026-11-18, สัปดาห์ที่แล้ว: 2026-11-08..2026-11-15'],
]

describe('a date is found', () => {
  for (const [text, found] of dates) test(`in "${text}"`, () => assert.equal(told(text).join(', '), found))

  test('in the order of day and month that is given', () => {
    const [found] = findDates('Seen on 11/12/2026.', { now, order: 'monthFirst' })
    assert.deepEqual(found?.value.readings, [{ from: '2026-11-12', to: '2026-11-12' }])
  })
  test('without a year as the last such day', () => {
    const [found] = findDates('On 24 December it began.', { now })
    assert.equal(found?.value.isYearless, true)
  })
  test('by its distance from today', () => {
    const [found] = findDates('Yesterday.', { now })
    assert.equal(found?.value.isRelative, true)
  })
})

describe('no date is found', () => {
  for (const text of [
    'It may march on for 30 days.',
    'It has 34 comments and 2026 views.',
    'On 31 November nothing happened.',
    'The ratio is 12/11.',
    'Version 4.11.2 is out.',
    'Es kostet 49 Euro.',
  ]) {
    test(`in "${text}"`, () => assert.deepEqual(told(text), []))
  }
})
