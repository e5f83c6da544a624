import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkText } from '../../src/citations/check.ts'
import { parseText } from '../../src/citations/parse/parse.ts'
import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost, StoredTrend } from '../../src/citations/stored.ts'
import { type Random, seeded } from '../../src/cli/bench/citations/random.ts'
import { companies, handles, posts, trends, window } from './sample-posts.ts'

const [fernlight = { names: [] }, ...competitors] = companies
const stored = posts
  .filter(({ id }) => id !== 't3_old99')
  .map((post): StoredPost => ({ ...post, voice: 'customer' }))
const against = {
  postIndex: new PostIndex(stored, []),
  ...{ trends, window, names: [], companies: [{ ...fernlight, isOwn: true }, ...competitors], handles },
}
const verdictsOf = (text: string) =>
  checkText(parseText(text), against, 150).sentences.map(({ verdict }) => verdict)

interface Told {
  readonly trend: StoredTrend
  readonly other: StoredTrend
  readonly post: StoredPost
  /** What is added to the figures, so that they are others than the stored ones. */
  readonly wrong: number
}

/** What each language says of stored facts, and of things that no stored data decides. */
interface Clauses {
  readonly statuses: Readonly<Record<'new' | 'fading' | 'steady', string>>
  readonly ofTrend: readonly ((told: Told) => string)[]
  readonly ofTwo: readonly ((told: Told) => string)[]
  readonly ofPost: readonly ((told: Told) => string)[]
  readonly ofThings: readonly ((told: Told) => string)[]
  readonly joins: readonly string[]
}

const metricOf = ({ metrics }: StoredPost, plus: number) =>
  `${(metrics['comments'] ?? metrics['replies'] ?? 0) + plus}`
const figure = (value: number, wrong: number) => `${value + wrong}`

const english: Clauses = {
  statuses: { new: 'is new', fading: 'is fading', steady: 'is steady' },
  ofTrend: [
    ({ trend, wrong }) => `“${trend.topic}” has ${figure(trend.mentions, wrong)} mentions`,
    ({ trend, wrong }) => `“${trend.topic}” was raised by ${figure(trend.uniqueAuthors, wrong)} people`,
    ({ trend, wrong }) =>
      `“${trend.topic}” (${figure(trend.mentions, wrong)} mentions) ${statusOf(english, trend)}`,
  ],
  ofTwo: [
    ({ trend, other, wrong }) =>
      `“${trend.topic}” has ${figure(trend.mentions, wrong)} mentions and “${other.topic}” has ${figure(other.mentions, wrong)} mentions`,
    ({ trend, other }) =>
      `while “${trend.topic}” ${statusOf(english, trend)}, “${other.topic}” ${statusOf(english, other)}`,
    ({ trend, other }) =>
      `unlike “${trend.topic}”, which ${statusOf(english, trend)}, “${other.topic}” ${statusOf(english, other)}`,
  ],
  ofPost: [
    ({ post, wrong }) => `one post has ${metricOf(post, wrong)} comments (${post.id})`,
    ({ post }) => `Fernlight put its timer behind a fee (${post.id})`,
    ({ post }) => `Fernlight says that a hum is within specification (${post.id})`,
    ({ post }) => `according to Fernlight a new driver helps (${post.id})`,
    ({ post }) => `deliveries are slow and getting slower (${post.id})`,
    ({ post, trend }) => `${trend.topic} is stable again for one customer (${post.id})`,
  ],
  ofThings: [
    () => 'prices are falling',
    () => 'trust is fading',
    () => 'demand for plug timers is growing',
    ({ trend }) => `patience with ${trend.topic} is gone`,
    ({ trend }) => `returns are up because of “${trend.topic}”`,
  ],
  joins: [', and ', '; ', ', but ', '. '],
}
const german: Clauses = {
  statuses: { new: 'ist neu', fading: 'nimmt ab', steady: 'ist stabil' },
  ofTrend: [({ trend, wrong }) => `„${trend.topic}“ hat ${figure(trend.mentions, wrong)} Erwähnungen`],
  ofTwo: [
    ({ trend, other }) =>
      `„${trend.topic}“ ${statusOf(german, trend)}, „${other.topic}“ ${statusOf(german, other)}`,
  ],
  ofPost: [
    ({ post, wrong }) => `ein Beitrag hat ${metricOf(post, wrong)} Kommentare (${post.id})`,
    ({ post }) => `Fernlight stellt das Dimmen hinter ein Abo (${post.id})`,
    ({ post }) => `laut Fernlight ist ein Summen normal (${post.id})`,
  ],
  ofThings: [() => 'die Preise sinken', () => 'das Vertrauen schwindet', () => 'die Nachfrage steigt'],
  joins: [', und ', '; ', '. '],
}
const spanish: Clauses = {
  statuses: { new: 'es nuevo', fading: 'va a menos', steady: 'se mantiene estable' },
  ofTrend: [({ trend, wrong }) => `“${trend.topic}” tiene ${figure(trend.mentions, wrong)} menciones`],
  ofTwo: [
    ({ trend, other }) =>
      `“${trend.topic}” ${statusOf(spanish, trend)}, “${other.topic}” ${statusOf(spanish, other)}`,
  ],
  ofPost: [
    ({ post, wrong }) => `una publicación tiene ${metricOf(post, wrong)} comentarios (${post.id})`,
    ({ post }) => `Fernlight puso la atenuación tras una suscripción (${post.id})`,
    ({ post }) => `según Fernlight el zumbido es normal (${post.id})`,
  ],
  ofThings: [() => 'los precios bajan', () => 'la confianza cae', () => 'la demanda crece'],
  joins: [', y ', '; ', '. '],
}
const french: Clauses = {
  statuses: { new: 'est nouveau', fading: 'recule', steady: 'reste stable' },
  ofTrend: [({ trend, wrong }) => `« ${trend.topic} » compte ${figure(trend.mentions, wrong)} mentions`],
  ofTwo: [
    ({ trend, other }) =>
      `« ${trend.topic} » ${statusOf(french, trend)}, « ${other.topic} » ${statusOf(french, other)}`,
  ],
  ofPost: [
    ({ post, wrong }) => `une publication compte ${metricOf(post, wrong)} commentaires (${post.id})`,
    ({ post }) => `Fernlight a mis la gradation derrière un abonnement (${post.id})`,
    ({ post }) => `selon Fernlight le bourdonnement est normal (${post.id})`,
  ],
  ofThings: [() => 'les prix baissent', () => 'la confiance recule', () => 'la demande progresse'],
  joins: [', et ', ' ; ', '. '],
}
const languages = { english, german, spanish, french } as const satisfies Record<string, Clauses>

function statusOf({ statuses }: Clauses, { status }: StoredTrend): string {
  assert.ok(status === 'new' || status === 'fading' || status === 'steady')
  return statuses[status]
}

/** Posts whose texts or threads may tell a deed of the company, and whose comments are known. */
const cited = stored.filter(({ metrics }) => typeof (metrics['comments'] ?? metrics['replies']) === 'number')
const tell = (random: Random, wrong: number): Told => {
  const [trend, other] = random.shuffle(trends)
  assert.ok(trend !== undefined && other !== undefined)
  return { trend, other, post: random.pick(cited), wrong }
}
const written = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`

const RUNS = 250

describe('a true sentence that is made of stored facts, and of things that none decides, is never contradicted', () => {
  for (const [name, clauses] of Object.entries(languages)) {
    test(name, () => {
      for (let seed = 0; seed < RUNS; seed += 1) {
        const random = seeded(`${name} ${seed}`)
        const of = [clauses.ofTrend, clauses.ofTwo, clauses.ofPost, clauses.ofThings]
        const told = tell(random, 0)
        const said = random
          .shuffle(of)
          .slice(0, 1 + random.below(3))
          .map((each) => random.pick(each)(told))
        const text = written(said.join(random.pick(clauses.joins)))
        assert.ok(!verdictsOf(text).includes('contradicted'), `seed ${seed}: ${text}`)
      }
    })
  }
})

describe('of a trend or post alone, what is so is verified, and any other figure contradicted', () => {
  for (const [name, { ofTrend, ofPost }] of Object.entries(languages)) {
    const [count] = ofPost
    test(name, () => {
      for (const say of [...ofTrend, ...(count === undefined ? [] : [count])]) {
        for (let seed = 0; seed < 30; seed += 1) {
          const right = written(say(tell(seeded(`${name} ${seed}`), 0)))
          assert.deepEqual(verdictsOf(right), ['verified'], right)
          const wrong = written(say(tell(seeded(`${name} ${seed}`), 5)))
          assert.deepEqual(verdictsOf(wrong), ['contradicted'], wrong)
        }
      }
    })
  }
})
