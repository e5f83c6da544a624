import { germanVerbs } from '../../inflection.ts'
import type { LanguageWords } from '../../language.ts'

/** Words that claim nothing: see nothing.ts. */
export const nothing: LanguageWords['nothing'] = {
  articles: `
der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|dies|diese|dieser|dieses|diesen|diesem|jene|jener|jenes`,
  pronouns: `
ich|du|er|sie|es|wir|ihr|ihn|ihm|ihnen|mich|mir|uns|sich|sein|seine|seinen|seinem|seiner|seines|ihre|ihren|ihrem|ihrer
ihres|unser|unsere|mein|meine|wer|was|wem|wen|welche|welcher|welches|deren|dessen|jemand|da|hier|dort|dazu|darin|dabei
darüber|davon|daran|wovon|worin
man|darunter
etwas|einander|welch|derjenige|diejenige|diejenigen|denjenigen|selbige[r|s]|euch|euer|eure|eurer|denen|eins|eines davon|einer davon|es gibt|worum|worüber|woran|daraus|womit|damit
unserem|unseren|unserer|unseres|eurem|euren|meinem|meinen|meiner`,
  prepositions: `
in|im|ins|an|am|auf|aus|bei|beim|von|vom|zu|zum|zur|mit|für|über|um|unter|zwischen|während|laut|gemäß|nach angaben|per|via|pro|innerhalb|bezüglich|à
seitens|hinsichtlich|anhand|mittels|binnen|seinerseits|gegenüber|neben|nebst|samt|zu dem|unter dem namen
zum thema|rund um|hin|her
bis zum
hinter|auf seiten|aufseiten|entlang|inmitten|anlässlich|betreffs|zuhanden|namens|im namen von|in form von|im rahmen von|im laufe|im verlauf|im zuge|mithilfe|mit hilfe|herum|entsprechend|zu händen|unterhalb|oberhalb|innerhalb von`,
  connectives: `
demgegenüber|hingegen|aber|jedoch|allerdings|obwohl|obgleich|wenngleich|dennoch|trotzdem|gleichwohl|und|auch|dann|wobei|während|wie|wo|dass|daß|ob|außerdem|zudem|ferner|sowie|z.b.|zum beispiel|d.h.|etwa so|dabei|nämlich|zugleich|indes
des weiteren|darüber hinaus|beispielsweise|etwa|beziehungsweise|bzw.|insbesondere|folgendermaßen
wie folgt|ebenfalls|gleichfalls|derweil|unterdessen|hierbei|hierzu|hierin
bisher|bislang
zur info|info|zur information|fyi|zur kenntnis|hinweis|nur zur info|betreff|betr.|betreffend|angeht|was|anbelangt|anlangt|in sachen|in bezug auf|mit bezug auf|mit blick auf|im hinblick auf|in hinblick auf|hinsichtlich|apropos|zu|laut|gemäß|kurz gesagt|kurz zum stand|kurz gefasst|kurzes update|zwischenstand|aktueller stand|stand|stand jetzt|stand der dinge|lagebild|trend-monitor|trend-check|überblick|im überblick|auf einen blick|ein blick auf|blick auf|im blick|drüben|drüben auf|in zahlen|im detail|im einzelnen|nach plattform|nach plattformen|nach absicht|nach absichten|nach intention|je plattform|chronologie|verlauf|zeitachse
inzwischen|mittlerweile|bis dato|bis jetzt|bis zum jetzigen zeitpunkt|jetzt|gerade|im moment|zum jetzigen zeitpunkt|zum zeitpunkt|gegenwärtig|aktuell|aktuelle[r|s|n]|momentan|derzeit|derzeitig|hallo|hi|liebe|lieber|zusammen|hallo zusammen|hallo team|team|kollegen|liebe kollegen|guten tag|gruß|grüße|danke|zum ersten|erstens|zweitens|drittens|zuletzt genannt|im zusammenhang|in diesem zusammenhang|in diesem fall|hierunter|obige[r|s|n]|untenstehend|nachstehend|nachfolgend|vorstehend|sprich|mit anderen worten|wie das ranking zeigt|im ranking|laut ranking|der rangliste zufolge|rangliste gilt|insgesamt|in summe|summa summarum|alles in allem|zusammengenommen|so der|so die|so das
klar|gerne|sehr gerne|in kürze|für die (wochenmail|wochenübersicht)|nach anliegen|in diesem lauf|ausweislich
zufolge|in aller kürze
nach unseren daten|unseren daten zufolge|laut unseren daten
unterm strich|zusammenfassend|zusammengefasst|zur einordnung|der vollständigkeit halber|vollständigkeitshalber|am rande|am rande notiert|anbei|vorab|eingangs|abschließend|zum schluss|zum abschluss|zu guter letzt|weiters|überdies|obendrein|ergänzend|zusätzlich|parallel dazu|festzuhalten ist|festzuhalten bleibt|zu vermerken ist|es ist festzuhalten|nach (jetzigem|aktuellem|derzeitigem|heutigem) stand|nach aktueller (datenlage|zählung)|nach (unserer|der) (zählung|auswertung|datenlage)|unserer (auswertung|zählung) (nach|zufolge)|laut (auswertung|ranking|datenlage|unserer auswertung|unserer zählung)|was (die zahlen|die daten|das ranking|die plattform|die plattformen|den score|die erwähnungen) (angeht|betrifft|anbelangt)|gemäß (auswertung|ranking)|ausgehend von|den daten (zufolge|nach)|den zahlen (zufolge|nach)|laut (den|unseren) (zahlen|daten)|bei alledem|dazu|dort
und zwar|durchgezählt|ein blick auf [die |den ][zahlen|stand]|zur richtung|alles zusammen`,
  copulas: `
bin|ist|sind|war|waren|wird|werden|wurde|wurden|worden|gewesen|hat|haben|hatte|hatten|gehabt|steht|stehen
liegt|liegen|lag|lagen|kommt|kommen|kam|kamen|zeigt|zeigen|zeigte|enthält|enthalten|enthielt
trägt|tragen|verzeichnet|erhält|erhielt|erhalten|bekam|bekommt|bekommen|beträgt|betrug
heißt|heißen|lautet|befindet|gibt|gab|entfallen
sei|seien|gilt|gelten|galt|geht|gehen|ging|handelt|handelte|verfügt
verfügen|besitzt|besitzen|weist auf
tritt|treten|trat|findet|finden|fand|gefunden|zu finden
brachte|bringt|eingebracht|holt|holte
bezeichnet|betitelt|genannt|vorliegt|vorliegen|beläuft|belaufen|belief|entspricht
entsprechen|betrifft|betreffen|betraf|entstammt|entstammen|ging online
steht auf|liegt bei|kommt auf|kam auf|nimmt|einnimmt|nahm|erschien|erscheint
erscheinen|erschienen|stammend
fanden|handeln|gesehen|kommt vor|vor|nennt|nennen
gilt als|gelten als|galt als|eingestuft als|geführt als|bezeichnet als|markiert als|gezählt als|klassifiziert als|ausgewiesen als|vermerkt als|wird als|werden als|zog|zogen|zieht|ziehen|angezogen|dreht sich um|drehen sich um|steht bei|standen|kommt zusammen|kommen zusammen|zusammengekommen|bekamen|kriegt|hat bekommen|hat erhalten|zu verzeichnen|zu verbuchen|zu buche|steht zu buche|stehen zu buche|schlägt zu buche|auf dem konto|gehen auf das konto|geht auf das konto|liegt vor|lagen vor|vorliegend|vorhanden|es gab|gibt es|gab es|befinden|befand|befanden|sich befinden|entfällt|entfielen|entfiel|hält|halten|hielt|fasst|zusammengefasst|schafft|schafft es|schafften|geschafft|reicht|reichen|reichte|besteht|bestehen|bestand|bestehend|setzt sich zusammen|trug|trugen|getragen|bewegt sich|bewegen sich|bewegte sich|bewegt|steuert bei|steuert|steuern|beigesteuert|steuerte|bringt es auf|bringen es auf|brachte es auf|kommen vor|kam vor|vorkommt|rührt|rührt her|online|online gegangen|live gegangen|ging live|entstanden|entstand|entsteht|entstehen|ins netz gestellt|gestellt|wir haben|wir zählen|zählen wir|haben wir|wir sehen|sehen wir|wir finden|finden wir
taucht|tauchen|tauchte|tauchten|auftaucht|auftauchen
habe|eingegangen|eingetroffen|erstreckt sich|erstrecken sich
auf sich vereint|vereint auf sich|(vereint|vereinen|vereinte) auf sich|hervorgeht|hervorgehen|hervorging|(beläuft|belaufen|belief) sich auf|(kommt|kommen|kam|kamen) (zusammen|auf|aus|von)|(liegt|liegen|lag|lagen|steht|stehen|stand) (bei|auf|in|zurzeit)|(fährt|fuhr|fahren|fuhren|brachte|bringt|heimst|heimste) ein|eingefahren|eingeheimst|sich wieder|wiederzufinden|wiederfinden|(zurück)zuführen auf|zurückzuführen auf|anzutreffen|vertreten mit|abzulesen|ablesbar|nachzuvollziehen
entnommen|bewertet mit|lautend
${germanVerbs('umfassen beinhalten zählen verzeichnen verbuchen vermerken registrieren rangieren existieren stammen landen generieren erzielen erreichen platzieren summieren sammeln ein|sammeln an|häufen aus|machen auf|führen ein|stufen zu|ordnen zu|rechnen ein|ordnen erstrecken verteilen gehören hören betragen bilden dar|stellen präsentieren benennen datieren markieren klassifizieren kategorisieren lagern versammeln vereinen vereinigen beziffern aus|weisen auf|weisen führen listen auf|listen ernten liefern befassen beschäftigen drehen widmen erfolgen bewerten klingen entnehmen vergeben belegen stützen')}
ins spiel|ins gespräch|zur sprache gebracht|zur sprache|zu wort gemeldet|steckt|stecken|steckte|präsent|verlauten|lässt sich blicken|zugegen|verschickt|versandt|abgeschickt|losgeschickt|gesendet|gepostet am`,
  reporting: `
hieß es|hieß
dafür|stützt sich auf|stützen sich auf|stützt|stützen|beruht auf|beruhen auf|basiert auf|basieren auf|beispielsweise|(findet|finden) (auf) statt|statt|besagt|besagen|besagte|man kann (sagen|sehen|lesen|festhalten)|(kann|können) man (sehen|lesen|sagen)|wie (man|wir|sie) [in] [ ](sehen|lesen) (kann|können)|wählte|wählten|aus dem feed|gefischt|für (den pressespiegel|die pressemappe|die akten)|nutzerzitat|kundenzitat|nutzerstimme|kundenstimme|zitat|fund|ein fund|erschien|erschienen|stellt man beide nebeneinander|nebeneinander gestellt|in dieser ausgabe|(die zahlen|die daten) (sagen|zeigen|besagen)|so lese ich (die zahlen|die daten|es)|was sich (sonst|sonst noch|hier) tut|gemessen an|ergibt|ergeben|schrieb|schrieben|geschrieben
nennt|nennen|nannte
beschrieb
spricht
sprach|gesprochen|heißt es|so|zufolge|steht|siehe|vgl.|liest
angibt|angab|angegeben|gibt an|gab an
behauptet|behauptete|formulierung|wörtlich|im wortlaut|hochgeladen
eingereicht|hinterließ|hinterlässt|hinterlassen|führt aus|führte aus|weist hin
verweist|verwiesen|belegt
liest sich|zu lesen|nachzulesen|lautete|teilt mit|teilte mit|drückt aus
besprochen|bespricht|besprechen|kundgetan|stammt von|unterzeichnet|aussagt|ausgesagt|meint|meinte
meinen|gemeint
zitiere|um zu zitieren
schreibe|geschriebene[r|s|n]|sprachen|spreche|besprach|nannten|genannt|meinten|ließ|lässt|lassen|wissen|(lässt|ließ|lassen|ließen) (wissen|verlauten)|wissen lässt|wissen ließ|gab|gaben|gebe|kundgab|kund|tat kund|zu protokoll|zu protokoll gegeben|zu wort|meldet sich|meldete sich|im original|im originalton|o-ton|originalton|originaltext|wörtliches|wörtliche[r|n]|wortwörtlich|buchstäblich|genau|genauer|genaue[r|s|n]|exakt|exakte[r|s|n]
(kann|können) man (lesen|finden|sehen|nachlesen)|lesen wir|liest man|ist (zu lesen|nachzulesen|zu finden|zu sehen|zu hören)|zu sehen|zu hören|schaut|schau|schauen|schaut euch|sieh|siehe auch|sehe|sieht|sah|gesehen|gesichtet|ansehen|anschauen|anzusehen|bitte|vgl|siehe hierzu|siehe dazu|zurückgeht|geht auf|ging auf|zurück|stößt man auf|stößt|stieß|stießen|gestoßen|aufgefallen|aufgeschnappt|entdeckt|las|lasen|lese|gelesen|gehört|hörte|namentlich|fand sich|findet sich|finden sich|fanden sich|ruft|rief|hielt fest|hält fest|festgehalten|weist aus|ausgewiesen|nimmt bezug|bezug|bezug nehmend|bezieht sich|beziehen sich|bezog sich|bezogen
so[ ]:|folgendermaßen[ ]:|wie folgt[ ]:|so zu lesen|so schreibt es|so formuliert|steht zu lesen|hat sich zu wort gemeldet|(ließ|lässt) sich vernehmen|tut kund|leser|lese ich|las ich
nachgesehen|nachgeschaut|nachgezählt|durchgegangen|durchgesehen|vertreten|erschienen[e|er|es]
hat das wort|zu vernehmen|aufgeschlüsselt|folgendes|übernommen|aktenkundig
wort für wort
(gibt|gab|gaben|geben) (bekannt|wieder|an|zu protokoll|weiter)|bekanntgegeben|wiedergegeben|weitergegeben|(bringt|brachte|bringen|gebracht) (zu papier|auf den punkt|vor|zur sprache)|(setzt|setzte) [einen |folgenden ](tweet|post|kommentar|beitrag) ab|(haut|hieb|haute) in die tasten|in die tasten|ist (nachzulesen|zu finden|zu lesen|zu entnehmen|festzuhalten|zu nennen)|(lässt|lassen) sich (nachlesen|finden|festhalten|entnehmen|ablesen|zuordnen|sagen)|zu entnehmen|(spricht|sprach|sprechen) (an|von|über)|angesprochen|aufgegriffen|(schneidet|schnitt) an|heißt es (dort|da|hier|darin|dazu|wörtlich|im beitrag|im post)|so (steht|heißt|lautet|liest) es|schwarz auf weiß|im o-ton|in (den |seinen |ihren |eigenen )worten|mit [den |diesen |folgenden ](worten)|im (text|beitrag|post|kommentar|thread|original) (heißt|steht) es|der (wortlaut|text)[ ]:|(ein|der) [genauerer |kurzer |näherer |schneller |genaue ](blick) (auf|in)|bei (näherem|genauerem) (hinsehen|hinschauen|blick)
${germanVerbs('berichten melden erwähnen bemerken notieren posten kommentieren beschreiben erzählen erklären veröffentlichen teilen zitieren diskutieren ergänzen äußern verfassen an|merken schildern formulieren twittern dokumentieren behandeln thematisieren erläutern hinzu|fügen vor|tragen fest|stellen mit|teilen aus|führen dar|legen beobachten verkünden verlinken erfassen zählen zeigen sagen reden plaudern publizieren signieren unterzeichnen vermerken registrieren ermitteln verbuchen verzeichnen sammeln referieren protokollieren auf|listen listen be betiteln beschriften markieren aus|drücken vermelden verlautbaren ab|setzen weiter|geben zusammen|fassen nach|legen dar|stellen hoch|laden online|stellen verbreiten bloggen tippen skizzieren umschreiben umreißen resümieren rekapitulieren wieder|holen hinterlegen ab|legen ein|tragen nach|tragen bei|steuern bei|tragen unter|schreiben auf|schreiben nieder|schreiben zurück|schreiben aus|plaudern präzisieren konkretisieren illustrieren veranschaulichen nach|zeichnen wieder|geben vor|bringen zur|geben kund|geben bekannt|geben bekannt|machen an|geben herum|reichen auf|greifen an|sprechen an|schneiden um|schreiben auf|zeigen nach|lesen nach|schlagen ein|sehen')}
(zählt|zeigt|weist) [die |unsere ]auswertung|herauskopiert|lässt sich [auf ]|zurückführen|(wer|wenn man) [auf ](antwortet|antworten will|öffnet|liest)|hinterlassene[r|n|s]|hinterließ|hinterlassen|gestützt wird|gestützt durch|online (gestellt|gegangen)|ging online|geht online`,
  evidence: `
[im |in der |in den |dem |den ](aktuellen|aktuelle|neuesten|neueste|letzten|jüngsten) (ranking|rangliste|auswertung|daten|zahlen|stand|lauf)|(beobachteten|verfolgten|betrachteten|erfassten|untersuchten) (themen|trends)|aus der zeit|in der zeit|beispielzitat|zitatbeispiel|beitrags-id|resonanz|bisherige resonanz|zur entwicklung|angesprochen wird|folgendes|feed|ort|orte|einer der orte|ausgabe|interesse|interesse an|aktivität|aktivitäten|aktiv|unternehmen|firma|score|verschiedene|verschiedener|verschiedenen|fällen|niveau|beitrag|beiträge|beiträgen|beitrags|post|posts|posting|postings|thread|threads|kommentar|kommentare|kommentaren|nachricht
nachrichten|video|videos|antwort|trend|trends|thema|themen|nutzer|nutzerin|user|autor|autorin
verfasser|verfasserin|person|kunde|kundin|quelle|quellen|zitat|beleg|belege
beispiel|beispiele|status|titel|text|konto|plattform|plattformen|rangliste|zeitraum|datum|tag|erwähnung|erwähnungen|url
link|worte|worten|name|namen|label|platz|rang|stelle|position|daten|wortlaut|mensch|besitzer|besitzerin|käufer|käuferin
aussage|aussagen|äußerung|äußerungen|bemerkung|stimme|stimmen|meldung|meldungen|eintrag|einträge|eintrags|satz
sätze|zeile|stellen|passage|abschnitt|absatz|verbraucher|konsument|konsumentin
mitglied|teilnehmer|jemanden|kanal|forum|community
netzwerk|seite|zahl|anzahl|summe|wert|werte|anteil|insgesamt|liste|tabelle|übersicht|auswertung|analyse
ergebnis|zeitfenster|zeitspanne|diskussion|diskussionen|gespräch|gespräche|debatte|gruppe|kategorie|handle
nutzername|benutzername|profil|bericht|berichts|überschrift|derzeit|aktuell|momentan|zurzeit|gegenwärtig|zitiert
zitierte|zitierten|genannte|genannten|folgende|folgenden|folgender|besagte|besagter|jeweilige|vorliegende
vorliegenden|erwähnte|eigene|eigenen|fall|fälle|thread-ersteller|ersteller|urheber|kundenstimme
themas|punktzahl
id
auszug|auszüge|ausschnitt|ausschnitte|clip|clips|titelzeile|betreffzeile|textstelle|textstellen|fundstelle|fundstellen|quellenangabe|nachweis|nachweise|verweis|verweise|fußnote|anhang|referenz|ticket|tickets|nr.|nummer|kennung|ids|adresse|konten|account|accounts|accountname|profilname|nick|nickname|benutzer|benutzerin|tweet|tweets|upload|uploads|veröffentlichung|veröffentlichungen|publikation|publikationen|notiz|notizen|rezension|rezensionen|bewertung|bewertungen|rückmeldung|rückmeldungen|feedback|leser|leserin|zuschauer|zuschauerin|abonnent|follower|anwender|anwenderin|besucher|leuten|verfassern|autorinnen|schreiber|schreiberin|erstellerin|inhaber|inhaberin|kontoinhaber|einsender
werkzeug|tool|eine[r|s] der (beiträge|posts|kommentare|nutzer|nutzerinnen|kunden|autoren)|kennzahl|kennzahlen|messwert|zählung|zählungen|volumen|reichweite|interaktion|interaktionen|prozentsatz|quote|verhältnis|aufteilung|verteilung|aufschlüsselung|zusammensetzung|segment|spalte|zelle|feld|skala|index|ranking|rankings|chart|charts|ränge|plätze|platzierung|reihenfolge|auflistung|verzeichnis|dashboard|monitor|monitoring|beobachtung|beobachtungen|übersichten|bilanz|fazit|zusammenfassung|kurzfassung|berichte|unterlagen|material|archiv|sammlung|bestand|datensatz|datensätze|datenbank|stichprobe|angabe|angaben|sache|sachen|angelegenheit|gegenstand|dinge|ding|gesprächsthema|gesprächsstoff|diskurs|austausch|debatten|rede|schlagwort|schlagworte|stichwort|stichworte|hashtag|hashtags|begriff
absicht|absichten|intention|intentionen|zweck|art|arten|kategorien|rubrik|gruppen|stunde|zeitpunkt|moment|ereignis|detail|details|information|informationen|punkt|aspekt|hinblick|bezug|veröffentlichungsdatum|veröffentlichungstag|erscheinungsdatum|datums|tages|kanäle|netzwerke|foren|seiten|portal|portale|soziales netzwerk|sozialen netzwerk|sozialen netzwerken
vorläufig|vorläufige[r|s]|Zwischenbilanz|beheimatet|beherbergt|Monitor
(genannte|erwähnte|betroffene|besprochene)[s|r|n] (firma|marke|unternehmen|hersteller|produkt|anbieter)|(firma|marke|unternehmen|hersteller|produkt|resonanz|zuspruch)[ ]:|resonanz auf
(einem|eines|einen|dem|des) (kunden|autoren|menschen|konsumenten)|eine[r|m|n|s] der (nutzer|nutzerinnen|kunden|kundinnen|autoren|personen)
treffer|lauf|lebenszyklus|anliegen|mischung|momentum[ ]:|zeitstempel|absender|fundort|eingangskanal|bestenliste
akte|anlage
(fall|akten|beleg|quellen|trend|text|post|beitrags)(notiz|zitat|protokoll|angabe|eintrag|auszug|beleg|titel|nummer|stelle|datum|text|quelle|vermerk)
gesamtzahl|gesamtsumme|gesamtwert|beitragszahl|nutzerzahl|erwähnungszahl|wochenbericht|wochenübersicht|wochenrückblick|monatsbericht|tagesbericht|wochenmail|newsletter|folie|folien|präsentation|randnotiz|erfassung|erfassungszeitpunkt|zeitpunkt der (erfassung|erhebung|abfrage)|erhebung|erhebungszeitraum|beobachtungszeitraum|berichtszeitraum|untersuchungszeitraum|betrachtungszeitraum|messung|abfrage|wortmeldung|wortmeldungen|wortbeitrag|zuschrift|zuschriften|statement|statements|originalbeitrag|originalpost|ursprungsbeitrag|textauszug|textpassage|textbaustein|absätze|kommentarspalte|schlagzeile|zeilen|herkunft|ursprung|quellangabe|datenlage|datenbestand|datenbasis|datengrundlage|zahlenlage|zahlenwerk|themenliste|themenranking|trendliste|trendranking|gesprächsaufkommen|erwähnungsaufkommen|beitragsaufkommen|aufkommen|gemeinschaft|plattformseitig|teilmenge|posten|punkte|einzelheiten|kontext|hintergrund|reaktion|reaktionen|userin|userinnen|nutzende|schreibende|kommentator|kommentatorin|tweeterin|redditnutzer|absenderin|einsenderin
(ist|sind) teil von|kreis|kreis derer|kreis der|derer|sicht|perspektive|themenkreis|themenfeld|wertung|wertungen|bewertungsskala|dynamik|entwicklung|tendenz|mengenmäßig|zahlenmäßig|betrachtet|anzahlmäßig|kanälen|netzwerken|portalen|orten|fundorte|schauplatz|schauplätze|vormals|ehemals
zähler|zählerstand|augenblick|im augenblick|vom volumen her|von der menge her|volumenmäßig|von allen (beiträgen|erwähnungen|posts|nachrichten|kommentaren|meldungen)|(aller|sämtlicher) (beiträge|erwähnungen|posts|nachrichten|kommentare)|präsenz|lesart|messstand|zwischenergebnis|stichwort[ ]:`,
  people: `
ein teil der (beiträge|erwähnungen|posts|kommentare|nachrichten|meldungen|diskussion|gespräche)|teil der (beiträge|erwähnungen|diskussion)
nutzern|nutzerinnen|usern|autoren|personen|leute|kunden|kundinnen|konsumenten|menschen|mitglieder|kundenstimmen|die (nutzer|user|teilnehmer|verbraucher|käufer|verfasser)|(nutzer|user|teilnehmer|verbraucher|käufer) (schreiben|berichten|sagen|melden|erzählen)
(leser|zuschauer|anwender|benutzer|besucher|besitzer|follower|abonnenten|kollegen|beiträge|posts|kommentare|stimmen|threads|nachrichten|meldungen|quellen|rezensionen|bewertungen|tweets) (schreiben|schrieben|berichten|berichteten|sagen|sagten|melden|meldeten|erwähnen|erwähnten|beschreiben|erzählen|erzählten)|(community|team|forum) (schreiben|schrieben|schreibt|schrieb|berichten|berichteten|berichtet|sagen|sagten|sagt|melden|meldeten|meldet|erwähnen|erwähnten|beschreiben|erzählen|erzählten)
sie [auch |selbst ](schreiben|schrieben|sagen|sagten|berichten|berichteten|melden|meldeten|erzählen|erzählten|posten|posteten|erwähnen|erwähnten|beschreiben|kommentieren)
(schreiben|schrieben|sagen|sagten|berichten|berichteten|melden|meldeten|erzählen|erzählten) sie
abonnenten|followern|lesern|zuschauern|besuchern|rezensenten|kommentatoren|mitgliedern|teilnehmern|anwendern
käufern|verbrauchern|benutzern|abonnentinnen|leserinnen|zuschauerinnen|anwenderinnen|nutzenden|schreibende
internetnutzern`,
}
