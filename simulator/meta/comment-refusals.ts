import type { Refusal } from '../exchange.ts'
import { refuse } from './replies.ts'

/** The permission to read what people write to the company's Page is missing. */
export function userContentMissing(): Refusal {
  const message = '(#283) Requires pages_read_user_content permission to manage the object'
  return refuse({ message, code: 283 })
}

/** The token has no task on the Page. */
export function taskMissing(): Refusal {
  return refuse({ message: '(#200) Missing Permissions', code: 200, status: 403 })
}

/** A post is gone, or the app may not read it: the two cannot be told apart. */
export function postNotReadable(): Refusal {
  const message =
    "(#100) Object does not exist, cannot be loaded due to missing permission or reviewable feature, or does not support this operation. This endpoint requires the 'pages_read_engagement' permission or the 'Page Public Content Access' feature or the 'Page Public Metadata Access' feature. Refer to https://developers.facebook.com/docs/apps/review/login-permissions#manage-pages, https://developers.facebook.com/docs/apps/review/feature#reference-PAGES_ACCESS and https://developers.facebook.com/docs/apps/review/feature#page-public-metadata-access for details."
  return refuse({ message, code: 100 })
}

/** An id without the part before its underscore, such as those that reviews have. */
export function singularStatus(): Refusal {
  const message = '(#12) singular statuses API is deprecated for versions v2.4 and higher'
  return refuse({ message, code: 12 })
}

export function commentGone(): Refusal {
  const message = 'The requested resource does not exist'
  return refuse({ message, code: 24, more: { is_transient: false } })
}
