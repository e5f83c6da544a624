import type { ToldComment } from './told-comment.ts'

/** [beginning of the caption, what was said beneath it] */
export const instagramComments: readonly (readonly [string, readonly ToldComment[]])[] = [
  [
    'We hear you. Update on the Pro 2 noise',
    [
      { age: 2.5, by: 'loft_leaves', text: 'Finally 🙏 mine sings every evening at nine', likes: 24 },
      {
        age: 2.3,
        by: 'balkonbande',
        text: 'Zweite Lampe, zweites Pfeifen. Bitte prüft euren Zulieferer.',
        likes: 13,
        replies: [
          {
            age: 2.2,
            by: 'fernlight',
            text: 'Das tut uns leid, ein neues Netzteil ist unterwegs.',
            likes: 1,
          },
          {
            age: 1.6,
            by: 'herb_and_hush',
            text: 'Mine too, and the second one came with the same pitch',
            likes: 2,
          },
        ],
      },
      { age: 2.0, by: 'win_a_lamp_now', text: 'follow us for free lamps', hidden: true },
      { age: 1.4, by: 'petal.pusher', text: '', likes: 3 },
      { age: 1.1, by: 'mint_and_milk', text: 'and the milky cover? nobody talks about the cover', likes: 7 },
      { age: 0.7, by: 'troll_in_the_trough', text: 'buy a candle', held: 'likelySpam' },
      { age: 0.5, by: 'sotto_vaso', text: 'La mia fischia solo di notte, possibile?', likes: 1 },
      { age: 0.2, by: 'nono_narcissus', text: 'Delete this if you like, still waiting', removedAt: -0.2 },
      { age: -0.4, by: 'quiet_at_last_', text: 'New driver is in. Silence. Thank you 💚' },
    ],
  ],
  [
    'Your shelves of the week',
    [
      { age: 0.4, by: 'shelfie_sunday', text: 'The second one is my aunt’s 😍', likes: 5 },
      { age: 0.3, by: 'kakteen_karl', text: 'Was kostet der Versand nach Österreich?', likes: 0 },
      { age: 0.15, by: 'fernlight', text: 'Nichts, ab 50 Euro.', likes: 0 },
    ],
  ],
  [
    'Inside the workshop: every bar runs',
    [
      { age: 13.6, by: 'watts_and_waffles', text: '24 hours, and nobody ever dims one of them?', likes: 31 },
      {
        age: 4.1,
        by: 'diffuse_daisy',
        text: 'Do you also test what the diffuser looks like after a month? Mine is milky.',
        likes: 6,
      },
    ],
  ],
  [
    'Say hello to Sunbar Plus',
    [{ age: 1.8, by: 'no_more_monthly', text: 'Unfollowing. I am not paying rent for a lamp.', likes: 15 }],
  ],
]

/** [age in days, username, caption, private, without a picture] of media in which the company is tagged. */
export const instagramTags: readonly (readonly [number, string, string | null, boolean, boolean])[] = [
  [0.5, 'basil.by.bus', 'Winter basil on platform two, light by you know who', false, false],
  [2.2, 'flat_fourteen', null, false, true],
  [3.7, 'just_for_friends_', 'My little jungle at night', true, false],
  [6.4, 'gruene.wand', 'Vierzig Töpfe, eine Leiste, null Geduld', false, false],
]

/** [age in days, username, text, in a comment, comments off, age at which it was removed] */
export const instagramMentions: readonly (readonly [
  number,
  string,
  string,
  boolean,
  boolean,
  number | null,
])[] = [
  [0.8, 'herb_and_hush', 'ask @fernlight, they swapped mine in a week', true, false, null],
  [1.7, 'loft_leaves', 'Unboxing the bar from @fernlight, cat included', false, false, null],
  [2.6, 'petal.pusher', 'not again @fernlight', true, true, null],
  [3.3, 'nono_narcissus', 'hey @fernlight, any news?', true, false, 1.2],
]
