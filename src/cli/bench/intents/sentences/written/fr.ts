import { labelled } from '../labelled.ts'

export const fr = labelled(`
# problem
La lampe ne s'allume plus depuis hier
Ma commande n'est jamais arrivée et personne ne répond
@Cafino la machine fuit de partout 😡
J'ai été débité deux fois
encore 40 minutes de retard et aucune annonce
Impossible de me connecter depuis la mise à jour
j'attends toujours mon remboursement
La fermeture éclair a lâché le deuxième jour
La chambre sentait le moisi et l'eau était froide
Troisième fois qu'on m'envoie la mauvaise taille
La batterie tient à peine deux heures
le service client m'a raccroché au nez
Très déçu par ces chaussures, la semelle se décolle au bout d'un mois
Le site plante sans arrêt
Il manque des vis dans le carton
l'appli bug tout le temps
ça marche pas du tout, argent jeté par les fenêtres
écran figé, plus rien ne répond
Pain rassis et paquet ouvert
Train supprimé, une fois de plus
# problem, question
Pourquoi mon téléphone s'éteint toutes les cinq minutes ?
quelqu'un d'autre a des soucis avec le broyeur ?
@VeloNord la chaîne saute tout le temps, comment je règle ça
Quand est-ce que vous allez réparer l'ascenseur en panne ?
Où est mon colis ? Il devait arriver lundi et toujours rien
# question
Vous livrez en Norvège ?
@LumaLampe comment on connecte la lampe au téléphone
est-ce que quelqu'un sait si ces chaussures taillent petit
Le petit déjeuner est compris ?
Peut-on prendre le vélo dans le train de 7h ?
Combien coûte l'abonnement étudiant
Bonjour, je voudrais savoir si la garantie couvre les rayures
Quel filtre va avec l'ancien modèle ?
Y a-t-il un moyen d'exporter mes notes en PDF ?
vous avez un magasin à Nantes ?
où puis-je acheter des ampoules de rechange
C'est quoi le meilleur réglage pour un expresso
Quelqu'un peut me dire quand sort la nouvelle version
à quelle heure ouvre la piscine
Est-ce compatible avec l'induction ?
# wish
J'aimerais que la lampe ait une lumière plus chaude
Ajoutez un mode sombre svp
Ce serait génial que l'appli retienne le dernier trajet
Vous devriez vendre les lanières séparément
ça serait bien d'avoir un minuteur
S'il vous plaît ramenez l'ancien chocolat
Dommage qu'il n'y ait pas de version pour gauchers, pensez-y
il manque juste une touche muet sur la télécommande
Pourriez-vous mettre plus de prises à la gare ?
J'espère que vous ouvrirez bientôt à Brest
Une suggestion : un câble plus long
Il faudrait plus d'options véganes à la carte
Si seulement on pouvait couper le bip
à quand une version tablette ?
Pourquoi ne pas proposer un billet famille ?
je rêve d'une plus petite pour le camping
On aurait besoin de plus de places pour les vélos
Merci d'ajouter des sous-titres en portugais
Ce serait top de pouvoir trier la liste par date
Vivement une batterie amovible
# praise
J'adore cette lampe, la lumière est tellement douce 😍
Fonctionne toujours à merveille après un an
Aucun problème avec la livraison
Merci beaucoup pour l'aide si rapide !
Le meilleur café que j'ai fait à la maison
Personnel adorable et chambre impeccable
Vaut chaque centime
Je recommande ces bottes les yeux fermés
Super service, réglé en cinq minutes
ma fille est ravie de sa poupée
Très contente de mon vélo
jamais eu le moindre souci en trois ans
Ce casque est une tuerie
taille parfaitement et super joli
Enfin un téléphone avec une bonne batterie !
pas mal du tout pour le prix
On reviendra, cinq étoiles
Bravo au contrôleur du 8h15, au top
Livraison rapide, colis bien emballé
la nouvelle fonction est géniale
# comparison
Le Trail 3 est bien plus léger que le Trail 2
Mon ancienne bouilloire chauffait plus vite
Comparée à la Cafino elle fait moins de mousse
Lampe A vs lampe B
L'écran n'est pas aussi net que celui de mon dernier téléphone
Contrairement aux autres marques ils utilisent du vrai cuir
Je suis passé de Zenvélo à celui-ci parce que le cadre était plus lourd
chez Marlow c'est moins cher qu'ici
J'ai testé trois aspirateurs et celui-ci est le plus silencieux de tous
la version précédente avait plus de réglages
Ils ont des années d'avance sur la concurrence
je préfère l'ancien modèle au nouveau
# comparison, question
Le nouveau modèle est-il vraiment meilleur que celui de l'an dernier ?
Quelle est la différence entre la Pro et la Lite
Laquelle est la mieux pour une petite cuisine, la Cafino ou la Bruli ?
# comparison, praise
Bien mieux que mon ancien matelas, je suis ravi
Un son superbe, il bat les plus chers à plate couture
# comparison, problem
La nouvelle appli est pire que l'ancienne, elle plante tout le temps
Les anciennes ont duré quatre ans, celles-ci se sont cassées en quatre mois
# leaving
Je viens de résilier mon abonnement
Je renvoie les chaussures demain
Je change d'opérateur le mois prochain
Plus jamais je n'achète ici
Retourné le jour même
c'était mon dernier séjour dans cet hôtel
Je retourne à mon ancienne banque
appli désinstallée, adieu
Je ferme mon compte aujourd'hui
Je ne renouvellerai pas mon abonnement
Vous avez perdu un client
On ira voir ailleurs
J'annule ma réservation
# leaving, question
Comment résilier mon abonnement ?
Comment je peux renvoyer des bottes achetées en ligne
où faut-il s'adresser pour se désabonner ?
# leaving, problem
Commande annulée par mes soins après six semaines d'attente, toujours rien reçu
Le troisième est cassé aussi, j'arrête avec cette marque
Le pire service, je veux clôturer mon compte
Je renvoie le mixeur parce qu'il ne marche plus
# leaving, comparison
J'ai quitté Cafino pour Bruli et elle est bien plus silencieuse
Je pars chez Marlow, ils sont moins chers que vous
# hazard, problem
Le chargeur a pris feu pendant qu'on dormait
Ma lampe s'est mise à fumer hier soir
J'ai pris une décharge électrique avec le grille-pain
Ça sent le brûlé dès que je la branche
Mon fils s'est coupé sur le bord du jouet
La batterie a gonflé et devient brûlante
J'ai trouvé un morceau de verre dans la confiture
Les freins ont lâché dans la descente, j'aurais pu y rester
visage gonflé après la crème, réaction allergique
La cocotte a explosé dans ma cuisine
On a tous eu une intoxication alimentaire après le buffet
un bouton s'est détaché et mon bébé a failli s'étouffer
des étincelles sortent de la prise
La prise a fondu
J'ai glissé sur l'escalier mouillé et fini aux urgences
Je me suis brûlé la main avec la poignée
# hazard
Rappel de la poussette à cause des roues
Attention risque d'incendie avec le chauffage Nimbus
Attention, dangereux pour les petits enfants
# hazard, question
Peut-on laisser le chauffage allumé la nuit sans danger ?
Est-ce que ça contient des noix ? Mon fils est allergique
Cette chaise haute a été rappelée ?
# none
Je viens de commander la nouvelle lampe, elle arrive vendredi
Bonjour tout le monde
Nous sommes à l'hôtel jusqu'à dimanche
Aujourd'hui je repeins l'abri à vélos
Mon cousin travaille à la gare
Voici mon avis, lien en bas
Le magasin ouvre le 4 mai à Lille
Saviez-vous que le café est un fruit ?
Je l'ai prise en vert
L'équipe se réunit le mardi au café
Souhaitez-moi bonne chance pour l'examen
Suivez-nous pour plus de conseils
La lampe est livrée avec deux ampoules et une télécommande
Je regarde le match avec une tasse de thé
Oui, c'était lundi
Je t'ai envoyé un message
Posté depuis le train
Joyeux anniversaire à mon frère
La version 4.2 est sortie
Deuxième partie de mon voyage dans les Alpes
Je l'utilise tous les matins
Deux billets pour samedi
L'hôtel a 40 chambres et un jardin
Allez, au travail
D'après le rapport il n'y a aucun risque d'incendie
Ma grand-mère faisait du pain le dimanche
Photo de mon bureau
Ce soir c'est soupe
Elle est revenue d'Espagne hier
Feu d'artifice au port ce soir
`)
