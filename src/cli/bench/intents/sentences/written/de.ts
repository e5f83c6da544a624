import { labelled } from '../labelled.ts'

export const de = labelled(`
# problem
Die Lampe geht seit gestern nicht mehr an
Meine Bestellung ist nie angekommen und keiner antwortet
@Brauli die Kaffeemaschine tropft ohne Ende 😡
Mir wurde zweimal abgebucht
Schon wieder 40 Minuten Verspätung und keine Durchsage
Ich kann mich seit dem Update nicht mehr einloggen
warte immer noch auf mein Geld
Der Reißverschluss ist am zweiten Tag gerissen
Das Zimmer roch nach Schimmel und das Wasser war kalt
Zum dritten Mal die falsche Größe bekommen
Akku hält keine zwei Stunden
am Telefon wurde einfach aufgelegt, unverschämt
Bin echt enttäuscht von den Schuhen, Sohle nach einem Monat ab
Die Webseite ist ständig offline
Im Karton fehlen Schrauben
die App stürzt dauernd ab
völlig unbrauchbar, rausgeschmissenes Geld
Display eingefroren und nichts reagiert
Brot war steinhart und die Packung offen
Zug fällt aus, wieder mal
# problem, question
Warum schaltet sich mein Handy ständig aus?
hat noch jemand Probleme mit dem Mahlwerk
@NordRad die Kette springt dauernd runter, wie krieg ich das weg?
Wann wird endlich der kaputte Aufzug repariert?
Wo bleibt mein Paket? Sollte Montag kommen, nichts da
# question
Liefert ihr auch nach Norwegen?
@LumaLicht wie verbinde ich die Lampe mit dem Handy
weiß jemand ob die Schuhe klein ausfallen
Ist das Frühstück im Preis drin?
Darf man das Rad im Zug um 7 mitnehmen?
Was kostet das Monatsticket für Studenten
Hallo, ich wollte fragen ob die Garantie Kratzer abdeckt
Welcher Filter passt beim alten Modell?
Gibt es eine Möglichkeit, Notizen als PDF zu exportieren?
habt ihr einen Laden in Bremen
wo kann ich Ersatzbirnen kaufen
Wie lange dauert das Entkalken
Kann mir jemand sagen wann die neue Version kommt
Ab wann kann man einchecken?
Sind die Riemen waschbar? 🤔
# wish
Ich wünschte die Lampe hätte wärmeres Licht
Bitte einen Dunkelmodus einbauen
Wäre super wenn die App die letzte Strecke speichert
Ihr solltet die Riemen einzeln verkaufen
ein Timer wäre toll
Bringt bitte die alte Schokolade zurück
Ich hätte gern eine Version für Linkshänder
da fehlt eine Stummtaste auf der Fernbedienung
Könntet ihr mehr Steckdosen am Bahnhof anbringen?
Hoffentlich macht ihr bald eine Filiale in Kiel auf
Verbesserungsvorschlag: längeres Kabel
würde mich über mehr vegane Gerichte freuen
wann kommt endlich ein Familienticket? Bitte!
Es sollte eine Option geben den Piepton abzuschalten
bitte auch in größeren Größen anbieten
Mir fehlt ein Filter nach Datum
schön wäre ein abnehmbarer Akku
Wünsche mir portugiesische Untertitel
Warum bietet ihr keine kleinere fürs Camping an
Wir brauchen dringend mehr Fahrradstellplätze
# praise
Ich liebe diese Lampe, so gemütliches Licht 😍
Läuft nach einem Jahr immer noch einwandfrei
Keinerlei Probleme mit der Lieferung
Vielen Dank für die schnelle Hilfe!
Der beste Kaffee den ich je zuhause gemacht habe
Das Personal war sehr freundlich und das Zimmer blitzsauber
Ist jeden Cent wert
Kann die Stiefel nur empfehlen
Toller Service, in fünf Minuten gelöst
meine Tochter freut sich riesig über die Puppe
Bin super zufrieden mit dem Rad
noch nie Ärger damit gehabt
Die Kopfhörer sind der Hammer
passt perfekt und sieht klasse aus
Endlich ein Handy mit gutem Akku!
gar nicht schlecht für den Preis
Gerne wieder, fünf Sterne
Großes Lob an den Schaffner im Zug um 8:15
Schneller Versand, top verpackt
das neue Feature ist genial
# comparison
Das Trail 3 ist viel leichter als das Trail 2
Mein alter Wasserkocher war schneller
Im Vergleich zur Cafino macht sie weniger Schaum
Lampe A vs Lampe B
Der Bildschirm ist nicht so scharf wie bei meinem letzten Handy
Im Gegensatz zu anderen Marken nehmen sie echtes Leder
Bin von Zenrad umgestiegen weil der Rahmen schwerer war
bei Marlow ist es günstiger als hier
Ich hab drei Staubsauger getestet und der ist der leiseste von allen
die Vorgängerversion hatte mehr Einstellungen
Die sind der Konkurrenz weit voraus
da nehm ich lieber das alte Modell statt dem neuen
# comparison, question
Ist das neue Modell wirklich besser als das vom letzten Jahr?
Was ist der Unterschied zwischen Pro und Lite
Welche ist besser für kleine Küchen, die Cafino oder die Brauli?
# comparison, praise
Viel besser als meine alte Matratze, ich bin begeistert
Klingt super und schlägt die teureren locker
# comparison, problem
Die neue App ist schlechter als die alte, hängt sich immer auf
Die früheren hielten vier Jahre, diese sind nach vier Monaten kaputt
# leaving
Hab gerade mein Abo gekündigt
Die Schuhe gehen morgen zurück
Ich wechsle nächsten Monat den Anbieter
Nie wieder kaufe ich hier
Noch am selben Tag zurückgeschickt
das war mein letzter Aufenthalt in diesem Hotel
Gehe zurück zu meiner alten Bank
App gelöscht, tschüss
ich kündige meine Mitgliedschaft
Werde den Vertrag nicht verlängern
Ihr habt einen Kunden verloren
Hier bestelle ich nicht mehr
Storniere jetzt meine Buchung
# leaving, question
Wie kann ich mein Abo kündigen?
Wie schicke ich online gekaufte Stiefel zurück
wo muss ich hin um meinen Vertrag zu kündigen?
# leaving, problem
Nach sechs Wochen Warten Bestellung storniert, immer noch nichts da
Der dritte ist auch kaputt, nie wieder diese Marke
Schlechtester Service, ich will mein Konto schließen
Schicke den Mixer zurück weil er am zweiten Tag nicht mehr lief
# leaving, comparison
Von Cafino zu Brauli gewechselt und die ist viel leiser
Ich gehe zu Marlow, die sind billiger als ihr
# hazard, problem
Das Ladegerät hat Feuer gefangen während wir schliefen
Meine Lampe hat gestern angefangen zu qualmen
Hab vom Toaster einen Stromschlag bekommen
Riecht verbrannt sobald ich sie einstecke
Mein Sohn hat sich an der scharfen Kante geschnitten
Der Akku ist aufgebläht und wird total heiß
In der Marmelade war eine Glasscherbe
Bremsen haben bergab versagt, hätte tot sein können
allergische Reaktion, mein Gesicht ist angeschwollen
Der Schnellkochtopf ist in meiner Küche explodiert
Nach dem Buffet hatten wir alle eine Lebensmittelvergiftung
Knopf ging ab und unser Kleiner wäre fast daran erstickt
aus der Steckdose kommen Funken
Der Stecker ist geschmolzen
Auf der nassen Treppe ausgerutscht und in der Notaufnahme gelandet
Hab mir am Griff die Hand verbrannt
# hazard
Rückruf für den Kinderwagen wegen der Räder
Achtung, Brandgefahr bei der Nimbus Heizung
Vorsicht, gefährlich für kleine Kinder
# hazard, question
Ist es sicher die Heizung über Nacht anzulassen?
Sind da Nüsse drin? Mein Kind ist allergisch
Wurde dieser Hochstuhl zurückgerufen?
# none
Hab gerade die neue Lampe bestellt, kommt Freitag
Guten Morgen zusammen
Wir sind bis Sonntag im Hotel
Heute streiche ich den Fahrradschuppen
Mein Cousin arbeitet bei der Bahn
Hier mein Testbericht, Link unten
Der neue Laden öffnet am 4. Mai in Köln
Wusstet ihr, dass Kaffee eine Frucht ist?
Ich hab sie in grün genommen
Unser Team trifft sich dienstags im Café
Drückt mir die Daumen für die Prüfung
Folgt uns für mehr Tipps
Die Lampe kommt mit zwei Birnen und einer Fernbedienung
Schaue das Spiel mit einer Tasse Tee
Ja, am Montag
Hab dir eine Nachricht geschickt
Aus dem Zug gepostet
Alles Gute zum Geburtstag, Bruder
Version 4.2 ist da
Zweiter Teil meiner Alpenreise
Benutze sie jeden Morgen
Zwei Karten für Samstag
Das Hotel hat 40 Zimmer und einen Garten
So, weiter geht die Arbeit
Laut Gutachten besteht keine Brandgefahr
Meine Oma hat sonntags Brot gebacken
Foto von meinem Schreibtisch
Heute gibt es Suppe
Sie kam gestern aus Spanien zurück
Feuerwerk am Hafen heute Abend
`)
