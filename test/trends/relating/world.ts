import type { RankPost } from '../../../src/trends/index.ts'
import { post } from '../posts.ts'

/** Invented posts of one issue each, in one language; a name of a product or a link stands where `{}` does. */
export const texts = {
  /** The lamp stops after an update. */
  updateEn: [
    'After the update {} my lamp shuts down and it will not come back',
    'Is anyone else having the lamp turn off since the update? {}',
    'My lamp has been dark since that update {} and I am not happy',
    'The update broke it: lamp is dead, {} on the display',
    'Lamp shuts down again and again with {} since the update',
    'Who can help me with {}? The lamp turned off during the update',
    'Update installed, lamp off, {} all the time',
    'They sent an update and now the lamp shows {} and is off',
  ],
  updateJa: [
    'アップデート後にランプが消えて{}と表示されます',
    '更新したらランプが点かない。{}が出る',
    'ランプが更新のあと動かなくなりました {}',
    '昨日の更新から{}でランプが消える',
    '同じ人いますか？更新後{}が出てランプが点灯しない',
    'ランプの更新に失敗して{}のまま',
    'サポートに{}と伝えたけどランプはまだ消えたまま',
    '更新してから毎日{}、ランプが切れる',
  ],
  updateEs: [
    'Desde la actualización la lámpara se apaga y sale {}',
    'La lámpara no enciende después de actualizar, pone {}',
    '¿A alguien más se le apaga la lámpara con {} tras la actualización?',
    'Otra vez {} en mi lámpara desde que la actualicé',
    'La actualización dejó mi lámpara muerta con {}',
    'Me sale {} y la lámpara se apaga sola después de actualizar',
    'No sé qué es {}, pero la lámpara está apagada desde la actualización',
    'Actualicé la lámpara y ahora solo muestra {}',
  ],
  /** The parcel is late. */
  parcelEn: [
    'My parcel with the {} is still on its way after three weeks',
    'Where is my parcel? I ordered the {} a month ago',
    'The courier lost the parcel with my {}',
    'No parcel, no answer: the {} should have been here on Monday',
    'Parcel late again, the {} was a present',
    'I am still waiting for the parcel, {} not even sent',
    'Does the parcel with the {} ever arrive?',
    'Courier says the parcel with the {} is in another town',
  ],
  /** The colour is beautiful. */
  colourJa: [
    '{}の色がとてもきれいで気に入っています',
    '部屋に置いた{}の光の色が最高',
    '{}の色合いが優しくて癒やされる',
    '夕方の{}の色、本当に美しい',
    '友達も{}の色を褒めてくれた',
    '{}は色が自然で植物がよく見える',
    '暖かい色の{}を買って良かった',
    '{}の色、写真より実物がきれい',
  ],
} as const

/** What else a workspace holds: each speaks of a matter of its own. */
const OTHERS = [
  ['watering', 'I water the ferns every evening and they grow'],
  ['seeds', 'These tomato seeds came up within four days'],
  ['soil', 'Good soil is worth more than any fertiliser'],
  ['window', 'The window in my kitchen gets enough sun'],
] as const

interface Told {
  /** Stands where `{}` does: the same in all posts, or one a post in turn. */
  readonly name: string | readonly string[]
  /** The oldest and the newest post. */
  readonly days?: readonly [from: number, to: number]
  readonly copies?: number
}

export function posts(kind: keyof typeof texts, { name, days = [6, 0.2], copies = 2 }: Told): RankPost[] {
  const names = [name].flat()
  const all = Array.from({ length: copies }, (_, round) =>
    texts[kind].map((text) => ({ text, round })),
  ).flat()
  const [from, to] = days
  return all.map(({ text, round }, index) =>
    post(
      `${kind}-${from}-${index}`,
      `${text.replace('{}', names[index % names.length] ?? '')}${round === 0 ? '' : TAILS[index % TAILS.length]}`,
      to + ((from - to) * (index + 0.5)) / all.length,
    ),
  )
}
const TAILS = [' …', ' !!', ' :(', ' hmm']

/** Everyday posts that name the brand or do not. */
export function others(brand = ''): RankPost[] {
  return OTHERS.flatMap(([name, text]) =>
    Array.from({ length: 10 }, (_, index) =>
      post(
        `${name}-${index}`,
        `${brand} ${text} ${name} ${index % 2 === 0 ? 'really' : 'again'}`,
        0.3 + index / 2,
      ),
    ),
  )
}
