import type { ToldComment } from './told-comment.ts'

/** [beginning of the post, what was said beneath it]; authors are people's names or a Page's. */
export const facebookComments: readonly (readonly [string, readonly ToldComment[]])[] = [
  [
    'Some of you hear a faint noise',
    [
      {
        age: 3.3,
        by: 'Greta Ahorn',
        text: 'Faint? I can tell the brightness with my eyes closed.',
        likes: 18,
        replies: [
          {
            age: 3.2,
            by: 'Fernlight',
            text: 'Greta, please send us the serial number, we send you a new one.',
          },
          { age: 2.1, by: 'Greta Ahorn', text: 'Sent it twice. Still waiting for an answer.', likes: 6 },
        ],
      },
      { age: 3.1, by: 'Tomas Beech', text: 'Sent a video on Monday, no word since.', likes: 9 },
      { age: 2.8, by: 'Lamp Outlet 24', text: 'Same lamps for half the price on our page!!', hidden: true },
      { age: 2.4, by: 'Ida Willow', text: '', likes: 1 },
      { age: 1.7, by: 'Paulo Figueira', text: 'A minha também, só quando baixo a luz à noite.', likes: 2 },
      {
        age: 0.8,
        by: 'Rowan Marsh',
        text: 'The swap was free and took four days. Quiet now, thank you!',
        likes: 4,
      },
    ],
  ],
  [
    'We are aware that some schedules are missing',
    [
      {
        age: 4.05,
        by: 'Nils Torf',
        text: 'Sorry reicht nicht, meine Aussaat stand drei Tage im Dunkeln.',
        likes: 12,
      },
      {
        age: 3.9,
        by: 'Hanna Reed',
        text: 'Can I get the old version back?',
        likes: 7,
        replies: [
          { age: 3.8, by: 'Fernlight', text: 'Not from the store, Hanna. The fix comes this week.' },
          {
            age: 3.5,
            by: 'Cedric Loam',
            text: 'Same question here, I need a timer that I can trust.',
            likes: 3,
          },
        ],
      },
      {
        age: 3.2,
        by: 'Uma Thistle',
        text: 'Set the zone, saved twice, still dark at seven.',
        editedAt: -0.2,
        likes: 2,
      },
      { age: 2.7, by: 'Jan Distel', text: 'Who tests this before it goes out?', removedAt: -0.4 },
      {
        age: 1.5,
        by: 'Bea Clover',
        text: 'Order 20418, please refund the growbox as well.',
        privately: true,
      },
    ],
  ],
  [
    'Hotfix 3.2.1 is rolling out today',
    [
      { age: 1.15, by: 'Uli Rasen', text: 'Endlich, bei mir ist alles wieder da.', likes: 5 },
      { age: 1.0, by: 'Cedric Loam', text: 'Installed, and now the groups have no names.', likes: 3 },
      { age: 0.6, by: 'Maya Sorrel', text: 'Nothing to install for my tablet yet.' },
      { age: -0.5, by: 'Piet Heide', text: 'Works, and it even kept my curves.' },
    ],
  ],
  [
    'The Pro 2 now costs 99',
    [
      {
        age: 1.2,
        by: 'Lotte Linde',
        text: 'Got the difference back within a day. That is how it should be.',
        likes: 8,
      },
      { age: 0.9, by: 'Sam Orchard', text: 'Bought it fifteen days ago, of course.', likes: 11 },
    ],
  ],
  [
    'App update 3.2 brings sunrise curves',
    [
      { age: 5.4, by: 'Alma Rush', text: 'Curves are lovely, waking up with the ferns.', likes: 6 },
      {
        age: 5.0,
        by: 'Viktor Moos',
        text: 'Seit dem Update findet die App nur noch eine von drei Lampen.',
        likes: 4,
      },
      {
        age: 1.9,
        by: 'Dora Sedge',
        text: 'The end caps of my bar turned milky last month, is that the heat?',
        likes: 5,
      },
    ],
  ],
  [
    'We know that deliveries to Canada',
    [
      { age: 7.6, by: 'Maple Hart', text: 'Week six in Winnipeg. Week six!', likes: 14 },
      { age: 6.1, by: 'Gord Spruce', text: 'The fee at the door was a surprise as well.', likes: 5 },
    ],
  ],
  [
    'Winter care: less water',
    [
      {
        age: 0.3,
        by: 'Inga Kresse',
        text: 'My parsley, since it only gets the lamp from five to nine.',
        likes: 1,
      },
      { age: 0.25, by: 'Fernlight', text: 'Give it two hours more, Inga, it will thank you.' },
      { age: 0.1, by: 'Otto Halm', text: 'Basilikum. Immer Basilikum.' },
    ],
  ],
  [
    'My Pro 2 buzzes, who do I write to?',
    [{ age: 0.3, by: 'Fernlight', text: 'To us, right here, Nora. A message with the serial is enough.' }],
  ],
  [
    'Many of you asked: on and off stay free',
    [
      {
        age: 1.25,
        by: 'Kim Burdock',
        text: 'So I pay monthly for something that was in the box?',
        likes: 33,
      },
      { age: 1.2, by: 'Rudi Farn', text: 'Dann eben eine andere Lampe.', likes: 9 },
      { age: 1.1, by: 'Sunbar Lights', text: 'Thank you for being so frank, we listen.', likes: 0 },
      {
        age: 0.7,
        by: 'Leo Hazel',
        text: 'Dimming was the reason I bought four of these.',
        likes: 16,
        editedAt: -0.3,
      },
      { age: 0.4, by: 'Pia Rowan', text: '', likes: 2 },
      { age: 0.2, by: 'Wim Elder', text: 'Is there a way to stay on the old app?', removedAt: -0.6 },
    ],
  ],
  [
    'What a noise test taught us about drivers',
    [
      { age: 2.2, by: 'Nora Night', text: 'More of this, please. Nobody else prints numbers.', likes: 21 },
      { age: 1.3, by: 'Jules Reed', text: 'What did the lamp that came last measure?', likes: 4 },
    ],
  ],
]

/** What an edited comment says in the end: [its first words, the new text]. */
export const editedTo: readonly (readonly [string, string])[] = [
  ['Set the zone, saved twice', 'Set the zone, saved four times, light at seven at last.'],
  ['Dimming was the reason', 'Dimming was the reason I bought four of these. They are for sale.'],
]

/** [age in days, author, whether a Page, text] of posts that tag the company's Page. */
export const facebookTags: readonly (readonly [number, string, boolean, string])[] = [
  [
    0.9,
    'Greenhouse Café Lund',
    true,
    'Our window bench runs on Fernlight bars now, basil in every sandwich.',
  ],
  [1.6, 'Tilda Fenn', false, 'Day 20 with the new lamp and my chilli thinks it is June.'],
  [3.4, 'Bo Larch', false, 'Third evening with earplugs next to this thing. Nice light though.'],
  [12.5, 'School Garden Mitte', true, 'Danke für die Lampen, die Kresse steht schon.'],
]

/** [age in days, recommends, stars, text, has a story] */
export const facebookRatings: readonly (readonly [
  number,
  boolean | null,
  number | null,
  string | null,
  boolean,
])[] = [
  [0.6, false, null, 'Good lamp, but nobody picks up the phone and mails take nine days.', true],
  [4.7, true, null, null, true],
  [8.8, true, null, 'They swapped the noisy one without a question.', false],
  [3080, null, 4, 'Does what it says on the box.', false],
]
