/** [age in days at the start, text]; a negative age lies ahead. */
export type Dated = readonly [number, string]

/** A company with its accounts and what it said there. */
export interface Brand {
  readonly name: string
  readonly site: string
  readonly x: string
  readonly page: string
  readonly instagram: string
  readonly followers: number
  readonly onFacebook: readonly Dated[]
  readonly onInstagram: readonly Dated[]
  readonly onX: readonly Dated[]
}

export const brands: readonly Brand[] = [
  {
    name: 'Fernlight',
    site: 'https://fernlight.example',
    x: 'fernlight',
    page: 'fernlight',
    instagram: 'fernlight',
    followers: 48_200,
    onFacebook: [
      [51.9, 'Harvest giveaway! Tell us what you grow indoors and win one of ten Minis.'],
      [45.7, 'Three winners still have not answered us. Check your messages!'],
      [59.42, 'The Pro 2 is here. Brighter, calmer & easier to hang.'],
      [
        43.5,
        'How far should a grow light hang? Our short answer: two hands above the leaves. The long answer is on the blog.',
      ],
      [18.5, 'Our office fern turned six today. It lives under the very first prototype.'],
      [
        8.04,
        'We know that deliveries to Canada take longer than they should. From next month a new partner handles customs for us.',
      ],
      [5.6, 'App update 3.2 brings sunrise curves and groups. Tell us how you like it.'],
      [
        4.11,
        'We are aware that some schedules are missing after app update 3.2. A fix is on its way, sorry for the dark mornings.',
      ],
      [
        3.43,
        'Some of you hear a faint noise when the Pro 2 is dimmed. Our engineers are looking at every video you send.',
      ],
      [
        1.32,
        'The Pro 2 now costs 99. Bought it from us in the last two weeks? Write to us and we refund the difference.',
      ],
      [1.22, 'Hotfix 3.2.1 is rolling out today. Please save your schedule once more after installing it.'],
      [0.34, 'Winter care: less water, more light, no draughts. Which plant is giving you trouble?'],
      [-0.49, 'Open day at the workshop on Saturday, with cake and seedlings to take home.'],
    ],
    onInstagram: [
      [51.9, 'Ten Minis, ten winners. Thank you for 4,000 entries! #fernlight #harvestgiveaway'],
      [47.7, 'Basil, week one to week six 🌿 #fernlight #growlight'],
      [59.42, 'Calm light for calm rooms. Pro 2, out now. #fernlight'],
      [31.0, 'Sunrise mode, in real time (it takes a while) #fernlight'],
      [14.3, 'Inside the workshop: every bar runs for 24 hours before it leaves #fernlight'],
      [2.6, 'We hear you. Update on the Pro 2 noise in our stories. #fernlight'],
      [0.44, 'Your shelves of the week 💚 #fernlight #plantshelf'],
    ],
    onX: [
      [59.41, 'Pro 2 is out: brighter, calmer & easier to hang. https://fernlight.example/pro2'],
      [
        39.5,
        'Harvest giveaway closes Sunday. Ten Minis, one simple question. https://fernlight.example/harvest',
      ],
      [
        31.0,
        'New on the blog: how we measure PPFD, and why our numbers are lower than those of others. https://fernlight.example/blog/ppfd',
      ],
      [
        9.02,
        'Parcels to Canada: our new partner starts next month. Thank you for your patience, we know it has been a lot.',
      ],
      [5.58, 'App 3.2 with sunrise curves is rolling out now.'],
      [
        4.09,
        'Missing schedules after 3.2? We are on it. Until then: set the time zone by hand and save twice.',
      ],
      [
        3.31,
        'If your Pro 2 makes a noise when dimmed, please send us a video and the serial number: https://fernlight.example/noise',
      ],
      [1.1, 'Hotfix 3.2.1 is out for half of you and comes to the other half tonight.'],
    ],
  },
  {
    name: 'Sunbar Lights',
    site: 'https://sunbar.example',
    x: 'sunbarlights',
    page: 'sunbarlights',
    instagram: 'sunbarlights',
    followers: 31_700,
    onFacebook: [
      [51.0, 'T5 kits are back in stock. One rail, four bars, no tools.'],
      [41.0, 'Which plant surprised you most this autumn?'],
      [31.0, 'Meet Ana, who tests every tenth bar by hand.'],
      [21.0, 'Free spacers with every T5 order this week.'],
      [11.0, 'Calgary, Edmonton, Vancouver: next-day delivery from our new warehouse.'],
      [
        2.08,
        'Introducing Sunbar Plus: curves, groups and dimming in one subscription, 4.99 a month, from December.',
      ],
      [1.34, 'Many of you asked: on and off stay free. Everything else is part of Sunbar Plus.'],
      [0.9, 'Sunbar Plus is free for the first three months if you sign up this week.'],
      [0.36, 'Seed swap in the shop on Friday. Bring envelopes!'],
    ],
    onInstagram: [
      [47.7, 'Rails on, bars in, done. #sunbar'],
      [31.0, 'Peppers by @bookcasepeppers 🌶 #sunbar #growlights'],
      [14.3, 'Four bars, one socket #sunbar'],
      [1.92, 'Say hello to Sunbar Plus, our new subscription. Link in bio. #sunbar'],
      [0.63, 'Behind the glass: our test wall #sunbar #growlight'],
    ],
    onX: [
      [43.5, 'T5 kits are back. https://sunbar.example/t5'],
      [18.5, 'Our Canadian warehouse is open: Calgary next day, Halifax in three.'],
      [2.06, 'Sunbar Plus is here: curves, groups and dimming for 4.99 a month. https://sunbar.example/plus'],
      [
        1.35,
        'Your questions about the Sunbar Plus subscription, answered: https://sunbar.example/plus-questions',
      ],
      [0.21, 'What is on your shelf this week? Best answer gets a set of spacers.'],
    ],
  },
  {
    name: 'Plantlab',
    site: 'https://plantlab.example',
    x: 'plantlab_tests',
    page: 'plantlab',
    instagram: 'plantlab',
    followers: 12_900,
    onFacebook: [
      [51.0, 'Halo in brass is back, limited to 500.'],
      [41.0, 'We measured nine lamps, ours included. Ours came fourth. Here are all the numbers.'],
      [31.0, 'New stand for the Halo: heavier, lower, no wobble. Existing customers get it at cost.'],
      [21.0, 'Ask Ines anything: Thursday at six, live on this page.'],
      [11.0, 'Second-hand Halos with a new warranty, from today in the outlet.'],
      [2.32, 'What a noise test taught us about drivers. (Ours hum at 21 dB. We would like zero.)'],
      [0.73, 'Thank you for the many kind words about our support. Ines says hi.'],
    ],
    onInstagram: [
      [49.8, 'Halo, brass, morning. #plantlab #plantlamp'],
      [37.2, 'Fourth place in our own test. Honest numbers on the blog #plantlab'],
      [24.8, 'New stand, no wobble ✅ #plantlab'],
      [12.2, 'Ines answers everything, Thursday at six #plantlab'],
      [0.84, 'Light that looks like a lamp #plantlab #interior'],
    ],
    onX: [
      [31.0, 'Halo in brass is back, 500 pieces. https://plantlab.example/halo'],
      [14.3, 'New heavier stand for the Halo. If yours wobbles, write to Ines.'],
      [
        4.3,
        'We tested nine grow lights with one meter for six weeks. Full notes: lettuce likes distance, basil likes PPFD, and nobody likes coil whine. The cheapest panel beat two that cost three times as much, ours came fourth, and the advertised wattage was a wish on six of nine boxes. The table with all measurements is on the blog: https://plantlab.example/blog/nine-lamps',
      ],
      [2.2, 'A short thread on driver noise: why dimmed lamps sing & what a blob of glue can do.'],
      [-0.69, 'Thursday, six o’clock: ask Ines anything about light < 100 W.'],
    ],
  },
]

/** [handle, title, description, subscribers] */
export const channels: readonly (readonly [string, string, string, number])[] = [
  ['@fernlight', 'Fernlight', 'Lamps for leaves.', 48_200],
  ['@sunbarlights', 'Sunbar Lights', 'Bars, rails, results.', 22_100],
  ['@plantlab', 'Plantlab', 'We measure light.', 15_300],
  ['@lumenandleaf', 'Lumen & Leaf', 'Lamps, measured and heard.', 91_400],
  ['@plantsandwatts', 'Plants and Watts', 'Indoor growing with a power meter.', 120_000],
  ['@benchgarden', 'Bench Garden', 'Teardowns for people with plants.', 33_800],
  ['@quietcorner', 'The Quiet Corner', 'Home things that make no noise.', 18_900],
  ['@urbanjungleday', 'Urban Jungle Day', 'One flat, 140 plants.', 64_500],
  ['@studioflatfarm', 'Studio Flat Farm', 'Growing food on 24 square metres.', 41_200],
  ['@smartplughome', 'Smart Plug Home', 'Automation without the cloud.', 77_700],
  ['@seedtosalad', 'Seed to Salad', 'From tray to plate.', 52_600],
  ['@huertodepasillo', 'Huerto de pasillo', 'Verduras sin balcón.', 28_400],
  ['@gruendaheim', 'Grün daheim', 'Pflanzen für Innenräume.', 36_100],
  ['@madobenohana', '窓辺の花', '部屋で育てる野菜と花。', 19_800],
  ['@pageandteacup', 'Page and Teacup', 'Books and tea.', 8_400],
  ['@citybeachwalks', 'City & Beach Walks', 'Walks without words.', 210_000],
]

/** [age in days, channel, title, description] */
export const brandVideos: readonly (readonly [number, string, string, string])[] = [
  [59.4, '@fernlight', 'Fernlight Pro 2 – first look', 'Brighter, calmer & easier to hang. Out now.'],
  [
    31,
    '@plantlab',
    'Nine grow lights, one meter',
    'Full measurement with PPFD maps. Our own lamp came fourth.',
  ],
  [
    5.3,
    '@fernlight',
    'How to set up sunrise curves in app 3.2',
    'Groups, curves and schedules in two minutes.',
  ],
  [
    1.1,
    '@sunbarlights',
    'Sunbar Plus in two minutes',
    'What the subscription holds and how to start the free months.',
  ],
  [
    0.45,
    '@fernlight',
    'We are looking into the Pro 2 noise',
    'Mara from engineering shows what we measured so far and what comes next.',
  ],
]

/** [age in days, title, text] on the company's own profile. */
export const officialPosts: readonly (readonly [number, string, string])[] = [
  [59.4, 'We are shipping the Pro 2 from today', 'Specs & prices inside. Ask us anything.'],
  [
    4,
    'Schedules missing after app 3.2: what to do',
    'Set the time zone by hand, save the schedule twice, pull the plug for ten seconds. Hotfix 3.2.1 follows this week.',
  ],
  [
    3.2,
    'About the noise some of you hear from the Pro 2',
    'We are collecting serial numbers and recordings. Replacement is free for every unit that buzzes, no return needed until the new one has arrived.',
  ],
]

/** [title of the discussion, what the company said there] */
export const officialComments: readonly (readonly [string, string])[] = [
  [
    'Side by side: Fernlight Pro 2, Sunbar T5, 20 euro panel',
    'Thanks for the fair test! We would have liked a wider lead.',
  ],
  [
    'Second replacement unit, same buzzing',
    'Please send the serial number to our support, we replace the Fernlight until it is quiet.',
  ],
  [
    'Any shipping update for Canada?',
    'Parcels to Canada leave us within a week again, customs still needs up to ten days. Sorry for the wait.',
  ],
  [
    'Smoke from my Pro 2 this morning',
    'Please leave the lamp unplugged. We are calling you today and send a courier for it.',
  ],
  [
    'Mounting height for the Mini over propagation boxes?',
    'Two hands above the lid, then raise it as they grow. Happy growing!',
  ],
]
