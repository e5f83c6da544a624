import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Collector } from '../../src/collectors/collector.ts'
import { CollectorRecord } from '../../src/model/index.ts'
import {
  type CollectorRegistry,
  notConfiguredSentence,
  unrecordedCollectors,
  withUnconfigured,
} from '../../src/scan/collector-registry.ts'

const at = new Date('2026-11-20T22:45:00Z')

function configured(name: Collector['name']): Collector {
  const unused = () => assert.fail('nothing is collected here')
  return { name, platforms: [], plan: unused, budgets: unused, collect: unused, recheck: unused }
}

const registry: CollectorRegistry = {
  reddit: { name: 'reddit', platforms: ['reddit'], settings: ['REDDIT_CLIENT_ID', 'REDDIT_CLIENT_SECRET'] },
  x: configured('x'),
  youtube: { name: 'youtube', platforms: ['youtube'], settings: ['YOUTUBE_API_KEY'] },
  meta: configured('meta'),
}

function ended(collector: CollectorRecord['collector']): CollectorRecord {
  return {
    collector,
    platforms: [],
    status: 'ok',
    startedAt: at.toISOString(),
    completedAt: at.toISOString(),
    durationMs: 0,
    requests: 3,
    attempts: 3,
    fetched: 7,
    stored: 7,
    updated: 0,
    rejected: {},
    coverage: [],
    retryAfterSeconds: null,
    error: null,
  }
}

test('a scan tells of every collector once, in the contract’s order, whoever ended first', () => {
  const records = withUnconfigured(registry, [ended('meta'), ended('x')], at)
  assert.deepEqual(
    records.map(({ collector, status }) => [collector, status]),
    [
      ['reddit', 'not_configured'],
      ['x', 'ok'],
      ['youtube', 'not_configured'],
      ['meta', 'ok'],
    ],
  )
})

test('a collector that is not configured did nothing and found nothing, and says what would configure it', () => {
  const [record] = withUnconfigured(registry, [], at)
  const { requests, attempts, fetched, stored, updated, coverage, error } = CollectorRecord.parse(record)
  assert.deepEqual([requests, attempts, fetched, stored, updated, coverage], [0, 0, 0, 0, 0, []])
  assert.match(error?.message ?? '', /REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET/)
})

test('a collector that ended before its settings were taken away keeps its record', () => {
  const records = withUnconfigured(registry, [ended('youtube')], at)
  assert.deepEqual(
    records.filter(({ collector }) => collector === 'youtube'),
    [ended('youtube')],
  )
  const { notConfigured } = unrecordedCollectors(registry, {
    state: 'completed',
    collectors: [ended('youtube')],
  })
  assert.deepEqual(notConfigured, ['reddit'])
})

test('a scan waits for the configured collectors that have not ended, and for none once it is over', () => {
  const collectors = [ended('x')]
  for (const state of ['running', 'abandoned'] as const) {
    assert.deepEqual(unrecordedCollectors(registry, { state, collectors }).pending, ['meta'], state)
  }
  for (const state of ['completed', 'failed'] as const) {
    assert.deepEqual(unrecordedCollectors(registry, { state, collectors }).pending, [], state)
  }
})

test('names the settings of each collector that could be configured', () => {
  assert.equal(
    notConfiguredSentence(registry),
    'No collector is configured, so nothing can be collected. Set REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET for reddit; or YOUTUBE_API_KEY for youtube. Posts of a file can be imported without any.',
  )
})
