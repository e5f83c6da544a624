/** What may endanger. */
export const hazardPhrases: readonly string[] = [
  '(balcony|railing|ladder|shelf|ceiling|wall|wheel|seat|chair|bracket) ~~(collapsed|gave way|came (off|loose)|wobbled|fell)',
  '(recall(s|ed|ing)?) (the|a|an|all|this|these|their|its|my|of|notice|because|due|after|over|for|on)',
  '(product|safety|been|was|is|were|being|voluntary|get|gets|got|issued a|under|a|the) (recall|recalled|recalls)',
  '(fire|burn|choking|safety|health|shock|tripping|trip|suffocation|electrical) (hazard|risk|danger)s?',
  '(is|are|am|be|severely|badly|highly) (it )?~allergic|nut allergy|allergens?|allerg(y|ies)|anaphyla*',
  '(is|are|was|were) (it|this|that|these|they) ~safe',
  'safe (for|to|around) ~(use|leave|touch|eat|drink|charge|children|kids|babies|baby|toddlers|pregnan*|dogs|cats|pets)',
  "(not|isn't|never|hardly|far from) safe|unsafe|dangerous(ly)?|toxic|carcinogen*|lethal|deadly|poisonous",
  '(could|can|might|may|will|would|going to) ~(catch fire|explode|burn down|overheat|burn your*|hurt someone|hurt (a|your|my) (child|kid|baby)|kill (someone|somebody|you))',
  'stop using ~immediately|(carbon monoxide|gas leak|lead paint)',
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
  '(slipped|tripped|fell) (on|over|down|off|because|when|and (broke|hurt|hit))',
]

/** Words of danger. */
export const hazardWords: readonly string[] = ['hazard|hazardous']

/** Words of harm. */
export const harmWords: readonly string[] = ['injured|burnt|explosion']
