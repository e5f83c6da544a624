import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Decision } from '../../src/admission/admission.ts'
import { costs } from '../../src/admission/limits.ts'
import { CollectorStatus } from '../../src/model/index.ts'
import { createMetrics, type RankedJob } from '../../src/process/metrics.ts'
import { call, startTestService, type TestService } from '../support/service.ts'
import { groupedBy, readAlerts, readPanels, selectorsOf } from './deploy-files.ts'

/** What Prometheus adds to every series. */
const OF_PROMETHEUS = ['job', 'instance']

/** The values that labels take, where queries name them; a metric's own set before a label's. */
const values: Readonly<Record<string, readonly string[]>> = {
  'collector_runs_total status': CollectorStatus.options,
  decision: ['entered', 'lane_full', 'all_full', 'too_late', 'gone', 'overloaded'] satisfies Decision[],
  'ranking_seconds outcome': ['done', 'failed', 'abandoned'] satisfies RankedJob['outcome'][],
  'scans_total outcome': ['completed', 'failed', 'interrupted'],
  change: ['taken', 'returned'],
  why: ['failed_authentication', 'without_key'],
  cost: costs,
  limit: ['of_address', 'of_all'],
}

let service: TestService
let scraped: string
before(async () => {
  service = await startTestService()
  await call(`${service.url}/healthz`)
  scraped = (await call(`${service.url}/metrics`)).text
})
after(() => service.close())

/** The metric that a series of /metrics belongs to; undefined where there is none. */
function metricOf(series: string): string | undefined {
  const types = new Map(
    [...scraped.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
  )
  if (types.has(series) && types.get(series) !== 'histogram') return series
  const base = series.replace(/_(bucket|sum|count)$/, '')
  return base !== series && types.get(base) === 'histogram' ? base : undefined
}

/** The service's own metrics, without those that prom-client has of every process. */
function ownMetrics(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const names = [...scraped.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  return names.filter((name) => registry.getSingleMetric(name) === undefined)
}

/** The labels that a metric can have: those it was made with, or that stand in /metrics. */
function labelsOf(metric: string): string[] {
  const { labelNames } = Object(createMetrics().registry.getSingleMetric(metric))
  if (Array.isArray(labelNames)) return [...labelNames.map(String), 'le']
  const samples = scraped.matchAll(new RegExp(`^${metric}\\{([^}]*)\\}`, 'gm'))
  return [...samples].flatMap(([, labels = '']) =>
    [...labels.matchAll(/(\w+)="/g)].map(([, name = '']) => name),
  )
}

for (const [name, read] of Object.entries({ 'the dashboard': readPanels, 'the alerts': readAlerts })) {
  test(`${name}: each series, label and value that is asked for is one of /metrics`, async () => {
    const queries = await read()
    assert.ok(queries.length > 10)
    for (const { of, expr } of queries) {
      const selectors = selectorsOf(expr)
      assert.ok(selectors.length > 0, of)
      const known = new Set(OF_PROMETHEUS)
      for (const { series, labels } of selectors) {
        // Prometheus makes this one itself: whether it could scrape.
        if (series === 'up') continue
        const metric = metricOf(series)
        assert.ok(metric !== undefined, `${of}: there is no ${series}`)
        const own = labelsOf(metric)
        for (const label of own) known.add(label)
        for (const [label, wanted] of labels) {
          assert.ok(
            own.includes(label) || OF_PROMETHEUS.includes(label),
            `${of}: ${metric} has no label ${label}`,
          )
          const allowed: readonly string[] | undefined = values[`${metric} ${label}`] ?? values[label]
          if (allowed !== undefined)
            assert.deepEqual(
              wanted.filter((value) => !allowed.includes(value)),
              [],
              `${of}: ${metric} ${label}`,
            )
        }
      }
      assert.deepEqual(
        groupedBy(expr).filter((label) => !known.has(label)),
        [],
        of,
      )
    }
  })
}

test('the dashboard shows each metric of the service', async () => {
  const shown = new Set(
    (await readPanels()).flatMap(({ expr }) => selectorsOf(expr).map(({ series }) => metricOf(series))),
  )
  const own = ownMetrics()
  assert.ok(own.length > 20, `${own.length} metrics`)
  assert.deepEqual(
    own.filter((name) => !shown.has(name)),
    [],
  )
})

test('a query is read with its series, labels and values', () => {
  const [first, second, ...others] = selectorsOf(
    'sum by (le) (rate(a_bucket{x=~"p|q", y!="z"}[5m])) > 0.5 * (b or c)',
  )
  assert.deepEqual(
    [first?.series, [...(first?.labels ?? [])]],
    [
      'a_bucket',
      [
        ['x', ['p', 'q']],
        ['y', ['z']],
      ],
    ],
  )
  assert.deepEqual([second?.series, ...others.map(({ series }) => series)], ['b', 'c'])
})
