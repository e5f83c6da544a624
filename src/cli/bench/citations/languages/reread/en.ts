import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

function ordinalOf(date: number): string {
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')
  return `${date}${ending}`
}

export const en: Language = {
  wording: {
    ...known.wording,
    // An apostrophe would end a quotation between single marks.
    quote: (text) => [`"${text}"`, `“${text}”`, /['’]/.test(text) ? `“${text}”` : `‘${text}’`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const [long = ''] = known.wording.date(day)
      return [
        `${weekdays[day.getUTCDay()]}, ${long}`,
        `${date} ${month} ${day.getUTCFullYear()}`,
        `${month} ${ordinalOf(date)}`,
        `the ${ordinalOf(date)} of ${long.split(' ')[1] ?? ''}`,
      ]
    },
    user: {
      reddit: ['one Redditor', 'a poster on Reddit', 'a Reddit account'],
      x: ['someone on Twitter', 'an account on X', 'one X user'],
      youtube: ['one YouTuber', 'a YouTube creator', 'someone on YouTube'],
      facebook: ['someone on Facebook', 'a Facebook account', 'one Facebook user'],
      instagram: ['one Instagram user', 'an Instagram account', 'someone on Instagram'],
    },
    metric: {
      ...known.wording.metric,
      score: ['a score of {n}', '{n} upvotes'],
      comments: ['{n} comments', '{n} comments under it'],
    },
    status: {
      new: ['is brand new', 'is newly emerged', 'is classed as new'],
      rising: ['is climbing', 'is going up', 'is classed as rising'],
      steady: ['is stable', 'is holding steady', 'is classed as steady'],
      fading: ['is waning', 'is going down', 'is classed as fading'],
    },
    steep: {
      up: ['is blowing up', 'is on fire right now', 'is spreading like wildfire', 'keeps accelerating'],
      down: ['has fizzled out', 'is yesterday’s news', 'has dried up', 'is petering out'],
    },
    intent: {
      problem: 'describe a problem',
      question: 'contain a question',
      wish: 'contain a wish',
      praise: 'contain praise',
      comparison: 'contain a comparison',
      leaving: 'are from people leaving',
      hazard: 'warn of a hazard',
    },
  },
  templates: {
    post_literal: [
      'Source: {ref}, {author} on {platform}, {date}. Text: {quote}',
      'As {author} put it on {platform} on {date}, {quote} ({ref}).',
      'Quoting {author} ({ref}): {quote}.',
      '| {ref} | {platform} | {author} | {date} | {quote} |',
      'There is a post by {author} from {date} that goes {quote} [{ref}].',
      'We read in {ref} ({platform}): {quote}.',
    ],
    altered_quotation: [
      'As {author} put it, {quote} ({ref}).',
      'Quoting {ref} verbatim: {quote}.',
      'The exact words on {platform} are {quote} ({ref}).',
      'Text of {ref}: {quote}',
      '{author} commented {quote} [{ref}].',
    ],
    misplaced_quotation: [
      'As {author} put it, {quote} ({ref}).',
      'Quoting {ref}: {quote}.',
      'The text of {ref} is {quote}.',
      '{author} commented {quote} [{ref}].',
      'We read in {ref}: {quote}.',
    ],
    invented_id: [
      'As {author} put it, {quote} ({ref}).',
      'Evidence: {ref}, {quote}',
      'cf. {ref} ({author}): {quote}',
      'Post id {ref}, {date}: {quote}.',
      'Please see {ref} for {quote}.',
    ],
    wrong_platform: [
      'Over on {platform}, {author} remarked {quote} ({ref}).',
      'According to {user}, {quote} ({ref}).',
      'Source: {platform}, {ref}, {quote}',
      'Seen on {platform}: {quote} [{ref}]',
      '{quote} is what {user} posted ({ref}).',
      'The platform of {ref} is {platform}.',
    ],
    wrong_author: [
      'As {author} put it, {quote} ({ref}).',
      'Author of {ref}: {author}.',
      '{quote} is what {author} posted ({ref}).',
      'Credit to {author} for {quote} [{ref}].',
      'It was {author} who wrote {quote} ({ref}).',
    ],
    wrong_date: [
      '{ref} went up on {date}.',
      'Back on {date}, {author} posted {quote} ({ref}).',
      'Date of {ref}: {date}.',
      '{author} posted this {ago}: {quote} ({ref})',
      'The post saying {quote} was published on {date} ({ref}).',
    ],
    wrong_metric: [
      '{ref} stands at {metric}.',
      '{quote} ({metric}, {ref}).',
      'So far {author} has collected {metric} for {ref}.',
      'Engagement on {ref}: {metric}.',
      '{author} said {quote} and got {metric} ({ref}).',
    ],
    wrong_number_word: [
      '{ref} stands at {metricInWords}.',
      '{author} said {quote} and got {metricInWords} ({ref}).',
      'So far {ref} has collected {metricInWords}.',
      'The count for {ref} is {metricInWords}.',
      '{quote} ({metricInWords}, {ref}).',
    ],
    wrong_company: [
      'Talking about {company}, {author} said {quote} ({ref}).',
      'Regarding {company}: {quote} [{ref}]',
      'The company named in {ref} is {company}.',
      '{author} on {company}: {quote} ({ref})',
      'With {company} in mind, {author} posted {quote} ({ref}).',
    ],
    negation: [
      '{author} <did not post|posted> {quote} ({ref}).',
      '{ref} <isn’t|is> on {platform}.',
      '{quote} <cannot be found|can be found> in {ref}.',
      'It <wasn’t|was> {author} who wrote {ref}.',
      '{ref} <didn’t get|got> {metric}.',
    ],
    opposite: [
      '{author} <loves it|said {quote}> ({ref}).',
      '<Nothing but satisfaction from {author}|{author} posted {quote}> ({ref}).',
      '{author} <says it runs flawlessly|says {quote}> ({ref}).',
      'In {ref} {author} <thanks the makers for great work|says {quote}>.',
      '{user} <is happy to buy again|posted {quote}> ({ref}).',
    ],
    quantifier: [
      '<Every single buyer reports|{author} reports> {quote} ({ref}).',
      '{author} posted {quote}<, as do nine out of ten owners|> ({ref}).',
      '<No one has ever disputed|{author} posted> {quote} ({ref}).',
      '<Almost all of the community feels|{author} said on {platform}> {quote} ({ref}).',
      '<The only thing anyone mentions is|A post mentions> {quote} ({ref}).',
    ],
    superlative: [
      '<The number one gripe:|{author} on {platform}:> {quote} ({ref})',
      '{author} posted {quote}<, by far the harshest verdict|> ({ref}).',
      '<The clearest signal we have is|We read> {quote} ({ref}).',
      '{ref} <is the most damaging post of the year: |says >{quote}.',
      '<Never before has anyone been so upset:|Posted on {date}:> {quote} ({ref})',
    ],
    cause: [
      '{author} posted {quote}<, owing to a design flaw|> ({ref}).',
      '<Thanks to a botched rollout,|On {date},> {author} posted {quote} ({ref}).',
      '{quote} ({ref})<, which triggered a wave of returns|>.',
      '<Supplier trouble is behind this:|{author} posted this:> {quote} ({ref})',
      '{author} said {quote}<, driven by rising costs|> ({ref}).',
    ],
    opinion: [
      '{author} <hits the nail on the head with|posted> {quote} ({ref}).',
      '<Disappointingly,|On {date},> {author} posted {quote} ({ref}).',
      '{quote} ({ref})<, and management ought to respond|>.',
      '{author} posted {quote}<, a fair point|> ({ref}).',
      '<A ridiculous post:|A post:> {quote} ({ref})',
    ],
    trend_literal: [
      '{trend} – {mentions} mentions, {authors} authors, score {score}.',
      'We count {mentions} mentions of {trend}, written by {authors} authors.',
      '| {trend} | {mentions} mentions | {authors} authors | score {score} |',
      'Ranked number {placeNumber}, {trend} has a score of {score}.',
      'As for {trend}, it {status}.',
      'With {authors} authors and {mentions} posts, {trend} {status}.',
    ],
    wrong_score: [
      '{trend} sits at a score of {score}.',
      'Trend score for {trend}: {score}',
      '{trend} was given a score of {score}.',
      'The ranking gives {trend} {score} points.',
    ],
    wrong_figure: [
      'We count {mentions} mentions of {trend}.',
      '{trend} drew {authors} authors.',
      'A total of {mentions} posts deal with {trend}.',
      'Mentions of {trend}: {mentions}. Authors: {authors}.',
      '{trend} was brought up {mentions} times by {authors} people.',
    ],
    wrong_status: [
      'As for {trend}, it {status}.',
      'Status check: {trend} {status}.',
      '{trend}, at {mentions} mentions, {status}.',
      'With {authors} authors, {trend} {status}.',
    ],
    wrong_direction: [
      'As for {trend}, it {status}.',
      'Talk of {trend} {status}.',
      '{trend}, at {mentions} mentions, {status}.',
      'With {authors} authors, {trend} {status}.',
    ],
    wrong_rank: [
      'Ranked number {placeNumber}: {trend}.',
      '{trend} takes {place} place.',
      'Nothing gets mentioned more often than {trend}.',
      '{trend} tops the list by number of posts.',
      'At rank {placeNumber} we find {trend}.',
    ],
    wrong_trend_platform: [
      'Talk of {trend} takes place on {platform}, too.',
      '{platform} users post about {trend}.',
      'Platforms of {trend} include {platform}.',
      'You can read about {trend} on {platform}.',
    ],
    wrong_comparison: [
      '{trend} outranks {other}.',
      '{trend} gets mentioned more often than {other}.',
      '{other} trails {trend} in mentions.',
      'Fewer authors write about {other} than about {trend}.',
      'By score, {trend} beats {other}.',
    ],
    wrong_trend_number_word: [
      'We count {mentionsInWords} mentions of {trend}.',
      '{trend} drew {authorsInWords} authors.',
      'A total of {mentionsInWords} posts deal with {trend}.',
      '{trend} was brought up by {authorsInWords} people.',
    ],
    wrong_day: [
      '{trend} started on {firstDay}.',
      'The most recent mention of {trend} dates from {lastDay}.',
      '{trend} surfaced on {firstDay}.',
      'Since {firstDay} there have been posts about {trend}.',
    ],
    wrong_share: [
      '{platform} makes up {platformPercent} of {trend}.',
      '{platformPercent} of what is posted about {trend} is on {platform}.',
      'On {platform} alone, {trend} has {platformPosts} mentions.',
      '{platformPosts} out of {mentions} posts about {trend} are {platform} posts.',
    ],
    wrong_intent: [
      '{intentPosts} out of {mentions} posts about {trend} {intent}.',
      'Among the posts about {trend}, {intentPosts} {intent}.',
      'In total, {intentPercent} of the posts about {trend} {intent}.',
      'For {trend}, {intentPosts} of {mentions} mentions {intent}.',
    ],
  },
}
