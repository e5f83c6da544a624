import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holds } from '../holds.ts'
import { disguises } from './disguises.ts'
import { runKeyOf, scanKeyOf } from './known.ts'
import { attack, tenants } from './tenants.ts'

holds('tenants', tenants)

test('one request in ten that runs for another workspace is found', async (t) => {
  const undoings: (() => Promise<void>)[] = []
  t.after(async () => {
    for (const undo of undoings.toReversed()) await undo()
  })
  let count = 0
  const { violations } = await attack(
    {
      form: 'short',
      seed: 1,
      signal: t.signal,
      after: (undo) => void undoings.push(undo),
      tell: () => {},
    },
    {
      attempts: 80,
      worlds: 2,
      plant(sent, { own, victim }) {
        count += 1
        if (count % 10 > 0) return sent
        const swapped = Object.entries(sent.headers).map(([name, value]) => [
          name,
          value.replace(own.caller.key, victim.caller.key).replace(own.person.cookie, victim.person.cookie),
        ])
        return { ...sent, headers: Object.fromEntries(swapped) }
      },
    },
  )
  assert.ok(
    violations.some((violation) => violation.includes('is in the answer')),
    violations.join('\n'),
  )
})

test('no key that one workspace may scan under is one that it then asks for as another’s', () => {
  const formsOf = (key: string) => [key, ...disguises.map((disguise) => disguise(key, 'own-scan-0'))]
  const started = new Set(formsOf(runKeyOf('zqtabcdefgh')))
  assert.deepEqual(
    formsOf(scanKeyOf('zqtabcdefgh')).filter((asked) => started.has(asked)),
    [],
  )
})
