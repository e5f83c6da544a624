import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
(is|are|was|were|has been|have been) (said|reported|claimed|believed) to|it is (said|claimed) that
across the board|a number of|numbers of|any number of|in case|in any case|in part|in parts|part of|at times
of times|as a whole|at large|in the main|in general|on the face of it|for show|in effect|in theory|in practice
in name|in principle|in question|in fact|in truth|out of stock|out of order|out of place|out of service
out of the question|sort of|kind of|a case of|a matter of time|in time|on time|over time|time and again
down the line|above board|behind schedule|behind the times|below par|below average|above average
beside the point|on sale|on hold|on edge|on fire|for sale|for good|for real|with it|to the point|in order
in short supply|in place|in the lead|out there|there there|no one|no number|a share of|a proportion of
a percentage of|a range of|a host of|a total lack|a series of|a group of customers who|as one man
to a man|one by one|one and the same|one another|each other|in one voice|with one voice|the one
per (day|hour|week|month|author|user|person|head|post)|a day|an hour|(in|within) (a|one|the) (day|hour)
(in|on|up|down|tops|topping|off|into) the charts
(pulled|pulls|brought|brings|draws|drew) in (users|people|customers|readers)
enter[s|ed|ing] [at |in ][the |our |this ](ranking[s]|list|chart[s]|leaderboard|table|standings|top|first|second|third|place|number)`,
  quoting: `
(i|we|you) [have |had |also |just |once ](wrote|write|say|said|posted|post|tweeted|commented|complained|told|announced|claimed|stated)
(is|was|were|are|been|being|got) (told|quoted|asked|sent|shown|informed)|quot(es|ed|ing)|(make|makes|making|made) up|(give|gives|gave|giving) (up|in)|(my|our|your) (post|comment|tweet|words|statement)
(data|figures|numbers|evidence|analysis|analyses|report|reports|ranking|records) [also |clearly |thus ](show|shows|showed|say|says|said|reveal|reveals|revealed|indicate|indicates|indicated|report|reports|state|states|suggest|suggests|find|finds|found)|(according to|per|by|in) [a |an |the |our |this ](data|figures|numbers|evidence|analysis|report|reports)|analysis|analyses`,
  company: `
(company|brand|firm|business|maker|manufacturer|producer|vendor|seller|supplier|provider|product|device|item)['s]|(companies|brands|firms|makers|manufacturers|vendors|products)`,
  counting: `
(a|an|one|this|that|a single|one single|the same|one and the same|our|your|my|their|his|her) [own |single ](author|user|person|poster|writer|customer|customers|users|account|accounts|post|posts|thread|threads|comment|comments|video|videos|channel|channels|platform|platforms|site|sites|forum|forums|community|group|subreddit|day|week|month|hour|page|pages|team|network|networks)
(by|from) (one of them|someone|somebody)|at a time
(per|by|each|every) (platform|post|author|user|person|thread|channel|day|week|month|hour)|original mention[s]
(in|within) (comments|replies|titles|headlines|videos)`,
  several:
    '(by|from|on|in|within|of) (one|a single|one single|the same|one and the same) (author|user|person|poster|writer|account|day|week|platform|site|subreddit|forum|community|thread|channel)',
  untold: `
now|right now|currently|at present|presently|at the moment|at this (point|time|moment)|as of now|these days
nowadays|originat(e|es|ed|ing)|stem[s]|stemmed|stemming|emanat(es|ed|ing)|hail(s|ed|ing)`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
title[s]|titled|entitled|headline[s]|headlined|subject line[s]|title line`,
  comment: `
(a|an|the|this|that|one|his|her|their|my|its|in|per|as|another) [original |reddit |first |same |public |short |single ](comment|reply|response)
(comment|reply) (by|from|in|on|under|to)|comment[:]|replied`,
  opening: `
original post|opening post|initial post|top-level post|op|op's|original poster|thread starter`,
  video: `
video[s]|clip|clips|vlog[s]|footage|livestream`,
  review: `
(a|an|the|this|that|one|his|her|their|my|its|in|per|as|another) [facebook |page |customer |user |public |recent |short |single |bad |good |negative |positive |same ](review|reviewer)|review (by|from)`,
  mention: `
(a|an|the|this|that|another) [instagram |facebook |x |public |recent ]mention (says|said|reads|states|writes|wrote|asks|complains|notes)|in (a|an|this|that|another) [instagram |facebook |x |public |recent ]mention`,
  quote: `
(a|an|the|this|that|one|another|in) [public |recent ]quote (tweet|post|repost|retweet)|quote-(tweet|post)[s]`,
  below: `
(under|below|beneath|underneath|on|to) [the |this |that |a |an |one |his |her |their |its |our |your |another ][same |youtube |reddit |facebook |instagram |linked |original |cited ](video|clip|post|thread|reel|photo|discussion|upload) [titled |entitled |called |named |headlined ]{thread}
in [the |this |that |a |an |one |his |her |their |its |our |your |another ][same |reddit |linked |original |cited ](thread|discussion) [titled |entitled |called |named |headlined ]{thread}
(under|below|beneath|underneath) [the title |the headline ]{thread}|in the comments (of|on|to|under|below|beneath) {thread}`,
  other: `
(a|an|the|this|that|in) comment (thread|section|count|field)[s]|video (post|comment)
(a|an|the|this|that|one|in|his|her|their|my|another) review (video|post|thread|section|site|page|score|unit|channel|embargo)[s]|(a|the) review of the (day|week|month|year)|in review`,
}
