import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findDirections, findIntents, findMetrics, findRanks } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

const ranks: readonly (readonly [text: string, found: string])[] = [
  ['The most talked about trend is this one.', '1'],
  ['Lamp flicker is third, with 23 mentions.', '3'],
  ['It ranks 4th and is number 2 elsewhere.', '4, 2'],
  ['It tops the list, among the top 5.', '1, ≤5'],
  ['It has the most comments and the fewest likes.', '1 by comments, -1 by likes'],
  ['It is the second most discussed topic.', '2'],
  ['Es ist das meistdiskutierte Thema und liegt auf Platz 3.', '1, 3'],
  ['Das zweite Thema hat die meisten Kommentare.', '2, 1 by comments'],
  ['Es el tema más comentado y está en el segundo lugar.', '1, 2'],
  ['C’est le sujet le plus discuté, en troisième place.', '1, 3'],
  ['É o tema mais falado, em segundo lugar.', '1, 2'],
  ['最も話題になっているトレンドで、2位です。', '1, 2'],
  ['讨论最多的话题，排名第二。', '1, 2'],
  ['가장 많이 언급된 주제는 3위입니다.', '1, 3'],
  ['الموضوع الأكثر تداولا في المركز الثالث', '1, 3'],
  ['เทรนด์ที่ถูกพูดถึงมากที่สุด อันดับ 3', '1, 3'],
]

describe('a rank is found', () => {
  for (const [text, found] of ranks) {
    test(`in "${text}"`, () => {
      const told = findRanks(text).map(
        ({ value: { rank, bound, by } }) =>
          `${bound === 'atMost' ? '≤' : ''}${rank}${by === undefined ? '' : ` by ${by}`}`,
      )
      assert.equal(told.join(', '), found)
    })
  }
  test('in no sentence that only counts or orders', () => {
    for (const text of [
      'It is first seen here.',
      'In a second post they write.',
      'A third of the posts.',
      'The last post.',
    ]) {
      assert.deepEqual(findRanks(text), [], text)
    }
  })
})

const directions: readonly (readonly [text: string, found: string])[] = [
  ['The trend is exploding and has doubled.', 'rising, rising × 2'],
  ['It has faded, then it was holding steady.', 'falling, steady'],
  ['It is new, the other has vanished.', 'new, gone'],
  ['It grew by 40 %, and fell by 10%.', 'rising × 1.4, falling × 0.9'],
  ['Das Thema explodiert und hat sich verdoppelt, das andere ist verschwunden.', 'rising, rising × 2, gone'],
  ['Es ist um 20 % gestiegen, das andere flaut ab.', 'rising × 1.2, falling'],
  ['Se dispara, el otro se mantiene estable.', 'rising, steady'],
  ['Está em queda, o outro é novo.', 'falling, new'],
  ['La tendance est en forte hausse, l’autre a disparu.', 'rising, gone'],
  ['الاتجاه يرتفع والآخر اختفى', 'rising, gone'],
  ['急増しています、横ばい、消えた', 'rising, steady, gone'],
  ['正在飙升，已经消失', 'rising, gone'],
  ['급증하고 있다, 사라졌다', 'rising, gone'],
  ['เพิ่มขึ้น และหายไป', 'rising, gone'],
]

describe('a direction is found', () => {
  for (const [text, found] of directions) {
    test(`in "${text}"`, () => {
      const told = findDirections(text).map(
        ({ value: { direction, factor } }) =>
          `${direction}${factor === undefined ? '' : ` × ${Number(factor.toFixed(2))}`}`,
      )
      assert.equal(told.join(', '), found)
    })
  }
})

const intents: readonly (readonly [text: string, found: string])[] = [
  ['Most are complaints, some questions and praise.', 'problem, question, praise'],
  ['They compare it, or are leaving, and wish for a dimmer.', 'comparison, leaving, wish'],
  ['Es sind Beschwerden, Fragen und Wünsche.', 'problem, question, wish'],
  ['Son quejas, preguntas y elogios.', 'problem, question, praise'],
  ['São reclamações, perguntas e pedidos.', 'problem, question, wish'],
  ['Ce sont des plaintes, des questions et des éloges.', 'problem, question, praise'],
  ['شكاوى وأسئلة وطلبات', 'problem, question, wish'],
  ['苦情と質問と要望', 'problem, question, wish'],
  ['投诉、提问和建议', 'problem, question, wish'],
  ['불만, 질문, 칭찬', 'problem, question, praise'],
  ['ข้อร้องเรียน คำถาม และคำชม', 'problem, question, praise'],
]

describe('no direction is found', () => {
  const idle = [
    'Se ha visto en Reddit.',
    'Nimmt den ersten Platz ein.',
    'Es nimmt ein Drittel ein.',
    'Daraus geht hervor, im Fall der Lampe legt niemand eine Rechnung an.',
    'Der Autor geht aus.',
    'Er nimmt an, legt an, zieht auf und lässt ein.',
  ]
  for (const text of idle) test(`in "${text}"`, () => assert.deepEqual(findDirections(text), []))
})

describe('an intent is found', () => {
  for (const [text, found] of intents) {
    test(`in "${text}"`, () => {
      assert.equal(
        findIntents(text)
          .map(({ value }) => value.intent)
          .join(', '),
        found,
      )
    })
  }
})

const metrics: readonly (readonly [text: string, found: string])[] = [
  ['It has likes, comments and a score.', 'likes likes, comments comments, score score'],
  ['Es hat Aufrufe und Kommentare.', 'Aufrufe views, Kommentare comments'],
  ['Tiene me gusta y visualizaciones.', 'me gusta likes, visualizaciones views'],
  ['Tem curtidas e comentários.', 'curtidas likes, comentários comments'],
  ['Il a des vues et des partages.', 'vues views, partages shares'],
  ['له تعليقات وإعجابات', 'تعليقات comments, وإعجابات likes'],
  ['再生回数とコメント', '再生回数 views, コメント comments'],
  ['点赞和评论', '点赞 likes, 评论 comments'],
  ['조회수와 댓글', '조회수 views, 댓글 comments'],
  ['ยอดวิวและความคิดเห็น', 'ยอดวิว views, ความคิดเห็น comments'],
]

describe('a metric is found', () => {
  for (const [text, found] of metrics) {
    test(`in "${text}"`, () => {
      const words = wordsOf(text, findMetrics(text)).map(([word, { metric }]) => `${word} ${metric}`)
      assert.equal(words.join(', '), found)
    })
  }
})
