import { type JsonRecord, toRecord, toRecords } from '../../json.ts'
import { type EdgeCall, type EdgePage, pageOf } from './facebook-edges.ts'

const PER_PAGE = 50
/** What an expanded list of replies holds at most: only a full one may have been cut. */
const REPLIES_EXPANDED = 25
const REPLY_FIELDS = 'id,text,timestamp,username,like_count,hidden,parent_id'
export const MEDIA_COMMENT_FIELDS = `id,text,timestamp,username,like_count,hidden,from,replies{${REPLY_FIELDS}}`
const TAG_FIELDS = 'id,caption,media_type,permalink,timestamp,username,like_count,comments_count'

/** Whether the replies that came with a comment may be only the first of them. */
export function isCut(comment: JsonRecord): boolean {
  const { data, paging } = toRecord(comment['replies'])
  return toRecord(paging)['next'] !== undefined || toRecords(data).length >= REPLIES_EXPANDED
}

/** The comments of a medium, newest first, with their first replies. */
export function readMediaComments(mediaId: string, after: string | undefined, call: EdgeCall) {
  return readEdge(`/${encodeURIComponent(mediaId)}/comments`, MEDIA_COMMENT_FIELDS, after, call)
}

/** All replies to a comment. */
export function readReplies(commentId: string, after: string | undefined, call: EdgeCall) {
  return readEdge(`/${encodeURIComponent(commentId)}/replies`, REPLY_FIELDS, after, call)
}

/** Media of others that an account is tagged in. */
export function readTags(accountId: string, after: string | undefined, call: EdgeCall) {
  return readEdge(`/${encodeURIComponent(accountId)}/tags`, TAG_FIELDS, after, call)
}

async function readEdge(
  path: string,
  fields: string,
  after: string | undefined,
  { graph, work, label }: EdgeCall,
): Promise<EdgePage & { readonly isEmptyWithCursors: boolean }> {
  const body = await graph.get(
    {
      feature: 'mediaComments',
      path,
      query: (limit) => ({ fields, limit, ...(after === undefined ? {} : { after }) }),
      limit: PER_PAGE,
      label,
    },
    work,
  )
  const page = pageOf(body, after)
  return {
    ...page,
    // An app without Advanced Access gets no comments and cursors nevertheless.
    isEmptyWithCursors: page.items.length === 0 && after === undefined && body['paging'] !== undefined,
  }
}
