import { test } from 'node:test'
import { matchSnapshot } from '../../support/snapshot.ts'
import { rankEveryKind, rankOneCompany, rankSixLanguages } from './rankings.ts'

test('the ranking of one company’s posts is as committed', async () => {
  await matchSnapshot(fileOf('one-company'), rankOneCompany())
})

test('the ranking of six languages with a ledger and earlier trends is as committed', async () => {
  await matchSnapshot(fileOf('six-languages'), rankSixLanguages())
})

test('the ranking of posts of every kind is as committed', async () => {
  await matchSnapshot(fileOf('every-kind'), rankEveryKind())
})

function fileOf(name: string): URL {
  return new URL(`./${name}.snapshot.json`, import.meta.url)
}
