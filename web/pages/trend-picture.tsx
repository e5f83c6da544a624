import { definePage } from '../page.ts'
import { TrendPicture } from '../view/trend-picture.tsx'
import { notListed, readTrend } from './read-trend.tsx'

/** One trend as a picture, to be saved or put into a text. */
export const trendPicture = definePage({
  path: '/app/trends/:id.svg',
  place: 'trends',
  needs: 'member',
  async show(request) {
    const output = await readTrend(request)
    if (output === undefined) return await notListed(request)
    return { picture: <TrendPicture trend={output.trend} windowDays={output.windowDays} /> }
  },
})
