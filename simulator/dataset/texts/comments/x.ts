import type { ToldComment } from './told-comment.ts'

/**
 * [beginning of a company's post, the answers to it]. Nobody writes a word of the demo's list: X puts the names of those
 * who are answered before the text by itself. Companies answered more than a week ago.
 */
export const xAnswers: readonly (readonly [string, readonly ToldComment[]])[] = [
  [
    'If your Pro 2 makes a noise when dimmed',
    [
      {
        age: 3.1,
        by: 'quietflat42',
        text: 'Sent you the video on day one. The ticket still says open.',
        likes: 14,
        replies: [
          {
            age: 2.9,
            by: 'mint_condition8',
            text: 'Three weeks here, they will answer in spring.',
            likes: 5,
          },
          {
            age: 2.2,
            by: 'dimmer_diva',
            text: 'Mine was swapped in six days after I called',
            replies: [{ age: 2.0, by: 'quietflat42', text: 'which number did you call??' }],
          },
        ],
      },
      {
        age: 2.6,
        by: 'topfheld',
        text: 'Bei mir singt sie auch auf hundert Prozent, ist das ein anderer Fehler?',
        likes: 3,
      },
      { age: 1.5, by: 'petiole_pat', text: 'asking for a friend: does the sound wear off' },
      {
        age: 0.9,
        by: 'windowsill_wu',
        text: 'serial is under the bar, you need a mirror to read it. who designs this',
        likes: 9,
      },
      { age: -0.5, by: 'rhizome_rae', text: 'New unit arrived today and I hear nothing. Nothing!' },
    ],
  ],
  [
    'Missing schedules after 3.2?',
    [
      { age: 3.9, by: 'halifax_hoya', text: 'Saved it twice, gone twice.', likes: 7 },
      { age: 3.0, by: 'marta_macetas', text: 'Llevo tres mañanas a oscuras, ¿para cuándo?', likes: 4 },
      { age: 2.4, by: 'kilowatt_kim', text: 'ok it works now, sorry for shouting', removedAt: 1.9 },
    ],
  ],
  [
    'Hotfix 3.2.1 is out for half of you',
    [
      { age: 1.0, by: 'soilmates', text: 'I am in the other half, of course.', likes: 18 },
      { age: 0.7, by: 'yvr_greens', text: 'Installed it, every curve starts an hour late now.', likes: 6 },
      { age: 0.3, by: 'hako_niwa', text: '全部戻りました。ありがとう', likes: 2 },
    ],
  ],
  [
    'App 3.2 with sunrise curves',
    [
      { age: 5.2, by: 'late_bloomer_bo', text: 'Beautiful, until the sun rose at 2 am.', likes: 21 },
      { age: 4.9, by: 'node_ned', text: 'cheap curves in my shop' },
    ],
  ],
  [
    'Parcels to Canada: our new partner',
    [
      {
        age: 8.6,
        by: 'prairie_pepper',
        text: 'What about those that are stuck already?',
        replies: [
          {
            age: 8.3,
            by: 'fernlight',
            text: 'We pay the fee for every parcel sent before the first. Please send us your order number.',
            replies: [
              {
                age: 2.0,
                by: 'prairie_pepper',
                text: 'Sent it twice, and the fee is still on my card.',
                likes: 8,
              },
            ],
          },
        ],
      },
    ],
  ],
  [
    'Sunbar Plus is here: curves',
    [
      { age: 1.9, by: 'bookcasepepper', text: 'So I rent my own timer now. No thanks.', likes: 44 },
      { age: 1.6, by: 'urban_turnip', text: 'Refund for the T5 then? It was sold with dimming.', likes: 17 },
      { age: 0.6, by: 'kelpandkale', text: 'cancelled the trial, it charged me anyway', likes: 12 },
    ],
  ],
  [
    'A short thread on driver noise',
    [{ age: 2.1, by: 'photon_phil', text: 'This is why I trust you with numbers.', likes: 6 }],
  ],
]

/** [age in days, author, text] that speaks to an account of its own accord. */
export const xMentions: readonly (readonly [number, string, string])[] = [
  [1.2, 'cactus_jacques', 'dear @sunbarlights, a light switch is not a premium feature'],
  [0.4, 'balcony_bea', 'Anybody else moving away from @sunbarlights this week? Where to?'],
]

/** [age in days, author, text, beginning of the post that it quotes, whether with a link to it] */
export const xQuotes: readonly (readonly [number, string, string, string, boolean])[] = [
  [
    2.8,
    'wattsupdoc',
    'They ask for videos and then nobody opens them.',
    'If your Pro 2 makes a noise when dimmed',
    false,
  ],
  [1.1, 'terracotta_tom', 'Rent for a lamp. I have seen it all now.', 'Sunbar Plus is here: curves', false],
  [0.5, 'pilea_pam', 'half of you, he said', 'Hotfix 3.2.1 is out for half of you', false],
]
