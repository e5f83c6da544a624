import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toPlainText } from '../../../src/collectors/reddit/plain-text.ts'

const md = (html: string) =>
  `<!-- SC_OFF --><div class="md">${html}</div><!-- SC_ON --> submitted by <a>/u/ann</a>`

const texts: readonly [what: string, html: string, text: string][] = [
  ['one paragraph', md('<p>It hums.</p>'), 'It hums.'],
  ['paragraphs', md('<p>One.</p>\n\n<p>Two.</p>'), 'One.\n\nTwo.'],
  ['a line break', md('<p>One<br/>two</p>'), 'One\ntwo'],
  ['a list', md('<ul>\n<li>312 g</li>\n<li>287 g</li>\n</ul>'), '312 g\n\n287 g'],
  [
    'entities',
    md('<p>Fish &amp; &lt;chips&gt;&#32;&quot;now&quot; &#x27;5&#39;</p>'),
    `Fish & <chips> "now" '5'`,
  ],
  ['what only looks like an entity twice', md('<p>&amp;lt;</p>'), '&lt;'],
  ['a link', md('<p>See <a href="https://a.example/?x=1">the test</a>.</p>'), 'See the test.'],
  ['emphasis inside a word', md('<p>un<em>believ</em>able</p>'), 'unbelievable'],
  ['a quote', md('<blockquote><p>said</p></blockquote><p>No.</p>'), 'said\n\nNo.'],
  ['a div inside', md('<div>a</div><p>b</p>'), 'a\n\nb'],
  ['a link post, which has no words', ' submitted by <a> /u/ann </a> <span>[link]</span>', ''],
  ['a tag that never closes', md('<p>a <b>b'), 'a b'],
  ['runs of spaces', md('<p>It  hums \t all\u00A0 night.</p>'), 'It hums all night.'],
  ['nothing', '', ''],
]

for (const [what, html, text] of texts) {
  test(`reads ${what}`, () => {
    assert.equal(toPlainText(html), text)
  })
}

test('what lies deeper than anybody nests is left out, and so is what follows', () => {
  const nested = `${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`
  assert.equal(toPlainText(`<div class="md"><p>said</p>${nested}<p>more</p></div>`), 'said')
})
