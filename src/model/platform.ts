import { z } from 'zod'

export const platforms = ['reddit', 'facebook', 'instagram', 'x', 'youtube'] as const
export const Platform = z.enum(platforms)
export type Platform = z.infer<typeof Platform>

/** Metric names each platform can give. A withheld metric is null, one the source never gives is absent. */
export const metricNames = {
  reddit: ['score', 'upvoteRatio', 'comments', 'crossposts'],
  x: ['likes', 'reposts', 'replies', 'quotes', 'bookmarks', 'views'],
  facebook: ['reactions', 'comments', 'shares'],
  instagram: ['likes', 'comments', 'views'],
  youtube: ['views', 'likes', 'comments'],
} as const satisfies Record<Platform, readonly string[]>

export const Metrics = z.record(z.number().nullable())
export type Metrics = z.infer<typeof Metrics>

export const collectorNames = ['reddit', 'x', 'youtube', 'meta'] as const
export const CollectorName = z.enum(collectorNames)
export type CollectorName = z.infer<typeof CollectorName>

/** What each collector can see: Facebook and Instagram answer through one API. */
export const collectorPlatforms = {
  reddit: ['reddit'],
  x: ['x'],
  youtube: ['youtube'],
  meta: ['facebook', 'instagram'],
} as const satisfies Record<CollectorName, readonly Platform[]>
