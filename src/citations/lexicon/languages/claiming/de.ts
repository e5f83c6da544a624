import { separableVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim something though, or where, their like claim nothing: see claiming.ts. */
export const claiming: LanguageWords['claiming'] = {
  always: `
man sagt|es heißt[,] dass
zum teil|eine menge|jede menge|eine anzahl|eine reihe|ein teil|im fall|im falle|für den fall|in der tat|an sich
im grunde|mit einer stimme|auf einer linie|unter aller|in der lage|in ordnung|an der zeit|zur zeit|außer sich
über alles|unter umständen|für sich|am ende|von selbst|auf die dauer|mit der zeit|vor ort|auf lager|auf zeit
zur hand|zu ende|aus der welt|im stich|im zweifel|im recht|zu recht|im unrecht|zu viel|zu wenig|zu viele
etwas (mehr|weniger|höher|niedriger|häufiger|öfter|seltener|besser|schlechter)|einer der|(pro|je) (tag|stunde|woche|monat|autor|nutzer|person|kopf|beitrag)|an einem tag
innerhalb (eines tages|einer stunde)`,
  quoting: `
(ich|wir|du|ihr|man) [auch |selbst ](schreibe|schreibst|schreibt|schrieb|schreiben|schrieben|sage|sagst|sagt|sagte|sagen|sagten|poste|postet|postete|posten|melde|meldet|melden|meldeten|erkläre|erklären|erklärten)
(schreibe|schrieb|schreiben|schrieben|sage|sagte|sagen|sagten|postete|posten) (ich|wir|man)
(mein|meine|unser|unsere) (beitrag|post|kommentar|worte|aussage)
(daten|zahlen|belege|beweise|analyse|analysen|auswertung|auswertungen|bericht|berichte) [auch |klar ](zeigt|zeigen|zeigte|zeigten|sagt|sagen|belegt|belegen|besagt|besagen|ergibt|ergeben)|(laut|gemäß|nach) [einer |einem |der |den |dem |unseren |unserer ](daten|zahlen|analyse|auswertung|bericht|berichten)|analyse|analysen`,
  company: `
unternehmen[s]|firma|firmen|marke[n]|hersteller[s|in]|herstellerfirma|anbieter[s|in]|verkäufer[in]|produkt[s|e]|gerät|konzern|betrieb`,
  counting: `
(ein|einem|einer|eines|diesem|dieser|diesen|demselben|derselben|ein und demselben|ein und derselben|unserem|unserer|unseren|unsern|eurem|eurer|ihrem|ihren|meinem|meiner) [einzigen |einzelnen ](autor|autorin|nutzer|nutzerin|person|kunde|kunden|kundin|kundinnen|konto|beitrag|beiträgen|post|posts|thread|kommentar|kommentaren|video|kanal|kanälen|plattform|plattformen|seite|seiten|forum|community|gruppe|tag|woche|monat|stunde|netzwerk)
(pro|je) (plattform|beitrag|post|autor|autorin|nutzer|person|kopf|thread|tag|woche|monat|stunde)|am stück
auf einmal`,
  several:
    '(von|vom|aus|auf|an|in) (eine(m|r|n)|ein und (derselben|demselben)|(derselben|demselben)) [einzigen ](autor|autorin|nutzer|nutzerin|person|konto|tag|woche|plattform|subreddit|forum|thread|kanal)',
  untold: `
jetzt|derzeit|zurzeit|zur zeit|aktuell|momentan|gegenwärtig|im moment|gerade|inzwischen|mittlerweile
im augenblick|zum jetzigen zeitpunkt|entstammt|entstammen`,
}

/** What kind of text words say that a post is: see text-kinds.ts. */
export const textKinds: LanguageWords['textKinds'] = {
  title: `
titel[s]|betitelt|überschrift[en]|überschrieben|titelzeile|betreffzeile|schlagzeile[n]`,
  comment: `
kommentar[s]|antwort|antwortbeitrag|replik|antwortet[e]|geantwortet`,
  opening: `
ursprungsbeitrag|originalbeitrag|ausgangsbeitrag|ursprungspost|originalpost|eröffnungsbeitrag|erstbeitrag|op
thread-ersteller|threadersteller`,
  video: `
video[s]|videobeitrag|clip[s]|vlog[s]`,
  review: `
rezension|rezensent|rezensentin|kundenrezension|kundenbewertung|(eine|einer|jene) [schlechte |gute |positive |negative |anderen |andere ]bewertung`,
  mention: `
(eine|diese|jene|die) [öffentliche |weitere |andere ]erwähnung (sagt|lautet|schreibt|meldet|fragt|beklagt)|in (einer|dieser|jener) [öffentlichen |weiteren |anderen ]erwähnung`,
  quote: `
zitat-tweet[s]|zitattweet[s]|zitat-beitrag|zitatbeitrag|zitierende[n|r|s] (beitrag|post|tweet)`,
  below: `
(unter|unterhalb von|zu|auf) [dem |der |diesem |dieser |einem |einer |ihrem |seinem |unserem ](video|clip|beitrag|post|thread|reel|diskussion|faden) [mit dem titel |namens |betitelt ]{thread}
(unterm|zum) (video|clip|beitrag|post|thread|reel|faden) [mit dem titel |namens |betitelt ]{thread}|(unter|unterhalb von) [dem titel |der überschrift ]{thread}
(in dem|in der|in diesem|in dieser|in einem|in einer|im) (thread|faden|diskussion) [mit dem titel |namens |betitelt ]{thread}`,
  other: `
(eine|einer) bewertung von`,
}

/** Separable verbs that claim nothing: see separable.ts. Other verbs with these prefixes do. */
export const separable: LanguageWords['separable'] = {
  ...{ nach: '', zurück: '', weg: '', los: '', um: '', durch: '', weiter: '', unter: '', über: '' },
  ...separableVerbs(`
ab|geben ab|setzen ab|legen ab|lesen an|merken an|geben an|führen an|zeigen an|sprechen an|schneiden an|fügen
an|hängen an|bringen auf|kommen auf|tauchen auf|treten auf|führen auf|listen auf|weisen auf|nehmen auf|zeichnen
auf|werfen auf|greifen auf|schreiben aus|weisen aus|drücken aus|führen aus|machen aus|sagen aus|sprechen
bei|steuern bei|tragen bei|fügen bekannt|geben dar|legen dar|stellen ein|nehmen ein|stellen ein|ordnen
ein|stufen ein|reichen ein|fahren ein|bringen ein|tragen ein|sammeln ein|heimsen fest|stellen fest|halten
her|rühren her|stammen hervor|gehen hervor|heben hin|weisen hinzu|fügen hoch|laden kund|tun kund|geben
mit|teilen nach|lesen nach|reichen nach|tragen nach|weisen nieder|schreiben online|stellen statt|finden
vor|kommen vor|liegen vor|tragen vor|bringen vor|stellen vor|finden weiter|geben weiter|leiten wieder|geben
wieder|finden zu|ordnen zu|schreiben zu|rechnen zusammen|fassen zusammen|kommen zusammen|tragen
zusammen|stellen`),
}
