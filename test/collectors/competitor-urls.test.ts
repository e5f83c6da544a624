import assert from 'node:assert/strict'
import { test } from 'node:test'
import { competitorSites } from '../../src/collectors/competitor-urls.ts'

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
