import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkRecording } from './check-recording.ts'
import type { Reading, ScanAnswer, Write } from './record.ts'

const INTERVAL_MS = 2000
const written: Write = { thing: 'a post', level: 1, begunMs: 10, acknowledgedMs: 20 }
const removed: Write = { thing: 'a post', level: 2, begunMs: 30, acknowledgedMs: 40 }
const read = (saw: Reading['saw'], begunMs: number, endedMs = begunMs + 1): Reading => ({
  thing: 'a post',
  saw,
  begunMs,
  endedMs,
})
const answer = (overrides: Partial<ScanAnswer>): ScanAnswer => ({
  workspaceId: 'ws',
  idempotencyKey: 'key',
  runId: 'run',
  startedAt: '2026-11-01T10:00:00.000Z',
  digest: 'bytes',
  ...overrides,
})

const good: Record<string, { writes?: Write[]; readings?: Reading[]; scans?: ScanAnswer[] }> = {
  'a post that is seen once it is written, and not once it is removed': {
    writes: [written, removed],
    readings: [read('none', 5), read('all', 21), read('none', 41)],
  },
  'readings that overlap a change may see it or not': {
    writes: [written, removed],
    readings: [read('none', 12, 19), read('all', 12, 18), read('all', 32, 39), read('none', 32, 38)],
  },
  'a change that nobody heard of may have happened or not': {
    writes: [{ thing: 'a post', level: 1, begunMs: 10 }],
    readings: [read('none', 50), read('all', 60), read('all', 70)],
  },
  'one key answered twice with the same bytes, and scans that start in time': {
    scans: [
      answer({}),
      answer({}),
      answer({
        idempotencyKey: 'other',
        runId: 'next',
        startedAt: '2026-11-01T10:00:02.000Z',
        digest: 'others',
      }),
      answer({ workspaceId: 'elsewhere', runId: 'another' }),
    ],
  },
}

const bad: Record<string, [{ writes?: Write[]; readings?: Reading[]; scans?: ScanAnswer[] }, RegExp]> = {
  'an acknowledged post that is not there': [{ writes: [written], readings: [read('none', 21)] }, /is lost/],
  'a post that was seen and is not there later': [
    { writes: [{ thing: 'a post', level: 1, begunMs: 10 }], readings: [read('all', 50), read('none', 60)] },
    /is lost/,
  ],
  'a part of a post': [{ writes: [written], readings: [read('some', 15)] }, /half there/],
  'a removed post that is there': [
    { writes: [written, removed], readings: [read('all', 41)] },
    /after its removal/,
  ],
  'a post that is back after a reading without it': [
    {
      writes: [written, { ...removed, acknowledgedMs: 1000 }],
      readings: [read('none', 32), read('all', 50)],
    },
    /after its removal/,
  ],
  'a post that nobody has written yet': [
    { writes: [written], readings: [read('all', 5)] },
    /before anybody wrote/,
  ],
  'a second answer for a key': [
    { scans: [answer({}), answer({ digest: 'others' })] },
    /more than one answer/,
  ],
  'a scan that starts too early': [
    {
      scans: [
        answer({}),
        answer({ idempotencyKey: 'other', runId: 'next', startedAt: '2026-11-01T10:00:01.000Z' }),
      ],
    },
    /started 1000 ms after run/,
  ],
}

const whole = (part: Parameters<typeof checkRecording>[0] | object) => ({
  writes: [],
  readings: [],
  scans: [],
  ...part,
})

for (const [what, recording] of Object.entries(good)) {
  test(`it holds: ${what}`, () => {
    assert.deepEqual(checkRecording(whole(recording), INTERVAL_MS), [])
  })
}

for (const [what, [recording, sentence]] of Object.entries(bad)) {
  test(`it is found: ${what}`, () => {
    const violations = checkRecording(whole(recording), INTERVAL_MS)
    assert.equal(violations.length, 1, violations.join(' '))
    assert.match(violations.join(' '), sentence)
  })
}
