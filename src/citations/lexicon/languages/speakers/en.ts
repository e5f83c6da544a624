import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: `{name} (has|have|had) (said|written|posted|reported|claimed|announced|stated|shared|published)|(posted|written|shared|published|uploaded|commented|tweeted|said|reported|announced|claimed) by {name}|(post|comment|thread|tweet|video|message|reply|statement) (by|from) {name}|{name}'s (post|account|team|page|reply|support|announcement|statement|comment|message|tweet|thread)|(the|a|an) {name} (account|team|page|profile|handle|spokesperson)|(on behalf of|in the name of|courtesy of) {name}|(announcement|response|answer|statement) (of|by|from) {name}|{name} (announcement|statement|response)`,
  sources: 'according to {name}|in the words of {name}',
  subjects: '',
  members: "{author}[,] (of|from|at|for|on behalf of|in the name of) {name}|{name}'s {author}",
  others: `(quote|quotes|quoted|quoting|cites|cited|citing|informs|informed|tells|told|asks|asked|hears|heard|answers|answered) [from ]{name}|from {name}|(says|said|writes|wrote) of {name}|(owner|owners|holder|follower|subscriber|fan|founder|boss|head|chief|ceo|manager|employee|partner|member|representative|friend|rival) (of|at) {name}|{name} (customer|customers|client|clients|user|users|buyer|buyers|shopper|subscriber)|(customer|customers|client|clients|buyer|buyers|shopper) of {name}|(wrote|write|writes|writing|posted|posts|replied|responded|said|says) to {name}|(mailed|emailed|e-mailed|messaged) [to ]{name}|quoted (by|from) {name}|{name} (quoted|quotes|cited|cites)|(debate|discussion|conversation|exchange|talk|dialogue|chat) with {name}|{name}'s (customer|customers|client|clients|user|users|buyer|buyers)`,
}
