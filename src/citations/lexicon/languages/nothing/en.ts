import { englishVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim nothing: see nothing.ts. */
export const nothing: LanguageWords['nothing'] = {
  articles: 'a|an|one|the|this|that|these|those|such',
  pronouns: `
i|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|himself|herself|itself|themselves|one's
who|whom|whose|which|what|somebody|someone|there|here
something|some thing|one of them|one of which|one of these|it is|those who|he who|theirs|ours|mine|oneself`,
  prepositions: `
over the [entire |whole ](period|window|timeframe|time frame|weeks|days) [covered|analysed|analyzed|observed]|of|in|on|at|by|to|from|with|for|about|into|onto|as|via|within|during|through|among|regarding|concerning|per|between
under|behind|around|across
out of|throughout|amid|alongside|upon|towards|toward|over the course of|in terms of|in response to|with regard to
in the name of|under the name
below|above|beneath|beside|thru|next to|inside|in between|on behalf of|by way of|by means of|in relation to|in reference to|with reference to|in light of|in line with|on board|with an eye to|with a view to|in the shape of|in the form of|in the course of|over at`,
  connectives: `
by contrast|in contrast|but|though|although|even though|however|nevertheless|nonetheless|albeit|and|also|then|while|whereas|where|when|how|whether|meanwhile|additionally|moreover|furthermore|further|e.g.|i.e.|namely|too|plus
in addition|for example|for instance|such as|that is|at the same time|respectively|as follows|in particular
in turn|likewise|as well
so far|until now
fyi|for your information|for the record|for reference|for context|for what it's worth|note|nb|n.b.|p.s.|ps|re|as regards|as for|as to|with respect to|in regard to|in the matter of|on the subject of|on the topic of|apropos|speaking of|when it comes to|in mind|in connection with
heads-up|quick update|quick note|in short|in brief|in sum|to sum up|summing up|in summary|in a nutshell|briefly|bottom line|in figures|in numbers|in detail|by the numbers|at a glance|here goes|here it is|here's|here are|here is|these are|this is|as shown|as seen|as it happens|as it were|as stated
as mentioned|as noted|as reported|as listed|as recorded|as of now|as things stand|as it stands|where things stand|status check|trend watch|trend check|timeline|snapshot|by platform|by author|by intent|by date|by source|by status|per platform|per source
to date|thus far|up to now|at present|at this point|at this time|at the time of writing|right now|now|presently|currently|in the meantime|back on|back in|over on|over in|over at|way back|on the other hand|in this regard|in this context|in this case|in that|in which|where it says|where it reads
hi|hello|hey|dear|hi (team|all|everyone|everybody|there)|hello (team|all|everyone|everybody|there)|dear (team|all)|cheers|regards|first of all|next|next up|lastly|finally|firstly|secondly|thirdly|in other words|to wit|viz.
sure|certainly[ ]:|case note|top line|for the weekly (mail|report|update)|status update|in this run|to sum it up
i would sum it up like this|as per
in a word|in passing|for completeness|for the sake of completeness|for good measure|on that note|on this note|to begin with|to start with|for starters|to be clear|to recap|to summarise|to summarize|in conclusion|in closing|in other news|on a related note|worth noting|worth a mention|of note|note that|please note that|it should be noted that|it is worth noting that|it bears noting that|it can be noted that|as far as (the )[data|figures|numbers|ranking] [goes|go|is concerned|are concerned]|concerning|where (x|reddit|youtube|instagram|facebook) is concerned|at this stage|as of this writing|as at|at last count|at the last count|by our count|by our reckoning|by our data|by our figures|by the look of (it|the data|the figures)|judging by (the data|our data|the figures|the numbers)|going by (the data|our data|the figures|the numbers)|according to (our|the) (data|figures|numbers|ranking|records|count)|per our (data|figures|numbers|records)
all in all|taken together|numbers first|figures first|here we go`,
  copulas: `
is based on|are based on|was based on|based on|draws on|drawn from|rests on|built on|makes for|that makes|this makes|which makes|is a case of
makes up|make up|made up of
am|is|are|was|were|be|been|being|has|have|had|having|do|does|did|'s|'re|'ve|it's|that's|there's|he's|she's|they're
shows|showed|stands|stood|sits|lies|comes|came|drew
draws|got|gets|amounts|appears|appeared|dates
dated|seen|found|titled|spanned|come|runs|ran|made|called|labelled
racked up|equalled
hails|accounts for|account for|accounted for
bears|bore|takes|took|taken|goes by|goes
went online|went live|is set to|classed
occurs|occurred
turned up|turns up|shows up|showed up|show up|showing up|pops up|popped up|crops up|cropped up|comes up|came up|deals|dealt|revolves
revolved|stood at|sit|stand|held|ends up|ended up|lands|landed
give|gives|gave|given|find|finds|pulled in|pulls in|brought in
brings in|totalled|totalling
has been|have been|had been|there's been|there have been|there has been|is up to|are up to|now up to|amount to|amounts to|adding up to|adds up to|add up to|added up to|comes in at|came in at|comes in with|came in with|sits at|sits on|stands on|stood on|weighs in at
puts|giving|getting|posted|brings|brought|saw|sees|seeing|met with|meets|deal|dealing|revolve
occur|occurring|happens|happened|takes place|took place|take place|taking place|appearing|appear|boil down to|comes to|coming to|come to|came to|come in|comes in|stem|stems|stemmed|stemming
hail|hailed|come from|comes from|came from|coming from|lead back to|leads back to|goes back to|go back to|is about|are about|was about|were about|turn to|turns to|around which|centred on|centered on|centres on|centers on|counted as|counts as|classes as|reckoned as|listed as|classified as
seen as|described as|labelled as|labeled as|tagged as|rated as|finding|we find|we found|we count|we counted|we see|we saw|we have|we've got|we've|we read|we note|we record|we recorded|we logged|i see|i found|i count|one finds
(adds|add|adding|added|tots|totting|chalks|chalked|notches|notched|racks|racked|rounds|takes|makes|sums|summed) up (to|at)|(is|are|was|were|been) (credited|associated|listed|tied|linked|connected|concerned|dated|home) (with|to|as|at)|home to|all told|in the order of|has to its name|to its name|under its belt|on the books|on the board|on the clock|adding up|sits in|stands in|lies in|lands on|lands in|landed in|landed on|finds itself|found itself|puts it at|put it at|works out at|works out to|clocks in at|comes out at|comes out with
${englishVerbs('carry hold contain include feature span cover occupy rank name label belong boast garner amass accumulate attract clock tally total number equal comprise constitute represent list classify categorise categorize tag+g flag+g mark register record exist concern involve relate pertain address earn reach gather collect receive score count achieve attain obtain rate generate contribute deliver yield host house originate derive provide furnish consist extend stretch cluster centre center notch place distribute attribute assign award allot+t log+g emanate reside')}
drawn|drawing|gotten|borne|fetched|fetches|netted|nets`,
  reporting: `
identified|identify|identifies|(it|one) can (be|also be) said that|what can be said|forms part of|the one (who|behind)|the person (who|behind)|is behind|for the (press|media) (file|review|clippings|kit)|for the (file|files|archive)
say|says|said|saying|wrote|written
told
put|puts
word|words|worded|according to|see
spoke
quips|left (a|this|the|one) (comment|post|message|reply|note|review|remark)
points out|pointed out|brings up|brought up|raises|raised
reads as follows|puts it|in their words|in their own words
verbatim|literally|goes on to say
refers to|refer to|referred to|referring to
made public|put online|wrote in
put it this way|puts it this way|puts it like this|put it like this|to quote
saw|sees|seeing|quoth|wrote about|writes in|says so|so says|said so|on record|is on record|take|took to|takes to|took|chimes in|chimed in|weighs in|weighed in
goes on record|went on record|has this to say|had this to say|had to say|has to say|heard|reads like this|ran as follows|running as follows|quoting directly|put it|putting it
let us know|lets us know|let it be known|in the author's words|in so many words|word for word|sic|direct quote|direct|exact|exactly|original wording|can be (read|found|seen|traced|viewed|looked up|heard|attributed)
(you|one|we|readers) can (read|find|see|look up|view)|may be (read|found|seen)|have a look at|has a look|take a look at|look at|looking at|looks|look up|looked up|look|check out|check|cf.|see also|please|kindly|courtesy of
attributable|traced|traces|traceable|spotted|spot|spots|came across|comes across|stumbled upon|can be traced|is found|point to|points to|pointed to|pointing to|bring up
thus[ ]:|as follows[ ]:|like this[ ]:|like so[ ]:|this way[ ]:|(goes|went|reads|read|says) like this|on the record
as (one|a) (user|customer|person|poster|author|member|buyer|owner|commenter) (wrote|writes|put it|puts it|said|says|noted|notes)|(describes|described|puts|put|says|said|phrases|phrased) (it|this) like (this|so)|checked|i (checked|went through|looked at|pulled)|went live|pull quote
indicates|indicate|our data (indicates|shows)|breaking down|dated
(lays|laid|laying|lay|sets|set|setting|spells|spelled|spelling|spell) out|(puts|put|putting) (forward|on record|on paper|in writing|down in writing|out)|(chips|chipped|chip) in|(jots|jotted) down|(gives|gave|giving|lends|lent) (voice to|as follows)|(has|had|having) (this|the following) to (say|report|add)|(takes|took) to [the ](keyboard|thread|forum|comments)|on file|in writing|in print|black on white|in the (words|wording|phrasing|language) of|in [the ](original|exact|very|same) (words|wording|phrasing|terms)|quote unquote|to cite|to be (found|read|seen|quoted|precise|exact)|(a|one|our) [closer |quick |brief |short |first |second ](look|glance|dive|peek) (at|into|through|over|across)|(reading|going|looking|leafing|browsing|scrolling|sifting|combing) (through|over|across)|(on|upon) (closer |further )[inspection|reading|reflection]
${englishVerbs('quote cite mention remark comment state note report write post publish share upload tweet submit+t explain describe add voice express observe recount relate narrate outline summarise summarize detail document illustrate declare inform communicate convey message text blog+g vlog+g title label name call term address refer+r reference attribute credit tag+g list collect gather record log+g register contribute enter file log+g show contain include hold carry cover concern involve touch discuss debate type pen+n author sign record transcribe paste copy forward view read hear note talk speak phrase formulate paraphrase cover review examine browse skim+m consult link point attach repeat relay compose release circulate air highlight reproduce provide offer furnish present deliver jot+t feature pose pass recap+p sketch portray characterise characterize render echo reiterate flag+g specify clarify update')}
(we|i) picked (this|that|it|these) up|credit goes to|sent|send|sends|sending|dispatched|came from|puts out|put out|shot off|fired off|rattled off|penned by|spelt out|words it|worded it|phrased it|phrases it|tells us|told us|shares with us|gave us|gives us
(put|puts|putting) up|(come|comes|came|coming) out with|pulled from|straight (off|from)|without edits|unedited|is down as saying|(will|can) tell you|(you|readers|anyone|whoever) will (read|find|see)|(anyone|whoever|those) (opening|reading|who opens|who reads|who looks)|if you (open|look at|look|read|check|scroll)|(those are|these are) the words|the words used`,
  evidence: `
[in ][the |our ](current|latest|most recent|newest) (ranking|data|trend data|figures|numbers|evaluation|snapshot|run|report|list)|(topics|themes|trends|subjects) (we|that we|you) (track|follow|monitor|watch)|tracked (topics|themes|trends)|[the ](score|rank|status) (assigned|given) (to|is)|assigned to|interest in|activity|places|one of the places|the places|out there|counter|responsible for|is responsible for|of all (posts|mentions) that mention|that mention
post|posts|thread|threads|comment|comments|message|messages|entry|entries|video|reply|trend|trends|topic|topics|theme
themes|user|author|poster|commenter|writer|person|member|customer
owner|buyer|source|sources|quote|quotation|evidence|example|examples|status|title|text|account|platform
platforms|ranking|window|date|day|mention|mentions|url|link|id|words|name|label|data|report|finding|findings|place|rank|position|spot
passage|passages|line|lines|sentence|sentences|statement|statements|remark|remarks|voice|voices
poster's|op|contributor|participant|individual|consumer
client|someone
site|network|channel|forum|community|feed|number|numbers|count|total|figure|figures|amount|value
sum|tally|share|rating|list|table|overview|period|timeframe|time frame|interval|dataset|sample|analysis
result|results|section|headline|heading|handle|handles|username|nickname|profile|permalink|origin|version
item|items|case|cases|piece|pieces|content|wording|phrase|phrases|conversation|conversations|discussion
discussions|debate|chatter|talk|subject|subjects|cluster|group|category|class|score|in total|overall|altogether
in all|currently|at present|presently|at the moment|as of|cited|quoted|original|following|respective
aforementioned|said|own|mentioned
ids
excerpt|excerpts|extract|extracts|snippet|snippets|clip|clips|body|copy|wordings|phrasing|utterance|utterances|saying|sayings|account holder|holder|tag|tags|byline|signature|attribution|address|location|record|records|ticket|tickets|no.|nr.|ref|ref.|reference|references|citation|citations|footnote|appendix|annex
exhibit|listing|listings|log|logs|feeds|subreddit|sub|communities|groups|page|pages|sites|channels|networks|social media|social network|social networks|venue|outlet|wall|timeline|upload|uploads|submission|submissions|publication|publications|note|notes|review|reviews|reviewer|feedback
tweeter|uploader|creator|respondent|subscriber|follower|viewer|reader|visitor|shopper|purchaser|somebody
metric|metrics|measure|measurement|measurements|reading|readings|points total|quantity|volume|volumes|engagement|reach|response|responses|interaction|interactions|audience|headcount|percentage|proportion|ratio|part|split|breakdown|distribution|segment|subset|bucket|column|row|cell|field|scale|index|chart|charts|leaderboard|standing|standings|league table|order
scoreboard|score sheet|dashboard|tool[s]|digest|briefing|brief|summary|summaries|monitor|tracker|tracking|monitoring|data set|database|archive|collection|corpus|stock|stored|material|inventory|matter|matters|affair|keyword|keywords|hashtag|hashtags|term|terms
intent|intents|intention|intentions|purpose|categories|type|types|theme's|topic's|trend's|post's|thread's|user's|author's|platform's|days|time|hour|moment|occasion|instance|instances|event|events|detail|details|info|information|point|points to note|aspect|aspects|spectrum|range|above|below|exchange|exchanges|dialogue
net
provisional|preliminary|latest count|hosting|hosts|hosted|host
[the ](company|brand|firm|business|maker|product) (named|mentioned|cited|referred to|discussed|concerned|it names|it mentions)|(company|brand|firm|product|maker|traction|reception)[ | so far][ ]:
one of (the|our|their) (users|customers|commenters|posters|authors|people|writers)
match|matches|run|lifecycle|mix|reaction|sentiment[ ]:|momentum[ ]:|timestamp|keyboard|refs|floor|edition
coverage
thing|things|one thing|(a|the|one) thing to (note|report|mention|flag|know|record)||a total|a combined|combined|a count|a tally|in the dataset|in the data|in our (data|figures|numbers|records|dataset|archive|sample|tracking|monitoring|ranking|window)|weekly (report|mail|update|summary|digest|brief|briefing|roundup|round-up|note|review|overview|recap)|(daily|monthly|quarterly) (report|mail|update|summary|digest|brief|briefing|roundup|note|review|overview|recap)|roundup|round-up|recap|rundown|slide|slides|deck|bullet|bullets|takeaway|takeaways|specimen|verbatims|quotable|illustration|paragraph|paragraphs|body text|opening line|closing line|wordage|message text|post text|tagline|blurb|write-up|writeup|note to self|provenance|sourcing|whereabouts|date of (posting|publication)|(posting|publication|publishing|release) date|point in time|cut-off|cutoff|reporting period|observation period|tracking period|observation window|time span|timespan|span|at the time of (collection|writing|capture|retrieval)|point[ ]:|file note|side note|background
(data|figures|numbers|ranking|look|glance|posts|count|analysis|breakdown) (reveals|reveal|revealed) [that]
part of|the (company|brand|firm|business|maker|manufacturer|vendor|provider|product) (that|which)|reveals that|reveal that
of all [the ](posts|mentions|messages|comments|threads|entries)|presence|a presence|read on|reading of|read-out|readout|volume-wise|number-wise|numbers-wise|content-wise|frequency-wise|timing-wise|counters|the meter|ticker|tallies|credit for|the text[ ]:|person behind|handle behind|account behind|people behind`,
  people: `
some of (the|its|these|those|their) (posts|mentions|comments|threads|messages|entries|conversation|discussion|chatter|activity|coverage|volume)|part of (the|its) (conversation|discussion|chatter|activity|coverage|volume|mentions|posts)
users|people|customers|commenters|posters|authors|writers|contributors|participants|individuals|consumers|clients|users'|customers'|subscribers|followers|viewers|readers|visitors|shoppers|purchasers|respondents|reviewers|tweeters|creators
folks|folk
(posts|threads|messages|comments|reviews|tweets|sources|voices|accounts|entries|testimonies|statements|colleagues|community|communities|audience|team|forum|network|group) (say|says|said|report|reports|reported|write|writes|wrote|mention|mentions|mentioned|note|notes|noted|state|states|stated|describe|describes|described|tell|told)
they [also |both |just ](say|write|report|mention|note|state|describe|tell|post|comment|wrote|said|reported|mentioned|noted|stated|described|told|posted|commented)`,
}
