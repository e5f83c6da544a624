import { Refusal } from '../exchange.ts'
import { problem } from './replies.ts'

/** The two resources that comments are read by. */
export type CommentResource = 'commentThread' | 'comment'

export function videoNotFound(): Refusal {
  return gone('videoId', 'videoNotFound', 'video')
}

export function channelNotFound(): Refusal {
  return gone('allThreadsRelatedToChannelId', 'channelNotFound', 'channel')
}

export function commentsDisabled(): Refusal {
  const message = `${named('videoId', 'video')} has disabled comments.`
  return refuse({ code: 403, message, reason: 'commentsDisabled', location: 'videoId' })
}

export function commentsForbidden(): Refusal {
  const message =
    'One or more of the requested comment threads cannot be retrieved due to insufficient permissions. The request might not be properly authorized.'
  return refuse({ code: 403, message, reason: 'forbidden' })
}

export function threadNotFound(): Refusal {
  const message = 'One or more of the specified comment threads cannot be found.'
  return refuse({ code: 404, message, reason: 'commentThreadNotFound', location: 'id' })
}

export function commentNotFound(location: 'id' | 'parentId'): Refusal {
  const message = 'One or more of the specified comments cannot be found.'
  return refuse({ code: 404, message, reason: 'commentNotFound', location, resource: 'comment' })
}

export function processingFailure(resource: CommentResource): Refusal {
  const message = `The API server failed to successfully process the request. While this can be a transient error, it usually indicates that the request's input is invalid. Check the structure of the <code>${resource}</code> resource in the request body to ensure that it is valid.`
  const where = { location: 'body', locationType: 'other', resource }
  return refuse({ code: 400, message, reason: 'processingFailure', ...where })
}

function gone(parameter: string, reason: string, what: string): Refusal {
  const message = `${named(parameter, what)} could not be found.`
  return refuse({ code: 404, message, reason, location: parameter })
}

function named(parameter: string, what: string): string {
  return `The ${what} identified by the <code><a href="/youtube/v3/docs/commentThreads/list#${parameter}">${parameter}</a></code> parameter`
}

interface CommentProblem extends Omit<Parameters<typeof problem>[0], 'domain'> {
  readonly resource?: CommentResource
}

function refuse({ resource = 'commentThread', ...given }: CommentProblem): Refusal {
  return new Refusal(given.message, problem({ ...given, domain: `youtube.${resource}` }))
}
