import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import { check } from './sample-posts.ts'

const publishedAt = '2026-11-12T10:00:00.000Z'
const common = { publishedAt, metrics: {}, sourceMethod: 'api' } as const
const page = 'https://www.facebook.com/fernlight'

/** One post of each kind that is stored, each with words of its own. */
const said: Readonly<Record<string, StoredPost>> = {
  'facebook comment': {
    ...{ ...common, platform: 'facebook', id: '11111_22222', kind: 'comment' },
    ...{ url: `${page}/posts/1?comment_id=22222`, texts: ['Mine hums at night, too.'] },
  },
  'facebook post': {
    ...{ ...common, platform: 'facebook', id: '10001_11111' },
    ...{ url: `${page}/posts/1`, texts: ['Our new lamp is here at last.'] },
  },
  'facebook review': {
    ...{ ...common, platform: 'facebook', id: 'fbr:10001:0123456789abcdef', kind: 'review' },
    ...{ url: `${page}/reviews`, texts: ['Great light and poor service.'] },
  },
  'instagram mention': {
    ...{ ...common, platform: 'instagram', id: '17900000000000009', kind: 'mention' },
    ...{ url: 'https://www.instagram.com/p/CxMention_1/', texts: ['Our window bench with a lamp.'] },
  },
  'imported facebook post': {
    ...{ ...common, platform: 'facebook', id: '10001_33333', sourceMethod: 'import' },
    ...{ url: `${page}/posts/3`, texts: ['Somebody kept this for us.'] },
  },
  'youtube reply': {
    ...{ ...common, platform: 'youtube', id: 'UgxHums0001.a1', kind: 'reply' },
    ...{
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&lc=UgxHums0001.a1',
      texts: ['It began on day two.'],
    },
  },
  'reddit comment': {
    ...{ ...common, platform: 'reddit', id: 't1_hum002', kind: 'comment' },
    ...{
      url: 'https://www.reddit.com/r/hydro/comments/hum001/a_lamp/hum002/',
      texts: ['Same with my second one.'],
    },
  },
  'x quote': {
    ...{ ...common, platform: 'x', id: '1850000000000000010', kind: 'quote' },
    ...{ url: 'https://x.com/mia/status/1850000000000000010', texts: ['Mine does the same since May.'] },
  },
  'x post': {
    ...{ ...common, platform: 'x', id: '1850000000000000011' },
    ...{ url: 'https://x.com/ida/status/1850000000000000011', texts: ['Does a lamp have to hum?'] },
  },
  'x reply': {
    ...{ ...common, platform: 'x', id: '1850000000000000009', kind: 'reply' },
    ...{ url: 'https://x.com/lena/status/1850000000000000009', texts: ['Sent it back last week.'] },
  },
}
const index = new PostIndex(Object.values(said), [])

const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const threadUrl = 'https://www.reddit.com/r/hydro/comments/hum001/'
const commentUrl = `${threadUrl}a_lamp/hum002/`

/** A comment of which the thread is stored, and one of which only a video's title is. */
const stored: readonly StoredPost[] = [
  {
    ...{ ...common, platform: 'reddit', id: 't3_hum001', url: `${threadUrl}a_lamp/` },
    texts: ['A lamp for small rooms\n\nMine came in May.'],
  },
  {
    ...{ ...common, platform: 'reddit', id: 't3_other1' },
    ...{ url: 'https://www.reddit.com/r/hydro/comments/other1/more/', texts: ['More of the same'] },
  },
  {
    ...{ ...common, platform: 'reddit', id: 't1_hum002', kind: 'comment', threadId: 't3_hum001' },
    ...{ url: commentUrl, texts: ['Same with my second one.'] },
  },
  {
    ...{ ...common, platform: 'youtube', id: 'UgxHums0001', kind: 'comment', threadId: 'dQw4w9WgXcQ' },
    ...{ url: `${videoUrl}&lc=UgxHums0001`, texts: ['It began on day two.'], contexts: ['Six lamps tested'] },
  },
  {
    ...{ ...common, platform: 'reddit', id: 't1_bare01', kind: 'comment', threadId: 't3_bare00' },
    ...{
      url: 'https://www.reddit.com/r/hydro/comments/bare00/x/bare01/',
      texts: ['Nothing known above me.'],
    },
  },
]
const threads = new PostIndex(stored, [])

/** Of these the first post is older than the window, and of one its end is not stored. */
const longAgo: readonly StoredPost[] = [
  {
    ...{ ...common, platform: 'reddit', id: 't3_old001', publishedAt: '2026-03-01T10:00:00.000Z' },
    ...{
      url: 'https://www.reddit.com/r/hydro/comments/old001/a_year/',
      texts: ['A year with it\n\nStill on.'],
    },
  },
  {
    ...{ ...common, platform: 'reddit', id: 't1_new001', kind: 'comment', threadId: 't3_old001' },
    ...{
      url: 'https://www.reddit.com/r/hydro/comments/old001/a_year/new001/',
      texts: ['Mine hums since May.'],
    },
  },
  {
    ...{
      ...common,
      platform: 'x',
      id: '1850000000000000020',
      kind: 'reply',
      threadId: '1850000000000000019',
    },
    ...{
      url: 'https://x.com/mia/status/1850000000000000020',
      texts: ['Same here, in two rooms.'],
      contexts: ['Six weeks of the lamp in the kitchen and…'],
    },
  },
]
const old = new PostIndex(longAgo, [])
const [second, began] = [
  `“Same with my second one.” (${commentUrl})`,
  `“It began on day two.” (${videoUrl}&lc=UgxHums0001)`,
]

/** The verdict of the one sentence of a text. */
function verdictOf(text: string, against = index): string {
  const [sentence, another] = check(text, 150, against).sentences
  assert.ok(sentence !== undefined && another === undefined, text)
  return sentence.verdict
}

const quoteOf = (name: string) => `“${said[name]?.texts[0]}” (${said[name]?.url})`

describe('a kind that words name is judged by the stored one:', () => {
  const verdicts: readonly (readonly [words: string, post: string, verdict: string])[] = [
    ['A review says', 'facebook review', 'verified'],
    ['A review says', 'youtube reply', 'contradicted'],
    ['A review says', 'reddit comment', 'contradicted'],
    ['A review says', 'x reply', 'contradicted'],
    // Whoever writes a post may review something in it.
    ['A review says', 'facebook post', 'unchecked'],
    ['A review says', 'instagram mention', 'unchecked'],
    ['A comment says', 'facebook comment', 'verified'],
    ['A comment says', 'youtube reply', 'verified'],
    ['A comment says', 'facebook post', 'contradicted'],
    ['A comment says', 'facebook review', 'contradicted'],
    ['A comment says', 'instagram mention', 'contradicted'],
    // An import need not say what its posts are.
    ['A comment says', 'imported facebook post', 'unchecked'],
    ['A reply says', 'x reply', 'verified'],
    ['The original post says', 'facebook review', 'contradicted'],
    ['A video says', 'facebook review', 'contradicted'],
    ['A video says', 'x reply', 'unchecked'],
    ['A mention says', 'instagram mention', 'verified'],
    ['In a mention somebody writes', 'instagram mention', 'verified'],
    // Trends call all of their posts mentions.
    ['A mention says', 'facebook comment', 'unchecked'],
    ['A mention says', 'x post', 'unchecked'],
    ['A quote tweet says', 'x quote', 'verified'],
    ['A quote tweet says', 'x reply', 'contradicted'],
    ['A quote post says', 'youtube reply', 'contradicted'],
    ['A quote post says', 'facebook post', 'contradicted'],
    ['A quote tweet says', 'x post', 'unchecked'],
    // Whoever quotes may answer as well.
    ['A comment says', 'x quote', 'unchecked'],
  ]
  for (const [words, post, verdict] of verdicts) {
    test(`“${words}” of a ${post} is ${verdict}`, () =>
      assert.equal(verdictOf(`${words} ${quoteOf(post)}.`), verdict))
  }
})

describe('a review is named in', () => {
  const phrasings: Readonly<Record<string, string>> = {
    German: 'In einer Rezension steht',
    Spanish: 'Una reseña dice',
    French: 'Un avis client dit',
    Portuguese: 'Uma resenha diz',
    Japanese: 'レビューは',
    Korean: '리뷰는',
    Chinese: '一条点评写道',
    Arabic: 'تقول مراجعة',
    Thai: 'รีวิวเขียนว่า',
  }
  for (const [language, words] of Object.entries(phrasings)) {
    test(language, () => {
      assert.notEqual(verdictOf(`${words} ${quoteOf('facebook review')}`), 'contradicted')
      assert.equal(verdictOf(`${words} ${quoteOf('reddit comment')}`), 'contradicted')
    })
  }
})

describe('a mention and a post that quotes another are named in', () => {
  const phrasings: Readonly<Record<string, readonly [mention: string, quote: string]>> = {
    English: ['This mention says', 'In a quote post somebody writes'],
    German: ['Eine Erwähnung lautet', 'In einem Zitat-Tweet steht'],
    Spanish: ['Una mención dice', 'Un tuit con cita dice'],
    French: ['Une mention dit', 'Un tweet de citation dit'],
    Portuguese: ['Uma menção diz', 'Um post de citação diz'],
    Japanese: ['あるメンションは', '引用ポストは'],
  }
  for (const [language, [mention, quote]] of Object.entries(phrasings)) {
    test(language, () => {
      assert.notEqual(verdictOf(`${mention} ${quoteOf('instagram mention')}`), 'contradicted')
      assert.equal(verdictOf(`${mention} ${quoteOf('reddit comment')}`), 'unchecked')
      assert.notEqual(verdictOf(`${quote} ${quoteOf('x quote')}`), 'contradicted')
      assert.equal(verdictOf(`${quote} ${quoteOf('reddit comment')}`), 'contradicted')
    })
  }
})

describe('a kind that ends a sentence is judged, too:', () => {
  const phrasings: Readonly<Record<string, (id: string) => string>> = {
    English: (id) => `${id} is a comment.`,
    German: (id) => `${id} ist ein Kommentar.`,
    Spanish: (id) => `${id} es un comentario.`,
    French: (id) => `${id} est un commentaire.`,
    Japanese: (id) => `${id}はコメントです。`,
    Korean: (id) => `${id}는 댓글이다.`,
    Chinese: (id) => `${id}是一条评论。`,
  }
  for (const [language, say] of Object.entries(phrasings)) {
    test(language, () => {
      assert.equal(verdictOf(say('t1_hum002')), 'verified')
      assert.equal(verdictOf(say('10001_11111')), 'contradicted')
    })
  }
  test('in other words of Japanese', () => {
    for (const end of [
      'のコメント：「Mine hums at night」',
      'のコメントだ',
      'による返信である',
      'の回答でした',
    ])
      assert.equal(verdictOf(`10001_11111は利用者${end}。`), 'contradicted', end)
  })
})

describe('what a post got is not its kind:', () => {
  const phrasings: Readonly<Record<string, readonly string[]>> = {
    English: ['{id} got a response.', 'The post {id} has received a reply.'],
    German: ['{id} bekam eine Antwort.', 'Der Beitrag {id} hat eine Antwort erhalten.'],
    Spanish: ['{id} recibió una respuesta.'],
    French: ['{id} a reçu une réponse.'],
    Japanese: ['{id}に返信が付きました。'],
  }
  for (const [language, texts] of Object.entries(phrasings)) {
    test(language, () => {
      for (const text of texts)
        for (const id of ['t1_hum002', '10001_11111'])
          assert.equal(verdictOf(text.replace('{id}', id)), 'unchecked', text)
    })
  }
})

test('who mentions or quotes a post names no kind of it', () => {
  for (const words of ['A post mentions it:', 'We quote the post:'])
    assert.equal(verdictOf(`${words} ${quoteOf('reddit comment')}.`), 'verified', words)
})

test('a review video is a video, and what is in review is none', () => {
  assert.equal(verdictOf(`A review video says ${quoteOf('reddit comment')}.`), 'contradicted')
  assert.equal(verdictOf(`The week in review: ${quoteOf('reddit comment')}.`), 'unchecked')
})

describe('what a comment stands underneath may be named by its title or its link:', () => {
  const verdicts: readonly (readonly [text: string, verdict: string])[] = [
    [`One comment below “A lamp for small rooms” says ${second}.`, 'verified'],
    [`Under the post “A lamp for small rooms” a user writes ${second}.`, 'verified'],
    [`Under the video “Six lamps tested” a viewer writes ${began}.`, 'verified'],
    [`Under the video titled “Six lamps tested”, one user writes ${began}.`, 'verified'],
    [`A comment in the thread ${threadUrl} says ${second}.`, 'verified'],
    [`In the thread (${threadUrl}) one comment says ${second}.`, 'verified'],
    // The video is not stored; the comment tells that it is its thread.
    [`A comment on the video ${videoUrl} says ${began}.`, 'verified'],
    // Another title, another thread, another kind of post
    [`One comment below “Three weeks in” says ${second}.`, 'contradicted'],
    [`Under the video “Seven lamps tested” a viewer writes ${began}.`, 'contradicted'],
    [
      `A comment in the thread https://www.reddit.com/r/hydro/comments/other1/ says ${second}.`,
      'contradicted',
    ],
    [`Under the video “A lamp for small rooms” a user writes ${second}.`, 'unchecked'],
    // Words of the comment itself, wherever they are said to stand
    [`One user says in the thread ${second}.`, 'verified'],
    [`One user says in a post ${second}.`, 'verified'],
    [`A user says in a video ${began}.`, 'contradicted'],
    [`In the video “Six lamps tested” one user says ${began}.`, 'contradicted'],
    // What it answers is nobody's quotation of the comment.
    [`One user writes “Six lamps tested” (${videoUrl}&lc=UgxHums0001).`, 'contradicted'],
    [`One user writes “Mine came in May” (${commentUrl}).`, 'contradicted'],
    // Its own words are no title, and of an unknown thread nothing is told.
    [`Under the video “It began on day two” a viewer writes ${began}.`, 'unchecked'],
    [
      'One comment below “What a title” says “Nothing known above me.” (https://www.reddit.com/r/hydro/comments/bare00/x/bare01/).',
      'unchecked',
    ],
  ]
  for (const [text, verdict] of verdicts)
    test(`${verdict}: ${text}`, () => assert.equal(verdictOf(text, threads), verdict))
})

describe('a comment stands under a video or post that is named by nothing but its kind:', () => {
  const verdicts: readonly (readonly [text: string, verdict: string])[] = [
    [`A comment under the video says ${began}.`, 'verified'],
    [`A viewer writes under the video ${began}.`, 'verified'],
    [`A comment below this YouTube video says ${began}.`, 'verified'],
    [`Ein Kommentar unter dem Video sagt ${began}.`, 'verified'],
    [`Un comentario bajo el vídeo dice ${began}.`, 'verified'],
    [`Un commentaire sous la vidéo dit ${began}.`, 'verified'],
    [`Um comentário sob o vídeo diz ${began}.`, 'verified'],
    [`视频下的评论写道${began}。`, 'verified'],
    // The video itself says nothing of it.
    [`The video says ${began}.`, 'contradicted'],
    [`A user says in the video ${began}.`, 'contradicted'],
    // Of what kind an unknown thread is, nothing tells.
    [`A comment under the video says ${second}.`, 'unchecked'],
    // What is no comment stands under nothing.
    [`A review under the video says ${quoteOf('facebook review')}.`, 'contradicted'],
  ]
  for (const [text, verdict] of verdicts)
    test(`${verdict}: ${text}`, () =>
      assert.equal(verdictOf(text, text.includes('review') ? index : threads), verdict))
})

describe('a platform does not speak where a comment there does:', () => {
  for (const words of ['A YouTube comment says', 'One YouTube comment said', 'This YouTube reply reads'])
    test(words, () => assert.equal(verdictOf(`${words} ${quoteOf('youtube reply')}.`), 'verified'))
  test('YouTube comments', () =>
    assert.equal(verdictOf(`YouTube comments ${quoteOf('youtube reply')}.`), 'unchecked'))
})

describe('what stands in a thread is judged where the thread is older than the window or not stored whole:', () => {
  const hums = '“Mine hums since May.” (https://www.reddit.com/r/hydro/comments/old001/a_year/new001/)'
  const same = '“Same here, in two rooms.” (https://x.com/mia/status/1850000000000000020)'
  const [link, other] = ['old001', 'hum001'].map((id) => `https://www.reddit.com/r/hydro/comments/${id}/`)
  const verdicts: readonly (readonly [text: string, verdict: string])[] = [
    [`A comment in the thread ${link} says ${hums}.`, 'verified'],
    [`One comment below “A year with it” says ${hums}.`, 'verified'],
    [`One comment below “Two years with it” says ${hums}.`, 'contradicted'],
    [`A comment in the thread ${other} says ${hums}.`, 'contradicted'],
    // Without an answer in it the thread itself is cited, and that is no post of the window.
    [`A user writes “Still on” (${link}).`, 'unchecked'],
    [`Under the post “Six weeks of the lamp in the kitchen” a user writes ${same}.`, 'verified'],
    [
      `Under the post “Six weeks of the lamp in the kitchen and one in the hall” a user writes ${same}.`,
      'unchecked',
    ],
  ]
  for (const [text, verdict] of verdicts)
    test(`${verdict}: ${text}`, () => assert.equal(verdictOf(text, old), verdict))
})

describe('a thread is named in', () => {
  const phrasings: Readonly<Record<string, readonly string[]>> = {
    German: [
      'Unter dem Video „{title}“ schreibt eine Nutzerin: {quote}.',
      'Ein Kommentar unter dem Video {url} sagt {quote}.',
    ],
    Spanish: [
      'Bajo el vídeo «{title}» un usuario escribe {quote}.',
      'Un comentario en el vídeo {url} dice {quote}.',
    ],
    French: [
      'Sous la vidéo « {title} », un utilisateur écrit {quote}.',
      'Un commentaire sous la vidéo {url} dit {quote}.',
    ],
    Portuguese: [
      'Sob o vídeo “{title}” um usuário escreve {quote}.',
      'Um comentário no vídeo {url} diz {quote}.',
    ],
    Japanese: ['動画「{title}」のコメントは{quote}。', '動画 {url} のコメントは{quote}。'],
    Korean: ['동영상 “{title}”의 댓글은 {quote}.', '동영상 {url} 의 댓글은 {quote}.'],
    Chinese: ['视频“{title}”下的评论写道{quote}。', '在视频 {url} 下的评论写道{quote}。'],
    Arabic: ['تحت الفيديو «{title}» كتب مستخدم {quote}.', 'تعليق على الفيديو {url} يقول {quote}.'],
    Thai: ['ใต้วิดีโอ “{title}” ผู้ใช้เขียนว่า {quote}', 'ใต้วิดีโอ {url} ผู้ใช้เขียนว่า {quote}'],
  }
  for (const [language, texts] of Object.entries(phrasings)) {
    test(language, () => {
      for (const each of texts) {
        const text = (title: string) =>
          each
            .replace('{title}', () => title)
            .replace('{url}', videoUrl)
            .replace('{quote}', () => began)
        assert.equal(verdictOf(text('Six lamps tested'), threads), 'verified', each)
        if (each.includes('{title}'))
          assert.equal(verdictOf(text('Seven lamps tested'), threads), 'contradicted', each)
      }
    })
  }
})
