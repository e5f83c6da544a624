import assert from 'node:assert/strict'
import { test } from 'node:test'
import { competitorSites, urlsOn } from '../../src/collectors/competitor-urls.ts'

const urls = [
  'https://www.sunbar.example/lamps?x=1',
  'https://sunbar.example/',
  'https://shop.plantlab.example',
  'https://m.facebook.com/sunbar',
  'https://twitter.com/sunbar',
  'https://www.amazon.com/sunbar',
  'https://notreddit.com/r/lamps',
  'no url',
]

test("names each competitor's own site once, without www", () => {
  assert.deepEqual(competitorSites(urls), ['sunbar.example', 'shop.plantlab.example', 'notreddit.com'])
})

test('finds the accounts on a platform under any of its hosts', () => {
  assert.deepEqual(
    urlsOn('facebook', urls).map(({ href }) => href),
    ['https://m.facebook.com/sunbar'],
  )
  assert.deepEqual(
    urlsOn('x', urls).map(({ href }) => href),
    ['https://twitter.com/sunbar'],
  )
})

test('does not take a host for a platform because it ends alike', () => {
  assert.deepEqual(urlsOn('reddit', urls), [])
})
