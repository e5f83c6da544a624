import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredTrend } from '../../src/citations/stored.ts'
import { companies, handles, window } from './sample-posts.ts'

/** What a sentence of a brief tells of a trend, several things at once. */
interface Told {
  readonly mentions: number
  readonly authors: number
  readonly score: number
  readonly place: number
  readonly onReddit: number
  readonly percent: number
  readonly problems: number
  readonly status: 'rising' | 'fading'
  readonly platform: 'Reddit' | 'Facebook'
}

const told: Told = {
  ...{ mentions: 36, authors: 30, score: 46.7, place: 4, onReddit: 19, percent: 53, problems: 27 },
  ...{ status: 'rising', platform: 'Reddit' },
}
/** Each makes one thing false. */
const falsehoods: readonly Partial<Told>[] = [
  ...[{ mentions: 39 }, { authors: 33 }, { score: 52.1 }, { place: 7 }, { onReddit: 23 }],
  ...([{ percent: 71 }, { problems: 31 }, { status: 'fading' }, { platform: 'Facebook' }] as const),
]

const ranked = [61.9, 56.3, 53.1, 46.7].map(
  (score, at): StoredTrend => ({
    ...{ id: `t_${String(at).repeat(16)}`, topic: at === 3 ? 'Pro 2 humming' : `topic ${at}`, score },
    ...{ mentions: 36 - 4 * (3 - at), independentMentions: 30, uniqueAuthors: 30, engagement: 90 },
    ...{ platforms: ['reddit', 'x', 'youtube'], status: 'rising', postIds: [] },
    ...{ firstSeenAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' },
    byPlatform: [
      { platform: 'reddit', mentions: 19 },
      { platform: 'x', mentions: 12 },
      { platform: 'youtube', mentions: 5 },
    ],
    intents: [{ intent: 'problem', posts: 27, authors: 27, share: 0.75, lower: 0.6, upper: 0.86 }],
  }),
)
const against = {
  postIndex: new PostIndex([], []),
  trends: ranked,
  ...{ window, names: [], companies: companies.map((each) => ({ ...each, isOwn: false })), handles },
}

interface Phrases {
  readonly name: string
  readonly says: (told: Told) => readonly string[]
  readonly adds: (told: Told) => readonly string[]
  readonly joins: readonly ((name: string, says: string, adds: readonly string[]) => string)[]
}

const comma = (value: number) => String(value).replace('.', ',')
const besides = (name: string, says: string, adds: readonly string[]) =>
  `${name} ${says}, ${adds.join(', ')}.`
const within = (name: string, says: string, adds: readonly string[]) =>
  `${name} (${adds.join(', ')}) ${says}.`
const behind = (topic: string) => (name: string, says: string, adds: readonly string[]) =>
  `${topic} ${name} ${says} (${adds.join(', ')}).`

const languages: Readonly<Record<string, Phrases>> = {
  en: {
    name: '“Pro 2 humming”',
    says: ({ mentions, score, place, status }) => [
      ...[`is ${status}`, `has ${mentions} mentions`, `was mentioned ${mentions} times`],
      ...[`has a score of ${score}`, `ranks ${place}th`, `drew ${mentions} posts`],
    ],
    adds: ({ mentions, authors, score, place, onReddit, percent, problems, platform }) => [
      ...[
        `mentioned by ${authors} authors`,
        `scoring ${score}`,
        `with ${mentions} mentions from ${authors} authors`,
        `with ${mentions} posts by ${authors} people`,
      ],
      // Not behind a part, of which it would be told.
      `${problems} of which report a problem`,
      ...[
        `with a score of ${score}`,
        `with ${mentions} mentions on Reddit, X and YouTube`,
        `at rank ${place}`,
      ],
      ...[`${onReddit} of them on ${platform}`, `${percent}% of them on ${platform}`],
    ],
    joins: [besides, within, behind('The topic')],
  },
  de: {
    name: '„Pro 2 humming“',
    says: ({ mentions, score, place, status }) => [
      ...[status === 'rising' ? 'ist steigend' : 'ist rückläufig', `hat ${mentions} Erwähnungen`],
      ...[`hat einen Score von ${comma(score)}`, `liegt auf Platz ${place}`],
    ],
    adds: ({ mentions, authors, score, place, onReddit, percent, problems, platform }) => [
      ...[
        `auf Rang ${place}`,
        `mit ${mentions} Erwähnungen von ${authors} Autoren`,
        `mit ${mentions} Beiträgen`,
      ],
      `mit ${mentions} Erwähnungen auf Reddit, X und YouTube`,
      ...[`davon ${onReddit} auf ${platform}`, `davon ${percent} % auf ${platform}`],
      ...[`mit einem Score von ${comma(score)}`, `${problems} davon melden ein Problem`],
    ],
    joins: [besides, within, behind('Das Thema')],
  },
  es: {
    name: '«Pro 2 humming»',
    says: ({ mentions, score, place, status }) => [
      ...[status === 'rising' ? 'está en alza' : 'está en declive', `tiene ${mentions} menciones`],
      ...[`tiene una puntuación de ${comma(score)}`, `ocupa el puesto ${place}`],
    ],
    adds: ({ mentions, authors, score, place, onReddit, percent, problems, platform }) => [
      ...[
        `en el puesto ${place}`,
        `con ${mentions} menciones de ${authors} autores`,
        `con ${mentions} publicaciones`,
      ],
      `con ${mentions} menciones en Reddit, X y YouTube`,
      ...[`${onReddit} de ellas en ${platform}`, `el ${percent} % de ellas en ${platform}`],
      ...[`con una puntuación de ${comma(score)}`, `${problems} de ellas informan de un problema`],
    ],
    joins: [besides, within, behind('El tema')],
  },
  fr: {
    name: '« Pro 2 humming »',
    says: ({ mentions, score, place, status }) => [
      ...[status === 'rising' ? 'est en hausse' : 'est en baisse', `compte ${mentions} mentions`],
      ...[`a un score de ${comma(score)}`, `est au rang ${place}`],
    ],
    adds: ({ mentions, authors, score, place, onReddit, percent, problems, platform }) => [
      ...[`au rang ${place}`, `avec ${mentions} mentions de ${authors} auteurs`, `avec ${mentions} messages`],
      `avec ${mentions} mentions sur Reddit, X et YouTube`,
      ...[`dont ${onReddit} sur ${platform}`, `dont ${percent} % sur ${platform}`],
      ...[`avec un score de ${comma(score)}`, `dont ${problems} signalent un problème`],
    ],
    joins: [besides, within, behind('Le sujet')],
  },
}

/** Every way to say something and to add one or two things to it. */
function sentences({ name, says, adds, joins }: Phrases, facts: Told): string[] {
  const added = adds(facts)
  const [twos, ones] = [
    added.map((add, at) => [add, added[(at + 1) % added.length] ?? add]),
    added.map((add) => [add]),
  ]
  return says(facts).flatMap((said) =>
    [...ones, ...twos].flatMap((more) => joins.map((join) => join(name, said, more))),
  )
}

function verdictOf(text: string): string {
  return checkText(parseText(text), against, 150)
    .sentences.map(({ verdict }) => verdict)
    .join(' ')
}

for (const [language, phrases] of Object.entries(languages)) {
  test(`what is told of a trend is borne out together as it is by itself, in ${language}`, () => {
    const not = sentences(phrases, told).filter((text) => verdictOf(text) !== 'verified')
    assert.deepEqual(not, [])
  })

  test(`one thing that is false among them is not borne out, in ${language}`, () => {
    const truths = sentences(phrases, told)
    for (const falsehood of falsehoods) {
      const made = sentences(phrases, { ...told, ...falsehood }).filter((each) => !truths.includes(each))
      assert.deepEqual(
        made.filter((text) => verdictOf(text) === 'verified'),
        [],
      )
    }
  })
}
