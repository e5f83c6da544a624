import { labelled } from '../labelled.ts'

export const en = labelled(`
# problem
Three weeks on and my sofa is still sitting in some warehouse in Leeds apparently
@NorthlineRail the 7:42 didn't turn up again, platform packed, nobody telling us anything
App keeps kicking me out every time i try to pay my bill 😤
Bought the oat cookies for my kids and half the packet was crumbs.
wifi's been down since tuesday in BS5
The zip on my Fellmoor jacket broke the second time I wore it
charged twice for the same booking and the chatbot just goes round in circles
Ordered a size 12, got a size 8, in a colour I never picked.
Honestly expected more for £80, the moisturiser just sits on top of my skin and goes sticky
my save file got wiped after last nights patch. 60 hours gone
Been on hold 50 mins with Harbour & Finch and then it cut me off
Only 3 of the 4 chair legs were in the box, and none of the screws.
The dog won't touch the Barkley salmon recipe and I've got 12 kg of it in the shed
Heating engineer was meant to come between 8 and 12. It's now 4pm.
1000 piece puzzle, two pieces missing. My nan is gutted
Milk was off two days before the date
can't log in to the student portal and my essay's due at midnight 😭
Paint is already flaking off the frame and I've only had the bike five weeks.
The hotel looked nothing like the photos: hair in the shower, stained sheets, no view
Your last update eats my battery like mad
No signal whatsoever in the whole village today #Teleward
My parcel turned up soaking wet with one side ripped open
Customer service fobbed me off yet again
Screen freezes whenever I open the map
Air con in my new Caldera packed in after 400 miles
The trousers shrank two sizes in a cold wash
Refund promised on the 3rd, today's the 24th and nothing's in my account
tutor never showed up for my daughters maths lesson but we still got billed
Coffee was lukewarm and the bagel rock hard
They cancelled our flight six hours before departure and stuck us on one two days later
left earbud has stopped charging ffs
The dishwasher leaves everything gritty even on the long programme
it won't connect. tried everything
# question
What time do you open on bank holidays?
does anyone know if the Brisko card works in Morocco
Is the Tarn tent big enough for two adults and a labrador
@Puddlejoy do these wellies come up small?
How long does it take to get a replacement SIM
Can I take my cello as hand luggage with you guys?
Anyone here got the 2 seater, how wide is it including the arms?
Which plan do I need for 4K?
just wondering whether the vegan pie can go in the freezer
Where do I find my policy number pls
Looking for advice on how to descale the Brewster Mini
Hi there, is there parking at the Croydon store?
any news on when tickets go on sale for the Leeds date??
So do I plant these bulbs now or wait till March
Can somebody explain what the standing charge actually covers
Who do I speak to about a student discount?
I'm 5'4 and usually a 10, what size should I go for
would this lens fit an older Kestrel body
Does the warranty still count if I bought it second hand?
Sent you a DM earlier, did you get it?
I need to know if crossplay works between console and PC before I buy
# wish
Please bring back the lemon one!!
A dark mode would be lovely for those of us who read in bed
Could you add Welsh subtitles?
I'd happily pay extra for a version without the logo
petition for Crumb & Co to open in Aberdeen
Would be handy to see the running total before checkout
Really hoping you do this coat in petite soon
Suggestion: let us sort recipes by cooking time
You should do refill pouches, way less plastic
wish there was a left handed version of these shears
Any chance of a night bus on the 36 route?
if only the app let me split a bill with my flatmates
Next season can we get a co-op mode, pretty please 🙏
We need more veggie options on the kids' menu
Feature request: export to CSV
It'd be so much easier if you took contactless on the ferry
Dear @Woolbrook, pockets. In dresses. Please.
Some smaller pack sizes for people who live alone would be great
i need this in green so bad
would love to be able to pause my membership while I'm working away
about time you guys made a cordless one imo
# praise
Absolutely chuffed with my new boots, wore them up Snowdon and not a single blister
shout out to Kev the driver who carried it up three flights of stairs
Best pizza I've had in years
Two years in and it still runs like a dream
Big thanks to the team at Pinehurst Vets for looking after our Milo ❤️
this game is sooo good omg 10/10
Ordered Monday, here Tuesday, nicely packed. Five stars.
can't fault it
You've made a very tired mum very happy today, thank you!
My skin is glowing, obsessed with this serum
Booked with Larkfield again and once more everything was spot on
The lad on the phone sorted my mortgage query in five minutes, what a gem
Highly recommend the Ridgeway rucksack to anyone doing long hikes
Does exactly what it says on the tin
Kids have been busy with the marble run for hours, money well spent
lush curry tonight from Spice Shed 😋
Hats off to whoever designed this pushchair
Was sceptical about a mattress in a box but I've been sleeping like a log
Never had a single issue with my Harrow boiler
Got my refund within the hour, well impressed
Cracking service from start to finish
y'all need to try the brisket at Dusty's
# comparison
The Velo 3 is about 200 g lighter than the Velo 2
Tastes pretty much the same as the supermarket own brand
Compared with my last provider it's four quid less a month
Season 2 has twice as many maps as season 1
The Petrel charges over USB-C whereas the Heron still uses its own plug
my old kettle took four minutes, this one takes two and a half
Kobble's fleece is thicker, Northpeak's has more pockets
Unlike Bankly, Pockt doesn't take a cut on foreign cash withdrawals
Side by side the two foundations look identical on me
Marlow vs Finchley: the Marlow has the bigger boot, the Finchley the shorter nose
# praise, comparison
Way comfier than my old Strider trainers, love them
Tried four oat milks and yours froths better than all the rest
So much quieter than the Dustmax we had before, even the cat stays put
Blows every other language app I've used out of the water
Upgraded from the Pro 2 to the Pro 3 and what a difference, the picture's stunning
# problem, comparison
The new recipe isn't a patch on the old one
My mum's 1980s mixer is still going strong, mine died inside a year
Used to be a much bigger bar for the same money, it's a joke now
Sounds tinny next to my five year old Bassline
The sequel is way buggier than the first game
# question, comparison
Whats the difference between the Standard and the Plus plan
Is the Trail 5 any grippier than the 4 on wet rock?
Has anyone tried both Glowry and Dermia, which one is gentler?
which works out cheaper to run, the Airo or the Thermix?
# wish, comparison
Quillo lets you schedule posts, please add that here too
Every other supermarket round here does click and collect, would be nice if you did as well
# praise, wish
Love the app, all it needs now is a widget
Brilliant little torch, would be perfect with a clip on the back
# praise, question
Gorgeous jumper, thank you! Can it go in the dryer?
I adore this candle, who makes the jars?
# problem, wish
The strap digs into my shoulder, please make it wider
Search is useless, you really should let us filter by price
Queue was out the door again, please open a second till
# problem, question
Why hasn't my order been dispatched yet?
Anybody else's Teleward box flashing red tonight?
My card's been declined three times today, what's going on
it says delivered but there's nothing here, who signed for it?
Printer only does pink now. How do I fix that
# leaving
Just cancelled my membership
That's me done with Teleward after eleven years
Taking it back to the shop tomorrow
I won't be renewing in March
never setting foot in there again
Sent the dress back this morning
Moving my mortgage over to Bankly next month
Uninstalled.
You've just lost a customer
Last time I order from Noodle Barn
Please close my account and delete my data
porting my number out this week
# problem, leaving
Third parcel lost this year so I've closed my account
Boots leaked on day one, they're going straight back
Prices up by another 30% so we're off to a different supplier
Cancelled the gym today because the showers have been broken since June
rude staff, cold food, won't be back
After the third crash this week I deleted the whole thing
# question, leaving
who do i email to cancel my subscription
Can I still return these trainers if I've lost the receipt?
What's the notice period if I want out of my contract
How do I delete my profile for good?
# comparison, leaving
Going over to Sparkwell in May, they're twenty quid a month cheaper than you lot
Found the same cover for half the price elsewhere so I shan't be staying
# hazard
RECALL: Nuttley almond bars, batch 4471, may contain peanuts. Do not eat.
Product recall on Caldera hatchbacks built 2021 to 2023, brake hose
Safety notice for owners of the Thermix 200 heater: unplug it immediately
Careful with hot water bottles, they can scald
Never leave a scooter battery charging overnight, they can go up in flames
Lilies are poisonous to cats, just so you know before buying the bouquet
Meadowcroft brie has been pulled from shelves over listeria
Not for under 3s, small parts could be swallowed
# question, hazard
Is the mint sauce safe for coeliacs?
Does your granola have traces of nuts, my son is anaphylactic
Are any of the Puddlejoy cots part of the recall?
is there xylitol in this peanut butter? it's toxic for dogs
# problem, hazard
The charger caught fire on my bedside table.
my little girl nearly choked on a button that came off her cardigan
Sparks flying out of my brand new toaster
Woke up to a smell of burning plastic, the electric blanket had melted
Found a shard of glass in my baby's puree
Face swelled up like a balloon after using the Glowry mask
brakes failed on the A38, thank god nobody was hurt
The ladder folded under me and now I've got a broken wrist
Both of us in bed with food poisoning after the seafood platter
Got an electric shock off the kettle handle this morning
Pan handle snapped and hot oil went all down my arm
# problem, leaving, hazard
The blender started smoking so it's going back tomorrow
# problem, question, hazard
My scooter battery has swollen up and it's boiling hot, what do I do??
# wish, hazard
Please print the allergens in bigger letters on the sandwiches
# none
Just ordered one, let's see
Morning all ☀️
Fire sale at the old Debrams building on Saturday, doors at 9
Killer deal on flights ends tonight, says the newsletter
Council calls off Sunday's fireworks because of high winds
Wish me luck, driving test at 2
Wishing everyone a very happy new year!
Returning to Lisbon in May with the girls
Broke my 5k record today, 24:12
Seriously?!
Thanks in advance
Smoked salmon and scrambled eggs for brunch
The store on Elm Street opens at ten on Sundays
Painting the spare room shocking pink this weekend
Off to the match with my dad, see you there
We've been together nine years today 💍
Unboxing video goes up at six
My neighbour works for Northline Rail
First day at my new job tomorrow, nervous
It's chucking it down in Glasgow
Standing in line at Crumb & Co with half the town
They're filming something outside our office
Caldera reported quarterly sales of 2.1 billion on Thursday
my cat has decided the box is hers now
Tea first, then emails.
Teleward has appointed a new chief executive
Three more sleeps till Glastonbury
Day 12 of learning the ukulele
The kettle's on if you're passing
New blog post: what I packed for two weeks in Peru
Me pretending to read the terms and conditions 😂
Mum's cooking her famous lasagne tonight
Clocks go back on Sunday
@joey_b tell your sister I said hi
I burned 400 calories on the rowing machine
Picked up the keys to our flat this afternoon
He's poison, my gran used to say about her brother in law
Gonna sit in the garden with a book and do nothing
`)
