import type { Platform } from '../../model/index.ts'
import type { StoredTrend } from '../stored.ts'

/**
 * What a word counts, independent of the platform: the contract's metric names and the figures of a trend.
 */
export type MetricWord =
  | 'score'
  | 'upvotes'
  | 'upvoteRatio'
  | 'comments'
  | 'replies'
  | 'crossposts'
  | 'likes'
  | 'reposts'
  | 'quotes'
  | 'bookmarks'
  | 'views'
  | 'reactions'
  | 'shares'
  | 'mentions'
  | 'independent'
  | 'posts'
  | 'authors'
  | 'platforms'
  | 'engagement'
  | 'percentage'

/** The figure of a trend that a word means; undefined where the ranking does not have it. */
export const trendFigures: Partial<Record<MetricWord, (trend: StoredTrend) => number | undefined>> = {
  mentions: ({ mentions }) => mentions,
  independent: ({ independentMentions }) => independentMentions,
  posts: ({ mentions }) => mentions,
  authors: ({ uniqueAuthors }) => uniqueAuthors,
  platforms: ({ platforms }) => platforms.length,
  score: ({ score }) => score,
  engagement: ({ engagement }) => engagement,
}

/**
 * The stored metric that a word means on a platform, besides the metrics' own names. Other words mean no
 * metric of the platform.
 */
export const synonyms: Readonly<Record<Platform, Partial<Record<MetricWord, string>>>> = {
  reddit: { upvotes: 'score', replies: 'comments', shares: 'crossposts' },
  x: { comments: 'replies', shares: 'reposts' },
  facebook: { replies: 'comments' },
  instagram: { replies: 'comments' },
  youtube: { replies: 'comments' },
}

/** Words with other meanings: no claim unless a cited post or trend has such a figure. */
export const ambiguousWords: ReadonlySet<MetricWord> = new Set([
  'quotes',
  'independent',
  'platforms',
  'posts',
  'shares',
  'score',
  'replies',
  'reactions',
])

/**
 * Patterns of the words in languages with spaces: English, German, Spanish, French, Portuguese and Arabic.
 */
const SPACED: readonly (readonly [MetricWord, string])[] = [
  [
    'independent',
    '(?:of (?:them|these|which)(?: (?:are|were))? )?independent (?:mentions?|posts?|ones?)|of (?:them|these|which)(?: (?:are|were))? independent|independent(?=\\s?(?:[),.;|·]|$))',
  ],
  ['upvoteRatio', 'upvote[ -]?ratio|upvoteratio|upvoted|ratio'],
  ['upvotes', 'upvotes?|karma|votos positivos'],
  ['score', 'scores?|points?|punkte?n?|puntos?|puntuación|النتيجة'],
  ['crossposts', 'cross-?posts?'],
  ['reposts', 'reposts?|retweets?|republicaciones|(?:إعادة|اعادة) (?:نشر|تغريد)'],
  ['quotes', 'quotes?|quote[ -](?:tweets?|posts?)|zitate|citas'],
  ['bookmarks', 'bookmarks?|saves|lesezeichen|guardados|marcadores'],
  [
    'likes',
    "likes?|hearts|favou?rites|gefällt[ -]mir(?:-angaben)?|me gustas?|j[’']aimes?|curtidas|(?:ال)?إعجاب(?:ات|ا|اً)?",
  ],
  ['comments', 'comments?|kommentare?n?|comentarios?|comentários?|commentaires?|(?:ال)?تعليق(?:ات|ا|اً)?'],
  ['replies', 'repl(?:y|ies)|antworten|respuestas?|(?:ال)?(?:رد|ردود)'],
  [
    'views',
    'views?|impressions?|plays|aufrufen?|ansichten|visualizaciones|vistas|reproducciones|vues|visualizações|(?:ال)?مشاهد(?:ة|ات)',
  ],
  ['reactions', 'reactions?|reaktionen|reacciones|réactions|(?:ال)?(?:تفاعل|تفاعلات)'],
  ['shares', 'shares?|shared|mal geteilt|-mal geteilt|geteilte?|compartidos?|partages|(?:ال)?مشارك(?:ة|ات)'],
  ['mentions', 'mentions?|erwähnung(?:en)?|nennung(?:en)?|menciones|mención|(?:إشارة|إشارات)'],
  [
    'authors',
    'authors?|unique[ _]?authors|autor(?:en|innen|es|as)?|verfasser(?:n|innen)?|posters|(?:مؤلف|مؤلفين|مؤلفا|كاتب|كاتبا|كتاب)',
  ],
  ['platforms', 'platforms?|plattformen|plataformas?|plateformes?|(?:منصة|منصات)'],
  ['posts', 'posts?|beiträgen?|publicaciones|(?:منشور|منشورات|منشورا)'],
  ['engagement', 'engagement|interactions|interacciones|interaktionen'],
]

/** Patterns of the words in Chinese and Japanese, which have no spaces. */
const SPACELESS: readonly (readonly [MetricWord, string])[] = [
  ['upvotes', '赞成票'],
  ['score', 'スコア|得分|ポイント'],
  ['reposts', 'リポスト|リツイート|转发'],
  ['bookmarks', 'ブックマーク'],
  ['likes', 'いいね|高評価|点赞|赞'],
  ['comments', 'コメント|评论'],
  ['replies', '返信|回复'],
  ['views', '再生回数|再生|視聴回数|表示回数|観看|播放量|播放|浏览'],
  ['reactions', 'リアクション'],
  ['shares', 'シェア|分享'],
  ['mentions', '言及|提及'],
  ['authors', '投稿者|作者'],
  ['platforms', 'プラットフォーム|平台'],
  ['posts', '投稿|帖子'],
]

const all = [...SPACED, ...SPACELESS]
const WORD = new RegExp(
  `(?:(?<![\\p{L}\\p{M}]|[\\p{L}\\p{N}]_{1,2})و?(?:${SPACED.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\p{M}_])|${SPACELESS.map(
    ([, words]) => `(${words})`,
  ).join('|')})`,
  'giu',
)

export interface FoundWord {
  readonly word: MetricWord
  readonly start: number
  readonly end: number
}

/** The words of a text that name a metric or figure, in their order. */
export function findMetricWords(text: string): FoundWord[] {
  if (!/\p{L}/u.test(text)) return []
  return [...text.matchAll(WORD)].flatMap((match) => {
    const word = all[match.slice(1).findIndex((group) => group !== undefined)]?.[0]
    return word === undefined ? [] : [{ word, start: match.index, end: match.index + match[0].length }]
  })
}

const MAX_HEADER = 60

/** What a table's column counts by its header; undefined unless the header is exactly such a word. */
export function headerWord(header: string): MetricWord | undefined {
  if (header.length > MAX_HEADER) return undefined
  const words = findMetricWords(header)
  const bare = header.replaceAll(/[\s#*_`:]|数|\b(?:total|count)\b/giu, '')
  const [only] = words.filter(
    ({ start, end }) => header.slice(start, end).replaceAll(/\s/g, '').length === bare.length,
  )
  return words.length === 1 ? only?.word : undefined
}
