import type { JSX } from 'preact'
import type { WordReport } from '../../src/model/index.ts'
import { counted, dayOf, percent, platformNames } from './words.ts'

const WIDTH = 100

/** How many posts of a word are on topic, undecided and off topic: a bar, then a sentence with what the share may be. */
export function TopicShare({ report }: { report: WordReport }): JSX.Element {
  const { read, onTopic, offTopic, undecided } = report
  return (
    <>
      {read > 0 && (
        <>
          <svg class="word-share" viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
            <path class="on" d={part(0, onTopic, read)} />
            <path class="undecided" d={part(onTopic, undecided, read)} />
            <path class="off" d={part(onTopic + undecided, offTopic, read)} />
          </svg>
          <p class="facts">
            <span class="key on">{onTopic} on topic</span>
            <span class="key undecided">{undecided} undecided</span>
            <span class="key off">{offTopic} found off topic</span>
          </p>
        </>
      )}
      <p>{judgementOf(report)}</p>
    </>
  )
}

function part(from: number, count: number, all: number): string {
  const x = (value: number) => Math.round((value / all) * WIDTH * 100) / 100
  return `M${x(from)} 0H${x(from + count)}V4H${x(from)}z`
}

/** What is known of a word's posts in a sentence, or why nothing is. */
export function judgementOf({ state, verdict, help, asked, posts, ...share }: WordReport): string {
  if (state === 'not_collected') return 'No platform was asked for it in these days yet: a scan asks.'
  if (state === 'dead') {
    return `It brought nothing, although it was asked for: ${asked.map(askedWords).join('; ')}. Is it spelled as customers spell it?`
  }
  if (verdict === 'not_judged') return `Not judged. ${help ?? ''}`
  const { offTopicShare, offTopicInterval } = share
  const range =
    offTopicInterval === null
      ? ''
      : ` Of all ${counted(posts, 'post')}, ${percent(offTopicInterval.low)} to ${percent(offTopicInterval.high)} may be off topic (95 %).`
  if (offTopicShare === null) return `Too few posts are judged for a share.${range}`
  return `${percent(offTopicShare)} found off topic.${range}`
}

export function askedWords({ platform, from, until }: WordReport['asked'][number]): string {
  return `${platformNames[platform]} from ${dayOf(from)} to ${dayOf(until)}`
}
