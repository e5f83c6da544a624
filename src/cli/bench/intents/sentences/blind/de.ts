import { labelled } from '../labelled.ts'

export const de = labelled(`
# problem
Seit drei Wochen heißt es "in Bearbeitung", meine Brille hab ich immer noch nicht
@NordBahnExpress RE5 fällt schon wieder aus, ganze Schulklasse steht am Gleis
Nach dem Update startet die Steuersoftware nicht mehr
Die Naht am Rucksack ist nach zwei Wochen aufgegangen 🙄
hab Vorhänge in Creme bestellt und giftgrüne bekommen
Internet tot in ganz Ehrenfeld
Schnitzel zäh wie Leder, Bedienung patzig
Mir wird seit Monaten ein Sportpaket abgebucht, das ich nie bestellt hab.
Beim Bausatz lag die Anleitung nur auf Chinesisch bei
Fliesenleger sollte Montag anfangen, jetzt ist Donnerstag und er geht nicht ans Telefon
Leider wirkt das Shampoo bei mir überhaupt nicht
Server seit gestern Abend down, und das am Release-Wochenende
Mein Paket wurde angeblich beim Nachbarn abgegeben, der weiß aber von nix
Waschmaschine pumpt nicht ab
Die Ferienwohnung war dreckig und die Baustelle nebenan stand nirgends
Nach zweimal Waschen sieht der Pulli aus wie ein Putzlappen
De Bankomat het mini Charte gfrässe und am Telefon nimmt niemer ab
Bin enttäuscht vom Kratzbaum, der kippelt schon bei einer Katze
Vollgeladen los, nach 90 km stand das E-Auto
Im Müsli war fast keine einzige Nuss drin, dafür kiloweise Rosinen
Termin beim Hautarzt zum dritten Mal verschoben worden
Heizung im neuen Auto geht nur auf der Fahrerseite
App stürzt beim Öffnen sofort ab #nervig
Die haben unsere Kreuzfahrt abgesagt und rücken die Anzahlung nicht raus
Nagellack blättert nach einem Tag
Die Zertifikate vom Onlinekurs kamen mit falschem Namen
Zähler falsch abgelesen, jetzt soll ich 900 Euro nachzahlen
oida des WLAN im Zug is a Frechheit
Sattel wackelt wie ein Kuhschwanz, egal wie fest ich ihn zieh
Puppe singt nur noch den halben Refrain
Keine Antwort auf meine vier Mails
funktioniert hinten und vorne nicht
# question
Ist der Biergarten bei Regen auch auf?
Weiß jemand, wie man Fettflecken aus dem Stoff kriegt
Wie lange ist denn die Lieferzeit für die Eckbank?
@Wanderkontor kann man die Stiefel neu besohlen lassen?
Kann ich den Gutschein auch in der Filiale einlösen
Wie viele Spieler braucht man mindestens?
Wo muss ich die IBAN eintragen
Mich würde interessieren, ob der Hänger auch auf die alte Kupplung passt
Moin, nehmt ihr auch Kartenzahlung?
Gibts den Sessel auch zum Probesitzen in Kassel?
wie krieg ich die Uhr auf Sommerzeit
Brauche ich für den Kurs Vorkenntnisse?
Hat hier wer das Fjell 3 und kann sagen, wie hoch es innen ist
Ist bei der Halbpension das Abendessen ein Buffet?
Bis wann muss ich den Zählerstand melden?
Zu welcher Schneelage passt das Wachs?
Darf mein Dackel mit in den Speisewagen?
An wen wende ich mich wegen Elterngeld
kurze Frage: läuft das auch offline?
Übernimmt die Kasse eigentlich die Einlagen
Ab wie viel Grad kann man die Geranien rausstellen?
# wish
Holt bitte die alte Titelmusik zurück!
Ein Rufknopf an der Umkleide wäre echt klasse
Könntet ihr nicht auch Tortenböden ohne Gluten anbieten?
ich wünsch mir so ein Ersatzglas zum Nachkaufen
Schön wär, wenn man die Kacheln selbst sortieren könnte
Ihr solltet Pfandgläser für den Joghurt einführen
Hätte das gern mit langen Ärmeln
Da gehört unbedingt ein Rückgängig-Knopf rein
Macht doch mal ne Limo ohne Zucker
Verbesserungsvorschlag: Kontoauszüge nach Empfänger gruppieren
Mehr Fahrradstellplätze am Bahnhof, bitte
Für Kinder mit Brille müsste es so einen Helm auch geben
Baut doch bitte eine Level-Werkstatt ein 🙏
Ein Abendkurs für Berufstätige wäre hilfreich
Bringt das doch endlich als Hörbuch raus, ich kaufs sofort
A Würstelstand beim Freibad warat super
würd mir wünschen dass man mal zur Probe mitfliegen kann
Es wäre toll, wenn der Wochenmarkt auch am Donnerstag käme
Lasst uns doch die Lieferung auf Samstagvormittag legen
Denkt mal über ein Leihregal für Werkzeug nach
Ich hoffe ja auf eine Fortsetzung mit mehr Drachen
# praise
Bin total happy mit meinen neuen Langlaufski, gleiten wie von selbst
Die Dame an der Hotline hatte eine Engelsgeduld mit mir, danke dafür
Läuft seit Jahren ohne Mucken
Ware wie beschrieben, netter Kontakt 👍
Die Leberkässemmel bei euch: ein Gedicht
Kann ich nur weiterempfehlen
mega leckerer Käsekuchen bei @CafeLindenblatt
Gute Verarbeitung, fairer Preis, was will man mehr
Unsere Radreise mit Seewind war rundum gelungen
Ein Lob an die Monteure, sauber gearbeitet und sogar noch durchgefegt
Hammer Konzert gestern in der Stadthalle, Gänsehaut pur
Unser Hund ist verrückt nach den Kauknochen
Alles bestens, gerne wieder
I bi begeischteret vo däm Velo
Meine Haare sind butterweich, die Kur ist ein Traum
Nix zu meckern
Schaden gemeldet, drei Tage später war das Geld da, Hut ab
Der Schreibtischstuhl hat meinen Rücken gerettet
Leiwand wars bei euch im Beisl
Sitzt, passt, wackelt nicht, Daumen hoch für das Regal
Dank eures Kurses hab ich die Prüfung mit 1,3 bestanden, tausend Dank
# comparison
Die Wärmepumpe zieht halb so viel Strom wie die Nachtspeicheröfen
Funkwerk schaltet schneller frei als Telora, ein Tag gegen eine Woche
Die Roggenvariante ist saurer als die mit Dinkel
Im Gegensatz zum Dachs hat der Luchs eine Anhängerkupplung ab Werk
Verglichen mit letztem Jahr sind es heuer zwei Stände weniger
Der Film folgt dem Buch genauer als die Serie
Im Hallenbad Nord ist das Wasser zwei Grad wärmer als im Südbad
Zwischen dem 500er und dem 700er merkt man beim Rühren keinen Unterschied
Luchs gegen Dachs: beide 150 PS, nur einer mit Allrad
Die Vorgängerversion brauchte 4 GB Speicher, die jetzige 6
# praise, comparison
Schläft sich viel besser als in unserem früheren Bett, geb ich nicht mehr her
So knusprig kriegt das kein anderer Bäcker in der Stadt hin, lecker
Um Welten wärmer als mein Schlafsack davor, bin begeistert
So freundlich wie hier war es in meiner alten Tierarztpraxis nie, danke!
# problem, comparison
Früher war der Kundendienst deutlich besser, heute sitzt da nur noch ein Bot
Beim alten Anbieter war die Leitung stabil, hier ruckelt jedes Telefonat
Der Kindersitz von meiner Schwester klickt sofort ein, unserer hakt jedes Mal
Das zweite Album klingt viel lebloser als das Debüt, schade
# question, comparison
Was kann das Plus-Paket mehr als Basis?
Lohnt sich Carbon gegenüber Alu für einen Anfänger?
Wo lernt man schneller, bei Fahrschule Ruck oder bei Fahrschule Jansen
Welche Versicherung ist günstiger, Domara oder Hanselia?
# wish, comparison
Der Zoo in Halle hat Bollerwagen zum Leihen, führt das doch auch ein
Die Bäckerei gegenüber hat längst vegane Schnecken, wär schön wenn ihr nachzieht
# praise, wish
Tolle Ausstellung, nächstes Mal bitte noch einen Audioguide dazu
Die Lampe ist super, mit Dimmer wäre sie perfekt
# praise, question
Der Eintopf war köstlich, verratet ihr das Gewürz?
Ich liebe diese Gummistiefel, gibt es die auch für Kinder?
# problem, wish
Der Deckel geht nur mit der Zange auf, macht da bitte einen Drehverschluss hin
Ständig ploppt Werbung auf, lasst uns die doch abschalten
Nach zehn Minuten Warten im Regen: stellt bitte ein Dach an die Haltestelle
# problem, question
Warum ist mein Guthaben einfach weg?
Bei noch jemandem gerade Stromausfall in Gohlis?
Kein Ton auf dem linken Lautsprecher, woran liegt das
Der Ofen zeigt F7 und heizt nicht, wie krieg ich das weg?
Sendung seit Tagen im Zustellfahrzeug, wo steckt die denn?
# leaving
Hab gerade mein Abo gekündigt
Geht morgen zurück
Mich seht ihr nie wieder
Nach 18 Jahren Telora ist jetzt Schluss
Ich wechsle zum Ersten den Stromanbieter
Retourenschein ist gedruckt, das Paket steht schon an der Tür
App gelöscht und tschüss
Konto aufgelöst
Bei denen kauf ich nix mehr
Meinen Vertrag verlängere ich nicht
Bitte löscht mein Kundenkonto
Das war mein letzter Besuch bei euch
Ich bin raus, macht euren Kram alleine
# problem, leaving
Seit dem Umbau findet man nix und die Kassen sind zu, ich kauf jetzt woanders
Matratze müffelt nach Wochen noch nach Chemie, wird abgeholt
Zeitung kommt seit Wochen erst mittags, Abo ist gekündigt
Kellner hat uns schlicht vergessen, nie wieder
Pumpe ging nach jedem Regen aus, hab sie eingepackt und zurückgeschickt
Bank macht die Filiale dicht, also zieh ich mit meinem Konto um
# question, leaving
Wie kann ich kündigen?
Nehmt ihr auch angebrochene Farbeimer zurück?
Muss die Kündigung per Brief kommen oder reicht ne Mail
An welche Adresse schicke ich den Widerruf?
# comparison, leaving
Wechsle zur Sparbank Nord, die zahlt mehr Zinsen als ihr
Bei der Fahrschule nebenan gibts schneller Termine als bei euch, ich meld mich ab
# hazard
RÜCKRUF: Tiefkühlspinat Grünhof, Charge 12, Glasstücke möglich
Wer den Kletterkarabiner Granit 8 hat: nicht mehr benutzen, Bruchgefahr
Hersteller warnt vor Sturzgefahr beim Gitterbett Träumli
Weihnachtssterne sind giftig für Katzen, stellt sie hoch
Bitte niemals Spiritus auf den Grill nachgießen, Stichflamme!
Achtung, da ist Lupinenmehl drin, für Erdnussallergiker gefährlich
Gasflaschen gehören nicht in den Keller, Explosionsgefahr
Behörde findet zu viel Bor in Spielschleim, gesundheitsschädlich für Kinder
Blei in der Glasur: bunte Becher von Töpferglück werden zurückgerufen
# question, hazard
Dürfen Schwangere den Käse essen oder besteht Listeriengefahr?
Sind im Pesto Cashews? Meine Tochter reagiert da allergisch
Gilt die Rückrufaktion auch für den Thermolux von 2019?
ist Teebaumöl giftig für Hunde
# problem, hazard
Unser Wäschetrockner hat gebrannt, Feuerwehr war da, Keller schwarz
Vom Aquarienfilter eine gewischt bekommen, Arm kribbelt noch
Hochstuhl ist mit der Kleinen drin umgekippt, Platzwunde
Der Bügel vom Sessellift ging während der Fahrt auf, meine Tochter wäre fast rausgefallen
Metallspäne im Hackfleisch!!
Nach dem Bleaching ist mein Zahnfleisch verätzt
Kette bei Tempo 40 gerissen, über den Lenker geflogen, Schlüsselbein durch
Die Silvesterrakete ging waagerecht los, direkt in Nachbars Balkon
Salmonellen vom Tiramisu, drei Tage Krankenhaus
Thermoskanne beim Eingießen geplatzt, Hand verbrüht
aus der Steckdosenleistn is a Flamme aussakommen
# problem, leaving, hazard
Lichterkette hat ein Loch in die Gardine geschmort, hab sie heute zurückgebracht
# problem, question, hazard
Seit eure Monteure da waren, hängt ein Stromkabel blank über dem Sandkasten, wen ruf ich da an?
# wish, hazard
Packt bitte einen Fingerschutz zum Gemüsehobel dazu, sonst ist schnell die Kuppe ab
# none
Moin zusammen ☕
Hab mir eben einen bestellt, mal schauen
Endlich Wochenende!
Drückt mir die Daumen, morgen ist Vorstellungsgespräch
Bombenpreise am Samstag bei Möbel Hartwig, steht im Prospekt
Die Stadt sagt den Martinsumzug wegen Sturm ab
Glückwunsch zum Jubiläum, Opa Heinz 🎂
Ernsthaft?!
Danke schon mal im Voraus
Beim Kegeln heute alle Neune geworfen
Kartoffeln schälen, Podcast an
Der Eisladen am Markt macht im März wieder auf
Hihi, der Hund im Faschingskostüm
Sitze im Zug nach Rostock und lese
Hab früher mal als Fluglotse gearbeitet
Wir proben seit sechs Uhr fürs Krippenspiel
Funkwerk zieht mit der Zentrale nach Potsdam um
Heiß wie im Backofen hier in Mannheim
Im Herbst zieh ich mit Jule zusammen
Igel im Garten gesichtet 🦔
Kommt gut in die Woche
Kündigt sich da der Frühling an, überall Krokusse
Die Feuerwehrkapelle spielt heute im Park
@lena_hb bring den Kuchen mit
Die Kirchweih geht bis Dienstag
Baue gerade mit Papa das Hochbeet auf
Im Zwickauer Werk beginnt die Frühschicht um fünf
Schwiegermama hat Marmelade eingekocht, vierzig Gläser
Ab morgen steh ich früher auf, ehrlich
Der Turm ist 84 Meter hoch
Servus aus Graz
Raus an die Sonne mit dem Hund
Brandneu im Kino: der dritte Teil von Nebelmond
Oma sagt immer, Scherben bringen Glück
Abends Krimi, Handy aus
Hab mich für den Töpferkurs angemeldet
Da brat mir einer nen Storch
Der Kleine hat seinen ersten Zahn verloren
`)
