import { labelled } from '../labelled.ts'

export const fr = labelled(`
# problem
l'appli plante des que je clique sur le panier, c'est penible
La cafetière fuit par en dessous, j'ai une flaque sur le plan de travail tous les matins.
Troisième ampoule Fernlight qui claque en deux mois...
Commandé en chêne, reçu en pin. Et rayé, par-dessus le marché.
On a attendu la box internet douze jours, elle est arrivée sans alimentation, et quand j'ai appelé on m'a proposé d'en commander une sur le site, site auquel je ne peux évidemment pas accéder sans internet.
L'appareil à raclette chauffe d'un seul côté, moitié des invités a mangé froid.
Ma mutuelle a perdu le devis du dentiste. Pour la deuxième fois.
la fermeture de la tente a lâché le premier soir, on a dormi avec les moustiques
Camembert plâtreux, dur comme du bois, invendable franchement.
Le distributeur m'a débité 2,40 et la barre est restée coincée derrière la vitre.
Le GPS de la trottinette me situe en pleine mer.
Rendez-vous au garage à 8 h, voiture rendue à 19 h, vidange pas faite.
# problem, question
Pourquoi ma facture passe-t-elle de 39 à 64 € alors que je n'ai rien changé ?
Pourquoi ma carte Navéo est refusée au portillon alors que je l'ai rechargée ce matin ?
Bonsoir, la livraison des courses devait arriver entre 18 et 20h, il est 21h30, vous êtes où ??
Le lave-vaisselle laisse un voile blanc sur les verres, est-ce un défaut ou une histoire de sel ?
@MairieTarn plus d'éclairage rue des Lilas depuis une semaine, qui faut-il prévenir ?
# question
Bonjour, livrez-vous en Corse et sous quel délai ?
La licence, c'est par poste ou par utilisateur ? Je ne trouve l'info nulle part.
C'est quoi la différence entre "exporter" et "publier" dans le menu ?
Les emplacements du camping sont-ils ombragés ?
dites, le levain se garde combien de temps au frigo
Nous serions une vingtaine pour les 80 ans de ma mère, dont deux personnes en fauteuil, et j'aurais aimé savoir si la salle du haut est accessible autrement que par l'escalier.
@OpticaFR le verre antireflet est compris dans l'offre à 99 ou faut rajouter ?
Peut-on venir à l'aquagym avec une ordonnance du kiné ?
Vous reprenez les anciens matelas à la livraison, oui ou non ?
Je me demande s'il faut une carte d'identité pour les mineurs à bord.
# question, wish
une boutique à Brest c'est prévu un jour ? on attend que ça
# wish
Il manque un mode sombre, merci d'y penser 🙏
Pensez aux gauchers, faites-nous une paire de ciseaux adaptée !
Un crochet à côté de chaque siège pour pendre sa veste, ce serait pas du luxe.
Il faudrait une borne de recharge sur le parking, même une seule.
Ce serait chouette que la médiathèque ouvre le dimanche matin, parce qu'entre le boulot, l'école et les activités des petits, on n'y met plus les pieds alors qu'on habite à deux rues.
Une option "sonner doucement, bébé dort" sur la fiche de livraison, allez !
sortez la en bordeaux jvous en supplie
Mettez plus de plats végé au wagon-bar.
Mon rêve : un abonnement valable dans toutes les piscines du département.
Un emballage sans plastique pour les biscuits, ce serait une belle évolution.
Un bouton pour mettre la visite guidée en pause, voilà ce qui me ferait plaisir.
Faites-nous un calendrier de l'avent aux thés, succès garanti.
J'espère qu'un jour vous ouvrirez une ligne directe Rennes-Bordeaux.
Pourquoi pas un rayon vrac, même tout petit, au fond du magasin ? On serait nombreux à venir avec nos bocaux.
Rallongez un peu les cordons du tablier et ce sera nickel pour les grands gabarits.
# problem, wish
Les boutons sont introuvables dans le noir, mettez un petit relief sur le prochain modèle.
Impossible de lire le numéro de lot, il est imprimé ton sur ton. Changez donc la couleur de l'encre.
On se gèle dans la salle d'attente, prévoyez au moins un petit chauffage d'appoint.
# wish, comparison
L'ancienne Sunbar 2 avait une dragonne, remettez-en une sur la 3 s'il vous plaît.
Au cinéma de Voirans ils font des séances bébé, on aimerait tellement pareil chez vous.
# praise
Hôtel impeccable, calme, personnel aux petits soins. On reviendra les yeux fermés.
franchement le pain de seigle est dingue, foncez
Enfin une lampe qui donne une belle lumière chaude, j'en suis ravie.
Je partais avec un gros a priori sur les prothèses auditives vendues en ligne, et bien j'ai eu tort : réglage en visio, appareil discret, et pour la première fois depuis dix ans je suis les conversations à table.
RAS, marche nickel depuis l'achat
trop trop contente de mon manteau 🥰 merci pour le petit mot dans le colis
Bravo aux contrôleurs du 17 h 52 qui ont retrouvé le doudou de ma fille.
Le fromager vous fait goûter, conseille, plaisante ; on en ressort ruiné mais heureux.
Aucune galère avec la consigne à bagages, trois minutes montre en main. J'adore.
Ma fille a eu son code du premier coup grâce à votre appli, mille mercis !
# praise, comparison
Bien plus silencieuse que mon ancienne Bernholt, je ne réveille plus toute la maison.
moins cher que la grande enseigne et beaucoup mieux conseillé
Rien à voir avec la tondeuse qu'on avait avant, celle-ci démarre au quart de tour, un vrai plaisir.
Plus léger que mon vieux sac, mieux pensé aussi, je suis fan.
Le ferry de nuit bat l'avion à plates coutures : pas de file, une vraie cabine, on arrive reposés.
Ça change des autres jardineries, ici les gens connaissent leurs plantes.
# problem, comparison
À prix égal, l'hôtel d'en face propose une piscine. Ici même le wifi ne marchait pas.
Vos concurrents répondent dans l'heure, vous il vous faut neuf jours pour un copier-coller.
Chez l'ancien syndic, une fuite était réparée dans la semaine. Avec vous, ça fait deux mois que l'eau coule dans la cage d'escalier et que l'on m'assure avoir "bien pris note".
Les anciennes dosettes étaient serrées, les nouvelles ont un goût de lavasse.
vos couches fuient la nuit, celles de chez Doudouce jamais
La crèche d'avant envoyait des photos tous les jours, ici c'est le néant.
# question, comparison
En quoi votre forfait famille diffère de celui de Sunbar ?
Pour débuter à la guitare, mieux vaut la Solana C2 ou la Mirecourt 10 ?
Le poêle à granulés revient-il vraiment moins cher que celui à bûches chez vous ?
qqn a comparé les deux tentes 4 places, la Tarn et la Lozère, niveau étanchéité ?
Entre vos huîtres numéro 3 et les numéro 4 du voisin, lesquelles sont les plus charnues ?
# leaving
J'ai résilié aujourd'hui. Adieu.
plus jamais je commande chez eux, point
Colis retour déposé ce midi, j'attends le virement.
c'est fini entre nous @SunbarFR, je pars à la concurrence
Résiliation envoyée en recommandé ce matin, accusé de réception à l'appui.
J'ai mis en vente mon robot Velora, la prochaine fois j'achèterai une autre marque.
On ne reprendra pas de panier bio à la rentrée.
Désabonnée de votre box beauté depuis hier soir.
je reprends mes billes et je change de banque
# problem, leaving
Quatrième retard en quinze jours : abonnement résilié, je passe à la voiture.
Deux pieds gauches dans la boîte, sérieux ? Retour à l'envoyeur, j'irai chez mon chausseur.
J'ai été patiente, j'ai relancé cinq fois, j'ai même envoyé des photos de la moisissure sur le canapé, et comme on continue de me répondre que c'est l'humidité de mon salon, je demande l'annulation de la vente.
La visio coupe toutes les cinq minutes pendant mes cours, j'arrête l'abonnement dès ce soir.
Poireaux pourris trois semaines de suite : mes paniers, je les prendrai ailleurs.
Vol décalé de neuf heures sans un mot d'explication, je me fais rembourser et je rentre en covoiturage.
# comparison, leaving
Je renvoie la nouvelle et je garde ma vieille Bernholt, elle fait tout simplement un meilleur café.
Je retourne chez mon ancien opérateur, il capte mieux que vous dans la vallée.
# question, leaving
c'est quoi le préavis chez vous ? je veux partir au plus vite
Quel document dois-je joindre pour faire jouer la loi et quitter ma mutuelle en cours d'année ?
@Citrouillette j'ai changé d'avis pour la robe, le retour est gratuit ou à mes frais ?
# problem, hazard
L'œil de la peluche s'est arraché, mon bébé a failli s'étouffer avec.
La rambarde du balcon a lâché quand je m'y suis appuyé, au troisième étage.
le tapis de course s'est emballé tout seul et une dame est tombée, elle s'est cassé le poignet
Un clou dépassait de la cabane du parc, mon petit s'est ouvert le genou
Huîtres du réveillon : six convives, six malades, un appel au centre antipoison.
Plaques rouges et paupières gonflées après le masque, allergie confirmée par le dermato.
Un bonbon trop gros, trop dur, ma nièce est devenue bleue. Le voisin pompier l'a sauvée.
L'échafaudage de vos ouvriers a basculé dans ma cour, dix minutes plus tôt les enfants y jouaient.
Vernis semi-permanent : ongle arraché, doigt infecté, antibiotiques.
Le bouchon du mousseux est parti tout seul dans l'œil de mon frère
Bougie parfumée qui explose et projette du verre jusque sur le canapé, cire en feu sur le tapis.
Ma fille est restée coincée la tête dans les barreaux du lit, on a dû scier.
Fuite de fioul dans la cave après la livraison, on a tous mal au crâne et envie de vomir.
Télésiège reparti alors que ma mère n'était pas assise, elle est tombée de deux mètres.
# problem, question, hazard
La prise du radiateur a fondu dans le mur, je peux la retirer sans danger ?
Des étincelles sortent de la multiprise dès que je branche le four, je dois couper le compteur ?
# problem, leaving, hazard
Le détecteur de monoxyde a sonné deux fois avec votre poêle. Il est dehors et je veux être remboursé jusqu'au dernier centime.
Siège auto dont la boucle s'ouvre en roulant ! Retour et remboursement immédiats, ma confiance est morte.
# hazard
Avis de rappel : cessez immédiatement d'utiliser la plaque Tarn TX4, risque d'incendie.
# problem, praise
Équipe charmante et cuisine délicieuse, dommage que la clim de la chambre soit en panne.
# none
On ne va pas se plaindre du temps, 25 degrés sur la côte.
Ma cousine commence à la compta de Plantlab en septembre.
Joyeux anniversaire à la meilleure des sœurs 🎂
Sunbar va construire sa troisième usine près de Troyes, d'après le journal.
On file dans le Jura ce week-end, les sacs sont prêts.
La question brûlante du quiz d'hier : la capitale de la Mongolie.
Flash info à la maison : le chat sait ouvrir le frigo.
Mon frère a rendu l'antenne à minuit, il fait de la radio locale.
Qui vivra verra, comme disait ma grand-mère.
Deux tartines, un bol de chicorée et au boulot.
Bombe atomique ou pas, la nouvelle du transfert occupe tout le bistrot.
Elle a quitté la scène sous les bravos, rideau, lumière.
Le petit dernier a eu quatre ans hier, gâteau dinosaure.
Elle a cassé la baraque au karaoké hier soir.
À la cantine aujourd'hui : betteraves, hachis, compote.
La brocante du quai aura lieu le 12 et le 13.
Cuisson à feu doux, dit la recette, donc patience.
Qui a dit que les Bretons n'avaient pas de soleil, hein 😎
Le tirage au sort se tiendra en présence d'un huissier.
Pot de départ de Gilles vendredi, il part à la retraite après trente ans de compta.
Vu un héron au bord du canal en allant au travail.
Le nouveau magasin fait 400 mètres carrés sur deux niveaux.
Je bois mon café noir, sans sucre, debout.
La Saint-Jean tombe un mardi cette année.
Mon voisin a repeint ses volets couleur fumée.
Il neige sur le Vercors depuis ce matin.
Le boulanger d'en face s'appelle aussi Martin.
apéro chez Lulu, j'apporte les olives
La recette vient de ma tante, celle qui tenait un bar à Sète et jouait aux boules avec le curé, le facteur et un ancien champion de lutte dont personne n'a jamais su le vrai nom.
Velora ouvre un atelier de 30 salariés à Angers.
On a fêté le bac de Jules, il veut devenir luthier.
Le bilan annuel sera publié mercredi après la clôture.
Ce prix, c'est un coup de canon, disait la pub à la radio en 62.
Assise dans le train, je regarde passer les vaches.
# question, praise
Tout le monde a adoré votre bûche ! Elle existe aussi sans alcool ?
Un stage de voile inoubliable pour les enfants. À quelle date ouvrent les inscriptions de l'été prochain ?
# wish, praise
Votre appli de recettes a sauvé mes soirs de semaine ; il ne manque plus qu'une liste de courses à partager avec mon mari.
Les bottes sont au top, chaudes et légères. Si vous pouviez les faire en mollet large, mes sœurs suivraient.
# comparison
Le comté de Faverge est affiné 12 mois, celui des Granges 18.
La cabine du nouveau tram compte 52 places assises, l'ancienne en avait 64.
# question, hazard
Le désherbant est-il dangereux pour un chien qui marcherait dessus le lendemain ?
Des traces d'arachide sont-elles possibles dans les macarons ? Mon neveu fait des chocs anaphylactiques.
`)
