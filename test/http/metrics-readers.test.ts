import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../src/config/read-config.ts'
import { createRangeCheck } from '../../src/http/client-address.ts'
import { mayReadMetrics } from '../../src/http/metrics-readers.ts'

const readers = (list: string) => createRangeCheck(readConfig({ METRICS_READERS: list }).METRICS_READERS)
const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  socket: { remoteAddress },
  headers,
})

test('metrics are for this machine alone unless METRICS_READERS names others', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
    assert.equal(mayReadMetrics(from(address), readers('')), true, address)
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', 'fd00::7', '128.0.0.1', ''])
    assert.equal(mayReadMetrics(from(address), readers('')), false, address)
})

test('a named address or range reads them, in every form, and its neighbours do not', () => {
  const named = readers('10.0.0.7, fd00::/64')
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', 'fd00::7'])
    assert.equal(mayReadMetrics(from(address), named), true, address)
  for (const address of ['10.0.0.8', 'fd00:0:0:1::7', ''])
    assert.equal(mayReadMetrics(from(address), named), false, address)
})

test('nobody reads them through a proxy, not even one at a named address', () => {
  const named = readers('10.0.0.7')
  for (const name of [
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
    'x-azure-clientip',
    'x-envoy-external-address',
    'x-originating-ip',
    'x-remote-addr',
    'cdn-loop',
  ]) {
    assert.equal(mayReadMetrics(from('10.0.0.7', { [name]: '10.0.0.7' }), named), false, name)
    assert.equal(mayReadMetrics(from('127.0.0.1', { [name]: '127.0.0.1' }), named), false, name)
  }
})
