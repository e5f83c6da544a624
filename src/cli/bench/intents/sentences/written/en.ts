import { labelled } from '../labelled.ts'

export const en = labelled(`
# problem
@LumaLamps the desk lamp won't turn on anymore, two weeks after I bought it
My order never arrived and nobody answers my mails
The coffee machine leaks all over the counter
Still waiting for my refund since March...
They charged me twice for one night 😡
App crashes every time I open the map
the zipper broke on the second day
Heel came off while I was walking to work, so cheap
Train 40 minutes late again, no announcement, nothing
I can't log in since the update
Our room smelled of mold and the shower was cold
Got the wrong size for the third time
The battery drains in like two hours now
customer service hung up on me
Package was half empty and the bread was stale
The left speaker makes a weird buzzing noise when dimmed
Really disappointed with the new soles, they wore out in a month
Ordered a blue bike, got a red one
The dimmer keeps flickering at night
Tried to pay three times and it just gives me an error
The wifi at this hotel is horrible
Screen froze and now it's stuck on the logo
Parts are missing from the box, no screws at all
Doesnt fit my kettle, total waste of money
I was on hold for an hour and got no answer
This toy fell apart after one afternoon
The website is down again
# problem, question
Why does my phone keep restarting after the update?
Anyone else having trouble with the grinder getting stuck?
@VeloNord my chain keeps slipping, any idea how to fix it
how do I get my money back if the parcel never arrived?
Is the app down for everyone or just me?
When will you finally repair the broken elevator at Elm Street?
Where is my order? It was supposed to be here on Monday and nothing came
Why can't I sync my steps with the watch
# question
@LumaLamps how do I pair the lamp with a second phone
Does the Trail 3 come in a women's size?
Do you ship to Norway?
Does anyone know if these shoes run small
what's the best setting for espresso with light roast
Is breakfast included in the price?
Can I bring my bike on the early train?
any idea when the next batch comes in
Hi, I'd like to know whether the warranty covers scratches
Which filter fits the older model?
hey @Brewly how long does the descaling take
How much is a monthly pass for students?
Is there a way to export my notes to PDF
Wondering if the pool is open in October
Could someone explain the difference between a restart and a reset?
Where can I buy spare bulbs in Leeds?
What time does check-in start
Are the straps washable? 🤔
# wish
I wish the lamp had a warmer light
Please add a dark mode
Would be great if the app remembered my last route
You should sell the straps separately
it'd be nice to have a timer on this thing
Can you please bring back the old chocolate recipe
If only the cup holder were a bit bigger
I'd love to see a version for left-handed people
@Brewly pls make a smaller one for camping
Feature request: let us sort the playlist by date
Would love a vegan option on the menu
there should be a mute button on the remote
Hoping you'll open a store in Cork soon
My only suggestion would be a longer cable
Why don't you offer a family ticket?
we really need more charging points at this station
Could you add Portuguese subtitles?
it would be so much better with a removable battery
I'd pay extra for quieter rooms
Needs an option to switch off the beep
# praise
Love this lamp so much, the light is so cozy 😍
Works like a charm even after a year
No problems at all with the delivery
Thank you for the super quick help today!
Best coffee I have ever made at home
The staff were friendly and the room was spotless
Absolutely worth every penny
I highly recommend these boots
shout out to the conductor on the 8:15 who found my scarf
Great customer service, they sorted it out in five minutes
my daughter is so happy with the puppet
These headphones are amazing
Never had a single issue with this bike in three years
So impressed with how light it is
Fits perfectly and looks gorgeous
Finally a phone whose battery lasts two days!
This update fixed the sync problem, well done guys
Not bad at all for that price
10/10 would stay again
the new playlist feature is brilliant
Killer deal on these pans, so pleased
@VeloNord you guys rock
# comparison
The Trail 3 is much lighter than the Trail 2
My old kettle boiled faster
Compared to the Brewly this one makes less foam
Lamp A vs lamp B: which one has the warmer light
the screen is not as sharp as on my last phone
Switched from Zenbike because the frame was heavier
Unlike other brands they use real leather
both are fine but the Nimbus has the longer cable
Their app is miles ahead of the competition
Prices are higher here than at Marlow's
I tried three vacuum cleaners and this one is the quietest of them
the older version had more presets
# comparison, question
Is the new model really better than last year's?
How does it compare with the Nimbus 4?
Should I get the Trail 3 or the Summit?
what's the difference between the Pro and the Lite
Which is better for small kitchens, the Brewly or the Cafino?
# comparison, praise
So much better than my previous mattress, I love it
Great sound, easily beats the more expensive ones
# comparison, problem
The new app is worse than the old one, it freezes all the time
My previous pair lasted four years, these broke after four months
# leaving
I just cancelled my subscription
Sending the shoes back tomorrow
I'm switching to another provider next month
Never buying from you again
Returned it the same day
that was my last stay at this hotel
Going back to my old bank
deleted the app, bye
We're taking our business elsewhere
Closing my account today
I will not be renewing my membership
you just lost a customer
# leaving, question
How do I cancel my membership?
How can I return a pair of boots bought online?
where do I send the kettle back to
# leaving, problem
Cancelled my order after waiting six weeks, still no delivery
The third one broke as well, I'm done with this brand
Worst service ever, I want to close my account
Returning this blender because it stopped working on day two
After the last crash I uninstalled it
# leaving, comparison
Ditched Cafino for Brewly and it's so much quieter
Moving to Marlow's, they are cheaper than you
# hazard, problem
The charger caught fire while we were asleep
My lamp started smoking last night
I got an electric shock from the toaster
It smells like burning plastic every time I plug it in
My son cut his finger on the sharp edge of the toy
The battery is swollen and gets really hot
Found a piece of glass in the jam
Brakes failed on the way downhill, I could have died
my face swelled up after the cream, allergic reaction
The pressure cooker exploded in my kitchen
We all got food poisoning after the buffet
a button came off and my toddler nearly choked on it
sparks are coming out of the socket of the heater
The plug melted in the wall
I slipped on the wet stairs and broke my wrist, no warning sign anywhere
The glass door shattered and hurt my daughter
# hazard
They have recalled the stroller because of the wheels
Recall notice: stop using the Nimbus heater immediately
careful, this pan handle is a burn hazard
# hazard, question
Is it safe to leave the heater on overnight or could it catch fire?
Does this contain nuts? My kid is allergic
Has this highchair been recalled?
Is it normal that the adapter gets so hot it burns your fingers
# none
Just ordered the new lamp, arrives on Friday
Good morning everyone
We are at the hotel until Sunday
Fire sale at Marlow's this weekend, everything must go
Here is my review of the Trail 3, link below
Painting the bike shed today
My cousin works for the railway
Day 12 of learning the ukulele
The new store opens on May 4 in Leeds
Did you know that coffee is a fruit?
I bought it in green
Our team meets every Tuesday at the cafe
Wish me luck for the exam tomorrow
This is not a fire hazard according to the test report
Follow us for more tips and tricks
The lamp comes with two bulbs and a remote
Watching the game with a cup of tea
Yes, it was on Monday
Sent you a DM
Posted from my phone on the train
Happy birthday to my brother
Version 4.2 is out today
Part two of my trip through the Alps
I use it every morning before work
I was shocked by the price of butter this week
The band was on fire last night
She returned from Spain yesterday
Two tickets for Saturday, row F
The hotel has 40 rooms and a garden
Anyway, back to work
`)
