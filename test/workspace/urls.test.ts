import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sitesOf, urlsOn } from '../../src/workspace/urls.ts'

const urls = [
  'https://m.facebook.com/sunbar',
  'https://twitter.com/sunbar',
  'https://notfacebook.com/sunbar',
  'no url',
]

test('a site is a host of one company, without www', () => {
  const sites = [
    'https://www.sunbar.example/lamps',
    'https://github.com/sunbar',
    'https://etsy.com/shop/sunbar',
  ]
  assert.deepEqual(sitesOf([...sites, ...urls]), ['sunbar.example', 'notfacebook.com'])
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
