import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases:
    '{name} ha (escrito|dicho|publicado|informado)|(publicado|publicada|escrito|escrita|compartido|subido|comentado) por {name}|(publicación|comentario|tuit|vídeo|video|mensaje|hilo|post) de {name}|(cuenta|página|equipo|perfil|canal) de {name}|(en nombre de|de parte de|por parte de) {name}|(comunicado|anuncio|respuesta|declaración|mensaje) de {name}',
  sources: 'según {name}',
  subjects: '',
  members:
    '{author}[,] (en nombre de|de parte de|por parte de|a cargo de) {name}|{author}[,] (de|del) {name}[,] (dice|dijo|escribe|escribió|informa|informó|comenta|comentó)',
  others: `(cita|citó|citando|citaba|informa|informó|pregunta|preguntó|avisa|avisó|dice|dijo) a {name}|(dice|dijo|escribe|escribió|oyó|escuchó|supo) (de|del) {name}|(dueñ|propietari|fundador|jef|emplead|trabajador|directiv|gerente|seguidor|suscriptor|fan|soci|portavoz|representante)[o|a|e] de {name}|(cliente|clientes|clienta|usuari|comprador)[o|a|os|as] de {name}|(escribió|escribe|respondió|responde|mandó|envió) a {name}|(citado|citada|mencionado|mencionada) por {name}|{name} (citó|cita) a|(debate|discusión|conversación|diálogo|charla) con {name}`,
}
