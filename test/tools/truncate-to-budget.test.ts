import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { renderToBudget, truncateToBudget, truncationNotice } from '../../tools/truncate-to-budget.ts'

const items = [{ id: 'one' }, { id: 'two — “quoted”' }, { id: 'three\n\\' }, { id: '四🌱' }]
const envelope = { total: 4, posts: [] }
const lengthOf = (count: number) => JSON.stringify({ ...envelope, posts: items.slice(0, count) }).length

describe('keepWithin', () => {
  for (const [kept, item] of items.entries()) {
    test(`shows ${item.id.length} characters more exactly when the whole answer has room for item ${kept}`, () => {
      const fitting = truncateToBudget(items, lengthOf(kept + 1), envelope)
      assert.deepEqual(fitting.items, items.slice(0, kept + 1))
      assert.equal(fitting.dropped, items.length - kept - 1)
      const short = truncateToBudget(items, lengthOf(kept + 1) - 1, envelope)
      assert.deepEqual(short.items, items.slice(0, kept))
      assert.equal(short.dropped, items.length - kept)
    })
  }

  test('has no limit with 0, and drops nothing from an empty list', () => {
    assert.deepEqual(truncateToBudget(items, 0, envelope), { items, dropped: 0 })
    assert.deepEqual(truncateToBudget([], 1, envelope), { items: [], dropped: 0 })
  })

  test('says what the first item needs where not even that fits, and that is enough', () => {
    const { requiredChars } = truncateToBudget(items, 1, envelope)
    assert.equal(requiredChars, lengthOf(1))
    assert.deepEqual(truncateToBudget(items, lengthOf(1), envelope).items, items.slice(0, 1))
  })
})

describe('showWithin', () => {
  const shout = ({ id }: { readonly id: string }) => ({ id: id.toUpperCase() })

  test('shows and drops what keepWithin does, whatever the room', async () => {
    const shown = items.map(shout)
    for (let maxChars = 0; maxChars <= lengthOf(items.length) + 1; maxChars++) {
      assert.deepEqual(
        await renderToBudget(items, shout, maxChars, envelope),
        truncateToBudget(shown, maxChars, envelope),
      )
    }
  })

  test('makes no item behind the first that cannot fit', async () => {
    const made: string[] = []
    const noted = (item: { readonly id: string }) => {
      made.push(item.id)
      return item
    }
    await renderToBudget(items, noted, 3, envelope)
    assert.deepEqual(made, ['one'])
  })

  test('gives others their turn between items that take long', async () => {
    let hadTurn = false
    const seen: boolean[] = []
    const slow = (item: { readonly id: string }) => {
      seen.push(hadTurn)
      hadTurn = false
      setImmediate(() => {
        hadTurn = true
      })
      for (const began = performance.now(); performance.now() - began < 15; );
      return item
    }
    await renderToBudget(items, slow, 0, envelope)
    assert.deepEqual(seen, [false, true, true, true])
  })
})

describe('noteCut', () => {
  test('says nothing where nothing was dropped', () => {
    assert.deepEqual(truncationNotice({ dropped: 0 }, 'post', 'Go on.'), {})
  })

  test('says how many were dropped and how to go on', () => {
    assert.deepEqual(truncationNotice({ dropped: 3 }, 'post', 'Go on.'), {
      dropped: 3,
      advice: 'Dropped to keep within maxChars: 3 posts. Go on.',
    })
  })

  test('names the size that shows the first where it is too long by itself', () => {
    const { advice } = truncationNotice({ dropped: 1, requiredChars: 900 }, 'post', '')
    assert.equal(
      advice,
      'Dropped to keep within maxChars: 1 post. The first alone needs more: to read it, call again with maxChars 900 or 0.',
    )
  })
})
