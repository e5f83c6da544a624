import { PostIndex } from '../../src/citations/resolve/post-index.ts'
import type { StoredPost } from '../../src/citations/stored.ts'
import type { Metrics, Platform } from '../../src/model/index.ts'
import { sentencesAgainst } from './holds.ts'
import { window } from './sample-posts.ts'

const post = (
  platform: Platform,
  id: string,
  url: string,
  authorHandle: string,
  metrics: Metrics,
  rest: Partial<StoredPost> = {},
): StoredPost => ({
  ...{ platform, id, url, authorHandle, metrics, publishedAt: '2026-11-12T12:00:00.000Z' },
  ...{ texts: ['The reservoir leaks again'], ...rest },
})
const video = (id: string, handle: string, views: number) =>
  post('youtube', id, `https://www.youtube.com/watch?v=${id}`, handle, {
    views,
    comments: Math.floor(views / 100),
  })
const thread = (id: string, handle: string, score: number) =>
  post('reddit', `t3_${id}`, `https://www.reddit.com/r/hydro/comments/${id}/`, handle, { score, comments: 2 })
const ofCompany = (id: string, handle: string, reactions: number) =>
  post(
    'facebook',
    id,
    `https://www.facebook.com/${id.replace('_', '/posts/')}`,
    handle,
    { reactions },
    {
      voice: 'competitor',
    },
  )
const [MOSS, FERN] = ['mS3sF9kQ2aZ', 'fE7rN4pX8bW']
const [FERNLIGHT, SUNBAR] = ['100011_200011', '100022_200022']
const posts: readonly StoredPost[] = [
  video(MOSS, '@mossdiary', 8450),
  video(FERN, '@fernatelier', 2310),
  thread('ivy01', 'ivy_ann', 212),
  thread('oak02', 'oak_ben', 34),
  thread('oak03', 'oak_ben', 90),
  ofCompany(FERNLIGHT, 'fernlight', 250),
  ofCompany(SUNBAR, 'sunbar', 40),
]
const holds = sentencesAgainst({
  ...{ postIndex: new PostIndex(posts, []), trends: [], window, names: [] },
  companies: [
    { names: ['Fernlight'], isOwn: false },
    { names: ['Sunbar'], isOwn: false },
  ],
  handles: new Set(['mossdiary', 'fernatelier', 'ivy_ann', 'oak_ben']),
})
const both = `(${MOSS}, ${FERN})`
const turned = `(${FERN}, ${MOSS})`
/** True of the first of two and false of the second, in either order of the ids behind it. */
const compared = (sentence: (one: string, other: string, ids: string) => string) => ({
  verified: [sentence('@mossdiary', '@fernatelier', both), sentence('@mossdiary', '@fernatelier', turned)],
  contradicted: [
    sentence('@fernatelier', '@mossdiary', both),
    sentence('@fernatelier', '@mossdiary', turned),
  ],
})
const sentences: readonly ((one: string, other: string, ids: string) => string)[] = [
  (one, other, ids) => `${one}'s video has more views than ${other}'s ${ids}.`,
  (one, other, ids) => `${one} got more views than ${other} ${ids}.`,
  (one, other, ids) => `${one}'s video beats ${other}'s on views ${ids}.`,
  (one, other, ids) => `Compared with ${other}'s video, ${one}'s has more views ${ids}.`,
  (one, other, ids) => `Das Video von ${one} hat mehr Aufrufe als das von ${other} ${ids}.`,
  (one, other, ids) => `El vídeo de ${one} tiene más visualizaciones que el de ${other} ${ids}.`,
  (one, other, ids) => `O vídeo de ${one} tem mais visualizações do que o de ${other} ${ids}.`,
  (one, other, ids) => `La vidéo de ${one} a plus de vues que celle de ${other} ${ids}.`,
  (one, other, ids) => `فيديو ${one} لديه مشاهدات أكثر من فيديو ${other} ${ids}.`,
  (one, other, ids) => `${one}の動画は${other}の動画より再生回数が多い${ids}。`,
  (one, other, ids) => `${one}的视频比${other}的观看次数多${ids}。`,
  (one, other, ids) => `${one}의 동영상은 ${other}보다 댓글이 많습니다 ${ids}.`,
  (one, other, ids) => `วิดีโอของ ${one} มียอดวิวมากกว่าวิดีโอของ ${other} ${ids}`,
]
const { verified, contradicted } = {
  verified: sentences.flatMap((sentence) => compared(sentence).verified),
  contradicted: sentences.flatMap((sentence) => compared(sentence).contradicted),
}

holds('posts that are cited together are compared by their authors, and never by the order of their ids', {
  verified: [
    ...verified,
    "u/ivy_ann's post has more points than u/oak_ben's (t3_ivy01, t3_oak02).",
    `Fernlight's Facebook post has more reactions than Sunbar's (${FERNLIGHT}, ${SUNBAR}).`,
    `Fernlight's Facebook post has more reactions than Sunbar's (${SUNBAR}, ${FERNLIGHT}).`,
  ],
  contradicted: [
    ...contradicted,
    "u/oak_ben's post has more points than u/ivy_ann's (t3_ivy01, t3_oak02).",
    `Sunbar's Facebook post has more reactions than Fernlight's (${FERNLIGHT}, ${SUNBAR}).`,
    `Sunbar's Facebook post has more reactions than Fernlight's (${SUNBAR}, ${FERNLIGHT}).`,
  ],
})

holds('without a name for each, what is cited together is not compared', {
  verified: [
    't3_ivy01 and t3_oak02 have the same number of comments.',
    `@mossdiary (${MOSS}) got more views than @fernatelier (${FERN}).`,
    `@mossdiary's video (${MOSS}) got more views than @fernatelier's (${FERN}).`,
    't3_ivy01 has more points than t3_oak02.',
    'Mehr Punkte als t3_oak02 hat t3_ivy01.',
    'Compared with t3_oak02, t3_ivy01 has more points.',
    "u/ivy_ann's post (t3_ivy01) has more points than u/oak_ben's (t3_oak02).",
  ],
  contradicted: [
    't3_oak02 has more points than t3_ivy01.',
    'Mehr Punkte als t3_ivy01 hat t3_oak02.',
    'Compared with t3_ivy01, t3_oak02 has more points.',
    "u/oak_ben's post (t3_oak02) has more points than u/ivy_ann's (t3_ivy01).",
    `@fernatelier (${FERN}) got more views than @mossdiary (${MOSS}).`,
    `@mossdiary (${MOSS}) got more views than @ivy_ann (${FERN}).`,
  ],
  unchecked: [
    'The first post has more points than the second (t3_ivy01, t3_oak02).',
    'The first post has more points than the second (t3_oak02, t3_ivy01).',
    'The first post has more points than the second (t3_oak02) (t3_ivy01).',
    'The first post has more points than the second: t3_oak02, t3_ivy01.',
    'The first post beats the second by points (t3_ivy01, t3_oak02).',
    'The first post has three times the points of the second (t3_ivy01, t3_oak02).',
    'According to t3_ivy01 and t3_oak02, the first has six times the points of the second.',
    "u/ivy_ann's post has more points than the other (t3_ivy01, t3_oak02).",
    "u/ivy_ann's post has more points than the other (t3_oak02, t3_ivy01).",
    "u/ivy_ann's post has more points than u/oak_ben's (t3_ivy01, t3_oak02, t3_oak03).",
    "u/oak_ben's post has more points than u/oak_ben's (t3_oak02, t3_oak03).",
  ],
})
