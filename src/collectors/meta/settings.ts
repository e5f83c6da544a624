export const META_BASE_URL = 'https://graph.facebook.com'
export const META_GRAPH_VERSION = 'v26.0'

/**
 * The edge that has a Page's posts; the documentation names both. `none` for an app without approval for
 * Pages' public content: then only Instagram is read.
 */
export const pageEdges = ['posts', 'feed', 'none'] as const
export type PageEdge = (typeof pageEdges)[number]

/** Beside those for posts; 11 seconds of a scan. */
export const META_COMMENT_CALLS_PER_SCAN = 43

export interface MetaSettings {
  readonly accessToken: string
  readonly appSecret: string
  /** The professional account through which Instagram is read. Without it only Facebook is read. */
  readonly igUserId?: string
  readonly graphVersion: string
  readonly baseUrl: string
  readonly pageEdge: PageEdge
  /** For comments, tags and reviews, after posts; 0: none are read. */
  readonly commentCallsPerScan: number
}
