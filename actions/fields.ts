import { z } from 'zod'
import { isPublicHost } from '../src/collectors/public-host.ts'
import { NOT_BLANK } from '../src/input/describe-issues.ts'
import { toHttpUrl } from '../src/lib/http-url.ts'
import { type Handles, IsoTime, LookbackDays, Platform } from '../src/model/index.ts'

/** Far above what anybody means. */
export const MAX_NAME = 200
const MAX_URL = 2000
const MAX_ITEMS = 1000

/** Text that is not blank. */
export const filled = (length: number) => z.string().min(1).max(length).regex(NOT_BLANK)

export const workspaceId = filled(MAX_NAME)

/** A date, or a time with its zone. Date alone accepts "5" as a day in 2001, and February 30th as one in March. */
export const moment = z.string().refine((text) => IsoTime.safeParse(text).success, {
  message: 'an ISO 8601 date, or a time with its zone',
})

/** A link as a URI, however it was written. */
const link = z
  .string()
  .max(MAX_URL)
  .refine((text) => toHttpUrl(text) !== undefined, { message: 'a link that begins with http:// or https://' })
  .transform((text) => toHttpUrl(text) ?? text)

/** Hosts inside a network are never queried. */
const publicLink = link.refine((url) => isPublicHost(new URL(url).hostname), {
  message: 'an address on the public internet',
})

const handleList = z.array(filled(MAX_NAME)).max(MAX_ITEMS).optional()
const handleLists = {
  reddit: handleList,
  facebook: handleList,
  instagram: handleList,
  x: handleList,
} satisfies Record<keyof Handles, typeof handleList>

/** What is collected, and for whom: the fields of a workspace, as a person gives them. */
export const workspaceFields = {
  name: filled(MAX_NAME),
  productName: filled(MAX_NAME),
  productUrl: link,
  words: z.array(filled(MAX_NAME)).max(MAX_ITEMS).describe('The word list (WordBank)'),
  competitorUrls: z.array(publicLink).max(MAX_ITEMS).describe('Competitor watchlist'),
  handles: z.object(handleLists).strict(),
  lookbackDays: LookbackDays.describe('Default window in days'),
}

/** An account of a platform, as its posts show it, or its link. */
export const accountFields = { workspaceId, platform: Platform, account: filled(MAX_URL) }
