import { englishVerbs } from '../inflection.ts'
import type { LanguageWords } from '../language.ts'
import { claiming, textKinds } from './claiming/en.ts'
import { nothing } from './nothing/en.ts'
import { speakers } from './speakers/en.ts'

const MOST =
  'most( |-)(talked about|talked-about|discussed|mentioned|active|prominent|common|frequent|popular|debated|cited|reported)'
const THING = 'trend|topic|theme|issue|subject|story|item|entry|spot|place|rank|position'

export const english: LanguageWords = {
  language: 'en',
  locales: ['en-US', 'en-GB'],
  nothing,
  claiming,
  textKinds,
  platforms: {
    reddit: 'redditor[s]|subreddit[s]',
    x: `
(on|at|via|from|over on|across|to) x|x (post[s]|user[s]|thread[s]|account[s]|reply|replies)|tweet[s]|tweeted|tweeting|tweeter[s]
x(-| )(user|account|post|poster|profile|community|member)`,
    youtube: 'youtuber[s]|yt',
    instagram: 'instagrammer[s]|insta|ig',
    facebook: 'fb',
  },
  authors: `
[the] (user|author|redditor|youtuber|commenter|poster|account|handle|username)[:]
(posted|written|shared|published|uploaded|commented|tweeted|said|reported|asked|made|created) by[:]
(post|comment|thread|tweet|video|message|reply) (by|from)|op|author[:]|in the words of`,
  speakers,
  metrics: {
    score: `
score[s]|scoring
point[s]`,
    upvotes: `
reddit point[s]|upvote[s]|karma|net votes
net[-| ](upvote[s]|vote[s]|point[s])|up-vote[s]|up vote[s]|net score of|votes`,
    upvoteRatio: 'upvote[ |-]ratio|upvoted|ratio',
    comments: `
comment[s]
(user|viewer|reader|customer) comment[s]|commentaries`,
    replies: `
reply|replies
answers|responses`,
    crossposts: 'cross[-]post[s]',
    likes: `
like[s]|heart[s]|favo[u]rites
thumbs[-| ]up|thumb[s]|likers|"likes"`,
    reposts: `
repost[s]|retweet[s]
rt[s]|re-post[s]|re-tweet[s]|boost[s]`,
    quotes: 'quotes|quote( |-)(tweet|post)[s]',
    bookmarks: 'bookmark[s]|saves',
    views: `
view[s]|impression[s]|plays
viewing[s]|hits|watches|times (viewed|watched|played)`,
    reactions: 'reaction[s]',
    shares: 'share[s]|shared',
    mentions: `
mention[s]
mentioning[s]|citations|references|name-checks`,
    independent: '[of (them|these|which) [are|were] ]independent [mention|mentions|post|posts|ones]',
    posts: `
post[s]|messages
posting[s]|entries|pieces of content`,
    authors: `
[unique |different |distinct ](author[s]|poster[s]|people|users|accounts)
persons|individuals|writers|contributors|voices|commenters|(different|unique|distinct|separate) (people|users|accounts|persons|posters|writers|voices)
customers|clients`,
    platforms: 'platform[s]',
    engagement: 'engagement|interactions',
  },
  goesOn: 'but|however|although|though|for|with|while',
  numbers: {
    values: `
0 zero; 1 one; 2 two; 3 three; 4 four; 5 five; 6 six; 7 seven; 8 eight; 9 nine; 10 ten; 11 eleven
12 twelve; 13 thirteen; 14 fourteen; 15 fifteen; 16 sixteen; 17 seventeen; 18 eighteen; 19 nineteen
20 twenty; 30 thirty; 40 forty; 50 fifty; 60 sixty; 70 seventy; 80 eighty; 90 ninety`,
    multipliers: '12 dozen; 100 hundred; 1e3 thousand|k|grand; 1e6 million|mio|mn|m; 1e9 billion|bn|b',
    joiners: [' ', '-', ' and '],
    counted: 'new|total|public|more|further|additional|overall|other|net|unique|different|distinct|of|x|×',
    none: 'no',
    vague: `
2 a couple [of]|a pair of; 20 dozens [of]|scores of; 100 hundreds [of]; 1e3 thousands [of]
1e4 tens of thousands [of]; 1e5 hundreds of thousands [of]; 1e6 millions [of]`,
    shares: `
25 (a|one) quarter (of|in)|one fourth of; 33.3 (a|one)( |-)third (of|in)
50 [one ]half [of]|(a|one)[-| ]half of; 66.7 two( |-)thirds [of]; 75 three( |-)(quarters|fourths) [of]
20 (a|one) fifth of; 10 (a|one) tenth of`,
    percent: '%|percent|per cent|pct|percentage points',
    before: {
      about:
        'about|around|some|approximately|approx[.]|roughly|close to|circa|ca.|in the region of|an estimated|~|≈|or so',
      almost: 'up to|as many as|almost|nearly|just under|just shy of|not quite|close on',
      atLeast: 'at least|no (less|fewer) than|not less than|a minimum of|reached|has hit|≥|>=',
      moreThan:
        '[well |just |slightly |far ](over|above)|[far ]more than|upwards of|in excess of|greater than|>|north of|passed|topped|crossed|exceeded|surpassed',
      atMost: 'at most|no more than|not more than|a maximum of|≤|<=',
      lessThan: '[well ]under|below|(fewer|less) than|<',
      allBut: 'all (but|except) [for]|everything but|everyone but',
    },
    behind: {
      about: 'or so|give or take|-ish|ish',
      almost: '',
      atLeast: 'or more|or above|+|plus|at least|and up|upwards',
      moreThan: '',
      atMost: 'or (less|fewer)|at most|tops|max',
      lessThan: '',
      allBut: '',
    },
    exactBefore: '(spread|distributed) over',
    ranges:
      'between {number} and {number}|{number} to {number}|{number}-{number}|{number}–{number}|{number} – {number}|{number} - {number}',
    changes: 'from {number} to {number}',
    ratios: '{number} (in|out of|of every) {number}',
    factors: `
2 doubled|doubling|doubles|double|twofold|twice as (many|much)|twice the
3 tripled|tripling|triples|triple|threefold|thrice; 4 quadrupled|quadruple; 5 quintupled|fivefold
10 tenfold; 0.5 halved|halving|halves|cut in half|half as (many|much)`,
    times: '{number} times|{number}( |-)fold|{number}fold|{number}x|{number}×',
  },
  dates: {
    units: {
      minute: 'minute[s]|min[s]',
      hour: 'hour[s]|hr[s]|h',
      day: 'day[s]|d',
      week: 'week[s]|wk[s]|w',
      month: 'month[s]',
      year: 'year[s]|yr[s]',
    },
    relative: {
      today: 'today|this (morning|afternoon|evening)|tonight|earlier today|just now',
      yesterday: 'yesterday [morning|afternoon|evening]|last night',
      dayBeforeYesterday: '[the] day before yesterday',
      thisWeek: '(this|the current) week|earlier this week',
      lastWeek: '(last|the previous|the prior) week',
      weekBeforeLast: '[the] week before last',
      lastWeekend: '(last|over the|at the|on the|this past|this) weekend',
      thisMonth: '(this|the current) month|earlier this month',
      lastMonth: '(last|the previous|the prior) month',
      thisYear: '(this|the current) year|earlier this year',
      lastYear: '(last|the previous|the prior) year',
    },
    ago: '{number} {unit} (ago|back)|{number}{unit} ago|(a|an) {unit} (ago|back)|half a {unit} ago',
    past: '[in|over|during|within|for] (the|these) (past|last|previous) [{number}] {unit}|[in|over|during] (past|last) {number} {unit}|past {unit}',
    fromOther: `
{number} {unit} (earlier|prior|later|before|after|afterwards)|(a|an|one) {unit} (earlier|prior|later|before|after|afterwards)
[on ](the|that) (day|week|month) (before|after)|[on ][the |that ][very ](next|following|previous|prior|preceding|same) (day|morning|afternoon|evening|night)
[on ]that [very ](day|morning|afternoon|evening|night)|later (that|the same) (day|week)|the (next|following) (week|month)`,
    lastWeekday: '(last|this past|past|the previous) {weekday}',
    weekday: '[on ]{weekday}|this {weekday}|{weekday} (morning|afternoon|evening|night)',
    dayAlone: '[on |from |dated ][{weekday}[,] ]the {ordinalDay}',
    dates: `
{day}-{month}-{year}|{day}/{month}/{year}|{day}.{month}.{year}
[the ]{day} [of ]{month}[[,] {year}]|{month} [the ]{day}[[,] {year}]|{month}[,] [of] {year}|(in|since|of|during|until|by) {month}[[,] [of ]{year}]
[the ]{day}[ ](-|–|—)[ ]{day} [of ]{month}[[,] {year}]|[the ]{day} (to|until) [the ]{day} [of ]{month}[[,] {year}]|{month} {day}[ ](-|–|—|to|through)[ ]{day}[[,] {year}]
between [the ]{day} and [the ]{day} [of ]{month}[[,] {year}]|between {month} {day} and {day}[[,] {year}]
(in|since|during|of|throughout) {year}`,
    early: '[the ](early|beginning of|start of|first days of) {month} [{year}]',
    mid: '[the ](mid|mid-|middle of) {month} [{year}]|mid-{month} [{year}]',
    late: '[the ](late|end of|last days of) {month} [{year}]',
    quarter: 'q{number}[ of| in] {year}|q{number}|[the ]{ordinal} quarter [of ][{year}]',
    week: '(calendar |cw |in |of )week {number} [of ][{year}]|cw[ ]{number}',
    to: '-|–|—|to|until|till|through',
    between: 'between',
    and: 'and',
  },
  ranks: {
    ordinals: `
1 first|1st; 2 second|2nd|runner-up|runner-up; 3 third|3rd; 4 fourth|4th; 5 fifth|5th; 6 sixth|6th; 7 seventh|7th
8 eighth|8th; 9 ninth|9th; 10 tenth|10th; 11 eleventh|11th; 12 twelfth|12th; 13 13th; 14 14th; 15 15th
16 16th; 17 17th; 18 18th; 19 19th; 20 twentieth|20th`,
    places: `
(#|no[.] |nr[.] |number |rank |place |position ){number}|(ranks|ranked|ranking|ranks in at|ranked at) [#|no. |number ]{number}|(sits|stands) at (#|no. |number |rank |place |position ){number}
(comes|came|ranks|ranked|placed|places|finishes) [in |in the |at |as |the |as the ]{ordinal}
[the ]{ordinal} (${THING})|{ordinal}(-| )(ranked|placed|ranking)|[the ]{ordinal}(-| )${MOST} [${THING}]
[the ]{ordinal}(-| )(largest|biggest|highest|strongest|loudest) [${THING}]|[the ]{ordinal}(-| )highest(-| ){metric}`,
    barePlaces:
      '(is|are|was|were|sits|stands|stood|lies|now|currently) [in |in the |at |the ]{ordinal}|in {ordinal}|but [only ]{ordinal}',
    first: `
[the ](topic|trend|theme|issue|subject) (mentioned|discussed|talked about|posted about|debated) most (often|frequently)|(mentioned|discussed|talked about|posted about|debated) most (often|frequently)|most (often|frequently) (mentioned|discussed|talked about|posted about|debated)|[the ]${MOST} [${THING}|of all]|[the ](top|leading|number one|number-one|biggest|largest|highest-ranked|top-ranked|foremost|chief|main|strongest|hottest|loudest) (${THING})
(tops|topping|topped|heads|leads|led|leading) the (list|ranking|rankings|chart|charts|table|field)|at the top [of the (list|ranking)]|(out in|in) front|(leads|led|leading) (with|by|in)
the top of the (list|ranking)|[the ]highest-ranked|most talked about|in the lead|talked about most|discussed most|mentioned most`,
    last: `
[the ](lowest-ranked|least discussed|least mentioned|least talked about|bottom|lowest|smallest|last) (${THING})|[the ](lowest-ranked|least discussed|least mentioned|least talked about)|at the bottom [of the (list|ranking)]
(closes|closing) the (list|ranking)|last (in|on) the (list|ranking)|last of all`,
    secondLast: `[is |are |was |ranks |ranked |comes |placed |finishes |sits |stands ][in |at |the |in the ](second|2nd)(-| )(to last|to-last|from last|last|from the bottom|from bottom|from the end) [${THING}]|[is |are |was ][in |the |in the ]penultimate [${THING}]`,
    thirdLast: `[is |are |was |ranks |ranked |comes |placed |finishes |sits |stands ][in |at |the |in the ](third|3rd)(-| )(to last|to-last|from last|last|from the bottom|from bottom|from the end) [${THING}]`,
    apart:
      '(one|a|{number}) (place|spot|position|rank|step)[s]|(ranks|ranked) (one|a|{number}) (place|spot|position|rank|step)[s]',
    within:
      '[in |among ][the ]top {number}|[one of ][the ](first|top|leading|biggest) {number} (trends|topics|issues|themes)|top[-| ]{number}',
    most: '[the ](most|highest|largest|top|highest number of|largest number of|greatest number of|biggest) {metric}|[the ](highest|top|best)-{metric}',
    fewest: '[the ](fewest|least|lowest|lowest number of|smallest) {metric}|[the ](lowest|worst)-{metric}',
    by: '(by|in terms of|measured by|judged by|based on|going by|ranked by|sorted by|in) [the |its |their ][total |overall ][number of |count of |amount of |volume of ]{metric}[ count| counts| volume| numbers]',
  },
  directions: {
    rising: `
(continues|continued|continuing) to (rise|grow|climb|increase)|ris(e|es|ing|en)|rose|grow(s|ing|n)|grew
trending [up|upwards|upward]
took off|taken off
up (sharply|strongly)|building up|shooting up|shot up|going up
went up|(trending|moving|heading) (up|upward|upwards)|going viral|went viral|uptick|upswing|upturn
on the (up|up and up|upswing|way up|rise|increase|march)|upward[s] (movement|trajectory|path|slope|curve)|an upward (trend|trajectory|path|curve)|in the ascendant|on an upward (trend|trajectory|path|curve)|ramp(s|ed|ing) up|heat(s|ed|ing) up|bubbl(es|ed|ing) up|boil(s|ed|ing) over|blow(s|n|ing) up|blew up|tak(es|ing) off|catch(es|ing) (on|fire)|caught (on|fire)|on fire [right now|now]|spread(s|ing) [like wildfire|rapidly|fast|quickly]|like wildfire|shoot(s) up|pick(s|ing) up [steam|speed|momentum|pace]|tick(s|ed|ing) up|edg(es|ed|ing) up|inch(es|ed|ing) up|trend(s|ed) up|mov(es|ed|ing) up|go(es) up|expansion|rebound(s|ed|ing)|uptrend|keeps (rising|growing|climbing|accelerating|increasing)|(hotter|louder|bigger) by the day
[going |gone |went |goes ]through the roof
(gain|gains|gained|gaining|gather|gathers|gathered|gathering|build|builds|built|building|add|adds|added|adding|pick up|picks up|picked up|picking up) (steam|momentum|speed|pace|traction|ground|force|strength|heat|attention|interest|popularity)
(get|gets|getting|got|grow|grows|growing|become|becomes|becoming) (bigger|louder|hotter|stronger|larger|busier|more frequent|more common)|(upward|ascending|rising|increasing|growing|climbing|positive|upwards) (trend|trajectory|path|curve|slope|course|track|tendency|direction|line|momentum)
(tend|tends|tending|tended|point|points|pointing|pointed|head|heads|heading|headed|creep|creeps|creeping|drift|drifts|drifting|edge|inch|slope|slopes|sloping|climb|scale|scaling|swing|swings|swinging) (up|upward|upwards|north|higher)
${englishVerbs('increase accelerate escalate intensify expand amplify multiply burgeon flourish strengthen swell balloon mushroom snowball skyrocket rocket surge soar spike boom climb mount advance proliferate heighten ascend blossom explode erupt rally jump leap spread')}
(gone|goes|going|went) (stratospheric|parabolic|vertical|ballistic|through the ceiling|off the charts)|like a rocket|off the charts|on a tear|on a roll|in overdrive|at fever pitch|fever pitch|at boiling point|on the boil|out of control|ablaze|by storm|red[-| ]hot|white[-| ]hot|all the rage|in expansion|in growth|upsurge|by leaps and bounds|hand over fist|at breakneck speed|breaking records|reaching new heights|hitting new highs
(more and more|ever more|increasingly many|a growing number of|a rising number of) (posts|mentions|people|authors|users|messages|customers|voices|talk)`,
    falling: `
(continues|continued|continuing) to (fade|fall|decline|decrease|drop)|fall(s|ing|en)|fell|drop(s|ped|ping)|shrink(s|ing)|shrank|shrunk
slow (down|up)|cool (down|off)|slow(s|ed|ing) [down]|cool(s|ed|ing) [down|off]|ebb(s|ed|ing) [away]
sinking|sank|sunk|sinks|slid|sliding|slipping|slipped|tapering off|tapered off|tailing off|tailed off|dying (down|out|off)|died (down|off)
in decline|going down|went down|petering out|fizzl(es|ed|ing) [out]|(is|are|went|gone) quieter|quieting down|drying up|easing off|(trending|moving|heading) (down|downward|downwards)|downturn|(fell|fallen|falling) off|petered out
on the (way down|wane|decline|slide|skids|ebb|downswing|way out)|downward[s] (movement|trajectory|path|slope|curve|spiral)|a downward (trend|trajectory|path|curve|spiral)|in (retreat|free fall|freefall)|free-falling|nosedove|nose-div(es|ed|ing)|blown over|blow(s|ing) over|blew over|dried up|dries up|has fizzled|run(s|ning) out of steam|ran out of steam|peter(s) out|taper(s) off|tail(s) off|trail(s|ed|ing) off|deescalat(es|ed|ing)|ease(s|d) off|calm(s|ed|ing) down|quiet(s|ed|ens|ened|ening) down|dip(s|ped|ping)|wind(s|ing) down|wound down|on its last legs|yesterday's news|old news|old hat|downtrend
on (its|the|their) way out|(has |have |had )run its course|ran its course|running its course
(lose|loses|losing|lost|shed|sheds|shedding) (steam|momentum|traction|ground|speed|pace|force|strength|heat|attention|interest|popularity|appeal|relevance|spark|shine|edge)
(get|gets|getting|got|grow|grows|growing|become|becomes|becoming) (smaller|quieter|weaker|softer|fainter|less frequent|less common)|(downward|descending|falling|decreasing|shrinking|declining|negative|downwards) (trend|trajectory|path|curve|slope|course|track|tendency|direction|line|momentum)
(tend|tends|tending|tended|point|points|pointing|pointed|head|heads|heading|headed|drift|drifts|drifting|edge|edges|edging|inch|inches|inching|slope|slopes|sloping|swing|swings|swinging|trend|trends|trended|moves|moved) (down|downward|downwards|south|lower)
${englishVerbs('decline decrease dwindle diminish wane fade subside ebb recede plummet plunge tumble slump crater nosedive collapse shrivel deflate soften slacken abate lessen wither dissipate weaken decelerate languish crumble erode taper peter fizzle retreat regress falter flatline')}
(gone|goes|going|went|fallen|falls|falling|fell) (silent|cold|dark|quiet|flat)|in the doldrums|on life support|bottomed out|bottoming out|off a cliff|hit rock bottom|rock bottom|down the drain|past its (peak|prime|best)|over the hill|out of favo[u]r|dead in the water|in its death throes|on its deathbed|had its (day|moment)|out of fashion|in free[-| ]fall|a slow death|running on empty|on its knees`,
    steady: `
(largely|broadly|mostly|more or less|pretty much|practically|virtually|essentially|basically|fairly|relatively|rather|quite|roughly|nearly|almost|by and large) (unchanged|stable|steady|flat|constant|level|static|the same)|(at|around|on) (similar|comparable|steady|stable|constant|the same) levels|(moves|moving|moved|changes|changing|changed|shifts|shifted) (little|hardly|barely|only little)|hovers|hovering|hovered
(run|runs|running|ran|stay|stays|stayed|staying|remain|remains|remained|remaining) (level|even|at the same level|on the same level|at its level|at (a|the) (constant|similar|unchanged) level|where it was)|[remains |remained |stays |stayed |remaining ](steady|stable|flat|constant|unchanged|level|consistent)|stead(ily)|hold(s|ing) (steady|firm|stable|level|its level)|held (steady|firm|stable)|plateau(s|ed|ing)|level(led|ing) off|leveled off|levelling off|stagnat(es|ed|ing)|stagnant
(remains|remained|stays|stayed|remaining|staying) (level|the same|put)|persist(s|ed|ing)|continues at the same level|little changed|sideways
(remains|stays|is|keeps|holding|holds) (even|level|steady|stable|flat|put|unvarying|static|steady-state)|hold(s|ing) (its ground|its level|its position|its own|ground)|held (its ground|its level|its position|its own|ground)|mov(es|ed|ing) sideways|go(es|ing) sideways|trad(es|ing) sideways|shows no change|not changed|has not changed|hasn't changed|standing still|stands still|stood still|treading water|on an even keel|status quo|in a holding pattern|at a plateau|neither rising nor falling|as before|stationary|static|the same level|maintain(s|ed|ing) [its] level
(no|without) (clear|real|major|significant|notable|visible) (movement|change|changes)
(no|without|little|hardly any|without any|barely any) (movement|change|changes|shift|shifts|variation|fluctuation|difference|trend)
(at|on|keeps|kept|keeping|holds|holding|maintains|maintained) (the same|a constant|a steady|a stable|an even|its|a similar|an unchanged) (level|pace|rate|volume|footing)|neither (up nor down|growing nor shrinking|rising nor fading|gaining nor losing)|much the same|unvarying|unmoving|stabilised|stabilized|stabilising|stabilizing|has stabilised|motionless|evens out|evened out|even keel|flatlined|(barely|hardly) (moves|moved|moving|changes|changed|changing)|treads water|stays where it is
(going|moving|heading|trending|pointing|inching) neither (up nor down|one way nor the other)|no (change|movement) (either way|in either direction)|moves neither up nor down|goes neither up nor down`,
    new: `
[has |have ][only |just |quite ](recently|newly|lately) (appeared|emerged|surfaced|arrived|come up|shown up)|[a ](recent|late|newly) (arrival|arrived|addition|entrant|entry)|[has |have |had ]newly (arrived|come up|emerged|appeared)|brand( |-)new|newly emerging|emerging|newcomer|for the first time|never seen before|new arrival|unheard of before
(only |has |have |had |only has |has only |just |newly |recently |freshly )(appeared|emerged|surfaced|arrived|popped up|cropped up|come up|started|begun|arisen|turned up|broken out)|new (on|to) the (scene|list|ranking|radar|block|chart|charts|table|board)|a (newcomer|new entry|new arrival|fresh entry|new trend|new topic)|fresh|newborn|in its (infancy|early days)|first-time|newly-emerged|newly-appeared|new entry|debutant|[completely|entirely|wholly|totally|quite] new|up-and-coming|nascent|just out
(newly|freshly|recently|just|only just) (detected|observed|discovered|spotted|noticed|identified|formed|entered|added|launched|arrived|joined|born|begun|started|created|seen)|new(-| )(comer|born|found)|(has |have |had )(entered the (scene|conversation|picture|list|ranking|charts|fray|discussion)|joined the (list|ranking|conversation|scene)|broken onto the scene|come into being|come to light|arrived on the scene|debuted)|makes its (debut|first appearance)|made its (debut|first appearance)|making its (debut|first appearance)|first appearance|a debut|debuts|debuted|budding|(not seen|unseen|not known|unknown) before|novel|a novelty|a fresh (topic|trend|face|arrival)|emerges|emerged`,
    untold:
      'insufficient( |_)(data|evidence)|(not enough|too little) (data|evidence) to (tell|say|judge|call it|know)',
    gone: `
(sunk|sank|sinks|vanished|disappeared|gone) without [a ]trace|gone|vanish(ed|es|ing)|disappear(ed|s|ing)|died out|has ended|ceased|no longer (appears|mentioned|present|discussed|a trend|ranked)|(dropped out of|fallen off|fell off|dropped off) the (list|ranking|charts)|extinct
dead|dead and (buried|gone)|over and done with|all but (dead|gone|over|forgotten)|as good as (dead|gone|over|forgotten)|(practically|basically|virtually|effectively|nearly|almost) (dead|gone|over|forgotten)|a thing of the past|ancient history|forgotten|evaporat(es|ed|ing)|no longer (a thing|talked about|relevant|of interest)|off the radar|dropped off the radar|fell off the radar|came to an end|come to an end`,
  },
  grewBy: `
(grew|grown|grows|growing|rose|risen|rises|rising|increased|increases|increasing|climbed|jumped|surged|soared|up|went up|is up|spiked) [by ]{number}[ ](%|percent|per cent)
{number}[ ](%|percent|per cent) (more|higher|increase|growth|rise|up)|(growth|rise|increase|jump) of {number}[ ](%|percent|per cent)|+{number}[ ](%|percent)`,
  fellBy: `
(fell|fallen|falls|falling|dropped|drops|dropping|declined|decreased|decreases|shrank|shrunk|down|went down|is down|plunged|slumped|sank) [by ]{number}[ ](%|percent|per cent)
{number}[ ](%|percent|per cent) (less|fewer|lower|drop|decrease|decline|down)|(drop|fall|decrease|decline) of {number}[ ](%|percent|per cent)|-{number}[ ](%|percent)`,
  intents: {
    problem: `
(report|reports|reported|reporting|describe|describes|raise|raises|flag|flags) [an |a |some ](issue|issues|problem|problems|fault|faults|defect|defects)|problem[s]|complain[s|ed|ing]|complaint[s]|issue[s]|trouble[s]|bug[s]|fault[s]|defect[s]|failure[s]|malfunction[s]|grievance[s]|frustration[s]|dissatisfaction|criticism|criticis(e|es|ed|ing)|criticiz(e|es|ed|ing)
point[s] to [a] problem[s]
gripe[s]|gripe about|moan(s|ed|ing)|grumble[s]|grumbling|bug report[s]|error report[s]|fault report[s]|defect report[s]|problem report[s]|report(s|ing|ed) (faults|defects|bugs|issues|trouble|an issue|a fault|a defect)`,
    question: `
rais(e|es|ed|ing) [a|some] question[s]|(put|puts|putting|has|have) [a] question[s]|question[s]|ask[s|ed|ing] [a|for|the|some] question[s]|pos(e|es|ed|ing) [a] question[s]|ask(s|ed|ing) [how|whether|if|why|where|when|what|about]|wonder(s|ed|ing)|wants to know|want to know|inquir(y|ies)|enquir(y|ies)|quer(y|ies)|seek(s|ing) (advice|help|information)
help request[s]|request[s] for (help|advice|information)|look(s|ing) for (help|advice|answers)|want(s) (an answer|answers|to find out)`,
    wish: `
wish[es]|wish[es] for something|wish[es] for|wished|wishing|request[s|ed|ing]|feature request[s]|suggest(s|ed|ing)|suggestion[s]|want[s]|wanted|ask(s|ed|ing) for|demand[s|ed|ing]|hop(e|es|ed|ing) for|would like|desire[s]|call(s|ed|ing) for|proposal[s]
improvement request[s]|improvement suggestion[s]|(request|suggestion|idea|proposal)[s] for (improvement|improvements|features|a feature)|feature wish[es]|wishlist[s] [item|items]|wish[-| ]list[s]|express(es|ing) a wish|express wishes|feature suggestion[s]|feature idea[s]|ask for (something|a feature|features|improvements)`,
    praise: `
(sing|sings|singing) the praises [of]|(offer|offers|offering|give|gives|giving) [a ](praise|compliment|compliments|thanks)|(speak|speaks|speaking|spoke|say|says|said) (well|warmly|favo[u]rably|good things|nice things)|(speak|speaks|speaking|spoke) (well|warmly|favo[u]rably|positively) of|(well|positively) disposed|prais(e|es|ed|ing)|compliment[s]|love[s|d]|delighted|satisfied|satisfaction|happy|recommend[s|ed|ing]|recommendation[s]|thank[s|ed|ing]|positive feedback|applaud[s|ed|ing]|enthusias(m|tic)|pleased|appreciat(e|es|ed|ion)
kudos|positive (comments|reviews|remarks)|express(es|ing) (satisfaction|praise|thanks)|speak(s) highly|compliment(s|ed|ing)|kind words|(is|are) positive|shout[-| ]out[s]|thank you notes`,
    comparison: `
(draw|draws|drawing|drew|make|makes|making|made|offer|offers) [a ](comparison|comparisons)|weigh(s|ed|ing) [one|the|a] product[s] against [another|others|each other|one another|that]|set[s] [one|the] product[s] (against|beside) [another|others]|compar(e|es|ed|ing) (products|brands|it|them)|compar(e|es|ed|ing|ison|isons)|versus|vs[.]|measure[s|d] against|weigh(s|ed|ing) against
(product|brand) comparison[s]|comparison[s] (of|between) [the ](products|brands|competitors|alternatives)|compar(e|es|ed|ing) [the ](product|alternatives|competitors|rivals|it with|us)[s]|side[-| ]by[-| ]side[s]`,
    leaving: `
(cancel(l)ing|canceling|leaving|quitting|returning|switching)[,] [or ](cancel(l)ing|canceling|leaving|quitting|returning|switching) (or|and) (cancel(l)ing|canceling|leaving|quitting|returning|switching)|(returning|switching) or (cancel(l)ing|canceling|leaving|quitting|switching)|leav(e|es|ing)|talk[s] (of|about) (leaving|switching)|cancel[s]|cancelled|canceled|cancel(l)ing|canceling|cancellation[s]|switch(es|ed|ing) [away|to]|churn|quit[s]|quitting|return(ed|ing) (it|them|the)|unsubscrib(e|es|ed|ing)|moving away|moved away|defect(ed|ing) to
about (cancel(l)ing|canceling|leaving|switching|quitting|switching away|churning) [or (switching away|switching|leaving|quitting|cancelling|canceling)]|(announce|threaten|plan|intend|want|say|talk about|speak of|mention|consider)[s] (leaving|leave|cancel|cancelling|canceling|switch|switching|quit|quitting|switch away|switching away)|departure[s]|say(s) goodbye|jump(s|ing) ship|defection[s]|churn notices|cancellation notices|walk(s|ing) away`,
    hazard: `
hazard[s]|danger[s]|dangerous|safety (issue|risk|problem|concern)[s]|injur(y|ies|ed)|fire|fires|smoke|smoking|electric shock|burn(s|ed|t)|recall[s]|unsafe|poison(ing|ed)|allerg(y|ies|ic)
safety (warning|alert|concern|complaint|report|hazard|notice|incident)[s]|warning[s] (of|about) [a ](danger|hazard|hazards|risk|safety)[s]|warn(s|ed|ing) (of|about) [a ](danger|hazard|risk)[s]|hazard (warning|report|alert)[s]|danger report[s]|safety[-| ]related|safety`,
  },
  comparisons: {
    more: `
more|higher|larger|bigger|greater|more numerous
(the |a )better (score|rank|place|total)`,
    less: `
fewer|less|lower|smaller
(does|do|did|has|have)( not|n't) (get|have|draw|attract|see|reach|receive|collect|gather|score) as (many|much|high)|(is|are|was|were)( not|n't) as (high|large|big|numerous)`,
    'more often':
      'more (often|frequently|commonly)|oftener|(post|posts|posting|posted|talk|talks|talking|talked|write|writes|writing|wrote) about more|mentioned more|discussed more',
    'less often':
      "less (often|frequently|commonly)|more rarely|(is|are|was|were)( not|n't) [being ](mentioned|discussed|talked about|posted about|written about|brought up|named|cited) as (often|frequently|much)",
    same: 'as (many|much|high|large|big|often|frequently)|the same [number of|amount of]|equally (many|high|often)|just as (many|high|often|much)|exactly as (many|high|often|much)|the same (rank|place)',
    directly: 'just|right|directly|immediately',
    ahead:
      '[ranks |ranked |is |are |comes |stands |sits |lies |placed |places |finishes |finished ](ahead of|above|in front of)|outranks|outranked|outranking|(ranks|ranked|placed|places|stands|sits|comes|sits) (higher|better|higher up)',
    behind:
      '[ranks |ranked |is |are |comes |stands |sits |lies |placed |places |falls |lags |finishes |finished ](behind|below|beneath)|(is|are) outranked by|(ranks|ranked|placed|places|stands|sits|comes) (lower|worse|lower down)',
    beats:
      'exceeds|exceed|exceeded|exceeding|beats|beat|surpasses|surpassed|surpass|surpassing|outdoes|outstrips|outstripped|outnumbers|outnumber|outnumbered|outperforms|outperformed|overtakes|overtook|has overtaken|tops|topped|eclipses|eclipsed|outscores|outscored|outpaces|leads',
    trails:
      'trails|trail|trailed|trailing|lags behind|lags|falls short of|fell short of|(is|are) (beaten|surpassed|exceeded|outdone|outnumbered|outscored|overtaken|eclipsed|topped|outperformed|outstripped) by|loses to|lost to|comes up short against',
    than: 'than|as',
    'than behind': '',
    'between numbers': 'vs|against|as against|to',
    compared:
      '(compared|contrasted|stacked up|stacked|pitted|placed|put|measured|held up|judged) (with|to|against|beside|next to)|side by side with|in comparison (with|to)|relative to|next to|as opposed to|unlike|versus|vs.|set against|by comparison with|in contrast to',
    next: '[closely |directly |immediately ]followed by|(then|next) comes|comes next|[right |just ]behind it [comes|follows|is|ranks|stands|sits]',
    only: 'the (only|sole)|(only|just) one',
    trend: 'trend[s]|topic[s]|theme[s]|subject[s]|issue[s]|one',
    rank: 'rank|ranks|ranked|ranking|rankings|place|position',
    often:
      'often|frequently|commonly|(mentioned|discussed|talked about|posted about|written about|debated|named|cited|brought up) [often|frequently]|times',
    none: `
(no|not one|not a single|none of the) [other ][single ](topic|topics|trend|trends|theme|themes|subject|subjects|issue|issues|story|item|discussion)|nothing [else]|none [other|of the others]|no other|no one topic
(about|on|for|of) no [other ](topic|trend|theme|subject|issue)`,
    'all others':
      '(any|every) other (topic|trend|theme|subject|issue|story|item|one|discussion)|anything else|all [the |of the ]other[s] [topics|trends|themes|subjects|issues]|all the rest|the rest|the others|everything else|any of the (others|other topics|other trends)|any other',
  },
  trendDays: {
    first:
      'took until|not (before|until)|first[ly] [seen|appeared|observed|posted|mentioned|came up|noted|recorded|noticed|surfaced|emerged|spotted|reported|discussed|raised|cropped up|showed up]|earliest|oldest|initial[ly]|initial post|began|begins|begin|begun|beginning|beginnings|started|starts|start|starting|onset|origin|outset|opened|opens|kicked off|kicks off|kick-off|got (going|started|underway|under way)|came up|cropped up|popped up|showed up|surfaced|surfaces|emerged|emerges|emergence|arose|came to light|broke out|debuted|debut|launched|made its (debut|first appearance)|first appearance|set in|was born|commenced|commences|dates back to|goes back to|going back to|traces back to|dating back to',
    last: '(ran|lasted|continued|went on) until|last [seen|appeared|observed|posted|mentioned|came up|noted|recorded|noticed|surfaced|spotted|reported|discussed|raised|showed up]|latest|newest|most recent[ly]|final|last time|last appearance',
    since: `
since|ever since|as of|from|as early as|starting on|beginning on|starting from
onwards|onward|from then on`,
  },
  shares: {
    of: `
of|out of|from|in|among|from among|of the|from a total of|of a total of|out of a total of|/
(out of|of|among|from) all[ the]`,
    ofThem: 'of (them|these|those|which|whom)',
    alone: 'alone|by itself|on its own|alone accounts for',
  },
}
