import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { assertInert, elementsOf, wordsOf } from './html.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

async function person(posts: Parameters<typeof storeSamples>[2] = []) {
  const { workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, posts)
  return await signIn(service, workspace.id, 'member')
}

const hums = { id: 't3_hums01', text: 'The lamp hums louder the lower I set it' }
const said = `“The lamp hums louder” (t3_hums01).\n\n“The lamp smells” (t3_hums01).\n\nPeople hate it because of that.`

const classed = (html: string, wanted: string) =>
  elementsOf(html).filter(({ attributes }) => (attributes['class'] ?? '').split(' ').includes(wanted))

test('each sentence stands with its verdict as a word, what is stored and the post that it cites', async () => {
  const ada = await person([hums])
  const { status, text } = await ada.post('/app/check', { text: said, show: 'all' })
  assert.equal(status, 200)
  const rows = elementsOf(text).filter(({ name, attributes }) => name === 'li' && 'data-row' in attributes)
  assert.equal(rows.length, 3)
  assert.match(rows[0]?.text ?? '', /Verified.*The lamp hums louder the lower I set it.*someone.*original/)
  assert.match(rows[1]?.text ?? '', /Contradicted.*“The lamp smells”: contradicted\..*Shown above/)
  assert.match(rows[2]?.text ?? '', /Unchecked in part, and no source is named/)
  assert.match(wordsOf(text), /Something is contradicted/)
})

test('of a comment that is cited it is said that it is one, and what it stands under', async () => {
  const ada = await person([{ ...hums, id: 't1_hums01', kind: 'comment', context: 'A year with the lamp' }])
  const { text } = await ada.post('/app/check', { text: said.replaceAll('t3_', 't1_'), show: 'all' })
  const rows = elementsOf(text).filter(({ name, attributes }) => name === 'li' && 'data-row' in attributes)
  assert.match(rows[0]?.text ?? '', /Under: A year with the lamp.*The lamp hums.*Reddit comment · someone/)
})

test('lines that a browser ends with carriage returns are checked and shown as they were written', async () => {
  const ada = await person([hums])
  const lines = `\n🌱 one\n\n“The lamp smells” (t3_hums01).\n`
  const { text } = await ada.post('/app/check', { text: lines.replaceAll('\n', '\r\n') })
  assert.deepEqual(
    classed(text, 'said').map((each) => each.text),
    ['🌱 one', '“The lamp smells” (t3_hums01).'],
  )
  assert.ok(classed(text, 'contradicted').some((each) => each.text === '“The lamp smells”'))
  const area = elementsOf(text).find(({ name }) => name === 'textarea')
  // A browser drops the first line end of a text area.
  assert.equal(area?.text, `\n${lines}`)
})

test('problems only leave out what is verified, and say so', async () => {
  const ada = await person([hums])
  const { text } = await ada.post('/app/check', { text: said, show: 'problems' })
  assert.equal(classed(text, 'said').length, 2)
  assert.match(wordsOf(text), /1 verified sentence left out/)
})

test('a text that is too long says by how much, and is kept', async () => {
  const ada = await person()
  const long = 'あ'.repeat(50_123)
  const { status, text } = await ada.post('/app/check', { text: long })
  assert.equal(status, 400)
  assert.match(wordsOf(text), /too long by 123 characters: 50,000 can be checked/)
  assert.equal(elementsOf(text).find(({ name }) => name === 'textarea')?.text, long)
})

test('a text of the greatest length is taken in any script', async () => {
  const ada = await person()
  const { status } = await ada.post('/app/check', { text: 'あ'.repeat(50_000) })
  assert.equal(status, 200)
})

test('a form without a text says what is missing', async () => {
  const ada = await person()
  const { status, text } = await ada.post('/app/check', { text: ' \r\n' })
  assert.equal(status, 400)
  assert.match(wordsOf(text), /There is no text to check yet/)
})

test('a time whose ranking is not kept is refused beside its field', async () => {
  const ada = await person([hums])
  const { status, text } = await ada.post('/app/check', { text: said, asOf: '2020-01-01T10:00' })
  assert.equal(status, 400)
  const field = elementsOf(text).find(({ attributes }) => attributes['id'] === 'asOf')?.attributes
  assert.deepEqual([field?.['value'], field?.['aria-invalid']], ['2020-01-01T10:00', 'true'])
  assert.equal(elementsOf(text).find(({ name }) => name === 'textarea')?.text, said)
})

test('a text that claims nothing is said to claim nothing', async () => {
  const ada = await person()
  const { text } = await ada.post('/app/check', { text: 'Hello!' })
  assert.match(wordsOf(text), /says nothing of posts or trends that could be checked/)
})

test('without a ranked topic there is no example, and the page says so', async () => {
  const ada = await person()
  assert.match(wordsOf((await ada.get('/app/check?example=1')).text), /There is no example/)
})

test('the page says what the check cannot do before anybody checks', async () => {
  const ada = await person()
  assert.match(
    wordsOf((await ada.get('/app/check')).text),
    /cannot tell whether an opinion or a cause is right/,
  )
})

test('hostile texts and posts come out as text', async () => {
  const ada = await person([
    {
      id: 't3_evil01',
      text: 'Lamp </textarea><script>alert(1)</script>',
      url: 'https://example.com/"onclick=',
    },
  ])
  const hostile = `</textarea><img src=x onerror=alert(1)> “Lamp <b>” (t3_evil01)\n\u202E<svg onload=1> (t3_evil01) has 5 comments.`
  const { text } = await ada.post('/app/check', { text: hostile })
  assertInert(text)
  assert.match(wordsOf(text), /<img src=x onerror=alert\(1\)>/)
  assert.equal(elementsOf(text).find(({ name }) => name === 'textarea')?.text, hostile)
})
