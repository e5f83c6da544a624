import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companiesOf } from '../../src/workspace/companies.ts'
import { voiceIdentity } from '../../src/workspace/voice-identity.ts'

type Configured = Parameters<typeof companiesOf>[0] & { readonly x?: readonly string[] }

function companies({ x = [], ...workspace }: Partial<Configured>) {
  const whole = {
    productName: 'Fernlight Pro 2',
    productUrl: 'https://fernlight.example',
    competitorUrls: [],
    words: [],
    ...workspace,
  }
  return companiesOf(whole, voiceIdentity({ ...whole, handles: { x: [...x] } }, []))
}

test('the own product goes by its name, and by its site’s where its name begins so', () => {
  assert.deepEqual(companies({}).own.names, ['Fernlight Pro 2', 'fernlight'])
  assert.deepEqual(companies({ productUrl: 'https://fern-light.example' }).own.names, [
    'Fernlight Pro 2',
    'fern-light',
  ])
  assert.deepEqual(companies({ productUrl: 'https://market.example/fernlight' }).own.names, [
    'Fernlight Pro 2',
  ])
})

test('a site’s name that is an entry of the word list is a name of the own company', () => {
  const own = companies({ productUrl: 'https://acme.example', words: ['Acme'] }).own
  assert.deepEqual(own.names, ['Fernlight Pro 2', 'acme'])
})

test('accounts of its own are mentioned, those of competitors are theirs', () => {
  const { own, competitors } = companies({
    x: ['fernlight', 'fern_help', 'sunbar_lights'],
    competitorUrls: ['https://sunbar.example'],
  })
  assert.deepEqual(own.names, ['Fernlight Pro 2', 'fernlight', '@fern_help'])
  assert.deepEqual(competitors, [{ name: 'sunbar', names: ['sunbar', '@sunbar_lights'] }])
})

test('links of one competitor are one competitor, of two sites with like names two', () => {
  const { competitors } = companies({
    competitorUrls: [
      'https://www.youtube.com/@sunbarlights',
      'https://apple.example',
      'https://sunbar.example',
      'https://sunbar.test',
      'https://applebees.example',
    ],
  })
  assert.deepEqual(
    competitors.map(({ names }) => names),
    [['sunbar', 'sunbarlights'], ['apple'], ['applebees']],
  )
})

test('a name stands for one company: the own one keeps it', () => {
  const { competitors } = companies({
    competitorUrls: ['https://www.fernlight.example', 'https://plantlab.example'],
  })
  assert.deepEqual(
    competitors.map(({ name }) => name),
    ['plantlab'],
  )
})
