import { labelled } from '../labelled.ts'

export const en = labelled(`
# problem
Third Fernlight bulb in two months that flickers and then just dies.
My parcel has been sitting in the Brockhill depot since last Tuesday and nobody picks up the phone.
@TarnTrains 7:42 cancelled AGAIN, standing on a freezing platform with about 200 other people 🙃
Ordered the walnut table, got oak. Not even close to the picture.
The app logs me out every single time I switch to my email and back. Drives me up the wall.
room was booked with sea view and we looked straight at a car park for 5 nights
Your latest update wiped all my saved routes. Eight years of rides, gone.
One of the boots squeaks with every step, sounds like I'm walking around with a mouse in my sock.
They charged my card twice for the same gym month and now act like it's my bank's fault.
The milk frother hasn't heated since day three. Just spins cold milk around in circles.
Puzzle arrived with four pieces missing, incl. the bit with the dog's face. Daughter in tears.
Waited 51 minutes on hold only to be disconnected. Nice one Velora.
soup was lukewarm, bread stale, and they still put 12.5% service on the bill
Zip on the pram hood came apart on our second walk, in the rain of course.
Heating's been off since Friday and the engineer never showed, twice now.
We booked the cot, confirmed the cot by email, reminded them about the cot at check-in, and at ten at night with a screaming eight month old there was still no cot and nobody at reception who'd heard of one.
# problem, question
Order 88213 says delivered but there's nothing on my porch. Who signed for it?
The left earbud won't pair any more since the weekend, is there a way to reset just the one?
@Sunbar why was I billed 64 quid when my plan is 39?
Boiler shows E17 and goes cold after ten minutes. What does that code mean please
my claim has been "under review" for eleven weeks. When will a human being actually look at it?
# question
Does the Tarn 40 backpack fit under a Ryden Air seat?
@Plantlab how often should I water the calathea kit in winter?
Hi all, just wondering whether the Velora frame comes in a 54 or only 52 and 56.
can i use oat milk in the automatic frother or will it clog
Could somebody tell me what time breakfast starts on Sundays? We have an early train.
Is the subscription price per user or per team, I can't find it on the site.
Which size would you take if you're between a 7 and a 7.5? Wide feet here.
Please let me know if the cot mattress is included or sold separately.
@FernlightUK do you ship to the Isle of Man and how much is it
What's the difference between export as draft and export as final?
Anyone know if the Hobley gym on Mill Street has a squat rack?
Will the dog-friendly rooms be open again by Easter?
We're coming up from Devon with two bikes, a tandem trailer and a very elderly spaniel, so before I book anything could you tell me whether all of that is allowed on the sleeper or only some of it?
# question, wish
Any chance you'll bring out the desk lamp in green? I'd buy two on the spot.
Could you add a dark mode to the driver app, please? My eyes at 5am would thank you.
are there plans for a family ticket on the coast line? would make such a difference with three kids
# wish
Would be great if the app remembered my last delivery address.
Please bring back the salted caramel bars. Life has been grey without them.
I'd love a smaller version of this kettle for people who live alone.
Dear Tarn, one request: put a proper coat hook next to every seat.
Wish the calendar let me colour events by person instead of by project.
Feature idea: let us pause the membership for a month when we're travelling.
A vegan option on the kids' menu wouldn't go amiss, just saying.
Needs a left handed version!! 10% of us exist you know
It'd be handy to have a student rate for the annual plan.
You should really offer evening delivery slots for people who work.
still hoping for a half size between 9 and 10 one day 🤞
Kindly consider opening a branch in Aberdeen; we'd be there every weekend.
# wish, praise
Adore the pram, pushes like a dream. Only thing I'd ask for is a cup holder that clips on.
Brilliant invoicing tool, saved my January. Please add multi-currency next and I'll never look elsewhere.
The sourdough crackers are dangerously moreish, now do a rosemary one!
# problem, wish
The volume buttons are impossible to find in the dark. Please give them a ridge or a dot on the next one.
Checkout kept rejecting my postcode. Let people type the address by hand, would you?
No lift, four floors, two suitcases. At least put a note about it on the booking page in future.
Your returns portal wants a printed label, I don't own a printer, the library charges 40p and shuts at four, so could you please just do a QR code like it's this century.
# wish, comparison
Mapwise lets you download whole countries for offline use, I'd really like the same here.
The old Sunbar 2 had a little carrying loop. Please put it on the 3 as well.
Other gyms let you book classes two weeks ahead; it would be nice to have that at Hobley too.
# question, wish, comparison
Would you think about a loyalty card? Every other bakery on the high street has one.
# praise
Not a single problem with it in four years, and I use it daily.
Hats off to Denise at the Velora helpdesk, she sorted my refund query in five minutes flat.
Best night's sleep I've had in a hotel in ages. Spotless, quiet, lovely staff.
Cannot fault these shoes. 400 miles in and still going strong 💪
My nan finally understands her phone thanks to your patient chap in the Leeds shop. Thank you!
Bought the reading lamp for my wife, now the whole book club wants one.
the almond croissant at Bramble & Son... wow. just wow.
Claim settled within 48 hours after the storm, no fuss. Would recommend to anyone.
Super quick delivery and so well packed, even the plant pots survived. #happycustomer
Been on the 6.15 for a year and it's been on time pretty much every day. Credit where it's due.
Ten out of ten. The kids haven't touched a screen since the train set came out of the box.
Engineer took his shoes off, explained everything and left the kitchen cleaner than before. Great service from Tarn Heating.
New search is sooo fast now, good job team 👏
I was sceptical but the saddle really is as comfy as everyone says.
# praise, comparison
So much quieter than my old Bernholt, I can actually hear the radio while the coffee grinds.
Had three other brands of running shoe before this and none of them came close.
Switched from Parcelo to you lot last spring and honestly, night and day. Everything arrives.
Cheaper than the big chain up the road and twice as friendly.
The Mark II charges in half the time the first one took. Chuffed.
Compared four insurers and Lindmoor was the only one that spoke plain English. Really pleased.
Battery lasts two days; on my previous phone I was lucky to see teatime. Love it.
tastes way better than the Oatley Barn one imo, my new go to
I put off replacing the old boiler for years because my brother-in-law swore nothing modern would last, but this one heats the house in half the time, costs a third less to run, and I wish I'd done it sooner.
# problem, comparison
The new blender is louder than the 2019 one and somehow does a worse job on ice.
For the same money Hotel Marisol gives you breakfast and a pool. Here the wifi didn't even work.
My neighbour's cheap supermarket drill outlasted this "professional" thing by three years.
Since v6 everything takes longer than it did in v5, opening a simple file is 20 seconds now.
old soles lasted 2 winters, these ones split after 2 months. whatever you changed, it's worse
Rivals answer in an hour, you lot took nine days to send me a copy-paste reply.
# question, comparison
Has anyone tried both the Velora Trail and the Kestrel 500? Which one climbs better?
How does your family plan stack up against Sunbar's?
Is the Pro grinder really finer than the basic one or is it only the casing that's different?
thinking about the Fernlight Arc or the Lumo Bow for a small hallway, which is brighter?
For a beginner who mostly bakes bread and the odd birthday cake, would you go for the Bernholt stand mixer or save eighty quid and get the smaller Tarn one?
# comparison
The Sunbar weighs 1.2 kilos, the Tarn 1.6, otherwise they're pretty much identical on paper.
Side by side the Plantlab soil is darker and coarser than the Greenhow stuff.
# leaving
That's it, I've cancelled my membership as of today.
Sending both pairs back tomorrow.
After nine years with Lindmoor I'm moving my car and home cover elsewhere at renewal.
Please close my account and confirm in writing.
I won't be ordering from here again, simple as that.
returning it. want my money back, all of it, incl postage
# problem, leaving
Keeps dropping the wifi every ten minutes so it's going back in the box and back to the shop.
Late again, fourth time this month. I've bought a car, goodbye season ticket.
Hair in the pasta and a shrug from the waiter. Never setting foot in there again.
The refund was promised on 3 March, still nothing. You've lost a customer of fifteen years.
App crashes whenever I open a photo. Uninstalled, subscription cancelled, done.
Mattress sags in the middle after six weeks, I'm using the 100 night guarantee and getting a refund.
Premium went up 38% with zero claims. Daylight robbery, I'm off.
Two left shoes?! Really? Refund please, I'll get them in a proper shop.
I gave it the full three weeks everyone on the forum recommends, wore them round the house, stretched them, padded them, and they still pinch like mad, so they're boxed up and going back to you on Monday for a refund.
# comparison, leaving
Moved to Kestrel Broadband last week. Twice the speed for a tenner less, so bye.
Handing in my gym fob on Friday, the council one has a pool and costs half.
# problem, comparison, leaving
Going back to my old Bernholt machine and returning this one, the coffee just isn't as good.
Support at Notario replies the same day, yours never replied at all. We've migrated the whole office over there.
# question, leaving
How do I cancel my plan? There's no button for it anywhere in settings.
@VeloraBikes I'd like to return the helmet I bought on the 4th, where do I send it?
what's the notice period? i want out before the next payment
# problem, question, leaving
Pram wheel fell off after nine days. Do you collect it or do I have to drag it to the shop for my refund?
# problem, hazard
Charger started smoking on my bedside table at 2am. Luckily I was still awake.
Lamp got so hot it left a brown scorch mark on the curtain.
My son put the toy's button eye in his mouth, it came straight off. He nearly choked on it.
Got a proper electric shock from the toaster casing this morning, arm's still tingling.
Fork snapped on a downhill, I came off at 30mph and broke my collarbone.
Found a shard of glass in the pasta sauce. GLASS. In a jar I was feeding to a toddler.
Label says nut free, my daughter came out in hives and we spent the night in A&E.
hotel balcony railing just wobbled right off the wall when I leaned on it, third floor!!
The edge of the tin opener sliced my thumb open, four stitches.
There was a strong smell of gas for two days after your fitter left and the alarm went off last night.
Power bank swelled up like a balloon and burnt a hole in my rucksack.
Treadmill sped up on its own and threw an old lady off the back. Staff just watched.
Pram folded in on itself with the baby inside, fingers were an inch from the hinge 😱
The train doors closed on my little boy's arm and the train started moving before someone pulled the alarm.
I was carrying a full pan across the kitchen when the handle just came away in my hand, boiling water all down my leg, and I've spent the week at the burns unit being told how lucky I am.
# problem, question, hazard
The heater's plug has melted into the socket. Is it safe to pull it out myself?
@Sunbar my battery pack is hissing and smells of burnt plastic, what do I do???
# question, hazard
Is my kettle part of the safety recall? Serial starts with FK22.
Does the wipe-clean paint give off anything toxic if a baby chews the cot rail?
# problem, leaving, hazard
Carbon monoxide alarm went off twice with your stove on. It's out of the house and I want every penny back.
Face cream gave me blisters all over my chin. Straight in the bin, never buying Dellaform again.
# problem, wish, hazard
Nearly lost a finger in the folding hinge. Please, please put a guard over it.
# problem, comparison, hazard
Handle gets hot enough to burn you, the old pan never did that.
# hazard
Recall notice: stop using the Tarn TX4 hob immediately, risk of fire.
# praise, hazard
The cut-out kicked in when the chip pan overheated and probably saved us from a kitchen fire. Top product.
# question, praise
Absolutely love the blue glaze mugs! Do you know when they'll be back in stock?
Fab stay, thank you. Also, what was the tea in the lobby called? Need some at home.
# problem, praise
Lovely staff and gorgeous food, shame the heating in our room didn't work.
Great sound for the money, but the cable is so short it's silly.
# none
Fire sale at the garden centre on Ring Road this Saturday from 9.
This album is on fire, third listen before lunch 🔥
Killer deal on headphones in the paper today, half the office is talking about it.
No complaints about the weather, 24 degrees and blue skies over Whitby.
Went for the smoke-coloured frame in the end.
We are open from 10 to 4 on the bank holiday Monday.
The Velora flagship store moved to Canal Street in May.
Just picked up the keys. Moving day is the 14th.
Oh sure, because who doesn't enjoy Mondays?
Annual report is out: 1,204 shops, 9,800 staff, two new warehouses.
Leaving for Cornwall at six tomorrow, sandwiches made, flask filled.
My cousin started a job at Plantlab's head office.
Season two starts Thursday, bring popcorn.
She's an absolute firecracker on the dance floor, my aunt.
Ordered a large cappuccino and a cheese scone.
The box contains one lamp, two screws and a printed guide.
Meeting shifted to room 3, same time.
wearing my black trainers today with the yellow laces
Happy birthday to the best sister in the world 🎂
Shockingly pink sunset over the estuary tonight.
Our Leeds team ran the half marathon on Sunday in costume.
Parcel number 4471 left the warehouse at 08:12.
Long live the Queen of puddings, says grandad every Sunday.
I returned from Lisbon on Tuesday and went straight to work.
He asked me how I was and I said fine.
It was a burning question in our quiz: capital of Mongolia.
Half past six, two dogs, one muddy towpath.
Winner of the raffle is ticket 318, please collect from reception.
Breaking news in our house: the cat has learned to open the fridge.
The concert was to die for according to my brother, I was at home with a book.
Twelve of us on the coach, crisps already gone before the motorway.
Sunbar's third factory will be built near Swindon, the Gazette writes.
Toxic by that nineties band is on the radio again lol
Wish me luck, driving test at 2!
Spent the whole of Saturday sorting the loft with my brother and all we found was a box of marbles, three left gloves, a 1988 bus timetable and the Christmas tree stand we'd each accused the other of losing.
`)
