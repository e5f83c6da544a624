import type { RedditTold } from './reddit-told.ts'

const bot = 'AutoModerator'
const brand = 'FernlightOfficial'

/** Of the lamp that hums: [title of the thread, what was said in it] */
export const redditNoise: readonly (readonly [string, readonly RedditTold[]])[] = [
  [
    'Has anybody got a Pro 2 that is quiet when dimmed?',
    [
      {
        age: 0.49,
        by: bot,
        text: 'Reminder: tell us the model, the firmware and where it hangs. I am a bot, nobody reads replies to me.',
        notice: true,
      },
      {
        age: 0.45,
        by: 'brisk_bergamot',
        text: 'Mine is silent, bought in spring. The one my sister got last month sings like a kettle.',
        likes: 12,
        replies: [
          {
            age: 0.41,
            by: 'sorrel_and_salt',
            text: 'Same split here: the early one behaves, the late one does not.',
            likes: 5,
          },
          {
            age: 0.33,
            by: brand,
            text: 'Thank you both. If you can, write us the first four digits on the label.',
            likes: 2,
          },
        ],
      },
      {
        age: 0.4,
        by: 'tansy_tamer',
        text: 'Quiet up to half, then a thin tone that my parents cannot hear and I can.',
        likes: 7,
      },
      {
        age: 0.36,
        by: 'mulch_ado',
        text: 'Return it while you can, they take it back without a word.',
        removedAt: 0.2,
        deletedAt: 0.1,
      },
      {
        age: 0.3,
        by: 'gravel_greta',
        text: 'Is it the same pitch for all of you? I measured mine next to the fridge and could not tell.',
        deletedAt: 0.15,
        replies: [
          {
            age: 0.24,
            by: 'fennel_fox',
            text: 'About as high as an old television. Once you notice, you cannot stop noticing.',
            likes: 9,
          },
        ],
      },
      {
        age: 0.05,
        by: 'pip_and_pith',
        text: 'Got a third unit today. Will report after the weekend.',
        likes: 40,
        scoreHidden: true,
      },
      { age: -0.6, by: 'pip_and_pith', text: 'Weekend over: the third one is quiet at every step so far.' },
    ],
  ],
  [
    'Pro 2: built well, but the driver buzzes',
    [
      {
        age: 3.7,
        by: 'second_spring',
        text: 'Returned two, kept the third. Five weeks of parcels for one bar.',
        likes: 22,
        replies: [
          {
            age: 3.6,
            by: 'walnut_wendel',
            text: 'Did they pay the postage each time?',
            replies: [
              {
                age: 3.5,
                by: 'second_spring',
                text: 'The first two, yes. For the third I had to ask twice.',
                likes: 4,
                replies: [
                  {
                    age: 3.4,
                    by: 'walnut_wendel',
                    text: 'That is better than what my dealer offered, thanks.',
                    replies: [
                      {
                        age: 3.3,
                        by: 'ledger_linus',
                        text: 'Dealers only forward it. Write to the maker.',
                        replies: [
                          {
                            age: 3.2,
                            by: 'walnut_wendel',
                            text: 'Did that on Monday, an answer came the same evening.',
                            replies: [
                              {
                                age: 3.1,
                                by: 'ledger_linus',
                                text: 'And what did they say?',
                                replies: [
                                  {
                                    age: 3.0,
                                    by: 'walnut_wendel',
                                    text: 'New driver on its way, old one may stay in the drawer.',
                                    likes: 3,
                                    replies: [
                                      {
                                        age: 2.9,
                                        by: 'ledger_linus',
                                        text: 'Keep it for parts.',
                                        replies: [
                                          {
                                            age: 2.7,
                                            by: 'nettle_ned',
                                            text: 'Reading down here at night with mine whistling above me.',
                                            likes: 2,
                                          },
                                        ],
                                      },
                                    ],
                                  },
                                ],
                              },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        age: 3.1,
        by: 'clover_and_oak',
        text: 'The front has gone milky along the edge after ten weeks. Anyone else, or is that my fertiliser mist?',
        likes: 16,
        replies: [
          {
            age: 2.8,
            by: 'yarrow_yves',
            text: 'Edge first, then the middle. Mine looks like frosted glass now.',
            likes: 11,
          },
        ],
      },
      {
        age: 2.4,
        by: 'hedge_fund_holly',
        text: 'Cheap strips for a tenner do not whistle. Just saying.',
        likes: -6,
      },
      {
        age: 1.9,
        by: 'deals4greens',
        text: 'Half price lamps on my page, message me',
        removedAt: 1.85,
        removedByReddit: true,
      },
      { age: -0.9, by: 'moss_morgan', text: 'Ordered today all the same. Somebody has to get a good one.' },
    ],
  ],
  [
    'Pflanzenlampe im Schlafzimmer: welche ist wirklich leise?',
    [
      {
        age: 3.9,
        by: 'moosbett',
        text: 'Bei uns steht sie auf dem Flur, Tür zu, dann geht es. Schön ist das nicht.',
        likes: 8,
        replies: [
          {
            age: 3.8,
            by: 'giesskanne77',
            text: 'Auf dem Flur habe ich keine Steckdose und keinen Platz, leider.',
          },
        ],
      },
      {
        age: 3.2,
        by: 'efeuwand',
        text: 'Die Scheibe vorne ist nach drei Monaten trüb geworden, gepfiffen hat meine nie.',
        likes: 6,
      },
      {
        age: 2.6,
        by: 'kraeuterkeller',
        text: 'Umgetauscht, jetzt Ruhe. Der Kundendienst hat nicht einmal gefragt.',
        likes: 13,
      },
    ],
  ],
  [
    'Mi Fernlight Pro 2 zumba, ¿a alguien más le pasa?',
    [
      {
        age: 5.6,
        by: 'perejil_pilar',
        text: 'A mí me pasa solo por la noche, cuando baja al mínimo.',
        likes: 9,
        replies: [{ age: 5.1, by: 'tiesto_tomas', text: 'Igual. La subí al setenta y se calló.', likes: 4 }],
      },
      {
        age: 4.4,
        by: 'romero_rita',
        text: 'Pedí el cambio hace dos semanas y sigo esperando el paquete.',
        likes: 3,
      },
    ],
  ],
]
