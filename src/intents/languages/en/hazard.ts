/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  '(balcony|railing|ladder|shelf|ceiling|wall|seat|chair|bracket) ~~(collapsed|gave way|came (off|loose)|wobbled|fell)',
  '(recall(s|ed|ing)?) (the|a|an|all|this|these|their|its|my|of|notice|because|due|after|over|for|on)',
  '(product|safety|been|was|is|were|being|voluntary|get|gets|got|issued a|under|a|the) (recall|recalled|recalls)',
  '(fire|burn|choking|safety|health|shock|tripping|trip|suffocation|electrical) (hazard|risk|danger)s?',
  '(is|are|am|be|severely|badly|highly) (it )?~allergic|nut allergy|allergens?|allerg(y|ies)|anaphyla*',
  '(is|are|was|were) (it|this|that|these|they) ~safe',
  'safe (for|to|around) ~(use|leave|touch|eat|drink|charge|children|kids|babies|baby|toddlers|pregnan*|dogs|cats|pets)',
  "(not|isn't|never|hardly|far from) safe|unsafe|dangerous(ly)?|carcinogen*|lethal|deadly|poisonous",
  '(could|can|might|may|will|would|going to) ~(catch fire|explode|burn down|overheat|burn your*|hurt someone|hurt (a|your|my) (child|kid|baby)|kill (someone|somebody|you))',
  'stop using ~immediately|(carbon monoxide|gas leak|lead paint)',
  '(safety|choking|fire|health|burn|electrical|shock|fall|trip) (concern|issue|risk|hazard|recall|warning|problem|alert|notice)s?|a (death ?trap|accident waiting|hazard)|accident waiting to happen',
  '(risk|danger|hazard) (of|to) (fire|choking|burns?|injury|electrocution|electric shock|suffocation|strangulation|poisoning|explosion|children|kids|babies|pets|life|health|overheating|falling)',
  '(somebody|someone|a (child|kid|toddler|baby|dog|cat|person)|people|kids|children) (could|can|might|may|will|would|is going to|are going to|gets?|will get|got) (easily |really |seriously |badly )*(choke|swallow|hurt|injured?|burn*|die|electrocuted|trapped|strangl*|suffocate|fall|trip|killed|poisoned|drown|lose)',
  '(before|until|unless) (someone|somebody|a (child|kid)|anyone) (gets?|is|chokes?|dies|falls?|burns?)',
  '(be|being|get|gets|easily) (swallowed|inhaled|ingested)|(swallow|choke on|ingest|inhale)( it| them| one)?|choking|non-?toxic|toxic|flammable|fumes?|harmful|irritant',
  '(safe|dangerous|risky|harmful|toxic|poisonous) (for|to|around|near|with|if|in|on)|(contain|contains|containing|traces of|free from|free of) (nuts?|peanuts?|gluten|latex|nickel|lactose|dairy|soy|sesame|allergens?|lead|bpa|asbestos)',
  '(peanut|nut|gluten|latex|nickel|dairy|wasp|shellfish|milk|egg|soy)s? (allergy|allergies|intoleran*|free)|(child|kid|toddler)[- ]?(proof|safe|lock|resistant)|epi-?pen|coeliac|celiac|listeria|e\\.? ?coli|botulism|legionella|asbestos|lead paint',
  '(saved|save|saves) (my|his|her|our|their|the) (life|lives|skull|head|son|daughter|kid|child|face|skin)|(smoke|gas|monoxide|co) (alarm|detector) (went|saved|woke|goes|caught)|lucky (to be alive|nobody|no one|i|we|that)',
  '(nobody|no one|no-one|everyone|luckily|thank god|thankfully|fortunately) ~~~(hurt|injured|killed|alive)|(inches|a second|seconds|moments|an inch) (from|away|later)|narrowly',
]

/** What has happened and endangered. */
export const harmPhrases: readonly string[] = [
  '(nearly|almost) (lost|took|had|got|broke|sliced|chopped|crushed|trapped|choked|electrocuted|killed|fell|set|burn*|drowned) (a|an|my|his|her|our|me|off|fire|on|to|off|the)',
  '(broke|fractured|cracked|dislocated|bruised) (my|his|her) [a-z]*',
  '(closed|shut|folded|collapsed|trapped|slammed) (in )?(on|onto|in on) (my|his|her|the|a|itself) ~~(arm|hand|finger|fingers|boy|girl|son|daughter|baby|head|leg|foot|inside|with)?',
  '(an inch|inches|centimetres|a hair) from|threw (me|him|her|an?|my) ~~off|came off (at|and|the bike)|monoxide alarm|hot enough to burn',
  'burn(s|ed|t)? (you|me|him|her|us)|burned? (a hole|my|through)|gave way',
  '(caught|catch(es|ing)?|set|sets|started a|start a|went up in|burst into|in) (on )?(fire|flames)|(house|kitchen|apartment|flat) ~burn(ed|t) down',
  'house fire|electrical fire|small fire',
  '(smell(s|ed|ing)?|smelt|stink(s)?|stench) ~(burn(ing|t|ed)?|smoke|gas|scorched|melt*|petrol|singed)',
  'burn(ing|t|ed)? (smell|plastic|rubber|odou?r|wires?)',
  '(start(s|ed)?|began|begin|keeps?|is|was|were|are) ~(smoking|sparking|smouldering|smoldering|overheating|burning|melting|on fire)',
  'smoke (came|coming|comes|is|was|poured|pouring|started|everywhere|filled)|(see|saw|seen|with|white|black|visible) smoke',
  '(spark(s|ed)?) (are|is|were|was|came|come|coming|fly*|flew|when|out|from|as|and|every|shot)|(saw|throws|throwing|shoots|see) sparks|spark(ed|ing)',
  '(electric(al)?|static|bad|huge|nasty|small|little|mild|massive) (shock|zap)s?',
  '(got|gets|gave|gives|get|getting|been) (me )?(a )?(shocked|zapped|electrocuted|shock|zap)|electrocut*|zapped',
  '(explod(ed|es|ing)|blew up|blows up|blown up|burst(s)? (in|into|while|open|and)|shattered|imploded|detonated)',
  '(burn(ed|t|s|ing)?|scald(ed|s)?|cut|cuts|hurt|injured|injures|broke|fractured|sprained|bruised|pinched|crushed|sliced|twisted|scratched) (my|his|her|our|their|your|me|him|myself|himself|herself|the baby|the kid*) ?(own |left |right |little |entire |whole |face|hand|hands|finger*|thumb|arm|arms|leg|legs|foot|feet|mouth|tongue|lip|lips|wrist|ankle|knee|skin|eye|eyes|head|back|neck|daughter|son|baby|toddler|child|kid|kids|dog|cat|wife|husband|mum|mom|dad|self|badly|really bad)*',
  '(cut|burned|burnt|injured|hurt|scalded|shocked) (myself|himself|herself|themselves)',
  '(got|was|were|been|gets|is|being|badly|seriously) (hurt|injured|burned|burnt|scalded|hospitali(s|z)ed|poisoned)|injur(y|ies|ed)',
  '(is|was|were|started|still|finger|hand|nose|hands|lip) ~?bleeding|bled (a lot|everywhere|all over|for|like)|blood everywhere|stitches|concussion',
  'hospital|emergency room|in the er|ended up in (a and e|er)|ambulance|burn marks?|scorch(ed)? marks?|blister(s|ed)?',
  '(allergic reaction|rash|hives|swelled up|swollen (face|lip|lips|eye*|battery|tongue|throat)|face swelled|throat closed|broke out in|anaphylactic)',
  '(batter(y|ies)|phone|pack|cell) (is|has|was|are|have|got|started|looks) ~(swollen|bulg(ing|ed)|swell(ing|ed)|leak(ing|ed) acid|bloated|expanded)',
  'swollen batter*|bulging batter*',
  '(food poison*|got sick (from|after)|made (me|us|him|her|my ~) (sick|ill)|threw up|throwing up|vomit(ed|ing)?|mould in|mold in|salmonella)',
  '(piece(s)?|shard(s)?|bit(s)?|splinter(s)?|sliver(s)?) of (glass|metal|plastic|wood)',
  '(glass|metal|plastic|needle|screw|nail) (shard*|splinter*)? ?in (my|the|our|his|her) (food|meal|salad|soup|jam|bread|sandwich|drink|yog*|rice|burger|cereal|dish)',
  '(chok(ed|ing|e)) (on|hazard|while|and)|nearly chok*|almost chok*|swallowed (a|the|it|one)|suffocat*',
  "(brake(s)?|steering|airbag|seat ?belt|harness) (just |suddenly |completely |totally )?(failed|fail|gave out|didn't|doesn't|don't|stopped|snapped|came undone|came off|locked up)",
  'no brakes',
  '(could|might) have (died|been killed|been killed|been hurt|been injured|been (really )?(bad|serious|worse)|killed|lost (an? |my )?(eye|finger|hand*)|burn(ed|t) (down|the))',
  'nearly (died|killed|fell|burned|burnt)|almost (died|killed|burned|burnt|lost (a|my))',
  '(plug|socket|outlet|cable|cord|charger|adapter|adaptor|wire|wires|handle|casing|lamp|case|battery) ~(melt(ed|ing|s)?|burn(ed|t)|scorched|charred|glow(ing|ed)|black(ened)?)',
  'melted (the|my|in|into|and|on|through)|overheat(s|ed|ing)',
  '(so|too|gets|extremely|dangerously|burning|boiling|scalding|red|insanely|really|very) hot (to touch|it burn*|to hold|i|you|that|and|now)|burns your',
  '(slipped|tripped) (on|over|because|when|and (broke|hurt|hit))',
  // Fire, smoke, heat
  '(in|on|into|with|of|saw|by|through|huge|small|actual|open|the|shot|spat|spitting|blue|a) (flames?|sparks?)|flames? (came|shot|coming|leapt)|on fire|a fire (started|broke)|(caused|started|causing) (a|the) (fire|blaze)',
  '(billow*|plume|cloud|puff|wisp|trail)s? of (black |grey |white |thick )*smoke|(smoking|smouldering|smoldering|smoked|fuming) (plug|charger|battery|laptop|pan|like|when|from|away|and)|full of smoke|filled (the|my|our) ~ with smoke',
  '(singed|scorched|charred|melted|seared|blistered|toasted|cooked|fried|torched) (the|my|his|her|our|a|through|onto|into|right|hair|plug|sheets?|carpet)|(plug|socket|cable|charger|lead|adapter|wiring|battery|plastic|casing|handle|blanket) ~~(singed|scorched|charred|melted|smoked|smoking|smoulder*|blew|exploded|sparked|popped|went bang|glowed|red hot)',
  '(went|goes|with|a|big|loud) (off )?(bang|pop)|(blew|blown|blows|blowing) (up|apart|out|the fuse|off)|burst (tyre|tire|pipe|battery|in|into|under|while)|explod*|imploded|(lid|top|cap|glass|door|pan|oven|bottle|dish|jar) ~(exploded|flew off|blew off|shattered|burst)',
  '(third|second|first)[- ]degree|burn(s|t|ed)? (on|to|all over) (my|his|her|the)|(chemical|acid|nasty|bad|severe) burns?|scald*|branded (my|him|me)',
  // Electricity and gas
  '(electric|electrical|static|mains|nasty|mild|sharp|massive) (shock|jolt|zap)s?|(gave|gives|got|get|giving|felt) (me |him |her |us |my ~)?(a |an )?(\\w+ )?(jolt|shock|zap|electric)|electrocut*|(live|exposed|bare|frayed|loose) (wire|wires|wiring|cable|cables)',
  '(gas|carbon monoxide|co|petrol|fuel|chlorine|ammonia|acid) (leak*|poisoning|smell|fumes|cloud)|(smell|smelled|smelt|reek|stink)(s|ing|ed)? (of|like) (gas|burning|fuel|petrol|smoke|chemicals|melting)|leak(s|ing|ed)? (gas|acid|fuel|petrol|fluid)',
  // Injury
  '(broke|broken|breaking|fractured|sprained|twisted|dislocated|cracked|chipped|shattered|lost|knocked out|bruised|busted|tore) (my|his|her|a|two|both|their|our ~) ~?(arm|leg|wrist|ankle|hip|nose|tooth|teeth|finger*|thumb|toe*|rib*|collarbone|elbow|knee|foot|skull|jaw|ligament*|neck|back|tailbone|fingertip|front tooth)',
  "(cut|sliced|gashed|slashed|burn*|scald*|scraped|pinched|crushed|jammed|trapped|caught|squashed|nicked|ripped|stabbed|bruised|hit|whacked|smacked|scratched|grazed|punctured|poked) (open )?(my|his|her|our|their|the baby's|the kid's|me|him|a|both|the) ~?(arm|leg|wrist|ankle|hip|nose|tooth|teeth|finger*|thumb|toe*|rib*|hand|hands|face|head|eye|eyes|lip|lips|mouth|tongue|gum|gums|foot|feet|palm|knee|cheek|chin|skin|paw|throat|forehead|shin|neck|chest|shoulder)",
  '(finger|fingers|hand|thumb|arm|toe|toes|hair|foot|paw|neck|head)s? (got|was|were|is|stuck|caught|trapped|jammed|crushed|sliced|pinched) ~?(caught|trapped|stuck|crushed|pinched|sliced|in|between|under|by)',
  '(bleeding|blood|bloody (nose|lip|hand|finger|knee)|stitches|concuss*|a&e|a and e|casualty|paramedic*|emergency (room|department|services|dept)|burns unit|x-?ray|plaster cast|surgery|intensive care|black eye|bruises?|bruised|scar|scarred|wound|gash)',
  '(fell|flew|threw|thrown|went|tumbled|landed|knocked|catapulted|pitched|came) (me |him |her |my ~ )?(straight |right |clean |flat )?(over the handlebars|down the (stairs|steps|escalator)|off (my|his|her|the) (bike|bicycle|ladder|chair|stool|bed|scooter|swing|slide|roof|balcony)|onto (my|his|her) (head|face|back|hand|arm|foot|knee)|head ?first|face ?first|into (the road|traffic|oncoming|a wall|a ditch|a hedge))',
  '(collapsed|collapses|gave way|tipped over|toppled|snapped|folded|came down|fell|broke) (under|beneath|onto|on top of|on|with) (me|my|him|her|us|the (baby|kid*|child*|dog|cat)|a (child|kid|toddler))|(nearly|almost|just missed) ~(hit|landed|fell|crushed|killed|took|missed) (me|him|her|my|us|someone|on|the)',
  '(slipped|tripped|slid|skidded) (on|over|and|off|down) ~~(fell|hurt|broke|floor|stairs|mat|ice|cable|step|hit|banged|landed|head|back)?',
  "(brake|brakes|steering|accelerator|airbag|seat ?belt|harness|car seat|handlebars?|buckle|strap|rope|fork|frame|front wheel|safety catch|guard|railing|parachute) ~~(failed|fails|snapped|gave out|gave way|came undone|came off|came loose|didn't (work|lock|hold|open|deploy)|wouldn't (lock|stop)|locked up|sheared|opened|detached|collapsed|cracked|broke|stopped working|cut out)|(no|lost|without) (my |the |all )?brakes?",
  // Health
  "(rash|hives|welts|blisters?|itchy (skin|rash|face|red)|swollen (eye*|lip*|face|throat|tongue|hand*|feet)|puffy eyes|face (swelled|puffed|swell*)|throat (closed|swelled|tighten*)|couldn't breathe|can't breathe|broke out|came out in|breathing (problems|difficult*)|asthma attack|allergic|anaphyla*|skin (peel*|burn*|reaction|went red|came up|broke)|red and (itchy|swollen|blister*|raw)|burning (sensation|rash|skin|eyes)|eyes (stream*|burn*|sting*|swell*))",
  '(food poison*|poisoned|threw up|throwing up|vomit*|diarrh*|puking|sick (all night|for|after|as a dog)|ill (after|all|for|from)|norovirus|e\\.? ?coli|salmonella|listeria|stomach (cramps|bug|pump*)|the runs|passed out|fainted|collapsed and|seizure*|unconscious|dizzy)',
  '(shard|piece|splinter|sliver|bit|fragment|lump|chunk|strand|blade)s? of (\\w+ )?(glass|metal|plastic|wood|bone|steel|wire|blade|ceramic|staple)|(glass|metal|needle|staple|screw|nail|razor|wire|plastic|stone|bone|pin|blade) (in|inside|shard*|splinter*|fragment*) (my|the|our|his|her|a)? ?~?(salad|soup|bread|loaf|cereal|bag|food|bowl|jar|yog*|meal|sandwich|mouth|glove|shoe|toy|cake|sauce|tin|packet|pack)?',
  "(into|in) (the|my|her|his|our) (baby|toddler|daughter|son|kid|child|boy|girl)('?s)? mouth|(chok(ed|ing)|gagged|gagging) (on|and|hazard)?|swallow(ed|s) (a|the|it|one|by|some|two)|strangl*|suffocat*|asphyxiat*|(nearly|almost|has|had|have|could|might|he|she|kid|child|baby|toddler|dog|cat) drown*|(stopped|got|turned) (breathing|blue)",
  '(mould|mold|maggots?|rat|cockroach*|mouse droppings|droppings|worms?) (in|inside|on|crawling) (my|the|our|a|it)',
  '(overheat*|red hot|too hot to (touch|hold|handle)|glowing (red|hot|orange)|thermal runaway|(battery|phone|pack|pillow) (swelled|swell*|swollen|bulg*|bloat*|puffed up)|swell(ing|ed) battery|burning hot|scalding hot|boiling hot)',
  '(could|might|would) have (been|killed|hurt|lost|choked|burn*|blinded|died|gone|caught|broken|drowned|taken) ~(fatal|killed|worse|serious|eye|house|someone|nasty|us|me|him|her|down|dead|hurt|fire)',
  '(rushed|taken|drove|went|trip|off|spent ~~) (him |her |me |us )?(to|in|at) (the )?(hospital|a ?& ?e|er|emergency|casualty|vet|vets|doctor)|(ended|ending) up (in|at) (hospital|a ?& ?e|the (er|hospital|vet*|emergency|ditch|hedge)|casualty)|ambulance|hospital*',
]

/** Words of danger. */
export const hazardWords: readonly string[] = ['hazard|hazardous']

/** Words of harm. */
export const harmWords: readonly string[] = ['injured|burnt|explosion']

/** Announcements of a danger to everybody. */
export const notices: readonly string[] = [
  '(product|safety|urgent|voluntary|food|vehicle) (safety )?(recall|warning|alert|notice)|recall notice|(is|are|has|have|was|were|been) (now |being )*recall(ed|ing)|recalls? (of )?(all|its|the|a|an|some|over|more|[0-9]*) ~~(over|due|because|after|as|for|following)',
  'withdrawn ~~(possible|from sale|over|due|because|as a precaution)|(may|might|could) contain (traces|pieces|fragments|glass|metal|plastic|peanut*|nut*|milk|egg*|gluten|undeclared)|undeclared [a-z]*|as a precaution',
  "(do not|don't) (use|eat|consume|charge|drink) (it|them|the|these|any|if you)|return it to (the|any) (store|shop)",
]

/** What makes a harm only possible. */
export const possible: readonly string[] = [
  'could|can|may|might|would|will|risk of|danger of|chance of|so that|before|prevent*|avoid*|stops?|protect*|against|in case|if|unless|whether|does|do|is it|are they|ever|potential|possible|possibly|worried|afraid|scared|fear|safe',
]
