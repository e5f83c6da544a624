import type { Theme } from './theme.ts'

/** New: nobody spoke of it before the update five days ago. */
export const lostSchedules: Theme = {
  name: 'app update deletes the schedules',
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
      'Update 3.2 deleted all my schedules',
      'Updated last night through the app, woke up to a dark shelf. The schedule tab is empty. New ones are gone after every power cut. Seedlings had 14 hours without light.',
    ],
    [
      'fernlight',
      'Since the app update the lamp stays on all night',
      'My Fernlight ran 31 hours straight before I noticed. The app still shows a schedule for 8 to 22. Leaves are a bit pale. Check yours!',
    ],
    [
      'smarthome_diy',
      'Fernlight app 3.2 breaks schedules, any way to roll back?',
      'The new firmware forgets the timer when the router restarts. I switch the plug with my own automation for now, but that is not what I bought it for.',
    ],
    [
      'IndoorGarden',
      'Lamp did not come on this morning after the update',
      'Fernlight Pro 2, app says schedule active, lamp says no. Deleting and adding the timer again works until midnight.',
    ],
    [
      'fernlight',
      'Workaround for lost schedules after the firmware update',
      'Set the time zone by hand, save the schedule twice, then pull the plug for ten seconds. Held for two days now. Fernlight confirmed they are working on it.',
    ],
    [
      'WindowsillHerbs',
      'Do not install the new Fernlight firmware yet',
      'It deletes the timer. I only found out because the basil started leaning to the window again.',
    ],
    [
      'fernlight',
      'Schedule is off by several hours since the update',
      'All my times moved and two schedules vanished. The lamp seems to think it is in another time zone. Where do I set that?',
    ],
    [
      'shelfplants',
      'Away for the weekend, came back to a dark shelf',
      'The Fernlight update had deleted the schedule on Friday evening. Alocasia dropped two leaves. Very disappointed.',
    ],
    [
      'smarthome_diy',
      'Why does a lamp need an update at all',
      'Fernlight app wanted 3.2, I pressed yes, now both grow lights have no schedule and the button on the cable does nothing.',
    ],
    [
      'fernlight',
      '3.2.1 is out and my schedules still disappear',
      'Installed the hotfix an hour ago. The timer survived one power cycle, then it was empty again. Pro 2 and Mini.',
    ],
    [
      'fernlight',
      'How do I back up my schedules before updating?',
      'I have nine lamps in four groups and I have seen what 3.2 did to others. Is there an export?',
    ],
    [
      'LEDgrowers',
      'Back to a plug timer with the Fernlight',
      'Lost the schedule three times since the update. A seven dollar plug timer does the job now. If the app is not fixed by New Year I will buy something else.',
    ],
  ],
  x: [
    'The new Fernlight firmware wipes your timer schedules. Check your plants before work.',
    '@fernlight update 3.2 deleted my schedule and the lamp ran all night',
    'Came home to darkness, the Fernlight app update forgot my timer. 40 seedlings not amused.',
    '@fernlight since 3.2 I have to switch my grow light by hand again. when will this be fixed',
    'How do I downgrade the Fernlight firmware? Schedules vanish every night at 00:00.',
    'Reinstalled the Fernlight app twice, the schedule is still empty after each restart',
    '@fernlight where did my schedules go after the update?',
    'Fernlight says the lost schedule bug is known. Would have been nice to know before I pressed update.',
    'If your Fernlight did not switch on this morning: it’s the firmware, not you. Set the timer again and pull the plug once.',
    'Fernlight hotfix 3.2.1 did not bring my schedules back. Anyone?',
    '@fernlight my lamp turns on at 3 am since the update, the time zone is wrong and I cant change it',
    'My Fernlight thinks it lives in another time zone since the update, schedule starts in the middle of the night',
    'three days since the fernlight update killed the schedule, still no fix, bought a mechanical timer',
    'Hotfix 3.2.1 works for me, Fernlight schedules survived the night. Thank you!',
    'Fernlight app: schedule saved. Fernlight lamp: never heard of it. Since 3.2, every single day.',
    'Do the schedules of the Fernlight Mini also get lost with 3.2 or only those of the Pro 2',
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
      'Save twice, pull the plug, check the time zone. Works for most of us until the next fix arrives.',
    ],
    [
      '@studioflatfarm',
      'My lamp stayed on for 31 hours',
      'What a lost schedule did to my lettuce. Fernlight app update, pale leaves and a lesson.',
    ],
  ],
  instagram: [
    'Update installed, schedule gone, lettuce confused 🥬 #fernlight #growlight',
    'Check your schedule after the app update! Mine was empty #fernlight #growlights',
    'Two dark days thanks to firmware 3.2. They will recover, I hope #fernlight #plantlamp',
  ],
}
