import type { YouTubeVideo } from '../dataset/dataset.ts'
import { codeOf, randomOf } from '../dataset/random.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { checkParameters, checkValue, idsOf, listed, oneFilterOf, pageOf, partsOf } from './parameters.ts'
import * as replies from './replies.ts'
import { type Body, escapeText, etagOf, secondsIso } from './shapes.ts'

/** Threads of one video, of all of a channel's, or by id. */
export function answerComments(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  const filters = ['videoId', 'allThreadsRelatedToChannelId', 'id']
  checkParameters(query, [...filters, 'order', 'searchTerms', 'maxResults', 'pageToken', 'textFormat'])
  partsOf(query, ['id', 'snippet', 'replies'])
  checkValue(query, 'order', ['time', 'relevance'])
  checkValue(query, 'textFormat', ['html', 'plainText'])
  oneFilterOf(query, filters)
  const terms = query.get('searchTerms')?.toLowerCase() ?? ''
  const threads = commentedVideos(query, caller)
    .flatMap((video) => threadsOf(video, query.get('textFormat') !== 'plainText'))
    .filter((thread) => !query.has('id') || idsOf(query).has(thread.id))
    .filter((thread) => thread.text.toLowerCase().includes(terms))
  const newestFirst = threads.toSorted((one, other) => other.time.localeCompare(one.time))
  const ordered = query.get('order') === 'relevance' ? threads : newestFirst
  const page = pageOf(caller, query, ordered, { min: 1, max: 100, fallback: 20, kind: 'comments' })
  return json(200, {
    kind: 'youtube#commentThreadListResponse',
    etag: etagOf(query.toString()),
    ...page.tokens,
    pageInfo: { totalResults: page.items.length, resultsPerPage: page.size },
    items: page.items.map(({ body }) => body),
  })
}

/** A request for a single video whose comments are disabled is refused. */
function commentedVideos(query: URLSearchParams, caller: Caller): YouTubeVideo[] {
  const visible = listed(caller).filter(({ privacy }) => privacy !== 'private')
  const videoId = query.get('videoId')
  if (videoId === null) {
    const channelId = query.get('allThreadsRelatedToChannelId')
    return visible.filter((video) => channelId === null || video.channelId === channelId)
  }
  const video = visible.find(({ id }) => id === videoId)
  if (video === undefined) throw replies.videoNotFound()
  if (video.comments === null) throw replies.commentsDisabled()
  return [video]
}

const remarks = [
  'The wattage table is gold',
  'Which timer do you use for the second shelf?',
  'Mine hums too, I thought the transformer was dying',
  'Please test the cheap panels next',
  "Two weeks in & the basil is out of control, I'm amazed",
]

/** A thread with what it can be found and ordered by. */
interface Thread {
  readonly id: string
  readonly text: string
  readonly time: string
  readonly body: Body
}

/** The texts are the same few everywhere, threads are not part of the dataset. */
function threadsOf(video: YouTubeVideo, asHtml: boolean): Thread[] {
  return Array.from({ length: Math.min(video.comments ?? 0, 200) }, (_, index) => {
    const id = `Ug${codeOf(`${video.id} ${index}`, 16)}AaABAg`
    const text = remarks[index % remarks.length] ?? ''
    const time = secondsIso(new Date(video.publishedAt.getTime() + (index + 1) * 3_600_000))
    return { id, text, time, body: commentThread(video, index, { id, text, time }, asHtml) }
  })
}

function commentThread(
  video: YouTubeVideo,
  index: number,
  { id, text, time }: Omit<Thread, 'body'>,
  asHtml: boolean,
): Body {
  const random = randomOf(`${video.id} ${index}`)
  return {
    kind: 'youtube#commentThread',
    etag: etagOf(id),
    id,
    snippet: {
      channelId: video.channelId,
      videoId: video.id,
      topLevelComment: {
        kind: 'youtube#comment',
        etag: etagOf(`${id} top`),
        id,
        snippet: {
          channelId: video.channelId,
          videoId: video.id,
          textDisplay: asHtml ? escapeText(text) : text,
          textOriginal: text,
          authorDisplayName: `@viewer${index + 1}`,
          authorProfileImageUrl: 'https://yt3.ggpht.com/simulated=s48',
          authorChannelUrl: `http://www.youtube.com/@viewer${index + 1}`,
          authorChannelId: { value: `UC${codeOf(`viewer ${index}`, 22)}` },
          canRate: true,
          viewerRating: 'none',
          likeCount: Math.floor(random() * 20),
          publishedAt: time,
          updatedAt: time,
        },
      },
      canReply: true,
      totalReplyCount: Math.floor(random() * 4),
      isPublic: true,
    },
  }
}
