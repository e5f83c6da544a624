import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

function inWords(value: number): string {
  return known.wording.inWords(value)
}

export const en: Language = {
  wording: {
    ...known.wording,
    // An apostrophe would end a quotation between single marks.
    quote: (text) => [`“${text}”`, `"${text}"`, /['’]/.test(text) ? `"${text}"` : `‘${text}’`],
    date(day) {
      const [date, month] = [day.getUTCDate(), months[day.getUTCMonth()] ?? '']
      const short = month.slice(0, 3)
      return [
        `${month} ${date}`,
        `${weekdays[day.getUTCDay()]}, ${short} ${date}`,
        `${date} ${month}`,
        `${month} ${date}, ${day.getUTCFullYear()}`,
        day.toISOString().slice(0, 10),
      ]
    },
    ago(days) {
      if (days < 2) return days === 0 ? 'today' : 'yesterday'
      if (days === 7) return 'a week ago'
      return days % 7 === 0 ? `${inWords(days / 7)} weeks ago` : `${days} days ago`
    },
    number: (value) => [String(value), value < 10 ? inWords(value) : value.toLocaleString('en-US')],
    percent: (value) => `${value} percent`,
    ordinal: (place) => places[place - 1] ?? String(place),
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'Twitter', 'X (formerly Twitter)'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['a Reddit user', 'a Redditor', 'one customer on Reddit'],
      x: ['an X user', 'a Twitter user', 'one customer on X'],
      youtube: ['a YouTube user', 'someone posting on YouTube', 'one customer on YouTube'],
      facebook: ['a Facebook user', 'one customer on Facebook', 'a person on Facebook'],
      instagram: ['an Instagram user', 'one customer on Instagram', 'a person on Instagram'],
    },
    metric: {
      score: ['{n} upvotes', '{n} points'],
      comments: ['{n} comments'],
      likes: ['{n} likes'],
      reposts: ['{n} reposts', '{n} retweets'],
      replies: ['{n} replies'],
      views: ['{n} views'],
      reactions: ['{n} reactions'],
      shares: ['{n} shares'],
    },
    status: {
      new: ['is new', 'has just emerged', 'has only recently appeared'],
      rising: ['is gaining momentum', 'is on the rise', 'is trending upward', 'is growing'],
      steady: ['remains stable', 'is flat', 'is unchanged', 'shows no movement'],
      fading: ['is losing momentum', 'is declining', 'is tapering off', 'is trending downward'],
    },
    steep: {
      up: ['is surging', 'has skyrocketed', 'is growing rapidly', 'has risen sharply'],
      down: ['is plummeting', 'has collapsed', 'has all but disappeared', 'has fallen sharply'],
    },
    intent: {
      problem: 'report a problem',
      question: 'ask a question',
      wish: 'express a wish',
      praise: 'express praise',
      comparison: 'draw a comparison',
      leaving: 'come from customers who are leaving',
      hazard: 'point to a safety hazard',
    },
  },
  templates: {
    post_literal: [
      'On {date}, {author} posted the following on {platform}: {quote} (source: {ref}).',
      '- {quote} – {author}, {platform}, {date} ({ref})',
      'One example comes from {platform}, where {author} wrote {quote} on {date} ({ref}).',
      'Posted on {platform} by {author}, {ref} dates from {date}.',
      'In a post that has {metric}, {author} writes {quote} ({ref}).',
      'The post {ref} concerns {company}; in it, {author} says {quote}.',
    ],
    altered_quotation: [
      'The post reads {quote} ({ref}, {platform}).',
      'In {ref}, the customer writes: {quote}.',
      'Direct quote from {author}: {quote} (source: {ref}).',
      '{quote}, writes {author} on {platform} ({ref}).',
      'The original wording, posted on {date}, is {quote} [{ref}].',
    ],
    misplaced_quotation: [
      'The line {quote} appears in {ref}.',
      'What {author} says in {ref} is {quote}.',
      'Customer voice ({ref}): {quote}',
      'Excerpt from {ref}, posted by {author}: {quote}.',
      '{quote} was posted by {author} on {platform}, see {ref}.',
    ],
    invented_id: [
      'Post {ref} by {author} contains the words {quote}.',
      'This is documented in {ref}: {quote}.',
      '{author} wrote {quote} (post ID: {ref}).',
      '{quote}, {author} said on {date} [source: {ref}].',
      'Details are in post {ref} on {platform}, where {author} says {quote}.',
    ],
    wrong_platform: [
      'The {platform} post {ref} reads {quote}.',
      'A customer went on {platform} to say {quote} ({ref}).',
      '{author}, writing on {platform}: {quote} ({ref})',
      '{user} put it this way: {quote} ({ref}).',
      '{ref} was posted on {platform} on {date}.',
      'We found this on {platform} ({ref}): {quote}.',
    ],
    wrong_author: [
      'The account behind {ref} is {author}.',
      '{quote}, according to {author} ({ref}).',
      'On {platform}, {author} shared the following: {quote} [{ref}].',
      'The post {ref}, in which {author} says {quote}, is from {date}.',
    ],
    wrong_date: [
      'The post {ref} dates from {date}.',
      '{author} wrote on {date}: {quote} ({ref}).',
      'Posted {ago} by {author}: {quote} ({ref}).',
      '{quote} (post from {date}, {ref}).',
      'On {date}, the following was shared by {author} on {platform}: {quote} ({ref}).',
      'It was {ago} that {author} published {ref}.',
    ],
    wrong_metric: [
      '{ref} received {metric}.',
      'A post with {metric} says {quote} ({ref}).',
      'The post by {author} ({ref}) has drawn {metric} to date.',
      'On {platform}, {ref} reached {metric}.',
      'Reach: the post {ref}, written by {author}, currently shows {metric}.',
    ],
    wrong_number_word: [
      'As of now, {ref} shows {metricInWords}.',
      'The post {ref}, which says {quote}, has {metricInWords}.',
      '{quote}: this was posted by {author} and earned {metricInWords} ({ref}).',
      'To date, {author} has received {metricInWords} for {ref}.',
    ],
    wrong_company: [
      '{ref} mentions {company}.',
      '{company} comes up in {ref}: {quote}.',
      'Feedback on {company} from {author}: {quote} ({ref}).',
      'The post {ref} refers to {company} and reads {quote}.',
    ],
    negation: [
      'The post {ref} <does not contain|contains> the words {quote}.',
      '{ref} <was not published|was published> on {date}.',
      '{author} <is not|is> the author of {ref}.',
      'There is <no post|a post> by {author} on {platform} that says {quote} ({ref}).',
    ],
    opposite: [
      '{author} <is fully satisfied and has no complaints|writes {quote}> ({ref}).',
      'Feedback from {author}: <everything works as expected|{quote}> ({ref}).',
      'In {ref}, the customer <recommends the product without reservation|says {quote}>.',
      '{user} <praises the product|posted {quote}> ({ref}).',
      'On {date}, {author} <reported an excellent experience|wrote {quote}> ({ref}).',
    ],
    quantifier: [
      '<All customers say|In {ref}, one customer says> {quote} ({ref}).',
      '{quote} is what <most users report|{author} reports> ({ref}).',
      '<A growing number of users agree with|On {platform}, there is a post by> {author}: {quote} ({ref}).',
      '{author} wrote {quote}<, a view shared by the majority of customers|> ({ref}).',
      '<Dozens of customers have written|On {date}, a customer wrote> {quote} ({ref}).',
    ],
    superlative: [
      '<The most common complaint is|One post reads> {quote} ({ref}).',
      '{author} posted {quote}<, the strongest criticism in the sample|> ({ref}).',
      '{ref}<, the most widely discussed post of the week,|> says {quote}.',
      '<The biggest concern|A post> on {platform}: {quote} ({ref}).',
      '{author} <is the most critical voice so far, writing|writes> {quote} ({ref}).',
    ],
    cause: [
      '{author} wrote {quote} <because of a recent price increase |>({ref}).',
      '<Following the latest software update,|On {platform},> {author} posted {quote} ({ref}).',
      '{quote} ({ref})<, which is why customers are switching to competitors|>.',
      '{author} posted {quote}<, a direct result of understaffed support|> ({ref}).',
      'In {ref}, <poor quality control led {author} to write|the customer {author} wrote> {quote}.',
    ],
    opinion: [
      '{author} <rightly says|says> {quote} ({ref}).',
      '{quote} ({ref})<; this is a serious issue that we should escalate|>.',
      'In {ref}, {author} makes <an excellent point|a statement>: {quote}.',
      '{author} posted {quote}<, which seems exaggerated|> ({ref}).',
      '<Unfortunately,|On {date},> {author} wrote {quote} ({ref}).',
    ],
    trend_literal: [
      '**{trend}**: {mentions} mentions by {authors} authors, trend score {score}.',
      '{trend} was mentioned {mentions} times and currently ranks {place}.',
      'With a score of {score}, {trend} is in {place} place.',
      '{trend} {status} ({mentions} posts, {authors} authors).',
      'First seen on {firstDay}, {trend} last came up on {lastDay}.',
      '{mentions} posts deal with {trend}, {platformPosts} of them on {platform}.',
    ],
    wrong_score: [
      '{trend} currently scores {score}.',
      'The score for {trend} came in at {score}.',
      'A score of {score} was calculated for {trend}.',
      '{trend} has reached {score} points.',
    ],
    wrong_figure: [
      'There were {mentions} posts about {trend}.',
      '{authors} different people posted about {trend}.',
      '{trend} appears in {mentions} posts from {authors} accounts.',
      'The volume for {trend} is {mentions} mentions.',
      '- {trend}: {mentions} posts, {authors} unique authors',
    ],
    wrong_status: [
      'Looking at {trend}, we see that it {status}.',
      '{trend} {status}, with {mentions} mentions so far.',
      'Update on {trend}: the topic {status}.',
      'Currently number {placeNumber}, {trend} {status}.',
    ],
    wrong_direction: [
      'The conversation around {trend} {status}.',
      '{trend} {status}, according to the ranking.',
      'With {mentions} posts from {authors} authors, {trend} {status}.',
      'In terms of development, {trend} {status}.',
    ],
    wrong_rank: [
      'In the ranking, {trend} takes {place} place.',
      'In {place} place: {trend}.',
      '#{placeNumber} in the ranking: {trend}',
      'Our list has {trend} at number {placeNumber}.',
    ],
    wrong_trend_platform: [
      'Posts about {trend} were found on {platform}.',
      '{trend} has come up on {platform}.',
      'On {platform}, users are discussing {trend}.',
      '{platform} is one of the sources for {trend}.',
      'We see mentions of {trend} on {platform}.',
    ],
    wrong_comparison: [
      'Compared with {other}, {trend} has the higher score.',
      '{other} ranks below {trend}.',
      'More people are posting about {trend} than about {other}.',
      '{other} received fewer mentions than {trend}.',
    ],
    wrong_trend_number_word: [
      'There were {mentionsInWords} posts about {trend}.',
      '{trend} was mentioned {mentionsInWords} times.',
      '{trend} appears in {mentionsInWords} posts.',
      'So far, {authorsInWords} different authors have posted about {trend}.',
    ],
    wrong_day: [
      'The first post about {trend} is dated {firstDay}.',
      '{trend} last appeared on {lastDay}.',
      'The latest post on {trend} went up on {lastDay}.',
      'On {firstDay}, the first mention of {trend} was recorded.',
    ],
    wrong_share: [
      '{platformPercent} of the posts about {trend} come from {platform}.',
      '{platform} accounts for {platformPercent} of the mentions of {trend}.',
      'Of the {mentions} posts about {trend}, {platformPosts} were published on {platform}.',
      '{platformPosts} of {mentions} mentions of {trend} are on {platform}.',
      '- {trend}: {platformPercent} of mentions on {platform}',
    ],
    wrong_intent: [
      'Among posts on {trend}, {intentPercent} {intent}.',
      'Looking at {trend}, {intentPosts} posts {intent}.',
      'When it comes to {trend}, {intentPercent} of posts {intent}.',
      '- {trend}: {intentPosts} of {mentions} posts {intent}',
    ],
  },
}
