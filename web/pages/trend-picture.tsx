import { getTrend } from '../../tools/get-trend.ts'
import { definePage } from '../page.ts'
import { TrendPicture } from '../view/trend-picture.tsx'
import { isWhole } from './trends.tsx'

/** One trend as a picture, to be saved or put into a text. */
export const trendPicture = definePage({
  path: '/app/trends/:id.svg',
  place: 'trends',
  needs: 'member',
  async show({ params, query, callTool }) {
    const days = query.get('days')
    const { output } = await callTool(getTrend, {
      id: params['id'],
      maxChars: 0,
      ...(days === null ? {} : { days: Number(days) }),
    })
    const { trend, windowDays } = output
    if (!isWhole(trend)) throw new Error('get_trend answers with a whole trend')
    return { picture: <TrendPicture trend={trend} windowDays={windowDays} /> }
  },
})
