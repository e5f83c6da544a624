import { labelled } from '../labelled.ts'

export const fr = labelled(`
# problem
Ça fait dix jours que mon colis « arrive demain ».
la tondeuse cale dès que l'herbe dépasse trois centimètres, utile
Quatre heures de retard sans la moindre explication, bravo @AirGaronne 👏
Au secours, l'appli de Crédit Valmont plante à chaque virement depuis la mise à jour
Manteau à 150 balles, boutons arrachés au bout de deux jours
J'ai commandé une table pour six, on m'a livré six pieds et pas de plateau.
Service froid, dessert oublié, addition salée. Soirée ratée à L'Ardoise Bleue.
Encore des courgettes pourries au fond du sac, y en a marre
Personne ne répond au standard de l'école, personne, jamais.
Débit de tortue chez Filéo depuis l'orage, et l'assistance s'en lave les mains
L'imprimante réclame du cyan pour imprimer en noir et blanc. Logique implacable.
Impossible de lancer une partie ce soir, les serveurs de Karnoval sont encore par terre 😑
# question
Petite question : le fond de teint existe en teinte 12 ?
Je voudrais savoir jusqu'à quelle date on peut s'inscrire à la cantine.
Vous fermez à quelle heure le dimanche ?
Quelqu'un aurait une idée du prix d'une révision chez Moteo ?
Salut ! Les croquettes saumon sont sans céréales ou pas ?
C'est quoi la différence de tarif étudiant, il faut un justificatif ?
Quel format de carte mémoire faut-il pour l'Iris 40
Bonsoir, faut-il réserver pour un brunch à huit ?
On peut ouvrir un livret pour un mineur en ligne ou il faut passer en agence
Le cours d'aquarelle du jeudi est complet ou il reste une place ?
@Orvane où faire changer la pile à Strasbourg
# wish
Ce serait chouette d'avoir des jeans coupés pour les hanches larges
vivement une version Linux de Karnoval 🐧
Une agence ouverte le samedi, voilà ce qu'il nous faudrait à Niort.
Vous devriez vendre les recharges à l'unité.
On veut des sous-titres en breton !
Suggestion : afficher le temps d'attente sur la page d'accueil du standard
Faites une taille 35 pour les petits pieds, on existe !
je rêve d'un rayon vrac chez vous
Et si vous instauriez une heure calme pour les personnes autistes, sans musique ni néons
Une option « ne pas sonner » pour les livreurs quand bébé dort, merci d'avance
Un distributeur de sacs à crottes près de la sortie, pensez-y 🐕
J'attends avec impatience que vous desserviez Limoges
# praise
Franchement rien à redire, l'équipage était aux petits soins.
Le SAV m'a remplacé la pièce sans discuter, je tire mon chapeau.
J'ai dévoré la saison 2 d'Écume en une nuit, quelle claque
Très contente de mon achat, conforme à la photo, tissu agréable.
Bluffée par la tenue du mascara, même après un mariage et trois crises de larmes
Pas la moindre panne avec ma Vivara, 210 000 km au compteur
La maîtresse de CP de ma fille mérite une médaille.
retouche faite en une heure, pantalon impeccable 🪡
Je recommande cette banque aux auto-entrepreneurs, tout est limpide
Enfin un shampoing qui ne me transforme pas en mouton !
Vos tomates anciennes, un bonheur, on se croirait au jardin de mémé
Poêle installé proprement, le monsieur a même passé l'aspirateur
Le rendu de l'Iris 40 en basse lumière... je suis conquis
# comparison
La version longue du film fait 22 minutes de plus que celle sortie en salle.
Mesuré ce matin : 4,8 l pour la Moteo, 5,5 pour la Vivara de ma femme
niveau goût, l'eau Sourcelle et celle du robinet c'est pareil
# leaving
Résiliation envoyée en recommandé, affaire classée.
Bye bye la carte Privilège, je l'ai coupée en deux ce midi ✂️
Ce sera sans nous l'an prochain, on a réservé dans un autre camping
On change d'école à la rentrée, c'est décidé
# hazard
Rappel : sièges auto Bambinou 2, la boucle peut s'ouvrir en cas de choc.
Info conso : lentilles corail Grainelle retirées pour présence d'éclats de verre
Les bougies Soir d'Ambre sont rappelées, le verre peut éclater pendant la combustion
# problem, question
Le mousseur de la machine à café ne chauffe plus, est-ce pris en charge par la garantie svp ?
qq1 sait comment débloquer l'erreur F09 du lave-linge ? il refuse d'essorer
Comment se fait-il que mes points fidélité aient disparu ?
# problem, wish
Les poussettes ne passent pas les portillons, élargissez-les
Bouton « annuler » introuvable : mettez-le en haut, pas sous douze menus
# problem, comparison
En 2018 on avait un conseiller attitré, aujourd'hui un robot qui ne comprend rien
Le saumon fumé d'en face a du goût, le vôtre c'est de l'éponge salée
Mon ancien vélo pesait 11 kilos, celui-ci 16, et vous appelez ça du progrès
la saison 1 avait un scénario, la 4 n'a plus que des ralentis
Tournelle fait le virement instantané gratuitement, Valmont nous facture 1 €. Racket.
# problem, leaving
Puisque vous ne rappelez jamais, c'est mon avocat qui demandera l'annulation de la vente.
J'ai fait opposition au prélèvement, gardez votre box qui ne marche qu'un jour sur deux
trop c'est trop, je rends mon tablier de client fidèle : encore une rupture de stock APRES paiement
Direction la poste avec ce pull qui bouloche déjà, vous me le rembourserez
Vous ne me reverrez pas au salon, frange massacrée et 70 € envolés
Compte supprimé après un énième bannissement injustifié. Salut Karnoval.
Ma mère, 82 ans, cliente depuis 1974, vide son livret demain : on lui a parlé comme à un chien
Boycott à vie, des œufs cassés dans CHAQUE livraison
Je me désabonne de votre magazine, plus de pubs que d'articles
Location annulée la veille par le propriétaire : rendez-moi mes arrhes et oubliez mon numéro
# problem, hazard
La friteuse a débordé toute seule, avant-bras brûlé au deuxième degré.
Le lustre posé par vos gars samedi est tombé sur la table, cinq minutes plus tôt on y dînait
Moules d'hier soir = toute la tablée à l'hosto. Merci Le Bigorneau.
La porte du manège s'est ouverte en plein tour, j'ai retenu ma nièce par la capuche
Pneu neuf éclaté sur l'A7 à 130, j'en tremble encore @Gommarel
jai trouvé une aiguille dans l'ourlet du pantalon, enfin c'est ma cuisse qui l'a trouvée
Vernis semi-permanent : ongles décollés, brûlure chimique, et l'esthéticienne hausse les épaules
La multiprise a fait un arc bleu quand j'ai branché le sapin 😱
Bouteille de cidre qui explose dans le coffre, des éclats plantés dans les sièges
Mon lapin est mort d'avoir grignoté vos copeaux parfumés, la véto parle d'intoxication
trampoline : un ressort a sauté, à deux doigts de l'œil de mon neveu
L'armature du cartable ressort, mon fils saigne du dos depuis lundi
# question, wish
@CreditValmont vous comptez proposer le paiement par montre un jour ?
Y aurait-il moyen d'élargir les créneaux de livraison au soir ?
Serait-il possible de sortir ce rouge à lèvres en version mate ?
à quand une carte en braille dans vos restos ?
Pensez-vous rééditer la veste en velours côtelé, j'en rêve
Et un bracelet en liège pour l'Orvane, vous pourriez en proposer un ?
# question, praise
Chapeau pour la réparation de ma gourmette ! Vous faites aussi la gravure ?
Ma terrasse est splendide grâce à vous 😊 faut-il huiler le bois chaque année ?
# question, comparison
Le vernis Rosélys tient-il plus longtemps que le Kalia ?
l'Iris 40 ou l'Optalis pour photographier des oiseaux ?
Votre abonnement est-il plus avantageux que celui de la piscine municipale ?
# question, leaving
Quelle est la marche à suivre pour fermer un compte joint ?
@Dormelune je peux rendre le sommier si je l'ai déjà déballé ? il passe pas la porte
Si j'arrête l'abonnement maintenant, vous me remboursez les mois restants ?
# question, hazard
Le muguet du bouquet, c'est dangereux pour les perruches ?
@BrasDor on peut poser un brasero sur une terrasse en bois sans tout cramer
Votre henné contient-il de la PPD ? J'y suis allergique
À partir de quel âge les billes ne présentent-elles plus de risque d'étouffement ?
# wish, praise
Exposition magnifique, il ne manque qu'un audioguide pour enfants
Bravo pour les nouveaux cars, rajoutez des prises et ce sera parfait
# wish, comparison
Les Suisses ont des compartiments familles dans les trains, inspirez-vous-en
Optalis sort un firmware par trimestre, faites pareil !
# wish, hazard
ce serait bien d'écrire plus gros « contient des noix », pour les allergiques c'est vital
# praise, comparison
À côté de ma précédente perceuse, celle-ci rentre dans le béton comme dans du flan
Aucune pizzeria de Lille ne leur arrive à la cheville 🍕
Moitié moins d'attente qu'à la clinique d'avant et une véto adorable
Deux fois moins cher que l'opticien du centre et des lunettes parfaites
Les nouvelles semelles sont bien plus confortables que les précédentes, beau boulot 👟
# praise, hazard
Grâce à l'alarme monoxyde de Veillox on est tous vivants ce matin. Merci du fond du cœur.
# comparison, leaving
Je lâche ma Moteo pour une Vivara, coffre deux fois plus grand
la boulangerie du coin me coûte moins cher que vos pains surgelés, donc ciao
# problem, question, leaving
Parfum éventé dès l'ouverture, comment me faire rembourser ?
# problem, question, hazard
De la fumée sort du tableau de bord quand je mets le chauffage, je peux rouler jusqu'au garage ?
Mon bébé a avalé un morceau de votre anneau de dentition, que dois-je faire ?
# problem, wish, hazard
Installez un antidérapant au bord du bassin, ma mère a failli s'y rompre le cou
# problem, comparison, leaving
Ras le bol des coupures, je file chez Novacom où mes voisins n'ont jamais un plantage
Troisième fuite en un an, je reviens à Lavandine, mon ancienne machine avait tenu vingt ans, elle
# problem, leaving, hazard
Plaque à induction fendue avec étincelles en prime, reprenez-la, je n'en veux plus
Choc anaphylactique à bord à cause d'un plateau mal étiqueté, je ne volerai plus avec AirGaronne
# question, wish, comparison
Novacom prête un routeur 4G pendant les pannes, vous pourriez le faire aussi ?
# question, comparison, hazard
Entre la gazinière Flammeline et la Bruna, laquelle coupe le gaz toute seule en cas de fuite ?
# none
Ce matin brocante à Saint-Servan, j'ai ramené un globe terrestre
Mon voisin taille sa haie en pyjama.
Prochain arrêt : Angoulême, correspondance à 16 h 12
Rapport rendu, dossier bouclé, rideau
Elle m'a posé un lapin alors j'ai pris deux desserts
La chorale répète désormais dans la salle B.
Il a cassé sa tirelire pour un piano
Résultats du bac affichés vendredi dès 9 h devant le lycée
Notre congrès annuel s'est tenu à Nancy devant 300 personnes.
on a passé l'aprèm à trier des pièces de puzzle
Ça sent bon le lilas dans tout le quartier
Allez les verts, on y croit ce soir !!!
Il fait un froid de canard à la plage
Avec Inès on a couru nos premiers dix kilomètres
Le facteur vient de passer
Photo prise à l'Iris 40, f/2.8, 1/500
Bientôt la quille, plus que quatre jours
Nous recrutons deux vendeurs en CDI à Chambéry.
J'ai coupé le son de la télé et j'écoute la pluie
Tonton raconte encore sa traversée de la Manche en pédalo
Rendez-vous au pied de la statue
Le taux du livret passe à 2,4 % au 1er août.
Mamie a gagné au loto du village : un jambon
Pour mémoire, l'assemblée générale aura lieu le 22
Mort de fatigue après la kermesse, au lit à 20 h
Deux sucres dans mon café et un croissant, la routine
À vos agendas : portes ouvertes du lycée horticole le 8 mars
Chanson du jour : celle que mon père sifflait dans la voiture
Il a mis le feu à la piste de danse, mon frère 🕺
C'est une autre paire de manches, comme dirait ma tante couturière
Passage à l'heure d'été dans la nuit de samedi
Le jury délibère encore, on vous tient au courant
Notre chienne fête ses douze ans aujourd'hui
`)
