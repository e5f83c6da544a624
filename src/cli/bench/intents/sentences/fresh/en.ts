import { labelled } from '../labelled.ts'

export const en = labelled(`
# problem
Three weeks and still no sign of the hedge trimmer I ordered from Thornby Garden. Tracking hasn't moved since the 4th.
@BrightJetAir two hours sat on the tarmac and not so much as a glass of water
printer says paper jam. there is no paper. there is no jam.
Opened the box and the left slipper is a 5, the right one a 7. Well done everybody 👏
Velmora lipstick snapped in half second time I used it
Subtitles on Lumeo have been running four seconds behind the actors ever since the weekend update.
Love how Castlebury Bank charges me a fee for not having enough money to pay fees. Genius.
Your courier ticked "handed to resident". The resident was at work. The parcel is in a puddle.
Forty minutes on hold with Norvane heating and then the line just went dead
yet another zip gone on a Fernhill jacket, barely two months old
Parents were told about the timetable change the night before term. That's simply not good enough, Ashgrove Academy.
Ranked matches on Vortexia: lag, crash, lose points, repeat
# question
What time does the Millbrook store shut on bank holidays?
@SkylarkAirways can I bring a cello on board if I buy it its own seat
Does the Dozewell Hybrid come in small double?
Quick one: is the serum ok to layer under sunscreen or does it pill
I'd like to know whether the student discount also applies to the annual plan.
anyone know if the new Brackenfell map is out on console yet
Which ink do I need for the Paplo 320, the 18 or the 18XL?
Could a member of the team let me know how long refunds usually take to show up on a debit card?
@CastleburyBank do you guys do joint savings accounts
Wondering what sort of mileage people get out of the electric Tarvo in winter
Is there parking behind the restaurant? Coming with my gran who can't walk far
# wish
Please, please bring back the salted pistachio flavour.
Dark mode. That's it, that's the tweet. @LedgerlyApp
A vegan option that isn't risotto would be lovely, just saying
Why not introduce a family ticket for two adults and three kids like a normal zoo
I'd happily pay extra for a version of this backpack with a water bottle pocket.
Still dreaming of a Lumeo plan where I can share with my mum who lives in another town
if only the Kestrel came in a 36mm case for us small wristed folk
You ought to let us pause the dog food subscription while we're on holiday.
Feature idea for the thermostat: holiday schedule that syncs with my calendar
somebody at Quillmark please make refills for these pens
Would be great to see the wool range in tall sizes.
Petition for a night bus from the airport terminal, who's with me ✋
# praise
Not a single problem in six years with my Haldor boiler.
Shout out to Priya at the Leeds branch who stayed late to sort my mortgage papers ❤️
Best night's sleep in ages. Dozewell, you absolute legends.
ordered 9pm, on my doorstep 8am. chuffed to bits
If you're after a decent ramen, get yourselves down to Kumo & Sons.
These secateurs go through rose stems like butter
The kids haven't put Starhollow down all weekend and frankly neither have I
Ten out of ten. Would let them groom my cat again.
My skin has never looked this calm, thank you Velmora 🌿
Credit where it's due: Norvane sent an engineer within the hour on Christmas Eve
Wardrobe went up in forty minutes, every screw accounted for, instructions a child could follow.
Hats off to the repair desk, my old camera is clicking away like new.
so impressed w/ the packaging, no plastic anywhere 👌
Can't fault the crew on SkylarkAirways 212 yesterday, they were wonderful with my toddler.
# comparison
Tarvo charges in 30 mins, the Ellipso takes nearly an hour. Range is about the same.
On paper the Orlo X2 and X3 only differ in the screen.
Side by side the store brand cornflakes and the Goldmill ones taste identical to me
Brackenfell is basically Vortexia with nicer trees
# leaving
Cancelled Lumeo this morning. Bye.
I've closed both accounts and moved the lot to a credit union.
sending the boots back tomorrow
Won't be renewing our season tickets next year.
Last order from me. Found somebody local.
# hazard
RECALL: Leafrite cordless strimmers batch 22-B, battery may overheat. Stop using and return to store.
Heads up parents, Wobblekin rattles are being pulled from shelves because of a choking risk
Product safety notice: Sunnymoor hummus 200g withdrawn, possible listeria.
# problem, question
Has anyone else's Kestrel watch started losing ten minutes a day or is mine just haunted?
@NimboTel why is my bill £14 higher than last month when I haven't changed a thing
Sofa was due Tuesday, it's now Saturday. When can I actually expect it please?
My Orlo camera won't read any card over 64GB since the firmware update, any idea how to get round that?
Someone tell me what "error 0x7 consult vendor" means, the mower's refused to start all morning
hi @GrocerLane the avocados in todays delivery were black inside, how do i report it?
# problem, wish
The search in your shop finds everything except what I type. Give us a filter by size!
Lids on these lunchboxes leak like mad; a proper silicone seal would fix it
Handwriting on the class lists is unreadable, it'd be nice if the school put them online instead
# problem, comparison
The 2019 model had metal hinges. This one? Plastic, and already cracked.
Every other bank sends a text when a payment bounces. Castlebury lets you find out at the till.
Used to be crunchier, bigger and cheaper. What a sad little biscuit it is today.
Kestrel straps fall apart in a year whereas my dad's Montrell is still on its first
# problem, leaving
After the third missed appointment I've told Norvane where to stick their service plan.
That's me done with Fernhill, you don't get to ruin two birthdays in a row
Fries cold, burger raw, waiter rude. We shan't be returning.
Refund me. The desk arrived with five legs and none of them match.
Uninstalled after the eleventh unskippable ad in a row 👋
I want every penny back for that so-called sea view room facing the bins
contract ends in March and im counting the days, signal is a joke
19 years a customer, and you lost me over a £3 late fee you refused to explain.
they changed the recipe, my dog won't touch it, so we're off to another brand
# problem, hazard
The charger for the Leafrite blower started smoking on my kitchen worktop this morning.
Glass splinter in the jar of pesto. A SPLINTER. My six year old nearly swallowed it @GrocerLane
got a proper zap off the toaster when i touched the side
Came out in hives all over my neck an hour after using the Velmora night cream
Bunk bed ladder gave way under our daughter, she's got a broken wrist.
Brakes on the e-scooter failed going downhill and I ended up in a hedge, lucky to be alive tbh
There's been a smell of gas near the boiler ever since your engineer left and nobody answers the emergency line
Button eye came straight off the teddy and into the baby's mouth, I got it out just in time.
Menu said nut free. I spent the night in A&E.
Sparks flying out of the socket behind my Paplo printer, carpet's got a hole burnt in it 😳
# question, wish
Could you add a sleep timer to the audiobook player?
Any chance of offering evening appointments for those of us who work, @PawsideVets?
Can we get cross-play for Starhollow, pretty please? 🙏
@NimboTel would you consider a cheaper tariff for pensioners who only make calls?
Is it possible to make the checkout remember my loyalty number from now on?
When will you finally let us download playlists for offline use?
# question, praise
Gorgeous lamp, thank you! What wattage bulb should I put in it?
Loved the tasting menu on Friday, do you share the recipe for that walnut bread?
# question, comparison
Trying to decide between the Dozewell and the Slumberly, which is firmer?
Is the Paplo 320 any quieter than the 310?
How does your fibre stack up against what Zentra sells round here, speed wise?
# question, leaving
How do I cancel the gym membership before it renews on Friday?
@Pippin where do I send the pram back to, the label wasn't in the box?
can i still return a dress if ive taken the tags off
# question, hazard
Are the berries on the wreath poisonous to cats?
@Norvane is it safe to leave the patio heater running under an awning?
Does the oat bar contain traces of sesame? My son carries an epipen.
Can the little magnets in the kids' building set come loose and be swallowed?
# wish, praise
Adore this cleanser, now do a travel size!
Great little app. A widget for the lock screen and it'd be perfect.
# wish, comparison
Zentra lets you roll over unused data. Do the same, Nimbo!
Other airlines have a quiet zone, wish Skylark would copy that
# wish, hazard
Please fit a guard on that hot tap, a toddler could scald themselves in a second
# praise, comparison
Cleans twice as well as my old one and doesn't sound like a jet taking off
Had three other strollers before this; none of them came close to the Pippin.
Cheaper than the big supermarkets and the veg lasts longer. Big fan of GrocerLane.
The Haldor makes my previous heat pump look like a toy, really pleased
my mate's fancy espresso machine cost triple and honestly mine pulls a nicer shot 😎
# praise, hazard
The smoke alarm from Sentrio woke us all in time when the tumble dryer caught fire. We owe you our lives.
# comparison, leaving
Swapping my Vortexia sub for Brackenfell, more to do there for half the money
Goodbye GrocerLane, the market stall is cheaper and I get a chat as well
# problem, question, leaving
Earbuds keep disconnecting mid call, so what's the procedure for getting my money back?
# problem, question, hazard
The power bank is swelling up like a balloon, what on earth do I do with it?
Metal edge under the car seat sliced my finger open. Who do I report that to?
# problem, comparison, leaving
Moved to Zentra last week because Nimbo's broadband kept dropping. Night and day.
Took the mattress back and got a Slumberly instead, which at least doesn't sag in the middle
# problem, comparison, hazard
The old kettle shut itself off when empty, the new one doesn't, which is how fires start
# problem, leaving, hazard
Heated blanket scorched the sheets. It's going back and so is everything else I bought from you.
My mower blade flew off mid-lawn and missed my shin by inches, I'm demanding a full refund
# question, wish, comparison
Slumberly gives a 200 night trial, could you match it?
# question, comparison, hazard
Which one is less likely to tip over on a child, the Holm chest of drawers or the Brisby?
# none
We're opening a second shop in Harrogate on Saturday, doors at ten.
Just landed in Lisbon with SkylarkAirways ✈️
New series of Harbour Lights starts on Lumeo on Sunday
that sale ends at midnight folks
This chilli sauce is fire 🔥 said nobody's nan ever, and then my nan said it
My phone's dying so I'll post the photos later
Spent the afternoon assembling flat pack with my father in law.
Burnt through my whole book budget in January again, worth a laugh
Giveaway: follow us and tag a friend to enter, winner announced Monday.
The cat has chosen the box over the bed, as tradition demands.
Leaving the office now, see you all at Kumo & Sons at seven
Question time at the town hall is on Thursday evening
No problem, I've sent you a DM with my order number.
Day 3 of the road trip in the Tarvo, currently somewhere near Carlisle
Our head teacher will be handing out the certificates at 2pm in the main hall.
who needs sleep when there's a double xp weekend lol
I returned to my desk to find somebody had eaten the last doughnut
Kestrel was founded in 1952 in a garage in Coventry.
Throwback to when we all queued for that console in the rain
Monday. Coffee. Printer. Meeting. Repeat.
The keynote is streamed live at 6, link in bio
Wish me luck, driving test at noon 🤞
Compared notes with my sister over lunch, we'd both booked the same cottage
They say the bank on the high street is turning into a bowling alley
Payment sent, ref 48812, as discussed on the phone.
Mum's 70th tomorrow so it's cake duty for me
We've changed our opening hours: Tue to Sat, 9 till 5.
I'm on fire today, three deadlines before lunch
Dog walked, dishes done, feet up, Lumeo on
Collected the parcel from the locker on Elm Street this afternoon.
Return of the king: my brother has come home from uni with all his washing
tickets for the garden show go on general sale 12 May
Picked the blue one in the end
It's raining cats and dogs and the cat has opinions
`)
