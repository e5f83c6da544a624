import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CitationsResponse } from '../../src/model/index.ts'
import { citationOf } from '../../web/view/citation.ts'
import { samplePost, storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const texts: readonly [what: string, text: string][] = [
  ['one line', 'The lamp hums louder the lower I set it'],
  ['a title and a text', 'Humming lamp\n\nThe lamp hums louder the lower I set it. Anybody else?'],
  ['lines', 'The lamp hums\nlouder the lower\nI set it'],
  ['a long text', `The lamp hums ${'and it hums again '.repeat(60)}`],
  ['another script', '植物ライトを買ったらバジルが元気になった。もっと早く買えばよかった。'],
]

test('a copied citation passes the check of citations', async () => {
  const caller = await mintCaller(service.db)
  for (const [index, [what, text]] of texts.entries()) {
    const [post] = await storeSamples(service.db, caller.workspace.id, [{ id: `t3_copied${index}`, text }])
    assert.ok(post !== undefined)
    const answer = await call(`${service.url}/v1/citations/check`, {
      key: caller.key,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: citationOf(post) }),
    })
    const { allVerified, claims } = CitationsResponse.parse(answer.json)
    assert.ok(allVerified, `${what}: ${JSON.stringify(claims)}`)
  }
})

test('a long post is quoted in part, never in half an emoji', () => {
  const citation = citationOf(samplePost({ id: 'long', text: '🌱'.repeat(400) }))
  assert.ok(citation.isWellFormed())
  assert.match(citation, /^“🌱+ …” \(someone on Reddit, \d+ \w+ \d{4}, https:/u)
  assert.ok(citation.length < 400)
})

test('a citation of a post without an author names the platform alone', () => {
  const { authorHandle: _, ...post } = samplePost({ id: 'nobody', platform: 'x', text: 'It hums' })
  assert.match(citationOf(post), /^“It hums” \(X, /)
})
