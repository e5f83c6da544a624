import type { Language } from '../../wording.ts'
import { en as known } from '../en/index.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Shares that people say as a fraction. */
const fractions: Readonly<Record<number, string>> = {
  20: 'one in five',
  25: 'a quarter',
  33: 'one in three',
  40: 'two in five',
  50: 'half',
  60: 'three in five',
  67: 'two thirds',
  75: 'three quarters',
}

export const en: Language = {
  wording: {
    ...known.wording,
    date(day) {
      const [date, year] = [day.getUTCDate(), day.getUTCFullYear()]
      const month = known.wording.date(day)[0]?.split(' ')[1] ?? ''
      return [
        `${weekdays[day.getUTCDay()]}, ${month} ${date}`,
        `${date} ${month.slice(0, 3)}`,
        `${month.slice(0, 3)} ${date}, ${year}`,
        `${weekdays[day.getUTCDay()]} ${date} ${month}`,
        day.toISOString().slice(0, 10).replaceAll('-', '/'),
      ]
    },
    ago(days) {
      if (days === 0) return 'today'
      if (days === 1) return 'yesterday'
      return days === 7 ? 'one week ago' : `${known.wording.inWords(days)} days ago`
    },
    // As a platform shows a large count.
    number: (value) => [
      value.toLocaleString('en-US'),
      value >= 1000 ? `${(value / 1000).toFixed(1)}K` : String(value),
    ],
    score: (value) => value.toFixed(1),
    percent: (value) => fractions[value] ?? `${value} per cent`,
    platform: {
      ...known.wording.platform,
      x: ['X (formerly Twitter)', 'X/Twitter'],
    },
    user: {
      reddit: ['a contributor on Reddit', 'an author on Reddit', 'one person on Reddit'],
      x: ['a contributor on X', 'an author on X', 'one person on Twitter'],
      youtube: ['a contributor on YouTube', 'an author on YouTube', 'one person on YouTube'],
      facebook: ['a contributor on Facebook', 'an author on Facebook', 'one person on Facebook'],
      instagram: ['a contributor on Instagram', 'an author on Instagram', 'one person on Instagram'],
    },
    metric: {
      score: ['{n} Reddit points', 'a net score of {n}'],
      comments: ['{n} comments', 'a total of {n} comments'],
      likes: ['{n} likes', 'a total of {n} likes'],
      reposts: ['{n} re-posts', 'a total of {n} reposts'],
      replies: ['{n} responses', 'a total of {n} replies'],
      views: ['{n} views', 'a view count of {n}'],
      reactions: ['{n} Facebook reactions', 'a total of {n} reactions'],
      shares: ['{n} Facebook shares', 'a total of {n} shares'],
    },
    status: {
      new: ['has newly arrived', 'has recently emerged', 'is a recent arrival'],
      rising: ['is growing', 'is gaining ground', 'is trending up'],
      steady: ['is neither rising nor fading', 'remains at the same level', 'is running level'],
      fading: ['is slowing down', 'is tailing off', 'is losing ground'],
    },
    steep: {
      up: ['is on a tear', 'is soaring', 'is ballooning', 'is going stratospheric'],
      down: ['has sunk without a trace', 'has cooled off completely', 'is plummeting', 'is ancient history'],
    },
    intent: {
      problem: 'complain about something',
      question: 'raise a question',
      wish: 'express a wish',
      praise: 'speak well of something',
      comparison: 'weigh one product against another',
      leaving: 'speak of cancelling or switching',
      hazard: 'point out a danger',
    },
  },
  templates: {
    post_literal: [
      'Voice from the sample: {author} ({platform}, posted on {date}): {quote} [source: {ref}]',
      'The post identified as {ref} was published by {author} on {platform} on {date}, and it contains the sentence {quote}.',
      'From the feed: {quote} – {author} via {platform} ({ref})',
      'I came across this by {author} on {platform}: {quote} ({ref}).',
      'ref={ref}; platform={platform}; author={author}; date={date}; text={quote}',
      'For the press file: on {date} {author} published {quote} via {platform} ({ref}; {metric}).',
    ],
    altered_quotation: [
      'The wording of the post by {author} is {quote} ({ref}).',
      'It reads, word for word, {quote} ({author}, {ref}).',
      'I quote {ref}: {quote}',
      'text={quote}; ref={ref}',
      'In a message dated {date}, {user} writes: {quote} ({ref}).',
    ],
    misplaced_quotation: [
      'From the feed of {author}: {quote} ({ref}).',
      'The sentence {quote} appears in {ref}.',
      'User quote: {quote} (source {ref})',
      'The statement that {user} made on {date} is {quote} ({ref}).',
      'On {platform}, {author} shared {quote} ({ref}).',
    ],
    invented_id: [
      'This is documented in {ref}: {quote}',
      'The source {ref}, written by {author}, contains {quote}.',
      'id={ref}; text={quote}',
      'As can be seen in {ref}, {user} wrote {quote}.',
      'Engagement for {ref} amounts to {metric}.',
    ],
    wrong_platform: [
      'The account {author} on {platform} states {quote} ({ref}).',
      'ref={ref}; platform={platform}',
      'This statement was made on {platform}: {quote} ({ref}).',
      '{user} shared this on {date}: {quote} ({ref}).',
      'Published via {platform}: {quote} (source {ref})',
      'You can find {ref} on {platform}.',
    ],
    wrong_author: [
      'The author of the post {ref} is the account {author}.',
      'ref={ref}; author={author}',
      'The one behind {quote} is {author} ({ref}).',
      'Written and posted by {author}: {quote} (source {ref})',
      'The account {author} published {quote} on {platform} ({ref}).',
    ],
    wrong_date: [
      'The publication date of {ref} is {date}.',
      'ref={ref}; date={date}',
      'It was on {date} that {author} shared {quote} ({ref}).',
      'The post {ref} was made {ago}.',
      'Published {ago} by {author}: {quote} (source {ref})',
    ],
    wrong_metric: [
      'The post by {author} recorded {metric} ({ref}).',
      'ref={ref}; engagement: {metric}',
      'As of now, {ref} counts {metric}.',
      '{quote} – {metric} ({author}, {ref})',
      'On {platform}, the post {ref} was met with {metric}.',
    ],
    wrong_number_word: [
      'The post by {author} recorded {metricInWords} ({ref}).',
      'As of now, {ref} counts {metricInWords}.',
      'On {platform}, the post {ref} was met with {metricInWords}.',
      '{quote} – {metricInWords} ({author}, {ref})',
      'It received {metricInWords}: {quote} (source {ref}).',
    ],
    wrong_company: [
      'The brand mentioned in {ref} is {company}.',
      'ref={ref}; company={company}',
      '{user} refers to {company} in {ref}.',
      'This one is about {company}: {quote} ({author}, {ref}).',
      'In the post {ref}, {author} speaks of {company}: {quote}',
    ],
    negation: [
      'The account {author} <did not publish|published> {ref} on {platform}.',
      'The sentence {quote} <is missing from|is part of> {ref}.',
      '{author} <has denied writing|is the one who wrote> {quote} ({ref}).',
      '{ref} was <never |>published on {date}.',
      'It is <not true|true> that {ref} received {metric}.',
    ],
    opposite: [
      'In {ref}, {author} <calls this the best purchase of the year|writes {quote}>.',
      '{author} <is a satisfied customer|put it like this: {quote}> ({ref}).',
      'On {date}, {user} <had only kind words for the brand|wrote {quote}> ({ref}).',
      'From {author} comes <a glowing review|this line: {quote}> ({ref}).',
      'The post {ref} <confirms that everything is fine|contains {quote}>.',
    ],
    quantifier: [
      'In {ref}, <all respondents say|the author says> {quote}.',
      'On {platform}, <hundreds of people have written|{author} has written> {quote} ({ref}).',
      '{author} wrote {quote}<, and nobody objected|> ({ref}).',
      '{quote} – <a sentiment felt by half of all users|posted on {date}> ({ref})',
      '<Only a handful of customers say|One post of {date} says> {quote} ({ref}).',
    ],
    superlative: [
      'On {date}, <the most influential voice, {author},|{author}> wrote {quote} ({ref}).',
      '<The key finding of this study:|Heard on {platform}:> {quote} ({ref})',
      'The post {ref}<, the most widely discussed of all,|> says {quote}.',
      '{author} posted {quote}<, the best summary we have seen|> ({ref}).',
      '<Our worst review ever:|From {author}:> {quote} ({ref})',
    ],
    cause: [
      'On {date}, {author} wrote {quote}<, a result of cheaper materials|> ({ref}).',
      '{author} posted {quote} on {platform}<, because support was understaffed|> ({ref}).',
      'The post {ref} says {quote}<; this is due to a logistics change|>.',
      '<The new pricing led {user} to write|Here is what {user} wrote:> {quote} ({ref}).',
      '{quote} ({author}, {ref})<. Behind it is a shortage of parts.|>',
    ],
    opinion: [
      'The post {ref} by {author} <makes an excellent point: it |>says {quote}.',
      'In {ref}, {author} <rudely |>writes {quote}.',
      '<It is encouraging to read this from|Here is one from> {author}: {quote} ({ref})',
      '{quote} ({author}, {ref})<. I find this deeply unfair.|>',
      'On {platform}, {author} said {quote}<, which we should take seriously|> ({ref}).',
    ],
    trend_literal: [
      'The topic {trend} is made up of {mentions} posts that were written by {authors} authors, and its score is {score}.',
      'trend={trend}; mentions={mentions}; authors={authors}; score={score}',
      'In {place} place: {trend}, at {score} points.',
      '{trend}, with {mentions} posts by {authors} people, {status}.',
      'The first post about {trend} dates from {firstDay}, and the most recent one dates from {lastDay}.',
      'The ranking lists {trend} at number {placeNumber}, with {mentions} mentions and a score of {score}.',
    ],
    wrong_score: [
      'The score that {trend} reaches is {score}.',
      'trend={trend}; score={score}',
      'We put {trend} at {score} points out of 100.',
      '{trend} has been rated {score}.',
      'With {score} points, {trend} made our ranking.',
    ],
    wrong_figure: [
      'The topic {trend} is made up of {mentions} posts.',
      'trend={trend}; mentions={mentions}; authors={authors}',
      'In all, {authors} different accounts wrote about {trend}.',
      'Our sample holds {mentions} posts on {trend}.',
      '{trend} has been discussed by {authors} people in {mentions} posts.',
    ],
    wrong_status: [
      'It can be said that {trend} {status}.',
      'The data show that {trend} {status}.',
      'In this issue: {trend} {status}.',
      '{trend} – {authors} authors, {mentions} posts – {status}.',
      'My read of the numbers: {trend} {status}.',
    ],
    wrong_direction: [
      'Interest in {trend} {status}.',
      'The numbers say that {trend} {status}.',
      'Meanwhile, {trend} {status}.',
      '{trend}, which scores {score}, {status}.',
      'At {mentions} posts, the topic {trend} {status}.',
    ],
    wrong_rank: [
      'In our ranking, {place} place goes to {trend}.',
      'trend={trend}; rank={placeNumber}',
      'By volume of posts, {trend} leads the field.',
      'The topic mentioned most frequently is {trend}.',
      '{trend} holds position {placeNumber}.',
    ],
    wrong_trend_platform: [
      'One of the places where {trend} comes up is {platform}.',
      'Users of {platform} have posted about {trend}.',
      '{trend} is being talked about over on {platform}.',
      'We found posts about {trend} on {platform}.',
      'There is {platform} activity around {trend}.',
    ],
    wrong_comparison: [
      '{trend} has attracted more authors than {other}.',
      'There is less talk about {other} than about {trend}.',
      'The topic {trend} outscores {other}.',
      '{other} has a smaller number of mentions than {trend}.',
      'If you compare the two, {trend} is mentioned more often than {other}.',
    ],
    wrong_trend_number_word: [
      'The topic {trend} is made up of {mentionsInWords} posts.',
      'In all, {authorsInWords} different accounts wrote about {trend}.',
      'Our sample holds {mentionsInWords} posts on {trend}.',
      '{trend} has been discussed by {authorsInWords} people in {mentionsInWords} posts.',
      'That makes {mentionsInWords} mentions for {trend}.',
    ],
    wrong_day: [
      'The oldest post that mentions {trend} was written on {firstDay}.',
      'The story of {trend} begins on {firstDay}.',
      'People last posted about {trend} on {lastDay}.',
      'trend={trend}; first_seen={firstDay}; last_seen={lastDay}',
      '{trend} made its debut on {firstDay}.',
    ],
    wrong_share: [
      '{platformPercent} of the posts that make up {trend} were published on {platform}.',
      'On {trend}, {platform} is responsible for {platformPosts} of {mentions} posts.',
      'A breakdown of {trend} shows {platformPosts} posts on {platform}.',
      'When it comes to {trend}, {platformPercent} of the posts are on {platform}.',
      'There are {mentions} posts about {trend}, and {platformPosts} of them were written on {platform}.',
    ],
    wrong_intent: [
      'In {intentPosts} of {mentions} cases, posts about {trend} {intent}.',
      'We counted {intentPosts} posts about {trend} that {intent}.',
      '{intentPercent} of all posts that mention {trend} {intent}.',
      'As for {trend}, {intentPosts} of the {mentions} posts {intent}.',
      'Among {mentions} posts on {trend}, there are {intentPosts} that {intent}.',
    ],
  },
}
