import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const shortMonths = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')
const places = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

function ordinalOf(date: number): string {
  const ending = date > 10 && date < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')
  return `${date}${ending}`
}

export const en: Language = {
  wording: {
    ...known.wording,
    quote: (text) => [`“${text}”`, `"${text}"`, `*“${text}”*`],
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const [month = '', short = ''] = [months[day.getUTCMonth()], shortMonths[day.getUTCMonth()]]
      return [
        `${short} ${date}, ${year}`,
        `${month} ${ordinalOf(date)}`,
        `${date} ${month}`,
        `${weekdays[day.getUTCDay()]}, ${short} ${date}`,
        `${month} ${date}, ${year}`,
      ]
    },
    ago(days) {
      if (days < 2) return days === 0 ? 'earlier today' : 'yesterday'
      if (days % 7 !== 0) return `${days < 11 ? known.wording.inWords(days) : days} days ago`
      return days === 7 ? 'a week ago' : `${known.wording.inWords(days / 7)} weeks ago`
    },
    number(value) {
      const plain = value.toLocaleString('en-US')
      if (value < 1000) return [plain]
      const rounded = `roughly ${Number(value.toPrecision(2)).toLocaleString('en-US')}`
      return [plain, rounded, value < 1e6 ? `${(value / 1000).toFixed(1)}K` : plain]
    },
    score: (value) => String(value),
    percent: (value) => `${value} percent`,
    ordinal: (place) => places[place - 1] ?? '',
    platform: {
      reddit: ['Reddit'],
      x: ['X', 'X (formerly Twitter)', 'Twitter/X'],
      youtube: ['YouTube'],
      facebook: ['Facebook'],
      instagram: ['Instagram'],
    },
    user: {
      reddit: ['a customer on Reddit', 'a Reddit contributor', 'a member of Reddit'],
      x: ['a customer on X', 'a Twitter user', 'a person posting on X'],
      youtube: ['a customer on YouTube', 'a person on YouTube', 'a YouTube user'],
      facebook: ['a customer on Facebook', 'a Facebook member', 'a person on Facebook'],
      instagram: ['a customer on Instagram', 'an Instagrammer', 'a person on Instagram'],
    },
    metric: {
      score: ['{n} points', 'a score of {n}', '{n} net upvotes'],
      comments: ['{n} comments', 'a total of {n} comments'],
      likes: ['{n} likes', 'a total of {n} likes'],
      reposts: ['{n} reposts', '{n} retweets'],
      replies: ['{n} replies', '{n} responses'],
      views: ['{n} views', 'a total of {n} views'],
      reactions: ['{n} reactions', 'a total of {n} reactions'],
      shares: ['{n} shares', 'a total of {n} shares'],
    },
    status: {
      new: ['has only just appeared', 'is a newcomer', 'is a new entry', 'is flagged as new'],
      rising: ['is gaining momentum', 'is picking up', 'is trending upward', 'is gaining traction'],
      steady: ['remains flat', 'is largely unchanged', 'is moving sideways', 'stays at a constant level'],
      fading: ['is losing steam', 'is tapering off', 'is in decline', 'is trending downward'],
    },
    steep: {
      up: ['is skyrocketing', 'has exploded', 'is surging', 'has gone viral'],
      down: ['has collapsed', 'has all but disappeared', 'is in free fall', 'has plummeted'],
    },
    intent: {
      problem: 'raise an issue',
      question: 'pose a question',
      wish: 'make a wish or a feature request',
      praise: 'express praise',
      comparison: 'draw a comparison',
      leaving: 'talk about cancelling or switching',
      hazard: 'report a safety hazard',
    },
  },
  templates: {
    post_literal: [
      '- **{author}** ({platform}, {date}): {quote} – {ref}',
      'In a post published on {platform} on {date}, {author} states: {quote} (see {ref}).',
      '{quote}, writes {author} in a post dated {date} ({ref}).',
      'One example comes from {author} on {platform} ({date}, {ref}): {quote}.',
      '| {date} | {author} | {platform} | {quote} | {ref} |',
      '{author} is the author of {ref}, which includes the sentence {quote}.',
      'On {date} the following was posted by {author}: {quote} ({ref}, {metric}).',
    ],
    altered_quotation: [
      '- {quote} – {author}, {platform} ({ref})',
      'One customer describes it like this: {quote} (source: {ref}).',
      '{quote}, {author} reports in {ref}.',
      'The post [{ref}] states, word for word, {quote}.',
      'A customer post on {platform} reads {quote} ({author}, {ref}).',
    ],
    misplaced_quotation: [
      '{author} states the following in {ref}: {quote}.',
      'Post {ref} contains the sentence {quote}.',
      '{quote} (customer quote, {platform}, {ref})',
      'For instance, {author} is on record as saying {quote} [{ref}].',
      'The passage {quote} comes from {ref}, posted by {author}.',
    ],
    invented_id: [
      '{quote} (post ID {ref})',
      'See post {ref}, in which {author} says {quote}.',
      '- {date}, {platform}, {ref}: {quote}',
      'One of the posts behind this finding is {ref}: {quote}.',
      '{author} wrote {quote} on {date}; the post is filed under {ref}.',
    ],
    wrong_platform: [
      '{quote} – posted on {platform} ({ref})',
      '{ref} was published on {platform}.',
      'Customer {author} took to {platform} to say {quote} ({ref}).',
      'The following comes from {user}: {quote} [{ref}].',
      '{user} had this to say: {quote} ({ref}).',
    ],
    wrong_author: [
      'The post {ref} was written by {author}.',
      '{quote} (by {author}, {ref})',
      'The user behind {ref}, {author}, writes {quote}.',
      '- {author}: {quote} ({platform}, {ref})',
      'These words are from {author}: {quote} [{ref}].',
      '{quote}, as posted by {author} on {date} ({ref}).',
    ],
    wrong_date: [
      '{ref} was posted on {date}.',
      'The statement {quote} dates from {date} ({ref}).',
      '- {date}: {author} writes {quote} [{ref}]',
      '{ago}, {author} wrote {quote} ({ref}).',
      'On {date}, a customer on {platform} reported {quote} ({ref}).',
      '{author}, writing on {date}, said {quote} ({ref}).',
    ],
    wrong_metric: [
      'The post by {author} has {metric} ({ref}).',
      '{ref} has drawn {metric} to date.',
      '- {quote} – {author}, {metric} [{ref}]',
      'At the time of collection, {ref} had {metric}.',
      '{author} received {metric} for writing {quote} ({ref}).',
    ],
    wrong_number_word: [
      '{ref} currently shows {metricInWords}.',
      'Post {ref} received {metricInWords}.',
      'We recorded {metricInWords} for {ref}.',
      '{author} got {metricInWords} for this: {quote} ({ref}).',
      'Written by {author}, {ref} has {metricInWords}.',
    ],
    wrong_company: [
      'Mentioning {company}, {author} wrote {quote} ({ref}).',
      '- {company}: {author} on {platform} says {quote} ({ref})',
      'In a post that names {company}, {author} says {quote} ({ref}).',
      '{company} is the company that {author} names in {ref}.',
      'Customer feedback on {company}: {quote} ({author}, {ref})',
    ],
    negation: [
      'The post {ref} <does not come|comes> from {author}.',
      '{author} <never said|said> {quote} ({ref}).',
      'The sentence {quote} is <not |>part of {ref}.',
      'There is <no|a> post by {author} that says {quote} ({ref}).',
      '{ref} <has yet to reach|has> {metric}.',
    ],
    opposite: [
      '{author} <has nothing to complain about|wrote {quote}> ({ref}).',
      'In {ref}, {author} <recommends the product to everyone|reports {quote}>.',
      '{author} <is completely satisfied|posted {quote}> ({ref}).',
      'The customer <reports no issues at all|reports {quote}> ({platform}, {ref}).',
    ],
    quantifier: [
      '<Customers across the board say|{author} says> {quote} ({ref}).',
      '<Dozens of users report|A user on {platform} reports> {quote} ({ref}).',
      '{author} wrote {quote}<, and everybody else in the thread agrees|> ({ref}).',
      '<All reviewers conclude|On {date}, {author} wrote> {quote} [{ref}].',
      '{ref} <speaks for the majority of customers: |says >{quote}.',
    ],
    superlative: [
      '<The most common complaint is|The post reads> {quote} ({ref}).',
      '<The biggest problem customers face:|Posted by {author}:> {quote} ({ref})',
      '{ref}<, the most widely read post on the subject,|> says {quote}.',
      '{author} wrote {quote}<, the strongest criticism in the data set|> ({ref}).',
      '<Worst of all,|On {date},> {author} wrote {quote} ({ref}).',
    ],
    cause: [
      '{author} wrote {quote}<, because the company cut corners on quality|> ({ref}).',
      '<As a result of the latest update,|On {platform},> {author} reported {quote} ({ref}).',
      '{quote} ({author}, {ref})<, which comes down to poor quality control|>.',
      '<Due to understaffed support,|In {ref},> {author} wrote {quote}<, see {ref}|>.',
      '{author} posted {quote} ({ref})<, leading many customers to cancel|>.',
    ],
    opinion: [
      '<Quite rightly,|On {platform},> {author} says {quote} ({ref}).',
      '{author} wrote {quote}<, which should worry the product team|> ({ref}).',
      '<An alarming statement|A statement> by {author}: {quote} ({ref}).',
      '{quote} ({ref})<, which is unacceptable at this price|>.',
      '{author} <makes a convincing case:|writes:> {quote} ({ref}).',
    ],
    trend_literal: [
      '- {trend}: {mentions} mentions from {authors} authors (score {score})',
      '{trend} comes in at no. {placeNumber} with {mentions} posts by {authors} different authors.',
      'The score of {trend} is {score}; {authors} people have posted about it.',
      'According to the latest data, {trend} {status}.',
      '| #{placeNumber} | {trend} | score {score} | {mentions} posts | {authors} authors |',
      'From {firstDay} to {lastDay}, {authors} people wrote {mentions} posts about {trend}.',
      'Of the {mentions} posts on {trend}, {platformPosts} were published on {platform}.',
    ],
    wrong_score: [
      'The trend {trend} has reached a score of {score}.',
      '- {trend} (score: {score})',
      'Our scoring puts {trend} at {score}.',
      'With {mentions} mentions, {trend} earns a score of {score}.',
    ],
    wrong_figure: [
      '{authors} different people have written about {trend}.',
      'So far, {mentions} posts mention {trend}.',
      '- {trend} ({mentions} posts, {authors} authors)',
      'The topic {trend} was raised in {mentions} posts.',
      '{trend} accounts for {mentions} mentions by {authors} unique authors.',
      'There are **{mentions}** posts on {trend}, from **{authors}** accounts.',
    ],
    wrong_status: [
      '{trend} {status}, according to the latest figures.',
      'Our data shows that {trend} {status}.',
      'Right now, {trend} {status}.',
      'What the numbers say about {trend}: it {status}.',
      '{trend}, with posts from {authors} people, {status}.',
    ],
    wrong_direction: [
      'Looking at volume, the topic {trend} {status}.',
      '{trend} {status}: {mentions} mentions so far.',
      'One thing to note for the weekly report is that {trend} {status}.',
      'In short, {trend} {status}.',
    ],
    wrong_rank: [
      '{trend} is in {place} position.',
      '- #{placeNumber}: {trend}',
      'The most frequently mentioned topic is {trend}.',
      'No other topic has as many posts as {trend}.',
      '{trend} sits at no. {placeNumber} in the ranking.',
    ],
    wrong_trend_platform: [
      '{trend} is being discussed on {platform}.',
      'Some of the posts on {trend} come from {platform}.',
      'Mentions of {trend} were found on {platform}.',
      'On {platform}, people are talking about {trend}.',
      '{platform} is one of the places where {trend} comes up.',
    ],
    wrong_comparison: [
      '{other} has a lower score than {trend}.',
      'Compared with {other}, {trend} is mentioned by more people.',
      'In terms of mentions, {other} is a smaller topic than {trend}.',
      'Stacked up against {other}, {trend} comes out with the higher score.',
      'Fewer people bring up {other} than bring up {trend}.',
    ],
    wrong_trend_number_word: [
      '{authorsInWords} people have posted about {trend}.',
      'There are {mentionsInWords} posts on {trend}.',
      '{trend} is mentioned {mentionsInWords} times.',
      'The topic {trend} comes up in {mentionsInWords} posts by {authorsInWords} authors.',
      'With {mentionsInWords} mentions, {trend} {status}.',
    ],
    wrong_day: [
      'The first post on {trend} was published on {firstDay}.',
      'We first saw {trend} on {firstDay}.',
      'The latest post about {trend} is from {lastDay}.',
      '- {trend}: first seen on {firstDay}, last seen on {lastDay}',
    ],
    wrong_share: [
      '{platformPosts} of the {mentions} mentions of {trend} were made on {platform}.',
      '{platform} accounts for {platformPercent} of all posts about {trend}.',
      'With {platformPosts} posts, {platform} contributes {platformPercent} of the mentions of {trend}.',
      'The share of posts about {trend} that were published on {platform} is {platformPercent}.',
      '- {trend}: {platformPosts} of {mentions} posts on {platform}',
    ],
    wrong_intent: [
      '{intentPosts} of the {mentions} posts on {trend} {intent}.',
      'About {intentPercent} of all mentions of {trend} {intent}.',
      'Reading through the {mentions} posts on {trend}, we found that {intentPosts} {intent}.',
      'A closer look at {trend} reveals that {intentPercent} of the mentions {intent}.',
      '{trend} drew {mentions} posts, {intentPosts} of which {intent}.',
    ],
  },
}
