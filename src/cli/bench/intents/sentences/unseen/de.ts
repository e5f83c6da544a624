import { labelled } from '../labelled.ts'

export const de = labelled(`
# problem
Schon wieder Schienenersatzverkehr, und der Bus kam auch nicht. Danke für nichts, Tarnbahn.
Nach zwei Wochen löst sich bei beiden Schuhen vorne die Sohle.
Beim Puzzle fehlen vier Teile, mein Enkel war am Boden zerstört.
Am Kinderwagen klemmt die Bremse, man muss sie jedes Mal mit Gewalt lösen.
Die Wärmepumpe brummt nachts so laut, dass wir im Schlafzimmer kein Auge zutun, und der Installateur meint am Telefon nur, das müsse sich erst einlaufen, nach fünf Monaten wohlgemerkt.
Der Pfandautomat frisst die Flaschen und spuckt keinen Bon aus.
Kita-App meldet mein Kind als abwesend, obwohl es seit acht dort sitzt.
hab jetzt zum 4. mal die falsche zahnbürstenaufsätze bekommen leute
Rolladenmotor streikt, Rollo hängt schief, Zimmer dunkel.
Im Freibad waren von sechs Duschen genau zwei in Betrieb, und das bei 34 Grad.
Der Sattel knarzt trotz Fett, trotz neuer Schrauben, trotz allem.
Meine Brille sollte in zehn Tagen fertig sein, das war vor sieben Wochen.
Ticket am Automaten gezogen, Betrag abgebucht, Fahrschein kam keiner raus.
# problem, question
@VeloraDE seit gestern klappt der Login nicht mehr, woran liegt das
Seit Montag kein Festnetz bei meiner 86-jährigen Mutter. Wann kommt endlich jemand?
Warum steht auf meiner Abrechnung ein Zähler, der gar nicht in unserem Haus hängt?
@Kurbelwerk Bremse quietscht nach der Inspektion schlimmer als vorher, soll das so??
Der Teig klebt jedes Mal an der Brotbackform fest, mache ich was falsch oder ist die Beschichtung Murks?
# question
@Plantlab wie oft muss ich die Calathea im Winter gießen?
Ich wüsste gern, ob die Hausrat auch Fahrräder im Keller abdeckt.
Ist bei der Stehlampe das Leuchtmittel schon dabei?
Kann man den Grillabend auch für 25 Leute reservieren?
Servus, habts ihr die Wanderstiefel auch in Größe 48 lagernd?
Mich würde interessieren, ob die Zahnzusatz auch Kronen übernimmt, die schon vor Vertragsbeginn empfohlen, aber noch nicht gemacht worden sind.
darf der hund mit ins ferienhaus oder nur in die mit zaun
Wie lange ist die Hefe nach Ablauf noch zu gebrauchen?
@StadtwerkeTarn wird die Biotonne nächste Woche wegen Fronleichnam verschoben?
Reicht das Netzteil für zwei Bildschirme?
# question, wish
Könnt ihr nicht mal PayPal oder so was als Zahlungsart einbauen? Wär echt praktisch.
# wish
Ein Dunkelmodus fehlt noch, bitte nachreichen.
Bitte auch Zwischengrößen anbieten, nicht alle Füße sind genormt.
Liebes Plantlab-Team, bitte nehmt torffreie Erde ins Sortiment auf.
Könnte man im Abteil nicht wenigstens eine Steckdose pro Tisch spendieren.
Ich fände es wunderbar, wenn die Volkshochschule ihren Töpferkurs auch samstags anböte, denn wer Schicht arbeitet, schafft es unter der Woche eben beim besten Willen nicht.
Ein Kindersitz zum Ausleihen, das wär's.
bitte mal was ohne koriander 🙈
Ich vermisse eine Suchfunktion im Chatverlauf.
Baut doch einen Leisemodus ein, den man fürs Babyzimmer nehmen kann.
Mehr glutenfreie Sachen in der Kantine, das ist mein Weihnachtswunsch.
Ein Wickeltisch auf der Herrentoilette wäre zeitgemäß.
Gebt uns die alte Glasflasche wieder, die sah auf dem Tisch viel schöner aus.
Warum nicht mal ein Feierabendticket ab 18 Uhr einführen, das wär doch was.
# wish, praise
Mega lecker das Haselnussmus, bitte auch im Kiloglas 😋
Euer Podcast rettet mir jeden Stau. Macht die Folgen gern länger!
Der Fahrradanhänger ist Spitze, jetzt fehlt nur noch ein Regenverdeck in Rot zum Nachkaufen.
# wish, comparison
Bei Mapwise kann man ganze Länder offline laden, das hätte ich hier auch gern.
Bei der Bücherei in Kehl kann man online verlängern, das wünsche ich mir hier auch.
# praise
Ein dickes Lob an Frau Petersen vom Kundendienst, die hat sich wirklich gekümmert.
Lieferung ging ratzfatz, alles top verpackt 👍
Bestes Roggenbrot weit und breit, ehrlich.
Vielen Dank an das Team in Leipzig, meine Oma versteht jetzt endlich ihr Handy.
Frisur sitzt, Laune auch. Danke an Jasmin!
Wir haben den Kaminofen nun den dritten Winter, er zieht prima, die Scheibe bleibt sauber und der Schornsteinfeger war auch voll des Lobes, besser geht's eigentlich nicht.
Nix zu beanstanden, Lieferung ok, Ware ok, jederzeit wieder
Meine Schwiegermutter lobt sonst nie etwas. Euren Apfelstrudel hat sie gelobt.
sooo weich die decke 😍😍 will nie mehr aufstehen
Hab noch nie so unkompliziert einen Termin beim Amt bekommen, großes Kompliment an die Entwickler.
# praise, comparison
Der Akku hält doppelt so lang wie beim Vorgänger, bin begeistert.
Gegen das Gerät sieht mein früherer Staubsauger alt aus, ich bin hin und weg.
Von allen Fahrschulen in der Stadt mit Abstand die geduldigste.
Die App der anderen Bank war eine Zumutung, eure ist dagegen ein Vergnügen.
Im Vergleich zum Vorgängerzelt steht das hier in vier Minuten. Herrlich!
# problem, comparison
Das neue Modell ist lauter als das alte und saugt obendrein schlechter.
Früher 150 g, jetzt 120 g zum selben Preis. Mogelpackung!
Mein Bruder hat bei der Konkurrenz seine Solaranlage in sechs Wochen aufs Dach bekommen. Ich warte nun schon das zweite Jahr und höre jedes Mal eine neue Ausrede.
Die alten Filter passten sauber, die neuen sitzen locker.
Im Baumarkt gegenüber kostet dieselbe Farbe elf Euro weniger, da fühlt man sich verschaukelt.
Schokolade schmeckt seit der neuen Rezeptur nach Pappe, früher war mehr Kakao drin
# question, comparison
Worin unterscheidet sich euer Familientarif von dem bei Sunbar?
Rodenfels oder doch lieber Kestrel für einen Anfänger beim Skifahren?
Ist die Zwei-Kammer-Version sparsamer als die mit einer Kammer?
Was kann eure Steuersoftware, was die kostenlose vom Amt nicht kann?
hat wer von euch mal die windeln von mullewapp mit denen von kornblume verglichen, welche laufen weniger aus
# comparison
Im direkten Vergleich ist die Plantlab-Erde dunkler und gröber als die von Grünau.
Beide Kocher fassen 1,7 Liter, der von Tarn hat 2200 Watt, der von Velora 3000.
Ingwertee von Auental ist schärfer, der von Bergrot milder.
Gegenüber dem alten Fahrplan fährt die 12 jetzt sieben Minuten früher ab.
# leaving
Nach zwölf Jahren wechsle ich im November die Versicherung.
Mein Stromvertrag läuft am 31. aus und ich verlängere nicht.
Wir nehmen die Kleine zum Sommer aus dem Ballettunterricht.
Rücksendung ist angemeldet, bitte überweisen Sie den Betrag auf mein Konto.
Nach reiflicher Überlegung haben wir uns für einen anderen Anbieter entschieden und beenden die Zusammenarbeit zum Quartalsende.
so, raus aus dem verein. tschö
Ich trete zum Jahresende aus dem Automobilclub aus.
Den Zeitungsboten könnt ihr ab Montag abbestellen, ich lese künftig woanders.
# problem, leaving
Haar in der Suppe, Schulterzucken vom Kellner. Uns seht ihr nicht wieder.
Matratze hat nach sechs Wochen eine Kuhle, ich nutze die 100 Nächte und schicke sie zurück.
Dreimal Termin, dreimal keiner da. Auftrag storniert, jetzt macht es der Meister aus dem Nachbardorf.
Pullover kratzt und färbt ab, der geht heute noch zur Post.
Ihr habt meine Daten an Werbefirmen gegeben? Konto gelöscht, und tschüss.
Zugegeben, das Müsli hat mir jahrelang geschmeckt, aber seit man Motten in der Tüte findet und der Kundendienst das für normal erklärt, kommt mir nichts mehr davon ins Haus.
Der Gutschein wurde an der Kasse nicht angenommen, das war mein letzter Einkauf bei euch.
# comparison, leaving
Ich höre zum Monatsende im Studio auf, das Vereinsgym hat ein Becken und kostet die Hälfte.
Hab zu Lumino gewechselt, da ist die erste Kilowattstunde wie die letzte und vier Cent billiger als bei euch.
Umgestiegen auf den Hofladen in Bruck, da sind die Eier frischer als in eurer Kiste.
# question, leaving
@VeloraDE ich möchte den Helm vom 4. zurückgeben, wohin muss ich den schicken?
Bekomme ich die Anzahlung zurück, wenn wir die Reise jetzt absagen?
Guten Tag, wir möchten das Sofa zurückgeben, wann könnte die Spedition es abholen?
# problem, hazard
Vom Toaster hab ich heute früh richtig eine gewischt bekommen, der Arm kribbelt jetzt noch.
Auf der Packung stand nussfrei, mein Sohn lag mit Atemnot in der Notaufnahme.
An der Blechkante hinten hab ich mir den Daumen aufgeschlitzt, vier Stiche.
Die Zugtür hat den Arm meines Sohnes eingeklemmt und der Zug fuhr an. Ich zittere immer noch.
Die Fritteuse fing einfach Feuer, die Dunstabzugshaube ist verkohlt, und wenn meine Tochter nicht so geistesgegenwärtig die Löschdecke geholt hätte, stünde die Küche nicht mehr.
Beim Aufklappen schnappte die Leiter zu, Finger gequetscht, Nagel ab.
Vom Rutschenturm fehlt eine Sprosse, ein Kind ist zwei Meter tief gefallen.
Stromschlag an der Gartenpumpe!! Gehäuse stand unter Spannung
Nach dem Pilzgericht lagen wir beide flach, Giftnotruf inklusive.
Das Sonnenschirmgestell kippte bei leichtem Wind um und traf meine Frau am Kopf.
Batterie vom E-Bike ist in der Garage explodiert, zum Glück stand das Auto draußen.
Quaddeln am ganzen Körper nach einmal Tragen, die Bettwäsche ist wohl mit irgendwas behandelt.
Im Bällebad lag eine Rasierklinge. Mir ist immer noch schlecht.
Unsere Katze hat an der Zimmerpflanze geknabbert, die als ungiftig verkauft wurde, und lag danach zwei Tage mit Vergiftung in der Tierklinik, fast neunhundert Euro hat uns der Spaß gekostet und beinahe das Tier.
# question, hazard
Ist der Lack am Gitterbett giftig, wenn das Kind dran kaut?
Kann der Heizstrahler im Partyzelt zum Brandrisiko werden oder reicht ein Meter Abstand?
# problem, comparison, hazard
Der Griff wird so heiß, dass ich mir die Hand verbrannt habe, bei der alten Pfanne blieb der kalt.
# question, praise
Wunderbarer Aufenthalt, vielen Dank. Wie hieß noch mal der Tee in der Lobby?
Die Führung durchs Bergwerk war großartig! Bieten Sie so was auch für Schulklassen an?
Euer Dinkelmehl macht die besten Brezeln. Gibt's das auch im 10-Kilo-Sack?
# none
Brandneu im Kino: der zweite Teil läuft ab Donnerstag.
Der Velora-Laden ist im Mai in die Kanalstraße gezogen.
Lieferumfang: eine Lampe, zwei Schrauben, ein Heft.
Heute gibt es Linsen mit Spätzle.
Schwarze Turnschuhe, gelbe Schnürsenkel, ab in die Stadt.
Einen Cappuccino und ein Käsebrötchen bestellt, Zeitung aufgeschlagen.
Der Konzern beschäftigt 9.800 Menschen in elf Ländern.
Drückt mir die Daumen, um zwei ist Fahrprüfung!
Der Kommissar sagte nichts, er zündete sich eine Pfeife an.
Heute Abend brennt die Luft: Derby um halb neun.
Die Bibliothek bleibt vom 3. bis 9. August geschlossen.
hab mir nen tee gemacht und schau dem regen zu
Schnäppchen, dass es knallt, so stand es im Prospekt von 1974, den ich auf dem Dachboden gefunden habe, zusammen mit Opas Zeugnis und einer Mundharmonika.
Die Bahnstrecke Tarn–Velheim wurde 1898 eröffnet.
Todmüde, aber glücklich, 1200 Höhenmeter.
Der Verkehrsfunk meldet Sonne.
Na toll, schon wieder Freitag, wie soll man das bloß aushalten?
Neue Vorhänge in rauchblau hängen.
Unser Chor probt ab jetzt mittwochs.
Der Apfel fällt nicht weit vom Stamm, sagte sie und lachte.
Giftgrün ist laut Modezeitschrift die Farbe des Herbstes.
Zum Frühstück zwei Brezn und ein Weißbier.
Wer wagt, gewinnt. Steht so auf der Tasse im Büro.
Plantlab zieht mit der Verwaltung nach Erfurt um.
Auf dem Foto sieht man meinen Bruder, das rote Velora-Rad und den Bodensee.
Die Preise gelten ab 1. Juli inklusive Mehrwertsteuer.
Ich bin dann mal kurz Brötchen holen.
gleis 4, abfahrt 9:17, fensterplatz
Er hat mit dem Rauchen aufgehört und strickt jetzt.
Elektrisierend, so nannte die Zeitung das Konzert der Blaskapelle.
Stimmt, die Kündigung von Effi Briest stand nie im Roman, das hast du verwechselt.
Zwei Karten für Samstag, Reihe 9, abgeholt.
Das Seminar umfasst acht Stunden und findet in Kassel statt.
# problem, wish
Die Schrift auf dem Beipackzettel ist winzig, ich brauche eine Lupe. Druckt das doch bitte größer.
Nach jedem Anruf muss ich meine Geschichte von vorn erzählen. Legt halt eine Notiz an!
# problem, comparison, leaving
Anderswo bekommt man einen Ersatzwagen, bei euch einen Busfahrplan. Police ist gekündigt.
# problem, question, hazard
Es zischt am Gasanschluss vom Grill, obwohl alles zugedreht ist. Wen ruf ich da an?
# problem, leaving, hazard
Schwimmflügel ist im tiefen Becken geplatzt, mein Sohn ging unter. Alles zurück, Geld her, und nie mehr diese Marke.
# problem, wish, hazard
Die Glastür ist unsichtbar, mein Vater ist mit blutiger Nase rausgekommen. Klebt da endlich Streifen drauf!
# hazard
Achtung, Rückruf: In einzelnen Packungen Kornhof Knuspermix können Metallsplitter enthalten sein.
# problem, praise
Ausblick ein Gedicht, Bett ein Brett.
`)
