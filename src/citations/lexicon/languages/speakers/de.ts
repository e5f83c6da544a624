import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases:
    '{name} (hat|haben) (geschrieben|gesagt|gepostet|veröffentlicht|berichtet|gemeldet)|(geschrieben|gepostet|veröffentlicht|verfasst|geteilt) von {name}|(beitrag|kommentar|tweet|video|post|thread) von {name}|(konto|account|profil|seite|team|kanal) von {name}|das {name}-(team|konto)|(im namen von|namens) {name}|(mitteilung|meldung|antwort|stellungnahme|aussage) von {name}',
  sources: '(laut|gemäß|nach angaben von) {name}|{name} zufolge',
  subjects: '',
  members:
    '{author}[,] im namen von {name}|{author}[,] (von|vom|bei|beim) {name}[,] (schreibt|schrieb|sagt|sagte|meldet|meldete|berichtet|berichtete|erklärt|erklärte)|{name}s {author}',
  others: `(zitiert|zitierte|zitieren|zitierend|informiert|informierte|fragt|fragte|unterrichtet|unterrichtete) {name}|(hört|hörte|gehört|erfuhr|sagt|sagte|schreibt|schrieb) von {name}|(inhaber|inhaberin|eigentümer|besitzer|chef|chefin|gründer|gründerin|leiter|mitarbeiter|mitarbeiterin|abonnent|abonnentin|follower|fan|partner|vertreter|sprecher|sprecherin) (von|bei) {name}|{name}-(kunde|kunden|kundin|nutzer|nutzerin|käufer|käuferin|anwender|anwenderin)|(kunde|kunden|kundin|nutzer|nutzerin|käufer|käuferin|anwender|anwenderin) (von|bei) {name}|{name}s (kunde|kundin|nutzer|nutzerin)|(schrieb|schreibt|geschrieben|schickte|schickt|mailte) an {name}|(von|durch) {name} (zitiert|genannt|erwähnt)|{name} (zitiert|zitierte)|(debatte|diskussion|gespräch|austausch|dialog) mit {name}`,
}
