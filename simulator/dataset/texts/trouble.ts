import type { Theme } from './theme.ts'

/** Rising: a few remarks for weeks, a wave in the last one. */
export const coilWhine: Theme = {
  name: 'Pro 2 buzzes',
  timing: [
    [45, 0],
    [8, 0.14],
    [4, 0.34],
    [2, 0.52],
    [0.5, 0.74],
    [0, 0.9],
    [-1.5, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Pro 2 buzzing at 40% brightness, anyone else?',
      'Silent at full power, but the moment I dim it below half there is this high coil whine. I can hear it from the sofa. Fernlight support asked for a video and then went quiet.',
    ],
    [
      'IndoorGarden',
      'Coil whine on new Fernlight Pro 2 – defect or normal?',
      'Got it on Tuesday. Lovely light, but there is a constant buzzing noise from the driver. My old bar from 2022 makes no sound at all.',
    ],
    [
      'shelfplants',
      'My bedroom plants now hum me to sleep',
      'Fernlight Pro 2 above the calathea shelf. Buzzing noise, about the pitch of a mosquito. It stops when I hold the driver box, so something in there vibrates.',
    ],
    [
      'fernlight',
      'Recorded the Pro 2 whine with a spectrum app: peak at 11.8 kHz',
      'Peak moves with the dimmer. 100% nothing, 60% faint, 30% awful. Looks like PWM through a cheap inductor. Happy to share the recordings.',
    ],
    [
      'LEDgrowers',
      'Is there a fix for driver coil whine?',
      'Two Pro 2 units from Fernlight, both buzz when dimmed. Would a different driver void the warranty? I was thinking of potting the coil with epoxy.',
    ],
    [
      'fernlight',
      'Second replacement unit, same buzzing',
      'Credit to them, they replaced it in four days. The new Pro 2 buzzes exactly like the first one. That is not one bad unit, that is the design.',
    ],
    [
      'IndoorGarden',
      'Returning the Pro 2 because of the noise',
      'I work from home two metres from it. The grow light itself is great and the basil loved it, but I cannot take the whining on calls any more.',
    ],
    [
      'smarthome_diy',
      'Fernlight Pro 2 whines on a dimmed schedule',
      'Sunrise ramp from 5% to 80% takes 30 minutes and it sings the entire way. Anyone measured if a different plug or a ferrite helps?',
    ],
    [
      'fernlight',
      'PSA: the buzz is loudest between 25 and 45 percent',
      'If you can live with it, set your scene to 50% or more. Under 20% it also goes quiet on mine. Still, not what I paid for the Pro 2.',
    ],
    [
      'shelfplants',
      'Cat is afraid of the new lamp',
      'We hear a faint whine from the Fernlight, she hears a jet engine apparently. Has moved out of the room. Pro 2, three weeks old.',
    ],
    [
      'WindowsillHerbs',
      'Quiet grow light for a studio flat?',
      'Everything is in one room here. The Pro 2 was my first choice but reading all these posts about coil whine I am not sure. What is really silent?',
    ],
    [
      'fernlight',
      'Noise complaint from my neighbour. Really.',
      'Thin wall, shelf on the other side of his bed. He asked whether I keep an aquarium pump running at night. It is the Fernlight Pro 2 at 30%.',
    ],
    [
      'BuyItOnceClub',
      'Pro 2: built like a tank, sounds like a fridge',
      'Aluminium body, five year warranty, and a buzz that starts as soon as you dim it. Would not buy this grow light again until they fix the driver.',
    ],
    [
      'fernlight',
      'Has anybody got a whisper-quiet Pro 2?',
      'Wondering if it is a batch problem. Mine has serial F2-2641 and buzzes. Please post yours with yes or no.',
    ],
    [
      'IndoorGarden',
      'Fernlight answered me about the humming',
      'They say it is "within specification" and offered 10% off my next order. Not thrilled. A lamp that hums in the living room is a broken lamp.',
    ],
    [
      'LEDgrowers',
      'Opened a buzzing Pro 2',
      'The inductor is not glued. A dot of silicone on it and the buzzing dropped by maybe 80%. Do not do this on mains unless you know what you do. Posting because Fernlight could fix it for cents.',
    ],
    [
      'shelfplants',
      'Earplugs or a refund?',
      'Day six with the Pro 2 and the noise is in my head even when the grow light is off. Refund it is.',
    ],
  ],
  x: [
    'Anyone else’s Fernlight Pro 2 buzzing when dimmed? It sounds like a trapped wasp.',
    'the coil whine on this Fernlight Pro 2 is driving me up the wall',
    '@fernlight is the high pitched noise at 30% normal? brand new Pro 2, day two',
    'Day 4 of the Fernlight buzz. I now dim with a towel.',
    'Love the plants, hate the whine. Fernlight Pro 2 going back tomorrow.',
    'Fernlight support: "slight operating noise is expected". Slight. I have it on video from the next room.',
    'Podcast people: do not put a Fernlight Pro 2 in your recording room. That buzz is on every take & no filter gets it out.',
    'My Pro 2 buzzes in B flat. At least it is in tune with the fridge. #growlight Fernlight please',
    'So the Fernlight Pro 2 whine is a thing, not just mine. Twelve people in one thread today.',
    '@fernlight third ticket about the buzzing Pro 2, still a bot answering me',
    'Who signed off a grow light that hums louder the dimmer it gets? Pro 2 owners, raise your hand.',
    'Fernlight Pro 2 review in one line: sun in a bar, mosquito in the ear.',
    'measured 38 dB from the Pro 2 driver at 1 m. my PC is 31. this is a lamp. Fernlight come on',
    'Had to move the Fernlight out of the bedroom, the buzzing noise wakes the baby',
    'Swapped my Pro 2 for last year’s Fernlight Mini. Dimmer, but silent. Peace.',
    'Is the Fernlight coil whine only on 230 V? Friends in the US say theirs are quiet.',
    'Pro 2 noise update: replacement arrived, buzzes too. Fernlight, that’s a batch or a design.',
    'I can hear my grow light through noise cancelling headphones. Fernlight Pro 2. Incredible.',
    'Buzzing Pro 2 club, we meet at 2 am because none of us can sleep. Fernlight sponsors nothing.',
    'Fernlight just posted about "calm light". Calm?! It whines like a dentist drill at 35 percent.',
  ],
  youtube: [
    [
      '@lumenandleaf',
      'Fernlight Pro 2 coil whine – you have to hear this',
      'I put a measurement microphone next to the driver. The buzzing starts below 50% and is worst at 35%. Chapters: 0:00 Unboxing 2:10 The noise 6:40 What support said',
    ],
    [
      '@benchgarden',
      'Why your Pro 2 buzzes (and how I silenced mine)',
      'Opening the Fernlight Pro 2 driver. The coil is loose. Please do not copy this if you do not work with mains voltage.',
    ],
    [
      '@quietcorner',
      'Noise test: 7 grow lights in a silent room',
      'Fernlight Pro 2, Sunbar T5, Plantlab Halo and four cheap ones. One of them is louder than my fridge.',
    ],
    [
      '@urbanjungleday',
      'Returning my Fernlight after 10 days',
      'It is the noise, only the noise. The buzzing at low brightness made the room unusable for me.',
    ],
    [
      '@lumenandleaf',
      'Fernlight replied: the Pro 2 noise is "normal"',
      'Reading their answer and 200 of your comments about coil whine.',
    ],
    [
      '@plantsandwatts',
      'Pro 2 after one month: brighter, better, buzzing',
      'PPFD numbers are excellent. I would still wait until Fernlight fixes the driver noise.',
    ],
    [
      '@studioflatfarm',
      'Which grow light is quiet enough for one room?',
      'I sleep, work and grow in 24 square metres. The buzzing Pro 2 is out, here is what stayed.',
    ],
  ],
  instagram: [
    'Sound on 🔊 That is not a bee, that is my lamp at 30%. #fernlight #growlight',
    'New lamp, new noise. Does yours buzz too? #fernlight #plantlamp',
    'Before: silence. After: bzzzzzz. Plants happy, me not so much #fernlight #growlights',
  ],
}

/** New: nobody spoke of it before the update five days ago. */
export const lostSchedules: Theme = {
  name: 'app update drops the timer schedule',
  timing: [
    [5, 0],
    [4, 0.16],
    [2, 0.42],
    [0.5, 0.68],
    [0, 0.88],
    [-1.5, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Firmware 3.2 deleted all my timer schedules',
      'Updated last night through the app, woke up to a dark shelf. The schedule tab is empty and new timers are gone after every power cut. Seedlings had 14 hours without light.',
    ],
    [
      'fernlight',
      'App update: schedule resets to "always on"',
      'My Fernlight ran 31 hours straight before I noticed. Leaves are a bit pale. Check yours after the update!',
    ],
    [
      'smarthome_diy',
      'Fernlight app 3.2 breaks timers, any way to roll back?',
      'The new firmware forgets the schedule when the router restarts. Home automation still works because I switch the plug, but the lamp itself has lost its timer.',
    ],
    [
      'IndoorGarden',
      'Lamp did not come on this morning after the update',
      'Fernlight Pro 2, app says schedule active, lamp says no. Deleting and re-adding the timer works until midnight.',
    ],
    [
      'fernlight',
      'Workaround for lost schedules after the firmware update',
      'Set the timezone by hand, save the schedule twice, then pull the plug for ten seconds. Held for two days now. Fernlight confirmed they are on it.',
    ],
    [
      'WindowsillHerbs',
      'Do not install the new Fernlight firmware yet',
      'It drops the timer. I only found out because the basil started leaning to the window again.',
    ],
    [
      'fernlight',
      'Timer shows UTC since the update',
      'All my schedules moved by several hours and two of them vanished. Who tests a grow light without a timezone?',
    ],
    [
      'shelfplants',
      'Went away for the weekend, came back to a dark shelf',
      'Thanks to the Fernlight update the timer schedule was gone. Alocasia dropped two leaves. A ten euro mechanical timer would not have done that.',
    ],
    [
      'smarthome_diy',
      'Why does a lamp need an update at all',
      'Rant. Fernlight app wanted 3.2, I pressed yes, now my grow lights have no schedule and the button on the cable does nothing.',
    ],
    [
      'fernlight',
      '3.2.1 is out, schedules still disappear',
      'Installed the hotfix an hour ago. The timer survived one power cycle, then it was empty again.',
    ],
    [
      'LEDgrowers',
      'Using a plug timer with the Fernlight until they fix the app',
      'If the lamp remembers its last brightness it works fine. Note that with firmware 3.2 it does not always, so check.',
    ],
  ],
  x: [
    'PSA: the new Fernlight firmware wipes your timer schedules. Check your plants.',
    '@fernlight update 3.2 deleted my schedule and the lamp ran all night',
    'Came home to darkness. The Fernlight app update forgot my timer. 40 seedlings not amused.',
    'Fernlight 3.2: "various improvements". The improvement is that I now switch my grow light by hand again.',
    'How do I downgrade the Fernlight firmware? Schedules vanish every night at 00:00.',
    'Reinstalled the Fernlight app twice, timer still empty after each restart.',
    'the update that turned my smart grow light into a dumb one. schedule gone, no rollback. Fernlight?',
    'Fernlight says the lost schedule bug is "known". Would have been nice to know before I pressed update.',
    'If your Fernlight did not switch on this morning: it’s the firmware, not you. Set the timer again and pull the plug once.',
    'Fernlight hotfix 3.2.1 did not fix the timer for me. Anyone?',
    'a lamp without a working timer is just a very expensive lamp @fernlight',
    'My Fernlight thinks it lives in UTC since the update. Sunrise at 3 am, hello neighbours.',
    'three days since the Fernlight update killed the schedule, still no fix, bought a mechanical timer for 6 dollars',
  ],
  youtube: [
    [
      '@plantsandwatts',
      'Fernlight firmware 3.2: do NOT update yet',
      'The update removes your timer schedules. I show what happens and the workaround with the time zone.',
    ],
    [
      '@smartplughome',
      'Fix lost schedules on Fernlight lamps (app 3.2)',
      'Save twice, power cycle, check the time zone. Works for most of us until the next fix arrives.',
    ],
    [
      '@studioflatfarm',
      'My lamp stayed on for 31 hours',
      'What a failed timer did to my lettuce. Fernlight app update, pale leaves and a lesson.',
    ],
  ],
  instagram: [
    'Update installed, timer gone, lettuce confused. #fernlight #growlight',
    'Friendly reminder to check your schedule after the app update 🙃 #fernlight #growlights',
    'Two dark days thanks to firmware 3.2. They will recover, I hope #fernlight #plantlamp',
  ],
}
