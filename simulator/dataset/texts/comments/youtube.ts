import type { ToldComment } from './told-comment.ts'
import { youtubeNoise } from './youtube-noise.ts'

/** [title of the video, what was said beneath it] */
export const youtubeComments: readonly (readonly [string, readonly ToldComment[]])[] = [
  ...youtubeNoise,
  [
    'How to set up sunrise curves in app 3.2',
    [
      {
        age: 5.1,
        by: '@early_edda',
        text: 'The curve works, but every group is called Group 1 now.',
        likes: 9,
      },
      {
        age: 4.4,
        by: '@jo_from_joinery',
        text: 'After this my lights come on at four in the morning.',
        likes: 33,
        replies: [
          {
            age: 4.3,
            by: '@fernlight',
            text: 'Please set the time zone by hand and save twice, the fix is on its way.',
          },
          { age: 3.9, by: '@jo_from_joinery', text: 'Did that. Five in the morning now.', likes: 21 },
        ],
      },
      { age: 2.1, by: '@kenji_konbu', text: 'アップデートの後、スケジュールが全部消えました。', likes: 4 },
      { age: 1.2, by: '@sanne_sla', text: 'Hotfix installed, all schedules are back. Thank you!', likes: 2 },
      { age: 0.9, by: '@patchouli_paul', text: 'Is there a way to do this without an account?', likes: 7 },
    ],
  ],
  [
    'Fernlight Pro 2 – first look',
    [
      { age: 28.4, by: '@rafter_rosa', text: 'Does it fit the rail of the first one?', likes: 6 },
      {
        age: 12.7,
        by: '@milk_and_mint',
        text: 'Two months in and the cover of mine is milky at both ends.',
        likes: 10,
      },
      { age: 5.9, by: '@olivier_ortie', text: 'Livrée en trois jours en Belgique, très contente.', likes: 1 },
      { age: 3.0, by: '@ledger_of_leaves', text: 'Paid 139 in October. It is 99 now. Hm.', likes: 15 },
    ],
  ],
  [
    'Sunbar Plus in two minutes',
    [
      {
        age: 1.05,
        by: '@pepper_and_salt_pia',
        text: 'I bought a lamp, not a subscription. Dimming was on the box!',
        likes: 71,
      },
      {
        age: 0.98,
        by: '@rent_a_radish',
        text: 'So from December my own timer costs 4.99?',
        likes: 44,
        replies: [
          { age: 0.9, by: '@sunbarlights', text: 'On and off stay free for everybody.', likes: 1 },
          { age: 0.86, by: '@rent_a_radish', text: 'That is what a socket does.', likes: 58 },
          { age: 0.5, by: '@hedda_hedera', text: 'Selling all four of my bars this weekend.', likes: 9 },
        ],
      },
      { age: 0.7, by: '@curveball_cy', text: 'Three free months and then you are in. Clever.', likes: 5 },
      { age: 0.3, by: '@nils_nessel', text: 'Gibt es die alte App noch irgendwo?', likes: 3 },
    ],
  ],
  [
    'Sunbar T5 setup in 3 minutes',
    [{ age: 6.9, by: '@closed_door_dan', text: 'The rail in my box is 2 mm too short.' }],
  ],
  [
    'LIVE: grow light Q&A with Ines',
    [{ age: 0.06, by: '@ask_away_ada', text: 'Is 300 PPFD enough for parsley?' }],
  ],
  [
    'Grow light giveaway (closed)',
    [{ age: 3.1, by: '@lucky_lovage', text: 'Did anybody ever get the lamp?' }],
  ],
  [
    'My lamp stayed on for 31 hours',
    [
      {
        age: 0.78,
        by: '@night_owl_nettle',
        text: 'Same on Sunday. The basil looked like paper on Monday.',
        likes: 52,
      },
      {
        age: 0.75,
        by: '@plug_it_out',
        text: 'Old mechanical timer, six euros, never needed an update.',
        likes: 120,
      },
      {
        age: 0.7,
        by: '@studioflatfarm',
        text: 'For those who ask: yes, the hotfix was installed.',
        likes: 14,
      },
      {
        age: 0.62,
        by: '@gita_goes_green',
        text: 'Mine ignored the off button as well, had to pull the plug.',
        likes: 18,
      },
      { age: 0.55, by: '@salad_days_sol', text: 'How is the lettuce now?', likes: 2 },
      {
        age: 0.44,
        by: '@lights_out_lou',
        text: 'Lost eleven trays of microgreens to this. Who pays for those?',
        likes: 37,
      },
      {
        age: 0.37,
        by: '@bela_basilikum',
        text: 'Bei mir lief sie durch, während wir im Urlaub waren. Die Stromrechnung wird lustig.',
        likes: 11,
      },
      {
        age: 0.25,
        by: '@frost_on_fern',
        text: 'Rolled back to the old version by sideloading, works again.',
        likes: 8,
      },
      { age: 0.1, by: '@tess_tests', text: '', picture: true },
      { age: -0.4, by: '@dimming_dimitri', text: 'Happened again last night. Two nights in a row.' },
    ],
  ],
  [
    'Fix lost schedules on Fernlight lamps (app 3.2)',
    [
      {
        age: 4.1,
        by: '@double_save_dee',
        text: 'Saving twice did it. Who finds out such a thing?',
        likes: 16,
      },
      {
        age: 3.6,
        by: '@pulled_plug_pete',
        text: 'Works until the next power cut, then all is gone again.',
        likes: 9,
      },
      { age: 2.8, by: '@zone_out_zoe', text: 'Time zone was set to Honolulu. Honolulu!', likes: 24 },
      { age: 1.0, by: '@smartplughome', text: 'The hotfix is out, try that first.', likes: 5 },
    ],
  ],
  [
    'Fernlight app will not connect? Try this',
    [
      {
        age: 7.6,
        by: '@pairing_pavel',
        text: 'Step four helped, thanks. Support sent me three times to step one.',
        likes: 7,
      },
      { age: 2.4, by: '@blue_tooth_bea', text: 'Does not show up on an older phone at all.', likes: 2 },
    ],
  ],
  [
    'Fernlight Pro 2 vs Sunbar T5: 6 weeks of basil',
    [
      { age: 15.1, by: '@scale_and_stem', text: 'Finally somebody weighs the harvest.', likes: 21 },
      {
        age: 6.6,
        by: '@milda_melisse',
        text: 'Nach sechs Wochen ist die Abdeckung milchig, auf der anderen nicht.',
        likes: 6,
      },
      {
        age: 2.0,
        by: '@two_bars_toby',
        text: 'Would still take the Fernlight, the light is simply more even.',
        likes: 8,
      },
    ],
  ],
  [
    'What I want from the next Fernlight: Matter',
    [
      {
        age: 14.2,
        by: '@thread_head_theo',
        text: 'And a local mode, please. My lamps need no cloud.',
        likes: 35,
      },
      { age: 9.4, by: '@hub_and_herb', text: 'Matter or I buy something else next winter.', likes: 13 },
      { age: 0.5, by: '@cable_guy_kai', text: 'I want three metres of cable, that is all.', likes: 4 },
    ],
  ],
  [
    'Albahaca todo el invierno en un pasillo',
    [
      { age: 2.3, by: '@abuela_albahaca', text: '¿Cuántas horas al día la tienes encendida?', likes: 3 },
      {
        age: 1.8,
        by: '@terraza_norte',
        text: 'La mía hace un pitido cuando la bajo al 30 %, ¿la tuya no?',
        likes: 6,
      },
      { age: 1.6, by: '@huertodepasillo', text: 'Catorce horas, y esta no hace ruido.', likes: 2 },
      { age: 0.4, by: '@nube_de_nabo', text: 'Qué bonito el pasillo, enhorabuena.' },
    ],
  ],
  [
    'Chilis vorziehen unter der Pflanzenlampe',
    [
      { age: 24.9, by: '@scharfe_schote', text: 'Ab wann macht ihr das Licht auf zwölf Stunden?', likes: 2 },
      {
        age: 4.6,
        by: '@topf_secret',
        text: 'Meine Abdeckung wird langsam trüb, ist das bei euch auch so?',
        likes: 4,
      },
    ],
  ],
  [
    'My Fernlight took 38 days to reach Canada',
    [
      {
        age: 20.3,
        by: '@saskatoon_sage',
        text: 'Forty-one days here, and a fee of 38 dollars at the door.',
        likes: 28,
      },
      {
        age: 13.8,
        by: '@maple_and_mustard',
        text: 'Ordered from the shop in Toronto in the end. Two days.',
        likes: 12,
      },
      {
        age: 3.2,
        by: '@prairie_parsley',
        text: 'Still in customs since the third. Nobody answers.',
        likes: 9,
      },
    ],
  ],
  [
    'Fernlight Pro 2 at 99: buy now or wait?',
    [
      {
        age: 0.5,
        by: '@refund_rufus',
        text: 'Asked for the difference at nine, had it at ten. Respect.',
        likes: 22,
      },
      { age: 0.41, by: '@wait_for_it_wim', text: 'Waiting until the new driver is in the box.', likes: 31 },
      {
        age: 0.33,
        by: '@coupon_cora',
        text: 'Bought sixteen days ago. Two days too early for the refund, great.',
        likes: 19,
      },
      {
        age: 0.12,
        by: '@boxed_in_bo',
        text: 'Mine from the sale has a milky cover out of the box. Send it back?',
        likes: 3,
      },
    ],
  ],
  [
    'How high should you hang a grow light? Measured.',
    [
      {
        age: 3.6,
        by: '@string_and_stone',
        text: 'The table at the end is worth more than most books.',
        likes: 15,
      },
      {
        age: 2.7,
        by: '@ppfd_or_it_didnt_happen',
        text: 'Could you repeat it at 20 cm with a reflector?',
        likes: 4,
      },
    ],
  ],
  [
    '4K walk: Sunbar promenade at dusk',
    [
      { age: 17.9, by: '@wave_watcher', text: 'Watched this to fall asleep. Thank you.', likes: 33 },
      { age: 8.0, by: '@pier_pressure', text: 'Is the ice cream place still there?', likes: 1 },
    ],
  ],
  [
    'Plant shelf tour, winter edition',
    [
      { age: 28.9, by: '@tour_de_tendril', text: 'Where is the little bench from?', likes: 2 },
      { age: 5.5, by: '@pot_luck_pam', text: 'What do you do against gnats?', likes: 1 },
    ],
  ],
]

/** Beneath posts of a channel rather than a video: [channel, what was said there]. */
export const communityComments: readonly (readonly [string, readonly ToldComment[]])[] = [
  ['@plantlab', [{ age: 2.5, by: '@poll_position', text: 'Voted for the brass one.', likes: 2 }]],
]
