import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** As one shortens it in a brief. */
function roundedOf(value: number): string {
  return value < 1_000_000 ? `${Math.round(value / 100) / 10}K` : `${Math.round(value / 100_000) / 10}M`
}

export const en: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`“${text}”`, `"${text}"`, `*"${text}"*`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const short = month.length > 4 ? `${month.slice(0, 3)}.` : month
      return [
        `${month} ${date}, ${day.getUTCFullYear()}`,
        `${month} ${date}`,
        `${weekdays[day.getUTCDay()]}, ${month} ${date}`,
        `${short} ${date}, ${day.getUTCFullYear()}`,
        `${date} ${month}`,
        day.toISOString().slice(0, 10),
      ]
    },
    ago(days) {
      if (days === 0) return 'today'
      if (days === 1) return 'yesterday'
      if (days === 7) return 'a week ago'
      if (days % 7 === 0) return `${known.wording.inWords(days / 7)} weeks ago`
      return `${days < 10 ? known.wording.inWords(days) : days} days ago`
    },
    number(value) {
      const whole = value.toLocaleString('en-US')
      return value < 1000 ? [whole] : [whole, roundedOf(value), `about ${roundedOf(value)}`]
    },
    percent: (value) => `${value} percent`,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (formerly Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['a customer on Reddit', 'a Reddit commenter', 'a member of the Reddit community'],
      x: ['a customer on X', 'a user on X (formerly Twitter)', 'a person posting on X'],
      youtube: ['a customer on YouTube', 'a YouTube commenter', 'a person posting on YouTube'],
      facebook: ['a customer on Facebook', 'a Facebook commenter', 'a person posting on Facebook'],
      instagram: ['a customer on Instagram', 'an Instagram commenter', 'a person posting on Instagram'],
    },
    metric: {
      score: ['{n} points', '{n} upvotes', 'a score of {n}'],
      comments: ['{n} comments'],
      likes: ['{n} likes'],
      reposts: ['{n} reposts', '{n} retweets'],
      replies: ['{n} replies', '{n} responses'],
      views: ['{n} views'],
      reactions: ['{n} reactions'],
      shares: ['{n} shares'],
    },
    status: {
      new: ['is new', 'has just emerged', 'has only recently appeared'],
      rising: ['is gaining traction', 'is on the rise', 'is trending upward', 'is growing'],
      steady: ['is flat', 'remains unchanged', 'is holding at the same level', 'shows little movement'],
      fading: ['is losing momentum', 'is on the decline', 'is trending downward', 'is tapering off'],
    },
    steep: {
      up: ['is surging', 'has grown sharply', 'is rapidly gaining momentum', 'has skyrocketed'],
      down: ['has collapsed', 'has dropped off sharply', 'is in steep decline', 'has all but disappeared'],
    },
    intent: {
      problem: 'report an issue',
      question: 'ask a question',
      wish: 'express a wish',
      praise: 'offer praise',
      comparison: 'draw a comparison',
      leaving: 'talk about canceling or switching away',
      hazard: 'raise a safety concern',
    },
  },
  templates: {
    post_literal: [
      '- **{platform}, {date}:** {quote} ({author}, {ref})',
      'In a post on {platform} dated {date}, {author} wrote: {quote} (post {ref}).',
      '| {date} | {author} ({platform}) | {quote} | {ref} |',
      'One customer ({author}, {platform}) writes: {quote}; see {ref}.',
      '{quote}, wrote {author} in a post published on {date} ({ref}).',
      '{ref}, which {author} shared on {platform}, contains the line {quote}.',
    ],
    altered_quotation: [
      'In the words of {author}, {quote} (see {ref}).',
      'The original post includes the sentence {quote} ({ref}).',
      '{quote} — {author}, {platform} ({ref})',
      'One customer on {platform} writes, {quote} [{ref}].',
      '- Customer voice: {quote} ({author}, `{ref}`)',
    ],
    misplaced_quotation: [
      '{ref} contains the statement {quote}.',
      '{author} describes it this way: {quote} ({ref}).',
      'Representative quote: {quote} (source: {ref})',
      'The following is taken from {ref}: {quote}.',
      '| {ref} | {author} | {quote} |',
    ],
    invented_id: [
      'This is illustrated by {ref}, in which {author} writes {quote}.',
      '{quote} (source: {platform} post {ref})',
      'For example, {author} notes: {quote} (post ID {ref}).',
      'See post {ref} by {author}, published on {date}.',
      '- {ref}: {quote}, {author}',
    ],
    wrong_platform: [
      'In a post on {platform}, {author} says {quote} ({ref}).',
      'This {platform} post includes the line {quote} ({ref}).',
      '{quote}, writes {user} ({ref}).',
      '{ref} was published on {platform} by {author}.',
      '| {ref} | {platform} | {quote} |',
      'As {user} explains, {quote} [{ref}].',
    ],
    wrong_author: [
      '{ref} was written by {author}.',
      'The user {author} writes: {quote} ({ref}).',
      '{quote} — {author} [{ref}]',
      'In {ref}, {author} states: {quote}.',
      'A post from {author} includes the sentence {quote} ({platform}, {ref}).',
    ],
    wrong_date: [
      'In a post dated {date}, {author} wrote {quote} ({ref}).',
      'The post was made {ago}: {quote} ({ref}).',
      'On {date}, a customer on {platform} wrote {quote} [{ref}].',
      'Published on {date}, {ref} contains the sentence {quote}.',
    ],
    wrong_metric: [
      'The post has received {metric} to date ({ref}).',
      'At the time of writing, {ref} has {metric}.',
      '{quote} — {author}, {metric} ({ref})',
      'A post by {author} with {metric} says {quote} ({ref}).',
      '| {ref} | {author} | {metric} |',
    ],
    wrong_number_word: [
      'The post by {author} received {metricInWords} ({ref}).',
      'In a post with {metricInWords}, {author} writes {quote} ({ref}).',
      'At the time of writing, {ref} has {metricInWords}.',
      '{author} received {metricInWords} for writing {quote} ({ref}).',
      '{quote} — {author} ({platform}, {metricInWords}, {ref})',
    ],
    wrong_company: [
      '{ref} mentions {company} by name.',
      '{author} refers to {company} in this post: {quote} ({ref}).',
      'In a post that names {company}, {author} writes {quote} ({ref}).',
      '- {company}: {quote} ({author}, {ref})',
      'The company mentioned by {author} is {company} ({ref}).',
    ],
    negation: [
      '{author} <never wrote|wrote> {quote} ({ref}).',
      'The post {ref} <does not contain|contains> the sentence {quote}.',
      '{ref} was <not |>published on {platform}.',
      'On {platform}, {author} <at no point said|said> {quote} ({ref}).',
      '{ref} <has yet to receive|has received> {metric}.',
    ],
    opposite: [
      '{author} <is fully satisfied with the product|writes {quote}> ({ref}).',
      'In {ref}, {author} <recommends the product without reservation|writes {quote}>.',
      'According to {ref}, <everything works as expected|{quote}>.',
      'As {user} puts it, <the experience has been excellent|{quote}> ({ref}).',
      'On {platform}, {author} <praises its reliability|states {quote}> ({ref}).',
    ],
    quantifier: [
      '<Customers consistently report|One customer reports> {quote} ({ref}).',
      '<All users agree:|One user writes:> {quote} ({ref})',
      'On {platform}, <most customers say|{author} says> {quote} ({ref}).',
      '{author} writes {quote}<, a view shared by the majority of customers|> ({ref}).',
      '<It is widely reported that|One post states that> {quote} ({ref}).',
    ],
    superlative: [
      '{author} writes {quote}<, the most common complaint in the data set|> ({ref}).',
      '<The biggest pain point for customers is|One post on {platform} says> {quote} ({ref}).',
      '<In the most critical post of the period,|In a post from {date},> {author} wrote {quote} ({ref}).',
      '{ref}<, the strongest example we found,|> contains the line {quote}.',
      '<No issue is raised more often:|A customer raised this:> {quote} ({ref})',
    ],
    cause: [
      '<Because of the latest update,|On {platform},> {author} writes {quote} ({ref}).',
      '{author} writes {quote}<, which is leading customers to cancel|> ({ref}).',
      '<As a result of poor quality control,|In a post dated {date},> {author} writes {quote} ({ref}).',
      '{quote} ({author}, {ref})<, a direct consequence of the price increase|>.',
      '<The root cause is a firmware defect:|The post includes this line:> {quote} ({ref})',
    ],
    opinion: [
      '{author} <rightly points out|writes> {quote} ({ref}).',
      '<Unfortunately,|On {platform},> {author} reports {quote} ({ref}).',
      '{author} writes {quote}<, which should be treated as a priority|> ({ref}).',
      '<It is worrying that|In this post,> {author} writes {quote} ({ref}).',
      '{ref} <makes a convincing case|says>: {quote}.',
    ],
    trend_literal: [
      '{trend} was mentioned in {mentions} posts by {authors} different authors.',
      '- {trend}: score {score}, {mentions} posts, {authors} authors',
      'In the current ranking, {trend} is number {placeNumber} with a score of {score}.',
      'The topic {trend} {status}, with {mentions} mentions from {authors} authors.',
      '| #{placeNumber} | {trend} | {mentions} posts | {authors} authors |',
      'On {trend}, {authors} people published {mentions} posts.',
    ],
    wrong_score: [
      'With a score of {score}, {trend} is number {placeNumber} in the ranking.',
      '{trend} (score: {score}) {status}.',
      'The score assigned to {trend} is {score}.',
      'Position {placeNumber} belongs to {trend}, whose score stands at {score}.',
      'Scored at {score}, {trend} {status}.',
    ],
    wrong_figure: [
      '- {trend}: {mentions} posts',
      '{authors} unique authors have written about {trend}.',
      'The conversation around {trend} spans {mentions} posts and {authors} authors.',
      '{trend} ({mentions} mentions, {authors} authors) {status}.',
    ],
    wrong_status: [
      'Among the topics we track, {trend} {status}.',
      '{trend} {status}, according to the latest trend data.',
      '- {trend}: the topic {status}.',
      'In the latest ranking, {trend} {status} (score {score}).',
    ],
    wrong_direction: [
      'The discussion around {trend} {status}.',
      'Looking at the trend data, {trend} {status}.',
      'Based on {mentions} posts, {trend} {status}.',
      'Over the period covered, the topic {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} ranks {place} overall.',
      'The ranking lists {trend} at number {placeNumber}.',
      '#{placeNumber}: {trend}',
      '{trend} is the most frequently mentioned topic.',
      'More posts mention {trend} than any other topic.',
    ],
    wrong_trend_platform: [
      '{trend} appears on {platform}.',
      'Posts about {trend} can be found on {platform}.',
      'On {platform}, people are discussing {trend}.',
      '{platform} is one of the platforms where {trend} comes up.',
    ],
    wrong_comparison: [
      '{trend} is discussed more than {other}.',
      '{trend} has a higher score than {other}.',
      '{other} appears in fewer posts than {trend}.',
      '{trend} is ahead of {other} in the ranking.',
    ],
    wrong_trend_number_word: [
      '{trend} comes up in {mentionsInWords} posts.',
      'So far, {authorsInWords} different people have posted about {trend}.',
      'The topic {trend} is based on {mentionsInWords} posts from {authorsInWords} authors.',
      'Behind the label {trend} stand {mentionsInWords} individual posts.',
      'Between them, {authorsInWords} authors produced the {mentionsInWords} posts filed under {trend}.',
    ],
    wrong_day: [
      '{trend} was first mentioned on {firstDay}.',
      'The first post about {trend} appeared on {firstDay}, the latest on {lastDay}.',
      '{trend} was last mentioned on {lastDay}.',
      'The earliest post on {trend} is dated {firstDay}.',
    ],
    wrong_share: [
      'Of the {mentions} posts about {trend}, {platformPosts} come from {platform}.',
      '{platformPercent} of the conversation about {trend} takes place on {platform}.',
      '- {trend}: {platformPosts} of {mentions} mentions are on {platform}',
      'Within the {mentions} mentions of {trend}, {platform} is the source of {platformPosts}.',
      'Broken down by channel, {platformPercent} of the posts behind {trend} originate on {platform}.',
    ],
    wrong_intent: [
      'Of the {mentions} posts about {trend}, {intentPosts} {intent}.',
      '{intentPercent} of posts about {trend} {intent}.',
      'When it comes to {trend}, {intentPosts} posts {intent}.',
      '- {trend}: {intentPosts} of the {mentions} posts {intent} ({intentPercent})',
    ],
  },
}
