import type { Timing } from './theme.ts'

/** A company with its accounts and what it said there. */
export interface Brand {
  readonly name: string
  readonly site: string
  readonly x: string
  readonly page: string
  readonly instagram: string
  readonly followers: number
  readonly onFacebook: readonly string[]
  readonly onInstagram: readonly string[]
  readonly onX: readonly string[]
}

export const brandTiming: Timing = [
  [60, 0],
  [14, 0.55],
  [0, 0.94],
  [-1.5, 1],
]

export const brands: readonly Brand[] = [
  {
    name: 'Fernlight',
    site: 'https://fernlight.example',
    x: 'fernlight',
    page: 'fernlight',
    instagram: 'fernlight',
    followers: 48_200,
    onFacebook: [
      'How far should a grow light hang? Our short answer: two hands above the leaves. The long answer is on the blog.',
      'Harvest giveaway! Tell us what you grow indoors and win one of ten Minis.',
      'The Pro 2 is here. Brighter, calmer & easier to hang.',
      'Three winners still have not answered us. Check your messages!',
      'Our office fern turned six today. It lives under the very first prototype.',
      'We know deliveries to Canada take longer than they should. Here is what we are doing about it.',
      'App update 3.2 brings sunrise curves and groups. Tell us how you like it.',
      'We are aware that some schedules are missing after app update 3.2. A fix is on its way, sorry for the dark mornings.',
      'Hotfix 3.2.1 is rolling out today. Please save your schedule once more after installing it.',
      'Some of you hear a faint noise when the Pro 2 is dimmed. Our engineers are looking at every video you send.',
      'Winter care: less water, more light, no draughts. Which plant is giving you trouble?',
      'The Pro 2 now costs 99. Bought one in the last two weeks? Write to us and get the difference back.',
      'Open day at the workshop on Saturday, with cake and seedlings to take home.',
    ],
    onInstagram: [
      'Calm light for calm rooms. Pro 2, out now. #fernlight',
      'Basil, week one to week six 🌿 #fernlight #growlight',
      'Sunrise mode, in real time (it takes a while) #fernlight',
      'Ten Minis, ten winners. Thank you for 4,000 entries! #fernlight #harvestgiveaway',
      'Inside the workshop: every bar burns 24 hours before it leaves #fernlight',
      'Your shelves of the week 💚 #fernlight #plantshelf',
      'We hear you. Update on the Pro 2 noise in our stories. #fernlight',
    ],
    onX: [
      'Pro 2 is out: brighter, calmer & easier to hang. https://fernlight.example/pro2',
      'Harvest giveaway closes Sunday. Ten Minis, one simple question. https://fernlight.example/harvest',
      'New on the blog: how we measure PPFD, and why our numbers are lower than those of others. https://fernlight.example/blog/ppfd',
      'App 3.2 with sunrise curves is rolling out now.',
      'Missing schedules after 3.2? We are on it. Until then: set the time zone by hand and save twice.',
      'Hotfix 3.2.1 is out for half of you and comes to the other half tonight.',
      'If your Pro 2 makes a noise when dimmed, please send us a video and the serial number: https://fernlight.example/noise',
      'Parcels to Canada: our new partner starts next month. Thank you for your patience, we know it has been a lot.',
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
      'T5 kits are back in stock. One rail, four bars, no tools.',
      'Which plant surprised you most this autumn?',
      'Meet Ana, who tests every tenth bar by hand.',
      'Free spacers with every T5 order this week.',
      'Calgary, Edmonton, Vancouver: next-day delivery from our new warehouse.',
      'Important: we are recalling power supplies with serial numbers that begin with SB9. Please unplug them and fill in the form on our page.',
      'Recall update: the form works again. Replacement adapters leave our warehouse from Monday.',
      'How to tell whether your adapter is part of the recall, in one picture.',
      'Seed swap in the shop on Friday. Bring envelopes!',
    ],
    onInstagram: [
      'Rails on, bars in, done. #sunbar',
      'Peppers by @bookcasepeppers 🌶 #sunbar #growlights',
      'Four bars, one socket #sunbar',
      'Please check your adapter: SB9 serials are recalled. Link in bio. #sunbar',
      'Behind the glass: our test wall #sunbar #growlight',
    ],
    onX: [
      'T5 kits are back. https://sunbar.example/t5',
      'Our Canadian warehouse is open: Calgary next day, Halifax in three.',
      'Recall: power supplies with serial SB9. Unplug, fill in the form, get a free replacement. https://sunbar.example/recall',
      'The recall form was down for two hours, it works again. Sorry! https://sunbar.example/recall',
      'What is on your shelf this week? Best answer gets a set of spacers.',
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
      'Halo in brass is back, limited to 500.',
      'We measured nine lamps, ours included. Ours came fourth. Here are all the numbers.',
      'New stand for the Halo: heavier, lower, no wobble. Existing customers get it at cost.',
      'Ask Ines anything: Thursday at six, live on this page.',
      'Second-hand Halos with a new warranty, from today in the outlet.',
      'What a noise test taught us about drivers. (Ours hum at 21 dB. We would like zero.)',
      'Thank you for the many kind words about our support. Ines says hi.',
    ],
    onInstagram: [
      'Halo, brass, morning. #plantlab #plantlamp',
      'Fourth place in our own test. Honest numbers on the blog #plantlab',
      'New stand, no wobble ✅ #plantlab',
      'Ines answers everything, Thursday at six #plantlab',
      'Light that looks like a lamp #plantlab #interior',
    ],
    onX: [
      'We tested nine grow lights with one meter for six weeks. Full notes: lettuce likes distance, basil likes PPFD, and nobody likes coil whine. The cheapest panel beat two that cost three times as much, ours came fourth, and the advertised wattage was a wish on six of nine boxes. The table with all measurements is on the blog: https://plantlab.example/blog/nine-lamps',
      'Halo in brass is back, 500 pieces. https://plantlab.example/halo',
      'New heavier stand for the Halo. If yours wobbles, write to Ines.',
      'A short thread on driver noise: why dimmed lamps sing & what a blob of glue can do.',
      'Thursday, six o’clock: ask Ines anything about light < 100 W.',
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

/** On the company's own channel and profile. */
export const brandVideos: readonly (readonly [string, string, string])[] = [
  ['@fernlight', 'Fernlight Pro 2 – first look', 'Brighter, calmer & easier to hang. Out now.'],
  ['@fernlight', 'How to set up sunrise curves in app 3.2', 'Groups, curves and schedules in two minutes.'],
  [
    '@fernlight',
    'We are looking into the Pro 2 noise',
    'Mara from engineering shows what we measured so far and what comes next.',
  ],
  [
    '@sunbarlights',
    'Is your Sunbar adapter part of the recall?',
    'Where to find the serial number and how to get a replacement.',
  ],
  ['@plantlab', 'Nine grow lights, one meter', 'Full measurement with PPFD maps. Our own lamp came fourth.'],
]

export const officialReddit: readonly (readonly [string, string])[] = [
  ['We are shipping the Pro 2 from today', 'Specs & prices inside. Ask us anything.'],
  [
    'About the noise some of you hear from the Pro 2',
    'We are collecting serial numbers and recordings. Replacement is free for every unit that buzzes, no return needed until the new one has arrived.',
  ],
  [
    'Schedules missing after app 3.2: what to do',
    'Set the time zone by hand, save the schedule twice, pull the plug for ten seconds. Hotfix 3.2.1 follows this week.',
  ],
]

export const officialComments: readonly string[] = [
  'Thanks for the fair test! The Pro 2 driver is a different one, we are checking it.',
  'Please send the serial number to our support, we will replace the Fernlight right away.',
  'Shipping to Canada: we know, and we are sorry. New partner starts next month.',
  'Two hands above the leaves, then raise it as they grow. Happy growing!',
]
