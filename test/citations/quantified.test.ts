import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import type { Platform } from '../../src/model/index.ts'
import { companies, handles, postIndex, window } from './sample-posts.ts'

const shareOf = { authors: 5, share: 0.5, lower: 0.3, upper: 0.7 } as const
const days = { firstSeenAt: '2026-10-30T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' } as const
const common = { score: 50, engagement: 12, independentMentions: 9, uniqueAuthors: 9, ...days } as const

/** Facebook was not collected, and YouTube on some days only. */
const posts = (counts: Partial<Record<Platform, number>>) => [
  ...(['reddit', 'x', 'instagram'] as const).map((platform) => ({
    ...{ platform, mentions: counts[platform] ?? 0, isCollected: true },
  })),
  { platform: 'youtube' as const, mentions: counts.youtube ?? 0, isCollected: false },
  { platform: 'facebook' as const, mentions: null, isCollected: false },
]

const trends: readonly StoredTrend[] = [
  {
    ...{ ...common, id: 't_0123456789abcdef', topic: 'rusty chain', mentions: 40, status: 'rising' },
    ...{ platforms: ['reddit', 'x'], byPlatform: posts({ reddit: 28, x: 12 }) },
    intents: [
      { ...shareOf, intent: 'problem', posts: 31 },
      { ...shareOf, intent: 'question', posts: 6 },
    ],
  },
  {
    ...{ ...common, id: 't_fedcba9876543210', topic: 'leather saddle', mentions: 11, status: 'fading' },
    ...{ platforms: ['instagram'], byPlatform: posts({ instagram: 11 }) },
    intents: [{ ...shareOf, intent: 'praise', posts: 11 }],
  },
]

const against = { postIndex, trends, window, names: [], companies, handles }

function verdictOf(text: string): string {
  return checkText(parseText(text), against, 150)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')
}

const sentences: Readonly<Record<string, readonly string[]>> = {
  verified: [
    'All posts in “leather saddle” are on Instagram.',
    'All 11 posts in “leather saddle” are on Instagram.',
    'Every post about “leather saddle” is on Instagram.',
    'All posts in t_fedcba9876543210 are on Instagram.',
    'The posts in “leather saddle” are all on Instagram.',
    'Die Beiträge zu „leather saddle“ stehen alle auf Instagram.',
    'Las publicaciones de «leather saddle» están todas en Instagram.',
    '“Rusty chain” is not on Instagram.',
    '“Rusty chain” is not only on Reddit.',
    'No post in “rusty chain” is on Instagram.',
    'None of the 40 posts in “rusty chain” is on Instagram.',
    'Not all posts in “rusty chain” are on Reddit.',
    'No post in “leather saddle” reports a problem.',
    'A majority of the posts in “rusty chain” report a problem.',
    'Most posts in “rusty chain” report a problem.',
    'A minority of the posts in “rusty chain” ask a question.',
    'Of all posts in “rusty chain”, 31 report a problem.',
    'Out of all the posts in “rusty chain”, 28 are on Reddit.',
    'Von allen Beiträgen zu „rusty chain“ melden 31 ein Problem.',
    'De todas las publicaciones de «rusty chain», 31 señalan un problema.',
    'Sur l’ensemble des publications de « rusty chain », 31 signalent un problème.',
    '「rusty chain」のすべての投稿のうち31件が問題を報告しています。',
    'Not all posts in “rusty chain” are by u/mossfan.',
    '“Rusty chain” is mainly on Reddit.',
    '„Rusty chain“ steht vorwiegend auf Reddit.',
    '«Rusty chain» aparece principalmente en Reddit.',
    '« Rusty chain » apparaît majoritairement sur Reddit.',
    '「rusty chain」は主にRedditで話題です。',
    '“Rusty chain” is not fading.',
    '“Leather saddle” is not the top topic.',
    'Alle Beiträge zu „leather saddle“ stehen auf Instagram.',
    'Kein Beitrag zu „rusty chain“ steht auf Instagram.',
    'Die Mehrheit der Beiträge zu „rusty chain“ meldet ein Problem.',
    'Todas las publicaciones sobre «leather saddle» están en Instagram.',
    'No hay ninguna publicación sobre «rusty chain» en Instagram.',
    'La mayoría de las publicaciones de «rusty chain» señalan un problema.',
    'Toutes les publications sur « leather saddle » sont sur Instagram.',
    '« Rusty chain » n’est pas sur Instagram.',
    'La plupart des publications de « rusty chain » signalent un problème.',
    '「leather saddle」の投稿はすべてInstagramにあります。',
    '「rusty chain」はInstagramにはありません。',
    '「rusty chain」の投稿の過半数が問題を報告しています。',
  ],
  contradicted: [
    'All posts in “rusty chain” are on Reddit.',
    'All posts in “rusty chain” are on Reddit (t_0123456789abcdef).',
    'The posts in “rusty chain” are all on Reddit.',
    'Of all posts in “rusty chain”, 30 report a problem.',
    'Sur l’ensemble des publications de « rusty chain », 12 signalent un problème.',
    '「rusty chain」のすべての投稿のうち12件が問題を報告しています。',
    'All 40 posts in “rusty chain” report a problem.',
    '“Rusty chain” is mostly on X.',
    '„Rusty chain“ steht hauptsächlich auf X.',
    '«Rusty chain» aparece en su mayoría en X.',
    '« Rusty chain » apparaît essentiellement sur X.',
    '「rusty chain」は主にXで話題です。',
    '“Rusty chain” is only by u/mossfan.',
    'All posts in “rusty chain” are by u/mossfan.',
    'Alle Beiträge zu „rusty chain“ sind von u/mossfan.',
    'Todas las publicaciones de «rusty chain» son de @mossfan.',
    'Toutes les publications sur « rusty chain » sont de u/mossfan.',
    '「rusty chain」の投稿はすべて@mossfanのものです。',
    'Every single post in “rusty chain” reports a problem.',
    '“Rusty chain” is only on Reddit.',
    'Only Reddit has posts about “rusty chain”.',
    'No post in “rusty chain” is on Reddit.',
    '“Rusty chain” has no posts on X.',
    'Nobody mentions “rusty chain” on Reddit.',
    '“Rusty chain” never appears on Reddit.',
    '“Rusty chain” is not on Reddit.',
    'A minority of posts in “rusty chain” report a problem.',
    'Most posts in “rusty chain” ask a question.',
    '“Leather saddle” is not only on Instagram.',
    '“Rusty chain” is not rising.',
    '“Rusty chain” is not the top topic.',
    'The post is not on Reddit (t3_abc12).',
    'Alle Beiträge zu „rusty chain“ melden ein Problem.',
    '„Rusty chain“ gibt es ausschließlich auf Reddit.',
    'Niemand erwähnt „rusty chain“ auf X.',
    '„Rusty chain“ steigt nicht.',
    'Ninguna publicación de «rusty chain» está en Reddit.',
    '«Rusty chain» solo aparece en X.',
    '«Rusty chain» no está creciendo.',
    'Una minoría de las publicaciones de «rusty chain» señala un problema.',
    'Aucune publication de « rusty chain » n’est sur X.',
    '« Rusty chain » est uniquement sur Reddit.',
    'Une minorité des publications de « rusty chain » signale un problème.',
    '「rusty chain」の投稿はすべてRedditにあります。',
    '「rusty chain」はXにしかありません。',
    '「rusty chain」の投稿は一件もRedditにありません。',
    '「rusty chain」は増加していません。',
  ],
  unchecked: [
    // The kinds of a trend's posts are not counted, nor who wrote how many.
    'Most posts in “rusty chain” are comments.',
    '“Rusty chain” is mostly complaints.',
    'Mostly users on Reddit talk about “rusty chain”.',
    'Die meisten Beiträge zu „rusty chain“ sind Kommentare.',
    'All posts in “leather saddle” are comments.',
    'All posts in “leather saddle” are Instagram videos.',
    'Most posts in “rusty chain” are by u/mossfan.',
    'No post in “rusty chain” is by u/mossfan.',
    // Not collected, or not on all days: there may be posts.
    '“Leather saddle” is only on Instagram.',
    'No post in “rusty chain” is on YouTube.',
    'Nobody mentions “rusty chain” on Facebook.',
    '„Leather saddle“ ist nur auf Instagram.',
    // No window tells that it never was.
    '“Rusty chain” is never on Instagram.',
    // Not what the trend's counts tell.
    'Only “rusty chain” is on Reddit.',
    'Only posts in “leather saddle” are on Instagram.',
    'All posts on Instagram mention “leather saddle”.',
    'Most posts on Reddit are in “rusty chain”.',
    '“Leather saddle” is mentioned in all posts on Instagram.',
    'Instagramの投稿はすべて「leather saddle」に言及しています。',
    '「leather saddle」はすべてのInstagram投稿で言及されています。',
    'All customers in “rusty chain” report a problem.',
    '“Leather saddle” is no problem.',
    'No problem: “leather saddle” has 11 mentions.',
    'Aucun problème : « leather saddle » compte 11 mentions.',
    '“Leather saddle” is only praised.',
    'No post in “rusty chain” mentions Reddit.',
    'Nearly every post in “leather saddle” is on Instagram.',
    '“Rusty chain” is not rising because of the price.',
    '“Rusty chain” is not yet on Instagram.',
    '“Leather saddle” is no longer on Reddit.',
    'mossfan did not share (t3_abc12).',
  ],
}

for (const [verdict, texts] of Object.entries(sentences)) {
  describe(`what quantifies or denies, and its counts, are ${verdict}`, () => {
    for (const text of texts) test(text, () => assert.equal(verdictOf(text), verdict))
  })
}

test('a share that is judged has no second claim for the same number', () => {
  for (const text of [
    '78% of the posts in “rusty chain” report a problem.',
    'More than half of the posts in “rusty chain” are on Reddit.',
    'No post in “rusty chain” is on Reddit.',
  ]) {
    const { claims } = checkText(parseText(text), against, 150)
    assert.deepEqual(
      claims.filter(({ verdict }) => verdict === 'not_checked'),
      [],
      text,
    )
  }
})
