export const YOUTUBE_BASE_URL = 'https://www.googleapis.com/youtube/v3'
export const YOUTUBE_MAX_SEARCHES_PER_SCAN = 6
/** The default quotas of a project. */
export const YOUTUBE_SEARCHES_PER_DAY = 100
export const YOUTUBE_UNITS_PER_DAY = 10_000
/** Units of the day that a scan may spend on comments. */
export const YOUTUBE_COMMENT_UNITS_PER_SCAN = 60
/** YouTube's terms forbid keeping data for longer without rechecking it. */
export const YOUTUBE_RETENTION_DAYS = 30

export interface YouTubeSettings {
  readonly apiKey: string
  readonly baseUrl: string
  readonly maxSearchesPerScan: number
  /** 0: no comments are read. */
  readonly commentUnitsPerScan: number
  /** The key's two quotas, each per day in Pacific time. */
  readonly searchesPerDay: number
  readonly unitsPerDay: number
}
