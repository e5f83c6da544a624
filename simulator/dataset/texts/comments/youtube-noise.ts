import type { ToldComment } from './told-comment.ts'

/** Beneath videos of the lamp that hums: [title of the video, what was said beneath it] */
export const youtubeNoise: readonly (readonly [string, readonly ToldComment[]])[] = [
  [
    'Fernlight Pro 2 coil whine: you have to hear this',
    [
      {
        age: 9.6,
        by: '@lumenandleaf',
        text: 'Pinned for everybody who asks: the microphone was 20 cm away, gain untouched.',
        likes: 88,
        pinned: true,
      },
      {
        age: 8.9,
        by: '@attic_acacia',
        text: 'Mine started in week three. Silent at full power, sings at a third.',
        likes: 41,
        replies: [
          { age: 8.7, by: '@hushed_hazel', text: 'Week two here, same third.' },
          { age: 8.4, by: '@lumenandleaf', text: 'Which dimming curve do you use?', likes: 3 },
          { age: 8.2, by: '@attic_acacia', text: 'The default one. Changing it did nothing.' },
          { age: 7.9, by: '@bram_bonsai', text: 'Serial starts with F2-26? Mine does.', likes: 6 },
          {
            age: 7.1,
            by: '@fernlight',
            text: 'We are sorry. Send us the serial and we replace it free of charge.',
            likes: 4,
          },
          { age: 5.2, by: '@hushed_hazel', text: 'Replacement came on Friday and it is quiet so far.' },
          {
            age: 1.4,
            by: '@cellar_celery',
            text: 'Quiet for four days, then the same pitch again.',
            likes: 9,
          },
        ],
      },
      {
        age: 6.3,
        by: '@owl_on_oak',
        text: '2:10 is exactly what I hear through the bedroom wall every evening.\nMy partner thought it was the router.',
        likes: 17,
        editedAt: 6.1,
      },
      { age: 4.8, by: null, text: 'Had the same with the lamp of another brand, a new driver fixed it.' },
      {
        age: 3.9,
        by: '@freebies_4_gardeners',
        text: 'Win a lamp today, write to me on my other channel',
        held: 'likelySpam',
      },
      { age: 2.2, by: '@sleepy_sedum', text: '', picture: true, likes: 2 },
      {
        age: 0.7,
        by: '@pia_pflanzt',
        text: 'Bei mir fiept es ab 40 Prozent, die Katze flüchtet jeden Abend.',
        likes: 5,
      },
    ],
  ],
  [
    'Why your Pro 2 buzzes when you dim it',
    [
      {
        age: 3.5,
        by: '@ohm_sweet_home',
        text: 'The coil at 3:30 is not even glued. That is a two cent fix.',
        likes: 63,
      },
      {
        age: 3.3,
        by: '@spool_and_sprout',
        text: 'I put a drop of varnish on it & the sound is gone. No, I would not do it again.',
        likes: 12,
        replies: [
          {
            age: 3.1,
            by: '@benchgarden',
            text: 'Please do not copy this. It also ends the warranty.',
            likes: 20,
          },
          { age: 2.6, by: '@careless_carex', text: 'Too late :)' },
        ],
      },
      {
        age: 2.9,
        by: '@tito_terraza',
        text: '¿Sirve también para la versión pequeña? La mía pita igual.',
        likes: 1,
      },
      { age: 1.9, by: '@mr_milliamp', text: 'Wrong, it is the capacitor. Delete this.', removedAt: 1.1 },
      {
        age: 0.9,
        by: '@greenhouse_gwen',
        text: 'So support telling me it is my socket was nonsense.',
        likes: 7,
      },
    ],
  ],
  [
    'I am returning my Fernlight after 10 days',
    [
      {
        age: 1.3,
        by: '@linnea_loft',
        text: 'Sent mine back too. They paid the parcel and did not argue.',
        likes: 30,
      },
      {
        age: 1.25,
        by: '@second_shelf_sam',
        text: 'What did you replace it with? I need something I cannot hear at two metres.',
        likes: 11,
        replies: [
          { age: 1.2, by: '@urbanjungleday', text: 'Testing two others right now, video next week.' },
          { age: 1.0, by: '@quiet_quince', text: 'Old bar from the attic. Ugly and silent.' },
        ],
      },
      {
        age: 1.1,
        by: '@dora_does_dirt',
        text: 'Day nine for me and the return window closes tomorrow, torn.',
        likes: 3,
      },
      {
        age: 0.8,
        by: '@mila_monstera',
        text: 'Mine came with a milky cover, looks like breath on a window. Did yours?',
        likes: 8,
      },
      { age: 0.6, by: '@peppercorn_pat', text: 'Yours is the third return video this week.', likes: 5 },
    ],
  ],
  [
    'We are looking into the Pro 2 noise',
    [
      {
        age: 0.42,
        by: '@gero_gruen',
        text: 'Danke, dass ihr das offen zeigt. Wann kommt der Austausch?',
        likes: 19,
      },
      {
        age: 0.4,
        by: '@north_window_nia',
        text: 'Third week without an answer to my mail, and now there is a video?',
        likes: 26,
        replies: [
          { age: 0.36, by: '@fernlight', text: 'Nia, we found your ticket. You get a call today.', likes: 2 },
          { age: 0.2, by: '@north_window_nia', text: 'They really called. New unit on Monday.', likes: 4 },
        ],
      },
      {
        age: 0.35,
        by: '@watt_is_love',
        text: 'Will the new driver be sold separately? I would swap it myself.',
        likes: 6,
      },
      {
        age: 0.31,
        by: '@cover_story_cleo',
        text: 'Not the sound, but the cover: it turned milky after six weeks. Anyone else?',
        likes: 14,
      },
      {
        age: 0.28,
        by: '@lamps4less_outlet',
        text: 'Cheaper lamps on our page, link in profile',
        held: 'heldForReview',
      },
      { age: 0.15, by: '@tami_tulsi', text: '', picture: true },
      { age: -0.3, by: '@isa_iris', text: 'Mara explains this better than three support chats did.' },
      { age: -0.6, by: '@radish_rob', text: 'Mine is from the first batch and has never made a sound.' },
    ],
  ],
]
