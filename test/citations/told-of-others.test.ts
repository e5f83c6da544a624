import { holds } from './lamp-world.ts'

holds('no reply is a figure of a post only where that has none', {
  unchecked: [
    'ada_moss has had no reply to her ticket (t3_lmp01).',
    'ben_fern got no reply (t3_lmp02).',
    'ben_fern still has no answer (t3_lmp02).',
    'No comment from the maker in nine days (t3_lmp02).',
    'ada_moss hat noch keine Antwort auf ihr Ticket (t3_lmp01).',
  ],
  contradicted: ['The post has no comments (t3_lmp02).', 'There are no comments on t3_lmp02.'],
})

holds('a figure that is negated is not contradicted by another one', {
  unchecked: [
    'Neither t3_lmp01 nor t3_lmp02 has more than 150 points.',
    'Neither “warm white” nor “plug meter” has more than 10 mentions.',
    '“warm white” does not have 20 mentions.',
    '“warm white” hat keine 20 Erwähnungen.',
    '“warm white” never had more than 12 mentions.',
    '“warm white”: nothing from Instagram',
  ],
  contradicted: ['“warm white” has 20 mentions, not 8.', '“warm white” has more than 12 mentions.'],
})

holds('a superlative of posts gives no place of their trend', {
  unchecked: [
    'The post with the highest score in “price drop” is a question.',
    'Der Beitrag mit dem höchsten Score in „price drop“ ist eine Frage.',
    'La publicación con la puntuación más alta de “price drop” es una pregunta.',
  ],
  contradicted: ['“price drop” has the highest score.', 'The topic with the highest score is “price drop”.'],
})

holds('each of several pairs of numbers is of the word before it', {
  verified: [
    '“driver hum” is ahead of “warm white” in score (46.7 vs 11.8) and in mentions (36 vs 8).',
    '“driver hum” has more mentions than “warm white” (36 vs 8).',
  ],
  contradicted: [
    '“driver hum” is ahead of “warm white” in score (46.7 vs 11.8) and in mentions (36 vs 9).',
    '“driver hum” has more mentions than “warm white” (36 vs 9).',
  ],
})

holds('what links two numbers is no comparison that posts ask for', {
  unchecked: [
    'Three quarters of the posts on “driver hum” report a problem, compared with almost half on “price drop”.',
  ],
})

holds('what is told of a company, of another trend or on average is not that of the trend before', {
  unchecked: [
    '“driver hum” is rising. About a fifth of ours (21 %) report a problem.',
    '“driver hum” is rising. Questions make up 11 % of our posts and a third of Sunbar’s.',
    '“driver hum” is rising. At Sunbar 12 % of the posts report a problem.',
    '“driver hum” is rising. The average topic has 18 mentions.',
    '„driver hum“ wächst. Im Schnitt hat ein Thema 18 Erwähnungen.',
    '“driver hum” is rising. It drew almost twice as many mentions as “price drop” (36 versus 19).',
  ],
  contradicted: [
    '“driver hum” is rising. 12 % of the posts report a problem.',
    '“driver hum” is rising. It has 18 mentions.',
  ],
})

holds('a part of the authors behind a share of them counts no posts', {
  verified: ['“driver hum” has 30 authors. Most authors (22 of 30) report a problem.'],
  unchecked: ['“driver hum” has 30 authors. About one author in four (7 of 30) reports a problem.'],
  contradicted: ['“driver hum” has 30 authors. 22 of 30 posts report a problem.'],
})
