import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'
import { roundedTo, twoDigits } from './numerals.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

function ordinalOf(value: number): string {
  const ending = value > 10 && value < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

export const en: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`“${text}”`, `_“${text}”_`, `**“${text}”**`],
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const [month = '', weekday = ''] = [months[day.getUTCMonth()], weekdays[day.getUTCDay()]]
      const short = month.slice(0, 3)
      return [
        `${weekday.slice(0, 3)} ${date} ${short}`,
        `${twoDigits(date)}-${short}-${year}`,
        `${ordinalOf(date)} ${month} ${year}`,
        `${month} ${ordinalOf(date)}, ${year}`,
        `${weekday} ${ordinalOf(date)} ${month}`,
      ]
    },
    ago(days) {
      if (days < 3) return ['today', 'yesterday', 'the day before yesterday'][days] ?? ''
      if (days === 14) return 'a fortnight ago'
      if (days > 14 && days % 7 === 0) return `${days / 7} weeks ago`
      return days < 7 ? `${days} days back` : `${days} days ago`
    },
    number(value) {
      const plain = value.toLocaleString('en-US')
      if (value < 1000) return [plain]
      const [near, floor] = [roundedTo(2, value, Math.round), roundedTo(3, value, Math.floor)]
      return [
        plain,
        `some ${near.toLocaleString('en-US')}`,
        floor < value ? `just over ${floor.toLocaleString('en-US')}` : plain,
        value < 1e6 ? `${Math.round(value / 100) / 10}k` : plain,
      ]
    },
    score: (value) => value.toFixed(1),
    percent: (value) => `${value}%`,
    ordinal: ordinalOf,
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (Twitter)', 'Twitter (now X)'],
      youtube: ['YouTube', 'YouTube', 'YT'],
      facebook: ['Facebook', 'Facebook', 'FB'],
      instagram: ['Instagram', 'Instagram', 'IG'],
    },
    user: {
      reddit: ['a user over on Reddit', 'somebody posting to Reddit', 'a Reddit account holder'],
      x: ['a user over on X', 'somebody posting to Twitter', 'an X account holder'],
      youtube: ['a user over on YouTube', 'somebody posting to YouTube', 'a YouTube account holder'],
      facebook: ['a user over on Facebook', 'somebody posting to Facebook', 'a Facebook account holder'],
      instagram: ['a user over on Instagram', 'somebody posting to IG', 'an Instagram account holder'],
    },
    metric: {
      score: ['{n} upvotes', '{n} karma points'],
      comments: ['{n} comments', '{n} user comments'],
      likes: ['{n} likes', '{n} user likes'],
      reposts: ['{n} reposts', '{n} RTs'],
      replies: ['{n} replies', '{n} user replies'],
      views: ['{n} views', '{n} recorded views'],
      reactions: ['{n} reactions', '{n} user reactions'],
      shares: ['{n} shares', '{n} user shares'],
    },
    status: {
      new: [
        'showed up only recently',
        'counts as new',
        'is making its first appearance',
        'has only been around for a short while',
      ],
      rising: [
        'is heading up',
        'is attracting more and more posts',
        'counts as rising',
        'is on an upward path',
      ],
      steady: ['is level', 'is going neither up nor down', 'counts as steady', 'shows no change either way'],
      fading: [
        'is heading down',
        'is attracting fewer and fewer posts',
        'counts as fading',
        'is on a downward path',
      ],
    },
    steep: {
      up: ['is shooting up', 'is snowballing', 'is all over the feed', 'has multiplied'],
      down: ['has evaporated', 'has dropped off a cliff', 'has fallen silent', 'is dead in the water'],
    },
    intent: {
      problem: 'flag a problem',
      question: 'are questions',
      wish: 'ask for something to be added or changed',
      praise: 'have kind words',
      comparison: 'set products side by side',
      leaving: 'announce a cancellation or a switch',
      hazard: 'mention a danger',
    },
  },
  templates: {
    post_literal: [
      '• {platform} · {author} · {date} · {quote} · {ref}',
      'What {author} put on {platform} on {date} was this: {quote} ({ref}).',
      'Filed under {ref} is a post by {author}, published on {platform} on {date}, with the words {quote}.',
      'Platform: {platform} / Author: {author} / Date: {date} / Post: {ref} / Quote: {quote}',
      'FYI, {quote} is from {author}, over on {platform} ({date}, {ref}).',
      'Published by {author} on {date}, the post {ref} names {company} and includes the line {quote}.',
      'The post {ref}, now at {metric}, is where {author} says {quote}.',
    ],
    altered_quotation: [
      'Verbatim from {author} ({platform}, {ref}): {quote}',
      'Here is {ref} in its author’s own words: {quote}.',
      'The line {author} posted runs {quote} ({ref}).',
      'Copied from {platform} without edits: {quote} ({author}, {ref}).',
      'As worded by {user}, {quote} (cf. {ref}).',
      'Pull quote: {quote} ({author}, {ref})',
    ],
    misplaced_quotation: [
      'Pulled from {ref}: {quote}',
      'In a message of {date}, {author} has this to say: {quote} ({ref}).',
      'Quote for the deck, taken from {ref}: {quote}',
      '{quote} – those are the words {author} used on {platform} ({ref}).',
      'Open {ref} and you will read {quote}.',
    ],
    invented_id: [
      'To link in the ticket: {ref} by {author}, which says {quote}.',
      'This point rests on {ref} ({author}, {date}).',
      '• Evidence [{ref}] → {quote}',
      'The statement {quote} can be traced to {ref}.',
      '{author} is quoted as saying {quote}; the record is {ref}.',
      'The engagement figure for {ref} reads {metric}.',
    ],
    wrong_platform: [
      'Channel: {platform}; post: {ref}; quote: {quote}',
      'It was on {platform} that {author} wrote {quote} ({ref}).',
      'Straight off {platform}: {quote} ({author}, {ref}).',
      'From {user} we have {quote} ({ref}).',
      'The place where {ref} was published is {platform}.',
      '{ref} went live on {platform}, with {author} writing {quote}.',
    ],
    wrong_author: [
      'Byline on {ref}: {author}.',
      'If you want to reply to {ref}, the handle is {author}.',
      '{ref} (author: {author}) has the line {quote}.',
      'The words {quote} belong to {author}, who published them on {platform} ({ref}).',
      'Under the handle {author}, somebody on {platform} posted {quote} ({ref}).',
      'The person speaking in {ref} is {author}.',
    ],
    wrong_date: [
      '{date} is when {author} wrote {quote} ({ref}).',
      'Timestamp on {ref}: {date}.',
      'The post went up {ago} and says {quote} ({ref}).',
      'Going back to {date}, we have {author} on {platform} saying {quote} ({ref}).',
      'Posted {date} → {quote} ({author}, {ref})',
      '{ref} is a post that {author} made {ago}.',
    ],
    wrong_metric: [
      'Engagement check: {ref} is at {metric}.',
      'The counter under {ref} reads {metric}.',
      '{author}, whose post drew {metric}, says {quote} ({ref}).',
      '• {author} ({platform}) · {metric} · {quote} · {ref}',
      'Numbers first: {metric} for {author}’s post, which says {quote} ({ref}).',
      'A look at the figures for {ref}: {metric}.',
    ],
    wrong_number_word: [
      'All told, {ref} comes to {metricInWords}.',
      '{author} wrote {quote}, and the post is now at {metricInWords} ({ref}).',
      'Audience response to {ref}: {metricInWords}.',
      'What {author} published under {ref} has brought in {metricInWords}.',
      'On {platform}, where {author} published {ref}, it shows {metricInWords}.',
    ],
    wrong_company: [
      'Brand named in {ref}: {company}.',
      'Mentioned by name in the post by {author}: {company} ({ref}).',
      '{company} gets a mention from {author}, who writes {quote} ({ref}).',
      'The name {company} occurs in {ref}, a post by {author}.',
      '• {ref} · {company} · {author} · {quote}',
    ],
    negation: [
      'Anyone opening {ref} will read <anything but |>{quote}.',
      '{author} <has at no time published|has published> {quote} ({ref}).',
      'The handle on {ref} is <somebody else’s, not |>{author}.',
      '{platform} is <not |>where {ref} was posted.',
      '<Contrary to what is claimed, {ref} does not date|{ref} dates> from {date}.',
      '{ref} <falls short of|shows> {metric}.',
    ],
    opposite: [
      '{author} <could not be more pleased|put it in these words: {quote}> ({ref}).',
      'What {ref} says is <that the product does exactly what it should|{quote}>.',
      '<Five stars and nothing to add from|A line from> {author}: <a perfect purchase|{quote}> ({ref}).',
      '{user} <reports never having been let down|reports {quote}> ({ref}).',
      'On {date}, {author} <declared the matter resolved|put up the line {quote}> ({ref}).',
    ],
    quantifier: [
      '<On every channel people are saying|On {platform}, {author} is saying> {quote} ({ref}).',
      '{quote} ({ref}) – <that is the consensus among buyers|that is from {author}>.',
      '<Countless customers have posted|One customer, {author}, has posted> {quote} ({ref}).',
      '{quote}, goes the post by {author} ({ref})<; not one customer sees it differently|>.',
      '<Virtually anyone who bought it|The account {author}> will tell you {quote} ({ref}).',
    ],
    superlative: [
      '<Top complaint of the month|Item from {author}>: {quote} ({ref})',
      '{author} is down as saying {quote} ({ref})<, and nothing else in the feed is as damning|>.',
      '<Of everything we collected, this is the sharpest:|From {platform} comes this line:> {quote} ({ref}).',
      '{ref} is <the single most important post of the quarter|a post by {author}>: {quote}.',
      '<What bothers customers more than anything else is|What {author} wrote is> {quote} ({ref}).',
    ],
    cause: [
      'The text {author} left includes {quote} ({ref})<, which can be put down to the new factory|>.',
      '<Prompted by the redesign,|Over on {platform},> {author} put up {quote} ({ref}).',
      '<The price increase made {author} post|What {author} posted was> {quote} ({ref}).',
      '{quote}, in a post that {author} made ({ref})<; returns have gone up in consequence|>.',
      'On {date}, {author} came out with {quote}<, a knock-on effect of the supplier change|> ({ref}).',
    ],
    opinion: [
      '{quote} is what came from {author} ({ref})<, and frankly we owe them an apology|>.',
      '<Worth a read and spot on|Seen on {platform}, from {author}>: {quote} ({ref})',
      '{ref}<, needlessly harsh as it is,|> has {quote} in it.',
      '{author} <gets a bit carried away here|put this up on {date}>: {quote} ({ref})',
      '{quote} – <a very fair post|a post> by {author} ({ref}).',
      '{author}’s sentence is {quote}<, and product has to fix this first|> ({ref}).',
    ],
    trend_literal: [
      '• {trend} · {mentions} posts · {authors} authors · score {score} · no. {placeNumber}',
      'Posts on {trend}: {mentions}; people behind them: {authors}; score: {score}.',
      'Quick update on {trend}: it {status}, and we are at {mentions} posts from {authors} people.',
      'Between its first post on {firstDay} and its latest on {lastDay}, {trend} gathered {mentions} mentions.',
      'Placed {place} with a score of {score}: {trend}.',
      'Where {trend} is concerned, {platformPosts} posts out of {mentions} ({platformPercent}) are on {platform}.',
      'Scoring higher than {other}, {trend} is at {score}.',
      'Out of everything written on {trend}, {intentPosts} posts {intent}.',
    ],
    wrong_score: [
      'Score check: {trend} comes out at {score}.',
      '{score} is the score we have for {trend}.',
      'On a scale from 0 to 100, {trend} lands on {score}.',
      '{trend} – {mentions} mentions, {authors} authors – carries a score of {score}.',
      '• {trend} → score {score}',
      'The analysis gives {trend} a {score}.',
    ],
    wrong_figure: [
      'Number of posts filed under {trend}: {mentions}.',
      'Behind {trend} are {authors} individual authors.',
      '{mentions} is the mention count for {trend}.',
      '{authors} people have weighed in on {trend}, in {mentions} posts.',
      '• {trend} → {mentions} mentions / {authors} authors',
      'All in all, {mentions} messages about {trend} were collected.',
    ],
    wrong_status: [
      'Movement: {trend} {status}.',
      '{trend}, no. {placeNumber} on our list, {status}.',
      'Heads-up for the weekly: {trend} {status}.',
      'In case anyone asks about {trend}: it {status}.',
      'Backed by {mentions} posts, {trend} {status}.',
    ],
    wrong_direction: [
      'Trajectory of {trend}: it {status}.',
      '{trend} {status}, and that is at {mentions} mentions.',
      'As far as direction goes, {trend} {status} (score: {score}).',
      '{trend} (written about by {authors} people) {status}.',
      'Where things stand with {trend}: the topic {status}.',
    ],
    wrong_rank: [
      'Leaderboard, no. {placeNumber}: {trend}.',
      '{trend} is {place} on the leaderboard.',
      'Sorted by rank, {trend} comes out {place}.',
      'By mention count, {trend} is out in front.',
      'There is no topic people post about more than {trend}.',
      'Slot {placeNumber} on the trend list is taken by {trend}.',
    ],
    wrong_trend_platform: [
      'Channel where {trend} shows up: {platform}.',
      'You will come across {trend} on {platform}.',
      'Folks on {platform} are bringing up {trend}.',
      'At least one post on {trend} was made on {platform}.',
      '{platform} is where some of the posts on {trend} went up.',
      '{trend} gets posted about on {platform}.',
    ],
    wrong_comparison: [
      'Side by side, {trend} has more posts and {other} has fewer.',
      'Next to {other}, {trend} has the larger number of authors.',
      '{other} does not get as many mentions as {trend}.',
      'Higher score: {trend}; lower score: {other}.',
      'The number of people on {trend} exceeds the number on {other}.',
    ],
    wrong_trend_number_word: [
      '{mentionsInWords} is the number of posts on {trend}.',
      'A group of {authorsInWords} authors is writing on {trend}.',
      'Post count for {trend}: {mentionsInWords}.',
      '{trend} ({mentionsInWords} posts, {authorsInWords} authors) {status}.',
      'Altogether {authorsInWords} people wrote something on {trend}.',
      'Added up, that is {mentionsInWords} posts that revolve around {trend}.',
    ],
    wrong_day: [
      '{trend} goes back to {firstDay}.',
      'Last activity on {trend}: {lastDay}.',
      'Day one for {trend} was {firstDay}.',
      'First mention of {trend} → {firstDay}; latest mention → {lastDay}',
      'It was on {firstDay} that {trend} turned up for the first time.',
    ],
    wrong_share: [
      'Platform split for {trend}: {platform} {platformPercent}.',
      'Share of {platform} in the posts on {trend} – {platformPercent}.',
      'Of the posts on {trend} ({mentions} in all), {platform} supplied {platformPosts}.',
      '{platform} comes in at {platformPosts} of the {mentions} posts on {trend}.',
      'If you look at where people post on {trend}, {platform} has {platformPercent}.',
    ],
    wrong_intent: [
      'Intent split for {trend}: {intentPosts} of {mentions} posts {intent}.',
      'Reading what people write on {trend}, we see {intentPercent} of posts that {intent}.',
      'Where {trend} comes up, {intentPercent} of the posts {intent}.',
      '{intentPosts} posts ({intentPercent} of those on {trend}) {intent}.',
      'Anyone who reads the {mentions} posts on {trend} finds {intentPosts} that {intent}.',
    ],
  },
}
