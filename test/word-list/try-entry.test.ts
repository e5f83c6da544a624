import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cars, lamps, listReport, posts } from './world.ts'

const words = ['jaguar', 'grow light']

const tried = (entry: string, all = [...lamps, ...cars]) => listReport(words, all, [], { tried: entry }).tried

test('an exclusion is previewed by what the entry would drop and keep, newest first', () => {
  const preview = tried('jaguar -car')
  assert.equal(preview?.replaces, 'jaguar')
  assert.deepEqual(
    [preview?.keeps.count, preview?.drops.count, preview?.adds.count, preview?.stays],
    [60, 60, 0, 0],
  )
  assert.equal(preview?.drops.posts.length, 10)
  assert.ok(preview?.drops.posts.every(({ id, text }) => id.startsWith('jaguar-car') && text.includes('car')))
})

test('dropped customers are counted, and posts that another entry still finds', () => {
  const asked = cars.map((post, index) =>
    index < 3 ? { ...post, text: `${post.text} how do I repair it?` } : post,
  )
  assert.equal(tried('jaguar -car', [...lamps, ...asked])?.drops.customers, 3)
  const preview = tried('jaguar -lamp')
  assert.deepEqual([preview?.drops.count, preview?.stays], [60, 24])
})

test('a new word shows the stored posts that it would find, and replaces none', () => {
  const unfound = posts('gearbox of a kettle', 4, [])
  const preview = tried('gearbox -engine', [...lamps, ...cars, ...unfound])
  assert.deepEqual([preview?.replaces, preview?.keeps.count, preview?.drops.count], [null, 0, 0])
  assert.deepEqual([preview?.adds.count, preview?.stays], [4, 0])
})

test('of the posts that a new word would find it is told how many another entry finds already', () => {
  const [found, unfound] = [posts('jaguar gearbox', 5, ['jaguar']), posts('gearbox of a kettle', 4, [])]
  const preview = tried('gearbox', [...lamps, ...found, ...unfound])
  assert.deepEqual([preview?.adds.count, preview?.known], [9, 5])
})

test('what makes case count drops what is written otherwise', () => {
  const capital = cars.map((post) => ({ ...post, text: post.text.replace('jaguar', 'Jaguar') }))
  const preview = tried('=Jaguar', [...lamps, ...capital])
  assert.deepEqual([preview?.replaces, preview?.keeps.count, preview?.drops.count], ['jaguar', 60, 60])
})

test('a post that a thread brought without the word is kept', () => {
  const comments = posts('thanks for the tip', 3, ['jaguar'])
  assert.equal(tried('jaguar -car', comments)?.keeps.count, 3)
})

test('without an entry to try there is no preview', () => {
  assert.equal(listReport(words, lamps).tried, null)
})
