import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText, resumeAt } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import { sampleTrend } from '../support/trends.ts'
import { check, postIndex, posts, trends, verdictsOf, window } from './sample-posts.ts'

const uncitedIn = (text: string) => check(text).uncited.map(({ start, end }) => text.slice(start, end).trim())

describe('a claim belongs to', () => {
  const cases: readonly (readonly [rule: string, text: string, verdicts: string])[] = [
    [
      'the reference of its own sentence',
      'One says “My lamp flickers all night” (t3_abc12). Another wrote “mine died after 3 weeks” (t1_def34).',
      'quote verified, post verified, quote verified, post verified',
    ],
    [
      'the sentence before it in its paragraph, where its own has none',
      'Read t3_abc12 first. It has 34 comments. They wrote “it buzzes a lot”.',
      'post verified, metric verified, quote verified',
    ],
    [
      'no sentence of another paragraph',
      'Read t3_abc12 first.\n\nIt has 34 comments.',
      'post verified, metric unsupported',
    ],
    [
      'no sentence beyond a rule',
      'Read t3_abc12 first.\n---\nIt has 34 comments.\n* * *\nThey wrote “it buzzes a lot”.',
      'post verified, metric unsupported, quote unsupported',
    ],
    [
      'a following sentence that holds only references',
      'One says “My lamp flickers all night.” [t3_abc12]',
      'quote verified, post verified',
    ],
    [
      'the line that says the source',
      'One says “My lamp flickers all night”.\nSource: r/hydro, https://redd.it/abc12',
      'quote verified, url verified',
    ],
    [
      'the footnote that its mark points to',
      'It buzzes: “it buzzes a lot” [1]. It is bright: “viel zu hell” [^x].\n\n[1]: https://redd.it/abc12\n[^x]: x:1850000000000000001',
      'quote verified, quote verified, url verified, post verified',
    ],
    [
      'no other footnote',
      'It buzzes: “it buzzes a lot” [2].\n\n[1]: https://redd.it/abc12\n[2]: x:1850000000000000001',
      'quote refuted, url verified, post verified',
    ],
    [
      'the item or lead-in above a list item',
      'The post t3_abc12:\n\n- has 34 comments\n- has 1,204 upvotes\n\nOthers:\n- x:1850000000000000001\n  - 12 likes',
      'post verified, metric verified, metric verified, post verified, metric verified',
    ],
    [
      'no item beside it',
      '- “it buzzes a lot” (t3_abc12)\n- “mine died after 3 weeks”',
      'quote verified, post verified, quote unsupported',
    ],
    ['the heading above it', '## t3_abc12\n\nIt has 34 comments.', 'post verified, metric verified'],
    [
      'the source line of a block quotation',
      '> My lamp flickers all night\n> — u/mossfan, https://redd.it/abc12',
      'quote verified, url verified',
    ],
    [
      'what stands right before or behind a block quotation',
      'As t3_abc12 has it:\n\n> I bought the Fernlight in May\n> and it buzzes a lot.\n\n> mine died after 3 weeks\n\n(t1_def34)',
      'post verified, quote verified, quote verified, post verified',
    ],
    [
      'the row of a table, by the header of its column',
      '| Post | Likes | Views | Kommentare |\n|---|---:|---|---|\n| [p](https://youtu.be/dQw4w9WgXcQ) | 5 | 12,345 | 66 |\n| 1850000000000000001 | 12 | 1.9k | 5 |',
      'url verified, metric unknown, metric verified, metric refuted, post verified, metric verified, metric verified, metric verified',
    ],
    [
      'the trend that its row names',
      '| Topic | Mentions | Authors |\n|---|---|---|\n| lamp flicker | 23 | 16 |\n| App stürzt ab | 9 | 8 |',
      'trend_figure verified, trend_figure refuted, trend_figure verified, trend_figure verified',
    ],
    [
      'the references in its brackets and clause first',
      't3_abc12 has 34 comments; x:1850000000000000001 has 12 likes, “viel zu hell”.',
      'post verified, metric verified, post verified, metric verified, quote verified',
    ],
  ]
  for (const [rule, text, verdicts] of cases)
    test(rule, () => assert.equal(verdictsOf(check(text)), verdicts))
})

describe('a block quotation', () => {
  const cases: readonly (readonly [rule: string, text: string, verdicts: string])[] = [
    [
      'has its source behind its marks',
      '> "it buzzes a lot" — u/mossfan, [r/hydro](https://redd.it/abc12), 34 comments',
      'quote verified, url verified, metric verified',
    ],
    [
      'has its source in brackets at its end',
      '> My lamp flickers all day (t3_abc12, 33 comments)',
      'quote refuted, post verified, metric refuted',
    ],
    [
      'has its source behind a dash at its end',
      '> My lamp flickers all night — [u/mossfan](https://redd.it/abc12)',
      'quote verified, url verified',
    ],
    [
      'has figures and dates in its source line',
      '> *“it buzzes a lot”*\n>\n> *— u/mossfan, 12 Nov 2026, 34 comments · 1,205 upvotes (t3_abc12)*',
      'quote verified, date verified, metric verified, metric refuted, post verified',
    ],
    [
      'has its source and figures in a bracket of its own or a paragraph behind it',
      '> it buzzes a lot\n> (u/mossfan, 34 comments, t3_abc12)\n\n> mine died after 3 weeks\n\n(u/leafy, 2 upvotes, t1_def34)\n\n> viel zu hell\n\n— @lena_grows, 13 likes, x:1850000000000000001',
      'quote verified, metric verified, post verified, quote verified, metric unknown, post verified, quote verified, metric refuted, post verified',
    ],
    [
      'of several quotations checks each',
      '> "it buzzes a lot" (t3_abc12)\n> "mine died after 4 weeks" (t1_def34)',
      'quote verified, post verified, quote refuted, post verified',
    ],
    [
      'with a label, or with an id amid its words, is a box and no quotation',
      '> **Takeaway:** lamp flicker has 23 mentions (t3_abc12)\n\n> [!NOTE]\n> Lamp flicker has 24 mentions.\n\n> Of t3_abc12 all 34 comments agree.',
      'trend_figure verified, post verified, trend_figure refuted, metric verified',
    ],
    [
      'keeps a dash and brackets of its own words',
      '> mine died after 3 weeks - not worth the 49 EUR. Their site still says "in stock" while\n> — t1_def34',
      'quote verified, post verified',
    ],
  ]
  for (const [rule, text, verdicts] of cases)
    test(rule, () => assert.equal(verdictsOf(check(text)), verdicts))
})

describe('statements without a reference', () => {
  test('are listed, each by its offsets', () => {
    const text =
      'Customers are very unhappy with the lamp. It breaks after a few weeks.\n\nMany want a dimmer (t3_abc12).'
    assert.deepEqual(uncitedIn(text), [
      'Customers are very unhappy with the lamp.',
      'It breaks after a few weeks.',
    ])
  })

  test('are no headings, questions, lead-ins or short words', () => {
    const text =
      '# What our customers want now\n\nWhy do they leave us for others? Here is what they say about it:\n\nThank you.'
    assert.deepEqual(uncitedIn(text), [])
  })

  test('are none where their paragraph, or a list below them, has one', () => {
    const text =
      'Customers are unhappy with the lamp. It flickers all the time [t3_abc12].\n\n- The lamp breaks after some weeks\n  - see t1_def34'
    assert.deepEqual(uncitedIn(text), [])
  })

  test('are found in a brief that cites nothing, in scripts without spaces too', () => {
    assert.equal(uncitedIn('植物ライトは光が強すぎて葉が焼けます。').length, 1)
    assert.equal(uncitedIn('Die Kunden sind mit der Lampe sehr unzufrieden.').length, 1)
  })
})

test('more claims than are taken are left out from a place that is said', () => {
  const sentence = 'The post t3_abc12 has 34 comments. '
  const text = sentence.repeat(10)
  const checked = check(text, 5)
  assert.equal(checked.claims.length, 5)
  // The post is one claim however often it is named, its comments are one each time.
  assert.equal(text.slice(checked.checkedTo).trimStart(), sentence.repeat(6))
})

test('a topic that stands in a URL, such as an account’s name, is no trend that is spoken of', () => {
  const growers = sampleTrend({ id: 't_9999999999999999', topic: 'lena_grows', platforms: ['x'] })
  const text =
    'Lamp flicker (t_0123456789abcdef) is first; score 72.4 (https://x.com/lena_grows/status/1850000000000000001).'
  const against = {
    postIndex,
    window,
    names: [],
    companies: [],
    handles: new Set<string>(),
    trends: [...trends, growers],
  }
  assert.equal(
    verdictsOf(checkText(parseText(text), against, 150)),
    'trend_figure verified, trend_figure verified, url verified',
  )
})

describe('a text is sent again from', () => {
  const cases: readonly (readonly [rule: string, text: string, claim: string, from: string])[] = [
    [
      'the beginning of the paragraph of the first claim left out',
      'One.\n\nThe post t3_abc12 is long. It has 34 comments.',
      '34',
      'The post',
    ],
    ['the beginning of its table row', '| Post | Likes |\n|---|---|\n| t3_abc12 | 34 |', '34', '| t3'],
    [
      'the item whose reference it takes over',
      '# Brief\n\n- t3_abc12:\n  - new\n  - 34 comments',
      '34',
      '- t3_abc12',
    ],
    [
      'its beginning, where the claim is of its first paragraph',
      'Read t3_abc12. It has 34 comments.',
      '34',
      'Read',
    ],
  ]
  for (const [rule, text, claim, from] of cases) {
    test(rule, () => {
      const position = resumeAt(parseText(text), text.indexOf(claim))
      assert.equal(text.slice(position).trimStart().slice(0, from.length), from)
    })
  }
})

test('the rest of a paragraph of more claims than one check takes begins with a sentence, or within it', () => {
  const sentence = 'Read t3_abc12 with 34 comments and 35 comments.'
  assert.equal(check(`${sentence} ${sentence}`, 4).checkedTo, sentence.length)
  assert.equal(check(sentence, 2).checkedTo, sentence.indexOf('35'))
})

test('a quotation may have the words of a post as they are stored or as they are shown', () => {
  const [post] = posts
  assert.ok(post)
  const texts = ['My lamp flick\u202Eers all night', 'My lamp flickers all night']
  for (const words of texts) {
    const checked = check(`One says “${words}” (t3_abc12).`, 150, new PostIndex([{ ...post, texts }], []))
    assert.equal(verdictsOf(checked), 'quote verified, post verified')
  }
})

test('what is stored is given where it differs', () => {
  const text =
    'One says “My lamp flickers all day” and 33 comments agree (t3_abc12), on https://x.com/who/status/1850000000000000001.'
  const stored = check(text).claims.map((claim) => claim.stored)
  assert.deepEqual(stored, [
    'My lamp flickers all night',
    '34',
    undefined,
    'https://x.com/lena_grows/status/1850000000000000001',
  ])
})

test('a short quoted word is a claim only where a cited post has it', () => {
  const checked = check('The “buzzes” complaint is no “scam” (t3_abc12).')
  assert.equal(verdictsOf(checked), 'quote verified, post verified')
  assert.equal(checked.shortQuotes, 1)
})

test('what a text holds has the same places in any of its paragraphs', () => {
  const paragraph =
    'One on YouTube says “words” [dQw4w9WgXcQ], see (t3_abc12), `t1_def34` and https://redd.it/abc12.'
  const placesIn = (text: string) => {
    const { references = [], quotes = [], start = 0 } = parseText(text).sentences.at(-1) ?? {}
    return [...references, ...quotes].map((span) => [span.start - start, span.end - start])
  }
  const alone = placesIn(paragraph)
  assert.equal(alone.length, 5)
  assert.deepEqual(placesIn(`Read on.\n\n${paragraph}`), alone)
})
