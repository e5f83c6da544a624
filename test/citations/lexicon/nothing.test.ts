import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  claimsNothing,
  findDirections,
  findIntents,
  findNumbers,
  findRanks,
} from '../../../src/citations/lexicon/index.ts'
import { type Language, languages } from '../../../src/citations/lexicon/language.ts'
import { languageWords } from '../../../src/citations/lexicon/languages/index.ts'
import { spelled } from '../../../src/citations/lexicon/matching/template.ts'

/** What is left of a text without the words that claim nothing, as words. */
function left(text: string, of?: readonly Language[]): string {
  let rest = text
  for (const { start, end } of claimsNothing(text, of).toReversed()) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  }
  return rest
    .replaceAll(/[^\p{L}\p{N}\p{M}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const sentences: readonly (readonly [text: string, left: string])[] = [
  ['According to one user, the post says that it is so.', 'so'],
  ['A customer writes that the lamp flickers.', 'lamp flickers'],
  ['Laut einer Nutzerin steht das in dem Beitrag.', ''],
  ['Eine Kundin schreibt, dass die Lampe flackert.', 'Lampe flackert'],
  ['Según un usuario, la publicación dice que es así.', 'así'],
  ['Segundo uma usuária, o post diz que a lâmpada pisca.', 'lâmpada pisca'],
  ["D'après une cliente, la publication dit que la lampe clignote.", 'lampe clignote'],
  ['كتب أحد المستخدمين في منشور أن المصباح يومض', 'المصباح يومض'],
  ['ある投稿者は投稿でランプが点滅したと書いています。', 'ランプ 点滅'],
  ['一位用户在帖子中写道，灯在闪烁。', '灯 闪烁'],
  ['한 사용자는 게시물에서 램프가 깜빡인다고 썼다.', '램프가 깜빡인다고'],
  ['ผู้ใช้คนหนึ่งเขียนในโพสต์ว่าโคมไฟกระพริบ', 'โคมไฟกระพริบ'],
]

describe('words that claim nothing are found', () => {
  for (const [text, rest] of sentences) test(`in "${text}"`, () => assert.equal(left(text), rest))
})

/** Negations, quantifiers, superlatives, modals, causes, comparisons and adjectives: each is a claim of its own. */
const claims: Readonly<Record<Language, string>> = {
  en: 'no not never none nobody nothing without all every each most many few several some any only always often both half can could may might must should will would because since due therefore so more less than better worse best worst as-good if unless except before after again still already very remains becomes same continues over woman too-much cheap broken happy',
  es: 'no nunca nadie nada sin ningún todos todo cada muchos pocos varios algunos solo siempre puede podría debe porque debido más menos mejor peor si antes después ya muy mismo permanece por mujer barato roto',
  pt: 'não nunca ninguém nada sem nenhum todos todo cada muitos poucos vários alguns só apenas sempre pode poderia deve porque devido mais menos melhor pior se-não antes depois já muito mesmo por barato',
  de: 'nicht nie niemand nichts ohne kein keine alle jeder viele wenige einige manche nur immer oft kann könnte muss soll darf weil wegen deshalb mehr weniger als besser schlechter falls vor-allem nachdem schon sehr selbst bleibt weiterhin nach durch billig kaputt',
  fr: 'ne pas jamais personne-ne rien sans aucun tous toutes chaque plusieurs beaucoup peu seulement toujours peut pourrait doit parce car donc plus moins mieux pire si avant après déjà même reste ainsi très cassé',
  ar: 'لا ليس لم لن بدون غير كل جميع بعض معظم فقط دائما يمكن يجب قد لأن بسبب لذلك أكثر أقل أفضل أسوأ إذا قبل بعد جدا دون مثل نفس أصبح',
  ja: 'ない ません なし すべて 全員 だけ のみ いつも できる べき かもしれない ため なぜなら 最も より もし とても なので 特に 全体 による から 安い',
  zh: '不 没 没有 无 所有 全部 每 都 只 仅 总是 能 可以 必须 应该 因为 由于 所以 最 更 比 如果 很 因 又 还 便宜',
  ko: '안 못 없다 않다 모든 모두 항상 만 뿐 할수있다 때문에 그래서 가장 더 보다 만약 매우 전체 의해 싼',
  th: 'ไม่ ไม่มี ทั้งหมด ทุก เท่านั้น เสมอ สามารถ ต้อง ควร เพราะ เนื่องจาก ดังนั้น ที่สุด กว่า ถ้า มาก ถูก ขึ้น ลง ได้ ตลอด',
}

describe('no word that claims something is listed', () => {
  for (const language of languages) {
    test(`in ${language}`, () => {
      for (const word of claims[language].split(' ')) {
        assert.notEqual(left(word.replaceAll('-', ' '), [language]), '', word)
      }
    })
  }
})

/**
 * By class, words that claim something beside a quotation: that it is true, on whose authority, that others say it, too, or
 * what kind of text it stands in.
 */
const claimingClasses: Readonly<
  Record<'truth' | 'authority' | 'speakers' | 'text kind', Readonly<Record<Language, string>>>
> = {
  truth: {
    en: 'it is true that|a fact|facts|the fact is that',
    es: 'es cierto que|es verdad que',
    pt: 'é verdade que|fato|fatos|facto|factos',
    de: 'tatsache|tatsachen|fakt|es stimmt, dass|das trifft zu',
    fr: 'il est vrai que|il est exact que',
    ar: 'اكد|اكدت|يؤكد|حقيقه',
    ja: '事実|本当',
    zh: '事实|属实',
    ko: '사실',
    th: 'ยืนยัน|ความจริง|ข้อเท็จจริง',
  },
  authority: {
    en: 'a study says|the studies say|the statistics show that|statistic|the media said|media',
    es: 'estadística|las estadísticas|estudio|el medio|los medios',
    pt: 'estatística|estatísticas|estudo|o meio|os meios',
    de: 'statistik|die statistiken|studie|studien|medien|medium',
    fr: 'la statistique|les statistiques|étude|le média|les médias|presse',
    ar: 'احصاءات|دراسه|وسائل الاعلام',
    ja: '調査によると|調査|統計|メディア|研究',
    zh: '调查|统计|据统计|统计显示|媒体|研究',
    ko: '조사|통계|매체|미디어|연구|보도',
    th: 'สถิติ|งานวิจัย|สื่อ',
  },
  speakers: {
    en: 'among others|et al.|etc.',
    es: 'entre otros|entre otras|etc.|etcétera',
    pt: 'entre outros|entre outras|etc.',
    de: 'u.a.|unter anderem|usw.|etc.',
    fr: 'entre autres|etc.',
    ar: 'وغيرهم|الخ',
    ja: 'ほか|など',
    zh: '等等|之类',
    ko: '등등|그 외',
    th: 'เป็นต้น|และอื่นๆ',
  },
  'text kind': {
    en: 'replied|replies to|responded|answered|in an e-mail|emailed|mailed|in a screenshot|in a reel|reels|in a broadcast|the transcript reads|the caption reads|captions|the subtitle reads|in a story|in a memo|the announcement',
    es: 'responde|respondió|respondieron|contesta|contestó|captura|transcripción|el reel|la historia|anuncio',
    pt: 'responde|respondeu|responderam|captura|transcrição|reel|história|stories|anúncio',
    de: 'antwortet|antwortete|entgegnet|erwidert|mailte|im screenshot|im reel|in der story|transkript|bildunterschrift|abschrift',
    fr: 'répond|répondu|répondit|rétorque|réplique|capture|transcription|le reel|story|légende|annonce',
    ar: 'رد|ردت|يرد|اجاب|لقطه',
    ja: '返答しました|答えました|回答しました|スクリーンショット|リール|ストーリー|字幕|書き起こし|放送|キャプション',
    zh: '回复说|回应|截图|字幕|直播|短视频|图片|公告|声明|回答',
    ko: '답했다|응답했다|답변했다|캡처|스크린샷|자막|캡션|쇼츠|릴스|스토리|성명|사진',
    th: 'ตอบ|ตอบว่า|ภาพหน้าจอ|คำบรรยาย|แถลง|ประกาศ',
  },
}

describe('no word that claims something beside a quotation is listed', () => {
  for (const [name, words] of Object.entries(claimingClasses)) {
    for (const language of languages) {
      test(`of ${name} in ${language}`, () => {
        for (const phrase of words[language].split('|')) {
          assert.notEqual(left(phrase, [language]), '', phrase)
        }
      })
    }
  }
})

describe('no word that claims nothing says what another recogniser reads', () => {
  for (const language of languages) {
    test(`in ${language}`, () => {
      for (const phrase of Object.values(languageWords[language].nothing).flatMap(spelled)) {
        for (const find of [findDirections, findRanks, findIntents, findNumbers]) {
          assert.deepEqual(find(phrase, [language]), [], phrase)
        }
      }
    })
  }
})

test('a word that negates in another language the text may be in claims something', () => {
  assert.equal(left('no post'), 'no')
  assert.equal(left('No posts, no users'), 'No no')
})

test('a Korean word claims nothing only where all of it does', () => {
  assert.equal(left('고가'), '고가')
  assert.equal(left('“”라고 썼다'), '')
})

describe('no entry stands twice in one list of words that claim nothing', () => {
  for (const language of languages) {
    test(`in ${language}`, () => {
      // Verbs that report are also generated from their infinitives.
      const { reporting, ...lists } = languageWords[language].nothing
      assert.notEqual(reporting, '')
      for (const [name, list] of Object.entries(lists)) {
        const entries = list.split(/[|\n](?![^([]*[)\]])/).filter((entry) => entry !== '')
        const twice = entries.filter((entry, at) => entries.indexOf(entry) !== at)
        assert.deepEqual(twice, [], name)
      }
    })
  }
})
