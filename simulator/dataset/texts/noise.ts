import type { Theme } from './theme.ts'

/** Rising: a few remarks for weeks, a wave in the last one. */
export const noise: Theme = {
  name: 'Pro 2 buzzes when dimmed',
  timing: [
    [60, 0],
    [30, 0.12],
    [8, 0.24],
    [4, 0.4],
    [2, 0.55],
    [0.5, 0.75],
    [0, 0.9],
    [-1.5, 1],
  ],
  reddit: [
    [
      'fernlight',
      'Pro 2 buzzing at 40% brightness, anyone else?',
      'Silent at full power, but the moment I dim it below half there is this high coil whine. I can hear it from the sofa. Bought in October, only one lamp on the socket. Is that a defect?',
    ],
    [
      'IndoorGarden',
      'Coil whine on a new Fernlight Pro 2, defect or normal?',
      'Got it on Tuesday. Lovely light, but there is a constant buzzing from the driver as soon as I turn it down for the evening. My old bar from 2022 makes no sound at all.',
    ],
    [
      'shelfplants',
      'Pro 2 above my bed shelf keeps me awake',
      'It hums all evening when it fades to 20%. About the pitch of a mosquito. I have to unplug the Fernlight to fall asleep, so the sunset mode is useless to me.',
    ],
    [
      'fernlight',
      'Recorded the Pro 2 whine with a spectrum app: peak at 11.8 kHz',
      'The peak moves with the dimmer. 100% nothing, 60% faint, 30% awful. Same on two different sockets and with a filter plug. Happy to share the recordings with support.',
    ],
    [
      'LEDgrowers',
      'Is there a fix for driver coil whine?',
      'Two Pro 2 units from Fernlight, both buzz when dimmed. Would another driver void the warranty? I would rather not open it.',
    ],
    [
      'fernlight',
      'Second replacement unit, same buzzing',
      'Credit to them, they replaced it in four days. But the new Pro 2 buzzes exactly like the first one when I dim it. That is not one bad unit.',
    ],
    [
      'IndoorGarden',
      'Returning the Pro 2 because of the noise',
      'I work two metres from it and people hear the whining on calls. The grow light itself is great and the basil loved it. Sent it back today, looking for something silent.',
    ],
    [
      'smarthome_diy',
      'Fernlight Pro 2 whines during the whole sunrise ramp',
      'From 5% to 80% takes 30 minutes and it sings the entire way. Tried another plug and a ferrite, no difference. Did anybody get theirs quiet?',
    ],
    [
      'fernlight',
      'The buzz is loudest between 25 and 45 percent',
      'If you can live with it, set your scene to 50% or more. Below 20% it also goes quiet on mine. Still not what I paid 139 for.',
    ],
    [
      'shelfplants',
      'Cat leaves the room when the Fernlight dims',
      'We hear a faint whine, she hears something much worse. It starts every evening when the Pro 2 goes down to 30%. Three weeks old.',
    ],
    [
      'WindowsillHerbs',
      'Quiet grow light for a studio flat?',
      'Everything is in one room here. The Pro 2 was my first choice, but after reading about the buzzing when dimmed I am not sure. Which one is really silent?',
    ],
    [
      'fernlight',
      'Neighbour complained about the humming',
      'Thin wall, his bed is on the other side of my shelf. He thought I keep a pump running at night. It is the Pro 2 at 30%. What did support tell you?',
    ],
    [
      'BuyItOnceClub',
      'Pro 2: built well, but the driver buzzes',
      'Aluminium body, five year warranty, and a hum that starts as soon as you dim it. I would not buy this grow light again until they fix the driver.',
    ],
    [
      'fernlight',
      'Has anybody got a Pro 2 that is quiet when dimmed?',
      'Wondering if it is a batch problem. Mine has serial F2-2641 and buzzes. Please post yours with yes or no.',
    ],
    [
      'IndoorGarden',
      'Fernlight says the humming is "within specification"',
      'They offered 10% off my next order instead of a repair. A lamp that hums in the living room at low brightness is a faulty lamp to me.',
    ],
    [
      'fernlight',
      'Refund for the noise took one mail',
      'Day six with the Pro 2, could not stand the whine in the evening any more. They took it back without discussion. Sad, because the light was perfect.',
    ],
  ],
  x: [
    'Anyone else’s Fernlight Pro 2 buzzing when dimmed? It sounds like a trapped wasp.',
    'the coil whine on this fernlight pro 2 is driving me mad, only happens under 50%',
    '@fernlight is the high pitched noise at 30% normal? brand new Pro 2, day two',
    '@fernlight my Pro 2 started buzzing after two weeks when I dim it in the evening. what can I do',
    'Love what it does for my plants, hate the whine. Fernlight Pro 2 goes back tomorrow.',
    'Fernlight support told me slight operating noise is expected. I have it on video from the next room.',
    'Do not put a Fernlight Pro 2 in a room where you record. You can hear the buzz on every take.',
    '@fernlight second Pro 2, same buzz at low brightness. do you test them dimmed at all?',
    'so it is not just mine, the fernlight pro 2 of my sister whines at low brightness as well',
    '@fernlight third ticket about the buzzing Pro 2 and still only automatic answers',
    'Why does a 139 dollar grow light hum louder the lower I set it? Pro 2, two months old.',
    'Fernlight Pro 2 after a week: very bright, very even, and a noise at 35% that I cannot unhear',
    'measured 38 dB from the Pro 2 driver at 1 m, my PC has 31. Fernlight please fix this',
    'Had to move the Fernlight out of the nursery, the buzzing woke the baby as soon as it dimmed',
    'Swapped my Pro 2 for last year’s Fernlight Mini because of the humming. Less light, but silent.',
    'Is the Fernlight coil whine only on 230 V? Friends in the US say theirs are quiet.',
    'Replacement for my noisy Pro 2 arrived and it buzzes too. Fernlight, what now?',
    'I can hear my grow light through noise cancelling headphones when it fades in the evening. Fernlight Pro 2.',
    'cant sleep with the fernlight on, the hum starts at 10 pm sharp when sunset mode kicks in',
    'Returned the Fernlight Pro 2, the whining at low brightness was too much for a one room flat',
    'Does a different dimmer help agaisnt the Pro 2 buzz or is it the driver itself? Fernlight support wont say',
    'Bought the Fernlight for my desk, a faint whine in every video call since. Colleagues noticed before I did.',
    'Fernlight sent me a new driver for the Pro 2 and the buzzing is gone. So it can be fixed!',
    'Mine is dead quiet even at 10%, Fernlight Pro 2 from September. Maybe I am lucky.',
  ],
  youtube: [
    [
      '@lumenandleaf',
      'Fernlight Pro 2 coil whine: you have to hear this',
      'I put a microphone next to the driver. The buzzing starts below 50% and is worst at 35%. 0:00 Unboxing 2:10 The noise 6:40 What support said',
    ],
    [
      '@benchgarden',
      'Why your Pro 2 buzzes when you dim it',
      'I open the Fernlight Pro 2 driver and show the loose coil. Please do not copy this at home.',
    ],
    [
      '@quietcorner',
      'Noise test: 7 grow lights in a silent room',
      'Fernlight Pro 2, Sunbar T5, Plantlab Halo and four cheap ones. One of them is louder than my fridge.',
    ],
    [
      '@urbanjungleday',
      'I am returning my Fernlight after 10 days',
      'It is only the noise. The buzzing at low brightness made the room unusable for me in the evening.',
    ],
    [
      '@lumenandleaf',
      'Fernlight replied about the Pro 2 noise',
      'Reading their answer and two hundred of your comments about the whine when dimmed.',
    ],
    [
      '@plantsandwatts',
      'Pro 2 after one month: brighter, better, buzzing',
      'PPFD numbers are excellent. I would still wait until Fernlight fixes the driver noise.',
    ],
  ],
  instagram: [
    'Sound on 🔊 that is not a bee, that is my lamp at 30%. Does yours do that too? #fernlight #growlight',
    'New lamp, new noise. It buzzes every time I dim it 😩 #fernlight #plantlamp',
    'Plants happy, me not so much: the whining in the evening has to stop #fernlight #growlights',
    'Had to turn it off for movie night, the hum is louder than the film #fernlight #pro2',
  ],
}
