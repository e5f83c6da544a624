import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quotaDayOf, secondsUntilQuotaDay } from '../../../src/collectors/youtube/quota-day.ts'

const HOUR = 3600

const cases = [
  ['in winter midnight Pacific is 08:00 UTC', '2026-11-20T22:45:00Z', 9.25 * HOUR],
  ['in summer it is 07:00 UTC', '2026-07-01T06:00:00Z', HOUR],
  ['a second before midnight one second is left', '2026-11-21T07:59:59Z', 1],
  ['at midnight a whole day is left', '2026-11-21T08:00:00Z', 24 * HOUR],
  ['the day on which clocks go forward has 23 hours', '2026-03-08T08:00:00Z', 23 * HOUR],
  ['the day on which clocks go back has 25 hours', '2026-11-01T07:00:00Z', 25 * HOUR],
  ['it holds after the change too', '2026-11-01T12:00:00Z', 20 * HOUR],
  ['a fraction of a second is rounded up', '2026-11-21T07:59:59.400Z', 1],
  ['the last day of a year ends like any other', '2026-12-31T20:00:00Z', 12 * HOUR],
] as const

for (const [rule, now, seconds] of cases) {
  test(rule, () => {
    assert.equal(secondsUntilQuotaDay(new Date(now)), seconds)
  })
}

const days = [
  ['a second before midnight Pacific it is still the day before', '2026-11-21T07:59:59Z', '2026-11-20'],
  ['at midnight Pacific a day begins', '2026-11-21T08:00:00Z', '2026-11-21'],
  ['in summer it begins an hour earlier in UTC', '2026-07-01T07:00:00Z', '2026-07-01'],
  ['the first of a month is written with two digits', '2027-01-01T08:00:00Z', '2027-01-01'],
] as const

for (const [rule, now, day] of days) {
  test(rule, () => {
    assert.equal(quotaDayOf(new Date(now)), day)
  })
}
