import { redditNoise } from './reddit-noise.ts'
import type { RedditTold } from './reddit-told.ts'

/** [title of the thread, what was said in it] */
export const redditComments: readonly (readonly [string, readonly RedditTold[]])[] = [
  ...redditNoise,
  [
    'Any warm white grow light with the power of the Pro 2?',
    [
      {
        age: 11.4,
        by: 'ochre_olive',
        text: 'I put amber film over half of the bar. Ugly by day, lovely in the evening.',
        likes: 25,
      },
      {
        age: 10.2,
        by: 'hoya_hoarder',
        text: 'There is a 3000 K version of the Sunbar strip, but you rent the dimmer.',
        likes: 6,
      },
      {
        age: 9.1,
        by: 'seed_and_feed',
        text: '電球色が欲しいです。今の白は居間では明るすぎます。',
        likes: 2,
      },
    ],
  ],
  [
    'Leaving Sunbar because of the monthly fee, what next?',
    [
      {
        age: 0.37,
        by: 'thrifty_thistle',
        text: 'Did the sums: after two winters the fee has cost more than the strip.',
        likes: 34,
      },
      {
        age: 0.31,
        by: 'bean_counting_bea',
        text: 'Went to the one with the buzzing driver. No fee, and I sleep in another room anyway.',
        likes: 18,
        replies: [
          { age: 0.28, by: 'thrifty_thistle', text: 'Does its app need an account?' },
          {
            age: 0.22,
            by: 'bean_counting_bea',
            text: 'Once, for pairing. After that it runs alone.',
            likes: 5,
          },
        ],
      },
      {
        age: 0.12,
        by: 'plain_plantain',
        text: 'Timer plug and a shop light, ten years and counting.',
        likes: 11,
      },
    ],
  ],
  [
    'Clip of the Mini slips on thick boards',
    [
      {
        age: 0.42,
        by: 'shim_and_shelf',
        text: 'A strip of bicycle tube between clip and board. Holds since March.',
        likes: 15,
      },
      { age: 0.2, by: 'oak_and_auger', text: 'They sell a wider jaw in the shop, six euros.', likes: 4 },
    ],
  ],
  [
    'Pro 2 serial list of buzzing units',
    [
      {
        age: 3.0,
        by: 'tally_tamsin',
        text: 'Add F2-2650 to the list, please: loud from thirty to forty.',
        likes: 3,
      },
    ],
  ],
  [
    'Show me your windowsill in November',
    [
      {
        age: 5.8,
        by: 'north_window_nan',
        text: 'North side, nothing but ferns and hope.',
        likes: 44,
      },
      {
        age: 5.5,
        by: 'attic_aspen',
        text: 'Two Fernlight bars over the chillies, the cover of one has turned milky.',
        likes: 19,
        replies: [{ age: 5.2, by: 'north_window_nan', text: 'Chillies in November, I am jealous.' }],
      },
      {
        age: 4.9,
        by: 'sill_and_sash',
        text: 'Mes boutures de pothos et une vieille lampe de bureau.',
        likes: 7,
      },
    ],
  ],
]
