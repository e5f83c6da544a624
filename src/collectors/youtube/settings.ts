export const YOUTUBE_BASE_URL = 'https://www.googleapis.com/youtube/v3'
export const YOUTUBE_MAX_SEARCHES_PER_SCAN = 6

export interface YouTubeSettings {
  readonly apiKey: string
  readonly baseUrl: string
  /** Of 100 that a key has in a day. */
  readonly maxSearchesPerScan: number
}
