import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ConfirmScans, NamedPlan } from '../../src/model/index.ts'
import { type AskedConsent, type ConsentStep, nextConsentStep } from '../../src/scan/consent.ts'
import { describeQuestion } from '../../src/scan/describe-question.ts'

const again: AskedConsent = { way: 'second_call', tokenField: 'confirmToken' }
const inCall = (token?: string, answer?: 'yes' | 'no'): AskedConsent => ({ way: 'in_call', token, answer })

describe('before a new scan', () => {
  const rows: readonly [
    rule: string,
    consent: AskedConsent,
    confirmToken: string | undefined,
    setting: ConfirmScans,
    next: ConsentStep,
  ][] = [
    ['a client that has asked is trusted', again, undefined, 'client', { step: 'start' }],
    ['a token is never passed over', again, 't', 'client', { step: 'use', token: 't' }],
    ['required: the first call asks', again, undefined, 'required', { step: 'ask' }],
    ['required: the second brings the token', again, 't', 'required', { step: 'use', token: 't' }],
    ['who can be asked is asked', inCall(), undefined, 'client', { step: 'ask' }],
    ['an argument is no answer of a user', inCall(), 't', 'required', { step: 'ask' }],
    ['a yes without its question is none', inCall(undefined, 'yes'), undefined, 'client', { step: 'ask' }],
    ['a question without answer is asked again', inCall('t'), undefined, 'client', { step: 'ask' }],
    ['a yes uses its question up', inCall('t', 'yes'), 'u', 'client', { step: 'use', token: 't' }],
    ['a no stops', inCall('t', 'no'), undefined, 'required', { step: 'stop', token: 't' }],
    [
      'a no to nothing stops, too',
      inCall(undefined, 'no'),
      't',
      'client',
      { step: 'stop', token: undefined },
    ],
  ]
  for (const [rule, consent, confirmToken, setting, next] of rows) {
    test(rule, () => assert.deepEqual(nextConsentStep(consent, confirmToken, setting), next))
  }
})

describe('the question', () => {
  const x: NamedPlan = {
    collector: 'x',
    configured: true,
    steps: [
      { platform: 'x', label: 'words of theirs', calls: 2 },
      { platform: 'x', label: 'more', calls: 3 },
    ],
    costs: [
      { unit: 'posts', amount: 100, left: 500, usd: 0.5 },
      { unit: 'authors', amount: 5, left: null, usd: 0.05 },
    ],
    notCovered: [],
  }
  const youtube: NamedPlan = {
    ...x,
    collector: 'youtube',
    steps: [{ platform: 'youtube', label: 'search', calls: 9 }],
    costs: [
      { unit: 'units', amount: 100, left: 10_000, usd: null },
      { unit: 'calls', amount: 1, left: null, usd: null },
    ],
  }
  const reddit: NamedPlan = { collector: 'reddit', configured: false, settings: ['REDDIT_CLIENT_ID'] }

  test('names who is called how often, the money, and when the next scan may start', () => {
    assert.equal(
      describeQuestion({ name: 'Fern' }, [reddit, x, youtube], 3600),
      'Run a live scan of the workspace "Fern" now? It calls at most X (5 calls), YouTube (1 call), for $0.55 at most, and stores the public posts it finds. The next scan may start 60 minutes later.',
    )
  })

  test('says nothing of money where no platform takes any', () => {
    assert.ok(!describeQuestion({ name: 'Fern' }, [youtube], 60).includes('$'))
    assert.match(describeQuestion({ name: 'Fern' }, [youtube], 60), /may start 1 minute later\.$/)
  })

  test('promises no scan sooner than it may start', () => {
    assert.match(describeQuestion({ name: 'Fern' }, [youtube], 61), /may start 2 minutes later\.$/)
  })

  test('shows a workspace’s name of 60 characters whole', () => {
    const name = '🌱'.repeat(60)
    assert.ok(describeQuestion({ name: ` ${name} ` }, [youtube], 3600).includes(`"${name}"`))
  })

  test('shows the workspace’s name short, on one line, without what is invisible or closes the quote', () => {
    const hostile = `A\u202e"\n\u{e0041}\u200b B\ud800 ${'x'.repeat(10_000)}`
    const question = describeQuestion({ name: hostile }, [youtube], 3600)
    assert.match(question, /^Run a live scan of the workspace "A B x{56}…" now\?/)
    assert.ok(question.length < 400)
  })
})
