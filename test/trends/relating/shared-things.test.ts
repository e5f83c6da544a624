import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedThings } from '../../../src/trends/relating/shared-things.ts'

const cases: readonly [rule: string, text: string, terms: readonly string[]][] = [
  ['names and numbers within another script', '更新後にE17とbluetoothが出るランプ', ['e17', 'bluetooth']],
  ['a name in whichever way it is written', 'PL-200 pl200 Wi-Fi WIFI', ['pl200', 'wifi']],
  ['versions and numbers of three digits', '4.2 4.2.1 v4.2 787', ['4.2', '4.2.1', 'v42', '787']],
  ['no function words of any language', 'the der 17 avec para', []],
  ['no amounts, years, short numbers and words', '50W 10am 5G 2026 1999 42 ok', []],
  ['no accounts', '@fernhelp lamp @e17 u.s.', ['lamp']],
  ['no words of other scripts', 'лампа 배송 ランプ', []],
]

for (const [rule, text, terms] of cases) {
  test(`posts in two languages may share ${rule}`, () => {
    assert.deepEqual([...sharedThings(text).terms.keys()], terms)
  })
}

test('a term knows the one directly before it', () => {
  const { terms } = sharedThings('Aurora Mini, Halo and the Aurora')
  assert.deepEqual(
    [...terms],
    [
      ['aurora', undefined],
      ['mini', 'aurora'],
      ['halo', undefined],
    ],
  )
})

test('a link is its page, without how somebody came there; a homepage is none, nor what stands behind a link', () => {
  const links = (text: string) => [...sharedThings(text).links]
  assert.deepEqual(
    links('https://www.help.example/dark/?utm_source=a&id=7 (http://m.help.example/dark?id=7#top).'),
    ['https://help.example/dark?id=7'],
  )
  assert.deepEqual(links('https://help.example https://help.example/?utm_source=mail'), [])
  assert.deepEqual(links('https://help.example/e17が出る'), ['https://help.example/e17'])
  assert.deepEqual(links('https:// https://[ http://%'), [])
})
