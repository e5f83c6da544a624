import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, post } from './posts.ts'

/** Eight invented posts about one thing in each of nine languages, all in one workspace. */
const languages: [string, RegExp, string[]][] = [
  [
    'japanese',
    /除湿器/,
    [
      '梅雨なので除湿器を買いました',
      'この除湿器は音が静かで助かる',
      '除湿器の水を毎日捨てるのが面倒',
      '寝室に置ける除湿器を探している',
      '友達の除湿器がうらやましい',
      '除湿器だけで洗濯物が乾いた',
      '電気代が気になるけど除湿器は必要',
      '古い除湿器から新しいのに替えた',
    ],
  ],
  [
    'chinese',
    /折叠伞|折叠/,
    [
      '新买的折叠伞很轻便',
      '大风一吹折叠伞就翻了',
      '哪里能买到自动折叠伞',
      '包里总放一把折叠伞',
      '妈妈送我的折叠伞颜色好看',
      '雨天地铁里到处是折叠伞',
      '折叠伞晾干要很久',
      '今天又忘带折叠伞了',
    ],
  ],
  [
    'korean',
    /가습기/,
    [
      '겨울이라 가습기 하나 샀어요',
      '가습기 청소가 너무 귀찮다',
      '작은 방에 맞는 가습기 추천해 주세요',
      '밤새 가습기 켜 두었더니 목이 편해요',
      '가습기 소음 때문에 잠을 설쳤다',
      '회사 책상에 가습기 놓았습니다',
      '요즘 가습기 가격이 올랐네요',
      '선물로 받은 가습기 예뻐요',
    ],
  ],
  [
    'thai',
    /พัดลม/,
    [
      'ซื้อพัดลมตัวใหม่มาแล้ว',
      'พัดลมตัวนี้เสียงดังมาก',
      'อยากได้พัดลมเล็กไว้บนโต๊ะ',
      'อากาศร้อนต้องเปิดพัดลมทั้งคืน',
      'ล้างพัดลมทุกเดือนเหนื่อยจริง',
      'พัดลมของแม่ใช้มาสิบปี',
      'ร้านไหนขายพัดลมราคาถูก',
      'ลูกชอบนอนหน้าพัดลม',
    ],
  ],
  [
    'arabic',
    /المروحة/,
    [
      'اشتريت المروحة أمس من السوق',
      'صوت المروحة مزعج في الليل',
      'هل تنصحون بهذه المروحة للمكتب',
      'المروحة الصغيرة تكفي غرفتي',
      'نظفت المروحة قبل الصيف',
      'ابني كسر المروحة الجديدة',
      'سعر المروحة ارتفع كثيرا',
      'أبحث عن قطعة غيار المروحة',
    ],
  ],
  [
    'spanish',
    /cafetera/i,
    [
      'Por fin llegó mi cafetera italiana',
      'La cafetera italiana gotea por debajo',
      '¿Alguien usa cafetera italiana en inducción?',
      'Mi abuela tenía una cafetera italiana igual',
      'Limpiar la cafetera italiana lleva un minuto',
      'Regalé una cafetera italiana a mi hermana',
      'El café de la cafetera italiana sabe mejor',
      'Busco junta para cafetera italiana',
    ],
  ],
  [
    'portuguese',
    /panela/i,
    [
      'Comprei uma panela elétrica ontem',
      'A panela elétrica queimou o arroz',
      'Alguém recomenda panela elétrica pequena?',
      'Feijão na panela elétrica fica pronto rápido',
      'Minha mãe não larga a panela elétrica',
      'Lavar a panela elétrica dá trabalho',
      'Ganhei panela elétrica no sorteio',
      'O cabo da panela elétrica é curto',
    ],
  ],
  [
    'german',
    /lastenrad/i,
    [
      'Unser Lastenrad steht im Keller',
      'Mit dem Lastenrad zum Wochenmarkt gefahren',
      'Wer repariert ein Lastenrad in der Stadt?',
      'Das Lastenrad passt nicht durch die Tür',
      'Zwei Kinder im Lastenrad bei Regen',
      'Gebrauchtes Lastenrad gesucht',
      'Der Akku vom Lastenrad hält kaum',
      'Heute ein Lastenrad probegefahren',
    ],
  ],
  [
    'english',
    /window planter/i,
    [
      'Built a Window Planter over the weekend',
      'My Window Planter leaks on the neighbours',
      'Which soil suits a Window Planter?',
      'Basil in the Window Planter is thriving',
      'The Window Planter fell in the storm',
      'Painted our Window Planter green',
      'Tomatoes need a deeper Window Planter',
      'Landlord says no Window Planter allowed',
    ],
  ],
]

function about(texts: readonly string[], name: string): RankPost[] {
  return texts.map((text, index) => post(`${name}-${index}`, text, 0.3 + index * 0.7))
}
const workspace = languages.flatMap(([name, , texts]) => about(texts, name))

function rank(posts: readonly RankPost[]): RankedTrend[] {
  return rankTrends({ posts, windowDays: 7, now: NOW }).trends
}

for (const [name, topic, texts] of languages) {
  test(`finds and names the ${name} topic among eight other languages`, () => {
    const trends = rank(workspace)
    const found = trends.filter(({ postIds }) => postIds.some((id) => id.startsWith(`${name}-`)))
    const [best] = found.sort((first, second) => second.mentions - first.mentions)
    assert.ok(best)
    assert.match(best.topic, topic)
    assert.ok(
      best.postIds.every((id) => id.startsWith(`${name}-`)),
      best.postIds.join(' '),
    )
    assert.ok(best.mentions >= texts.length - 1, `${best.mentions} of ${texts.length}`)
  })
}

/** The same eight posts, each adorned in another way that people see or do not see. */
const plain = languages.at(-1)?.[2] ?? []
const adornments: [string, (text: string, index: number) => string][] = [
  ['emoji', (text, index) => `${['🔥', '🌱🌱', '👩‍🌾', '🇫🇷'][index % 4]} ${text} ${['😀', '💚'][index % 2]}`],
  [
    'hashtags',
    (text, index) =>
      index % 2 ? `${text} #WindowPlanter` : text.replace('Window Planter', '#WindowPlanter'),
  ],
  ['mentions', (text, index) => `@user${index} ${text}`],
  ['links', (text, index) => `${text} https://example.org/p/${index}?a=b`],
  ['homoglyphs', (text, index) => (index % 2 ? text.replace('Window', 'Wіndоw') : text)],
  ['zero-width characters', (text, index) => (index % 2 ? text.replace('Planter', 'Plan\u200Bter') : text)],
]
for (const [what, adorn] of adornments) {
  test(`${what} neither split nor fake a topic`, () => {
    const others = workspace.filter(({ id }) => !id.startsWith('english-'))
    const trends = rank([...others, ...about(plain.map(adorn), 'english')])
    const [best, ...rest] = trends.filter(({ postIds }) => postIds.some((id) => id.startsWith('english-')))
    assert.ok(best && rest.length === 0, trends.map(({ topic }) => topic).join(', '))
    assert.match(best.topic, /window ?planter/i)
    assert.ok(best.mentions >= plain.length - 1, `${best.mentions}`)
    assert.ok(best.postIds.every((id) => id.startsWith('english-')))
  })
}

test('the same emoji and link on posts about different things make no topic', () => {
  const things = ['ferry', 'violin', 'tax form', 'hedgehog', 'marble cake', 'lighthouse', 'snow chain']
  const posts = things.map((thing, index) =>
    post(`odd-${index}`, `@user${index} ${thing} 🔥🔥 https://example.org/same`, index * 0.5),
  )
  for (const { postIds } of rank([...workspace, ...posts])) {
    assert.ok(!postIds.some((id) => id.startsWith('odd-')), postIds.join(' '))
  }
})
