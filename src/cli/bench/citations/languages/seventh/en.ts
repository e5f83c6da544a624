import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'
import { roundedTo } from '../sixth/numerals.ts'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

function day(date: Date, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  return date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
}

export const en: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`“${text}”`, `"${text}"`, `*"${text}"*`],
    date: (date) => [
      day(date, { month: 'long', day: 'numeric' }),
      day(date, { month: 'short', day: 'numeric' }),
      day(date, { month: 'long', day: 'numeric', year: 'numeric' }),
      day(date, { month: 'long', day: 'numeric' }, 'en-GB'),
      day(date, { month: 'long', day: 'numeric', year: 'numeric' }, 'en-GB'),
      day(date, { weekday: 'long', month: 'long', day: 'numeric' }),
      date.toISOString().slice(0, 10),
    ],
    ago(days) {
      if (days < 2) return ['today', 'yesterday'][days] ?? ''
      if (days === 7) return 'a week ago'
      return days === 14 ? 'two weeks ago' : `${days} days ago`
    },
    number(value) {
      const plain = value.toLocaleString('en-US')
      if (value < 1000) return [plain]
      const near = roundedTo(2, value, Math.round)
      return [
        plain,
        `${near > value ? 'nearly' : 'around'} ${near.toLocaleString('en-US')}`,
        compact.format(value),
      ]
    },
    score: (value) => String(Math.round(value * 10) / 10),
    percent: (value) => `${value}%`,
    ordinal: (place) => ordinals[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X', 'Twitter/X', 'Twitter'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['a Reddit user', 'someone on Reddit', 'one Redditor'],
      x: ['an X user', 'someone on X', 'one user on X'],
      youtube: ['a YouTube user', 'someone on YouTube', 'one user on YouTube'],
      facebook: ['a Facebook user', 'someone on Facebook', 'one user on Facebook'],
      instagram: ['an Instagram user', 'someone on Instagram', 'one user on Instagram'],
    },
    status: {
      new: ['is new', 'is a new topic', 'is newly emerging', 'has only just come up'],
      rising: ['is rising', 'is growing', 'is gaining traction', 'is picking up', 'is on the rise'],
      steady: ['is steady', 'is holding steady', 'is stable', 'has stayed flat'],
      fading: ['is fading', 'is declining', 'is losing steam', 'is tapering off', 'is dying down'],
    },
    steep: {
      up: ['is surging', 'is rising sharply', 'is taking off', 'is growing fast'],
      down: ['is dropping sharply', 'is plunging', 'is falling off quickly', 'has almost disappeared'],
    },
    intent: {
      problem: 'describe a problem',
      question: 'ask a question',
      wish: 'express a wish',
      praise: 'are praise',
      comparison: 'make a comparison',
      leaving: 'talk about cancelling, returning or switching',
      hazard: 'report a safety risk',
    },
  },
  templates: {
    post_literal: [
      'On {date}, {author} wrote on {platform}: {quote} ({ref}).',
      'One example comes from {author}, who wrote on {platform} on {date}: {quote} ({ref}).',
      'In a post on {platform} dated {date}, {author} says {quote} [{ref}].',
      'The post by {author} mentions {company} and says {quote} ({ref}).',
      '{author} writes {quote} in a post that has {metric} ({ref}).',
      '{user} posted {quote} {ago} (source: {ref}).',
      '{author} shared this on {platform} on {date}: {quote} (see {ref}).',
      '- {author} on {platform}, {date}: {quote} ({ref})',
    ],
    altered_quotation: [
      '{author} put it this way: {quote} ({ref}).',
      'In the words of {author}, {quote} ({ref}).',
      '{quote}, wrote {author} on {platform} ({ref}).',
      'As {user} wrote, {quote} ({ref}).',
      'The post by {author} includes the sentence {quote} ({ref}).',
      'On {date}, {author} said {quote} ({platform}, {ref}).',
    ],
    misplaced_quotation: [
      '{ref} says {quote}.',
      'In {ref}, {author} writes {quote}.',
      'The post from {date} includes this line: {quote} ({ref}).',
      '{author} describes it like this on {platform}: {quote} ({ref}).',
      'To quote {user}, {quote} ({ref}).',
      'Here is what {author} posted: {quote} ({ref}).',
    ],
    invented_id: [
      '{author} wrote {quote} (see {ref}).',
      '{quote} (source: {ref})',
      'The quote {quote} comes from {ref}.',
      'See {ref}, where {author} writes {quote}.',
      '{author} posted {ref} on {platform} on {date}.',
      'For details, see the post by {author} ({ref}).',
    ],
    wrong_platform: [
      'On {platform}, {author} wrote {quote} ({ref}).',
      '{author} posted this on {platform}: {quote} ({ref}).',
      '{user} wrote {quote} ({ref}).',
      'This one is from {platform}: {quote} ({ref}).',
      'The {platform} post {ref} says {quote}.',
      'On {date}, {user} posted {quote} ({ref}).',
    ],
    wrong_author: [
      '{author} wrote {quote} ({ref}).',
      'The author of {ref} is {author}.',
      'As {author} put it on {date}, {quote} ({ref}).',
      'On {platform}, {author} posted the following: {quote} ({ref}).',
    ],
    wrong_date: [
      'On {date}, {author} posted {quote} ({ref}).',
      '{author} wrote this {ago}: {quote} ({ref}).',
      '{ref} is from {date}.',
      'In a post from {ago}, {author} says {quote} ({ref}).',
      '{quote} ({author} on {platform}, {date}, {ref})',
      'A post published on {platform} on {date} says {quote} ({ref}).',
    ],
    wrong_metric: [
      'The post has {metric} ({ref}).',
      '{ref} has received {metric}.',
      'The post by {author}, with {metric}, says {quote} ({ref}).',
      '{author} wrote {quote} and got {metric} ({ref}).',
      'On {platform}, the post by {author} has {metric} so far ({ref}).',
      '- {quote} ({author}, {metric}, {ref})',
    ],
    wrong_number_word: [
      '{ref} has {metricInWords}.',
      'The post by {author} got {metricInWords} ({ref}).',
      '{author} wrote {quote}, which drew {metricInWords} ({ref}).',
      'So far, the post has {metricInWords} ({ref}).',
      'Posted on {date}, {ref} has collected {metricInWords}.',
      'The post, which has {metricInWords}, says {quote} ({ref}).',
    ],
    wrong_company: [
      '{author} mentions {company} ({ref}).',
      '{company} comes up in {ref}.',
      'The post by {author} refers to {company} and says {quote} ({ref}).',
      'On {platform}, {author} brought up {company} on {date} ({ref}).',
    ],
    negation: [
      '{author} <did not write|wrote> {quote} ({ref}).',
      '{ref} <does not say|says> {quote}.',
      '{ref} was <not |>written by {author}.',
      'The post was <not |>published on {platform} ({ref}).',
      '{ref} <isn’t|is> from {date}.',
      'The post <never got|got> {metric} ({ref}).',
    ],
    opposite: [
      '{author} <is very happy with the product|writes {quote}> ({ref}).',
      '{user} <says everything works perfectly|says {quote}> ({ref}).',
      'In {ref}, {author} <recommends the product to everyone|says {quote}>.',
      'On {platform}, {author} <praised the quality|posted {quote}> ({ref}).',
      'The post from {date} <thanks the company for its great service|says {quote}> ({ref}).',
      '{author} <had no problems at all|had this to say: {quote}> ({ref}).',
    ],
    quantifier: [
      'On {platform}, <everyone|{author}> says {quote} ({ref}).',
      '<Most customers write|One customer writes> {quote} ({ref}).',
      '{author} writes {quote} ({ref})<, as do hundreds of other customers|>.',
      '{quote} ({ref})<, and many others report the same|>.',
      '<Nearly all users|A user> on {platform} wrote {quote} ({ref}).',
      '{author}<, like every other customer,|> says {quote} ({ref}).',
    ],
    superlative: [
      '<The most common complaint is|One post says> {quote} ({ref}).',
      '{author} wrote <the harshest post of the week|on {platform}>: {quote} ({ref}).',
      '{quote} is <the biggest issue for customers|a line from {author}> ({ref}).',
      '<The loudest critic is|In a post on {platform} we hear from> {author}, who writes {quote} ({ref}).',
      '{ref} is <the worst review we have seen|a post by {author}> and says {quote}.',
      'On {date}, {author} posted <the most serious complaint so far|this>: {quote} ({ref}).',
    ],
    cause: [
      '{author} writes {quote} ({ref})<, because the supplier was changed|>.',
      '<Due to poor quality control,|On {date},> {author} wrote {quote} ({ref}).',
      '{quote} ({author}, {ref})<, which is why sales are down|>.',
      'In {ref}, {author} says {quote}<, a result of the latest update|>.',
      'The post says {quote} ({ref})<; this was caused by the new packaging|>.',
      '<The recent price increase led {author} to write|On {platform}, {author} wrote> {quote} ({ref}).',
    ],
    opinion: [
      '{author} writes {quote} ({ref})<, which is a fair point|>.',
      '{quote} ({ref})<, and we should take this seriously|>.',
      '{author}<, who is clearly exaggerating,|> says {quote} ({ref}).',
      'In <an excellent post|a post> on {platform}, {author} writes {quote} ({ref}).',
      'On {platform}, {author} <rightly |>says {quote} ({ref}).',
    ],
    trend_literal: [
      '{trend} has {mentions} posts from {authors} authors and a score of {score}.',
      '{trend} {status}, with {mentions} posts by {authors} people.',
      'At number {placeNumber} is {trend}, with a score of {score}.',
      'The first post about {trend} is from {firstDay}, the latest from {lastDay}.',
      'Of the {mentions} posts about {trend}, {platformPosts} ({platformPercent}) are from {platform}.',
      '{trend} has more posts than {other} and {status}.',
      'We found {mentions} posts about {trend} between {firstDay} and {lastDay}.',
      '- {trend}: {mentions} posts, {authors} authors, score {score}',
    ],
    wrong_score: [
      'The score for {trend} is {score}.',
      'With a score of {score}, {trend} is {place} in the ranking.',
      '- {trend} (score {score}, {mentions} posts)',
    ],
    wrong_figure: [
      '{trend} has {mentions} posts.',
      'There are {mentions} posts about {trend} from {authors} authors.',
      'We counted {mentions} mentions of {trend}.',
      '{trend} comes up in {mentions} posts.',
      'So far, {authors} users have written about {trend}.',
      '- {trend}: {mentions} posts, {authors} authors',
    ],
    wrong_status: [
      'At the moment, {trend} {status}.',
      '{trend} {status} and has a score of {score}.',
      'With {mentions} posts, {trend} {status}.',
      'In our data, {trend} {status}.',
      'Ranked {place}, {trend} {status}.',
    ],
    wrong_direction: [
      '{trend}, with {authors} authors, {status}.',
      'The data shows that {trend} {status}.',
      'Number {placeNumber} on the list, {trend}, {status}.',
      'Quick note: {trend} {status}.',
      '{trend} {status} (score {score}).',
    ],
    wrong_rank: [
      '#{placeNumber} is {trend}.',
      '{trend} is the most discussed topic.',
      'No other topic was mentioned as often as {trend}.',
    ],
    wrong_trend_platform: [
      '{trend} comes up on {platform}.',
      'On {platform}, {trend} is a topic.',
      '{trend} has been mentioned on {platform}.',
      'The posts about {trend} include at least one from {platform}.',
      '{platform} is among the platforms where {trend} shows up.',
    ],
    wrong_comparison: [
      '{trend} has more posts than {other}.',
      '{trend} was mentioned more often than {other}.',
      'More people posted about {trend} than about {other}.',
      '{other} has fewer posts than {trend}.',
      'Compared with {other}, {trend} has more authors.',
    ],
    wrong_trend_number_word: [
      '{trend} has {mentionsInWords} posts.',
      '{trend} was mentioned in {mentionsInWords} posts by {authorsInWords} authors.',
      'We found {mentionsInWords} posts about {trend}, which {status}.',
      'So far, {authorsInWords} users have mentioned {trend}.',
    ],
    wrong_day: [
      '{trend} first came up on {firstDay}.',
      'The latest post about {trend} was on {lastDay}.',
      'The posts about {trend} run from {firstDay} to {lastDay}.',
    ],
    wrong_share: [
      '{platform} accounts for {platformPercent} of posts about {trend}.',
      '{platformPosts} of {mentions} posts about {trend} come from {platform}.',
      'Of the {mentions} posts about {trend}, {platformPosts} are on {platform}.',
      '{platform} makes up {platformPercent} of all mentions of {trend}.',
      'There are {platformPosts} posts about {trend} on {platform}, out of {mentions} in total.',
    ],
    wrong_intent: [
      'Of the posts about {trend}, {intentPercent} {intent}.',
      'For {trend}, {intentPosts} of {mentions} posts {intent}.',
      'Among the {mentions} posts about {trend}, {intentPosts} {intent}.',
      'In total, {intentPosts} posts about {trend} {intent}.',
    ],
  },
}
