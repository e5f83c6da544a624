import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { storeWorld } from '../word-list/store-world.ts'
import { cars, lamps } from '../word-list/world.ts'
import { assertInert, elementsOf, wordsOf } from './html.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

async function person(overrides: Parameters<typeof mintCaller>[1] = {}, world = [...lamps, ...cars]) {
  const { workspace } = await mintCaller(service.db, { words: ['jaguar', 'grow light'], ...overrides })
  await storeWorld(service.db, workspace.id, world)
  return await signIn(service, workspace.id, 'member')
}

test('a word says how many posts and authors it brought and how much is off topic, with the interval', async () => {
  const ada = await person()
  const { status, text } = await ada.get('/app/words')
  assert.equal(status, 200)
  const words = wordsOf(text)
  assert.match(words, /jaguar\s?120 posts by 120 authors: X 120/)
  assert.match(words, /50 % found off topic\. Of all 120 posts, \d+ % to \d+ % may be off topic \(95 %\)/)
})

test('a suggestion shows posts that it would drop and how many look like customers', async () => {
  const ada = await person()
  const words = wordsOf((await ada.get('/app/words')).text)
  assert.match(
    words,
    /jaguar -car would drop 60 posts: 60 found off topic, 0 undecided, 0 on topic\. \d+ of them looks? like customers\. Preview by post/,
  )
  assert.match(words, /Among those that it would drop:.*jaguar car engine/)
})

test('a preview shows what an entry would drop, by post with the original, and changes nothing', async () => {
  const ada = await person()
  const { text } = await ada.get('/app/words?try=jaguar+-car')
  assert.match(
    wordsOf(text),
    /It would take the place of jaguar\. It would drop 60 posts, keep 60 and find 0/,
  )
  const [dropped] = elementsOf(text).filter(({ name }) => name === 'details')
  assert.match(dropped?.text ?? '', /^It would drop 60 posts, of which 0 look like customers/)
  assert.match(dropped?.text ?? '', /jaguar car engine.*original/)
  assert.ok(
    elementsOf(text).some(({ attributes: { href } }) => href?.startsWith('https://example.com/x/jaguar-car')),
  )
  assert.match(wordsOf((await ada.get('/app/words')).text), /2 entries in the list/)
})

test('an example says that it is a comment, and what it stands under where it is shown in full', async () => {
  const comments = cars.map((post) => ({ ...post, kind: 'comment' as const, context: 'Wheels of today' }))
  const ada = await person({}, [...lamps, ...comments])
  const { text } = await ada.get('/app/words?try=jaguar+-car')
  const [dropped] = elementsOf(text).filter(({ name }) => name === 'details')
  assert.match(dropped?.text ?? '', /Under: Wheels of today.*jaguar car engine.*X comment · .*original/)
  const suggested = wordsOf((await ada.get('/app/words')).text)
  assert.match(suggested, /Among those that it would drop:.*jaguar car engine[^·]*X comment/)
})

test('an entry that cannot be tried is refused beside its field, and the list is shown all the same', async () => {
  const ada = await person()
  const { status, text } = await ada.get(`/app/words?${new URLSearchParams({ try: '-"><b>car' })}`)
  assert.equal(status, 400)
  const field = elementsOf(text).find(({ attributes }) => attributes['id'] === 'try')?.attributes
  assert.deepEqual([field?.['value'], field?.['aria-invalid']], ['-"><b>car', 'true'])
  const fault = elementsOf(text).find(({ attributes }) => attributes['id'] === 'try-fault')
  assert.match(fault?.text ?? '', /It must begin with a word/)
  assert.match(wordsOf(text), /120 posts by 120 authors/)
})

test('a brand alone is not judged and says what would help', async () => {
  const ada = await person({ words: ['jaguar'], productName: 'Jaguar', competitorUrls: [] }, lamps)
  assert.match(wordsOf((await ada.get('/app/words')).text), /Not judged\. .*What helps: a second word/)
})

test('a word that no platform was asked for is not called dead', async () => {
  const ada = await person({ words: ['quokka'] })
  assert.match(wordsOf((await ada.get('/app/words')).text), /No platform was asked for it in these days yet/)
})

test('one word shows what it is judged by, with the originals', async () => {
  const ada = await person()
  const { text } = await ada.get('/app/words?word=jaguar')
  assert.match(
    wordsOf(text),
    /Found off topic.*original.*Words that tell its off-topic posts.*car: 60 authors/,
  )
  assert.doesNotMatch(wordsOf(text), /grow light/)
})

test('an empty list leads to where it is set up', async () => {
  const ada = await person({ words: [] }, [])
  const { text } = await ada.get('/app/words')
  assert.match(wordsOf(text), /The list is empty/)
  assert.ok(elementsOf(text).some(({ attributes: { href } }) => href === '/app/setup'))
})

test('a word that the list lacks is a page that leads to the list', async () => {
  const ada = await person()
  const { status, text } = await ada.get('/app/words?word=panther')
  assert.equal(status, 404)
  assert.match(wordsOf(text), /This entry is not in the list/)
})

test('hostile entries and posts come out as text', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `\u202Etxt ${'x'.repeat(10_000)}`,
  ]
  const { workspace } = await mintCaller(service.db, { words: [...hostile, 'lamp'] })
  const texts = hostile.map((text, index) => ({
    id: `h${index}`,
    text: `lamp ${text}`,
    matchedTerms: ['lamp'],
  }))
  await storeSamples(service.db, workspace.id, texts)
  const ada = await signIn(service, workspace.id)
  for (const path of [
    '/app/words',
    '/app/words?try=lamp',
    `/app/words?try=${encodeURIComponent(hostile[1] ?? '')}`,
  ]) {
    const { text } = await ada.get(path)
    assertInert(text)
    assert.ok(elementsOf(text).some((each) => each.name === 'bdi' && each.text === hostile[0]))
  }
  assert.match(wordsOf((await ada.get('/app/words?try=lamp')).text), /lamp <script>alert\(1\)<\/script>/)
})
