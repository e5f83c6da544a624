import { labelled } from '../labelled.ts'

export const de = labelled(`
# problem
Seit Montag kein warmes Wasser, und bei Wärmbold geht nur das Band ran.
Paket angeblich zugestellt. Wo? Im Paralleluniversum vermutlich.
der Rasenmäher von Grünhag geht nach zwei Minuten aus, jedes Mal
Wieder 40 Minuten Verspätung und keinerlei Durchsage. Danke für nix, @FlugNordica
Beim Kleid ist nach einmal Waschen die Naht aufgegangen, das darf bei 89 Euro nicht sein
Die neue App ist ein Graus: drei Klicks mehr für alles und ständig Abstürze
Drucker zieht kein Papier ein, wenn man ihn böse anschaut dann zwei auf einmal 🙃
Unfassbar, dass Eltern vom Unterrichtsausfall erst um halb acht erfahren
Erdbeeren gestern gekauft, heute Pelz dran
Serverqueue 2 Std, reingekommen, gekickt. toller Feierabend
Der Schrank kam ohne Rückwand, dafür mit drei Beuteln identischer Schrauben.
# question
Habt ihr am Brückentag offen?
Ich wüsste gern, ob man die Creme auch in der Schwangerschaft nehmen kann, also ob sie Retinol enthält.
mal ne Frage in die Runde: ab wann füttert ihr Adultfutter
Gibt es den Sessel auch in Moosgrün?
Moin, kann man bei euch mit Hund draußen sitzen?
Wie lange läuft denn die Aktion mit dem Schülerrabatt noch?
Könnten Sie mir bitte mitteilen, welche Unterlagen ich für die Kontoeröffnung brauche?
Kommt Folge 5 von Nebelküste schon Donnerstag oder erst Freitag
# wish
Was noch fehlt: eine Funktion, um mehrere Warenkörbe zu speichern.
Liebes Team, wir Eltern wünschen uns einen gemeinsamen Online-Kalender für alle Klassen.
bitte bitte mehr vegane Sachen auf die Karte 🌱
Macht mal nen Tarif für Leute, die nur telefonieren wollen
Für die nächste Version fände ich eine abnehmbare Kapuze super.
Ein Abholtermin am Samstag würde vielen Berufstätigen helfen.
Mein Traum: das Flutenberg-Addon endlich auch für Konsole
Stellt bitte mal ein paar Bänke in die Umkleide
Glutenfreie Brezn, und ich bin Stammgast 🥨
Warum nicht mal ein Reparaturcafé in der Filiale veranstalten
So eine Schere auch für Linkshänder, das wärs
Eine Briefmarke zum Selbstgestalten für Vereine, darüber würden wir uns riesig freuen.
# praise
Da kann man echt nicht meckern 👍
Großes Lob an Frau Özdemir aus der Filiale Kassel, die hat sich wirklich reingehängt!
gestern Abend bestellt, heute Mittag da. Läuft bei euch
Wer in Leipzig gut essen will, kommt am Zwiebelfisch & Co nicht vorbei.
Endlich wieder durchgeschlafen, die Matratze ist ein Traum.
Die Crew auf dem Flug nach Oslo war so was von lieb zu meinem Sohn 🥰
Schere liegt super in der Hand und schneidet selbst dicke Äste ohne Murren
Mein Kater ist mäkelig ohne Ende, aber bei Miezgut ist der Napf nach zwei Minuten leer.
Aufbau in einer halben Stunde, alles passt, nichts wackelt. Chapeau!
Nebelküste ist das Beste, was ich dieses Jahr gestreamt habe
Ich bin rundum zufrieden und würde jederzeit wieder dort kaufen.
Ersatzteil gratis und ohne Diskussion zugeschickt bekommen. So geht Kundendienst.
mega Foundation, hält sogar im Büro ohne Klima 😍
Fünf Umzüge hat das Regal mitgemacht und nicht einen Kratzer
# comparison
Laut Datenblatt hat der Zwo nur 200 Gramm mehr Gewicht als der Vorgänger, sonst gleich.
Funkwerk nimmt 25 im Monat, Telora 27, dafür ist bei Telora Roaming drin
Roggenlaib vom Dorfbäcker 4,20, in der Filiale 2,90
Meine alte Taktum tickte mit 21.600 Halbschwingungen, die neue mit 28.800.
Drakensund hat mehr Waffen, Flutenberg die größere Karte
# leaving
Konto aufgelöst, Dauerauftrag umgezogen, fertig.
Im Herbst verlängere ich den Vertrag nicht mehr.
Hab mir inzwischen nen anderen Friseur gesucht
Kündigung ist raus, per Einschreiben, sicher ist sicher.
Unser Garten-Abo verlängern wir nicht, wir ziehen in eine Wohnung ohne Balkon
Retourenschein ist gedruckt, der Rock passt einfach nicht zu mir
# hazard
Rückruf Kinderroller Flitzi: Lenkstange kann brechen, Sturzgefahr.
Warnung vor Salzstangen „Knusperle“: nicht deklarierte Milch, gefährlich für Allergiker
Bei Kaffeemaschinen der Serie K7 kann das Netzkabel einen Stromschlag verursachen, Gerät bitte ausstecken
# problem, question
Hat noch jemand das Problem, dass Flimmio ab 20 Uhr nur noch Pixelbrei liefert?
Guten Tag, meine Bestellung 7719 sollte letzten Freitag da sein. Wann darf ich damit rechnen?
Der Akku vom Staubsauger hält nur noch fünf Minuten, greift da die Garantie noch?
weiss wer wie ich die Fehlermeldung E21 an der Spülmaschine wegkriege, nix hilft
Warum bekomme ich seit drei Wochen keine Antwort auf meine Mails?
# problem, wish
Beutel reißt immer an der falschen Stelle, ein Zippverschluss muss her
Die Anleitung gibts nur auf Chinesisch, legt doch ne deutsche dazu
Türklingel-App meldet jede Amsel, baut mal einen Regler für die Empfindlichkeit ein
# problem, comparison
Meine Oma hatte 30 Jahre denselben Handmixer, eurer hat drei Kuchen geschafft
Seit der Fusion ist alles schlechter als vorher: Öffnungszeiten, Beratung, Laune
Bei der Konkurrenz sind Sitzplätze inklusive, hier kostet sogar das Fenster
Staffel 1 Gänsehaut, Staffel 4 Gähnen.
# problem, leaving
Das war definitiv unser letzter Besuch, lauwarme Suppe und pampige Bedienung.
Ich trete vom Kauf zurück: drei Liefertermine, dreimal kam niemand.
Sonderkündigungsrecht wird heute noch gezogen, bei dem Netz hier bleibt mir nichts anderes übrig
Nie wieder Nordica. Koffer weg, Urlaub im Eimer.
Wir melden die Kinder ab, so viel Unterrichtsausfall macht keiner länger mit
Ich stell den Dauerauftrag ein und such mir nen Verein, wo die Duschen warm sind
Rücktritt vom Kaufvertrag ist erklärt, vierter Werkstattbesuch in sechs Wochen
Tschüss ihr Halsabschneider, 15 Euro für eine Ersatzkarte
Wer mich am Telefon derart auflaufen lässt, verkauft mir auch keine Küche mehr
# problem, hazard
Raclette-Grill: Stecker verschmort, Steckdose schwarz, Oma kreidebleich.
Beim Probetraining ist meinem Sohn die Hantelstange aus der Halterung auf den Fuß gekracht
Die Sprühsahne ist beim Aufmachen explodiert, Splitter bis in die Lampe
Nach dem Haarefärben offene Stellen auf der Kopfhaut, sowas hab ich noch nie erlebt @Glanzwerk
Am Klettergerüst vom Hort steht ne Schraube raus, unsere Lina hat jetzt vier Stiche im Knie
CO-Alarm um drei Uhr früh. Die Therme war am Vortag „frisch gewartet“.
Airbag geht auf. An der roten Ampel. Einfach so.
Fischstäbchen mit Metallspan drin, beinahe einen Zahn verloren
Mein Hund hat sich an eurem Kauknochen verschluckt, das Ding splittert wie sonst was
Wärmflasche geplatzt, Verbrühung zweiten Grades am Oberschenkel
die lichterkette im baum hat geglüht, der halbe ast ist braun 😳
Gleich zwei Gäste vom Nachbartisch mit Fischvergiftung, und das Möwenkiek „bedauert“
# question, wish
Wäre es denkbar, die Hose auch in Kurzgrößen anzubieten?
Kriegen wir noch ne Mac-Version oder kann ich das knicken?
Lässt sich da nicht mal ein Seniorenticket einrichten, liebe Bäderbetriebe?
Wann kommt endlich die Möglichkeit, Kommentare zu bearbeiten?
Mögt ihr vielleicht auch Kinderhörspiele ins Programm nehmen?
@Seebank plant ihr irgendwann virtuelle Karten?
# question, praise
Danke für die superschnelle Hilfe! Muss ich jetzt noch etwas unterschreiben?
Wunderschöner Mantel, trage ihn täglich. Wie reinige ich den am besten?
# question, comparison
Lichtblick M3 oder doch lieber die Okular 7, was meint ihr?
Ist der neue Tintex leiser als der 430er?
Taugt der Akkuschrauber von Grünhag mehr als der vom Baumarkt?
# question, leaving
Bis wann muss ich kündigen, damit das Abo nicht weiterläuft?
@ModehausLinde kann ich Onlineware im Laden zurückgeben
Hallo, ich möchte widerrufen, wo finde ich das Formular?
# question, hazard
Wie lange muss das Kind nach dem Streichen aus dem Zimmer bleiben, sind die Dämpfe schädlich?
@Blattgold_Garten sind eure Oleander für Meerschweinchen gefährlich
Verträgt man mit Nickelallergie das Armband der Taktum?
Kann die Mikrowelle in Flammen aufgehen, wenn man sie leer laufen lässt?
# wish, praise
Spitzen Kantine! Fehlt nur noch ein Salatbuffet.
Rundum gelungene Führung im Museum, bitte auch mal abends anbieten
# wish, comparison
Beim Mitbewerber gibts Probepackungen, sowas wünsch ich mir hier auch
In Holland gibts Fahrradstellplätze direkt am Eingang, bitte nachmachen
# wish, hazard
Runde Ecken für den Couchtisch wären klasse, sonst schlägt sich unser Kleiner irgendwann die Stirn auf
# praise, comparison
Bei den anderen hing ich ewig in der Warteschleife, bei Telora hatte ich nach 30 Sekunden eine nette Dame dran.
Hab schon einige Wanderschuhe verschlissen, doch so bequem wie die Almgang war keiner
Günstiger als im Discounter und schmeckt besser, was will man mehr
Das neue Modell ist um Längen besser verarbeitet. Hut ab!
Drei Zahnärzte durch, erst hier saß ich ohne Schweißausbruch
# praise, hazard
Der Fahrradhelm von Kopfnuss hat mir gestern beim Sturz den Schädel gerettet. Danke!
# comparison, leaving
Vom Zwo auf den Stromer umgestiegen, mehr Reichweite fürs selbe Geld
Zeitung abbestellt, bei Lesefuchs digital kostet sie die Hälfte
# problem, question, leaving
Jacke färbt auf alles ab, nehmt ihr die trotz Tragespuren zurück?
# problem, question, hazard
Mein Handy wird beim Laden so heiß, dass ich mir die Finger verbrannt hab, soll ich das Teil überhaupt noch anfassen?
Unsere Gasflasche zischt am Ventil trotz neuem Regler, wen rufe ich da an?
# problem, comparison, leaving
Gehe zurück zu meiner alten Hausratversicherung, die hat wenigstens gezahlt statt Ausreden zu schicken
Rasierer Nr. 3 stumpf, ab jetzt Klingenfreund, die halten immerhin ein Quartal
# problem, comparison, hazard
Beim Vorgänger blieb das Gehäuse kühl, am neuen Toaster verbrennt man sich die Pfoten
# problem, leaving, hazard
E-Bike-Akku im Flur abgefackelt, Feuerwehr war da. Das Rad nehmt ihr zurück, sonst sehen wir uns vor Gericht.
Stuhlbein weggebrochen, Steißbein geprellt – Möbel kauf ich künftig beim Schreiner
# question, wish, comparison
Napfwelt legt Futterproben bei, könntet ihr das nicht auch einführen?
# none
Sitze im Zug nach Bremen und draußen nur Kühe
Alles in Butter, bis nachher
Da ist Feuer unterm Dach, sagt der Trainer vor dem Derby
Heute Abend gibt's Kartoffelsuppe nach Omas Art
ich brenne schon auf das Spiel am Samstag
War gestern mit den Kollegen kegeln, danach Pommes
Der Apfel fällt nicht weit vom Stamm, mein Sohn sammelt jetzt auch Uhren
Ich wünsche allen einen schönen Feiertag!
Kündige hiermit feierlich das Wochenende an 🎉
Habe den Brief heute zur Post gebracht
Geschmackssache, sagte der Affe
Bin mit dem Hund raus, bis gleich
Nach dem Umbau hat der Markt 2.400 Quadratmeter.
Zurück aus dem Urlaub, 312 Mails
Frage nicht nach Sonnenschein, so ein Tag war das
bei uns schneits schon wieder
Paket abgeholt, jetzt erstmal Kaffee
Mein Nachbar übt Alphorn, die Kühe antworten
Der Chor probt ab sofort im Gemeindesaal.
Wir suchen zwei Azubis für die Filiale in Gera
drei Kilo Zwetschgen entkernt, Hände blau
Papa hat heute seinen letzten Arbeitstag vor der Rente
Das Leben ist kein Ponyhof, sagt meine Reitlehrerin
Jetzt Umstieg in Wolfratshausen, dann noch zwei Stationen
Bücherbus steht mittwochs von 14 bis 16 Uhr am Rathaus
Da lachen ja die Hühner, und zwar wirklich, bei uns im Hof
Aufnahme mit der M3, f/4, 1/250, ohne Stativ
Der Zins fürs Tagesgeld liegt ab August bei 1,8 Prozent.
Krimi läuft, Chips stehen, bitte nicht anrufen
Opa hat beim Skat gewonnen und schmeißt ne Runde
Hab mir die Finger wund getippt, Kapitel 12 steht
Erst mal Feierabendbier auf dem Balkon
`)
