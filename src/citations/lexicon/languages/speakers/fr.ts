import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases: `{name} a (écrit|dit|publié|signalé|déclaré)|(publié|publiée|écrit|écrite|posté|partagé|rédigé) par {name}|(publication|commentaire|tweet|vidéo|message|post|fil) de {name}|(compte|page|équipe|profil|chaîne) de {name}|(au nom de|de la part de) {name}|(communiqué|annonce|réponse|déclaration|message) de {name}`,
  sources: `(selon|d'après) {name}`,
  subjects: '',
  members:
    '{author}[,] (chez|au nom de|de la part de) {name}|{author}[,] (de|du) {name}[,] (dit|écrit|signale|déclare|raconte)',
  others: `(cite|citait|citant|a cité|informe|informait|a informé|interroge|a interrogé) {name}|(dit|disait|écrit|écrivait|entendu|apprend) de {name}|(propriétaire|patron|patronne|fondateur|fondatrice|gérant|employé|employée|abonné|abonnée|fan|partenaire|porte-parole|représentant|directeur|directrice) (de|chez) {name}|(client|clients|cliente|clientes|utilisateur|utilisatrice|acheteur|acheteuse) (de|d'|chez) {name}|(écrit|écrivait|répond|répondu|envoyé) à {name}|(cité|citée|mentionné|mentionnée) par {name}|{name} (cite|a cité)|(débat|discussion|conversation|échange|dialogue) avec {name}`,
}
