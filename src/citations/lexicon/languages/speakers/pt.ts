import type { LanguageWords } from '../../language.ts'

/** What makes a name the one who speaks: see speakers.ts. */
export const speakers: LanguageWords['speakers'] = {
  phrases:
    '{name} tem (escrito|dito|publicado)|(publicado|publicada|escrito|escrita|compartilhado|postado|comentado) (por|pelo|pela) {name}|(publicação|comentário|tuíte|tweet|vídeo|mensagem|post|fio) (de|do|da) {name}|(conta|página|equipe|equipa|perfil|canal) (de|do|da) {name}|(em nome de|em nome do|em nome da|da parte de|por parte de) {name}|(comunicado|anúncio|resposta|declaração|mensagem) (de|do|da) {name}',
  sources: '(segundo|conforme|de acordo com) [o |a |os |as ]{name}',
  subjects: '',
  members:
    '{author}[,] (em nome de|da parte de) {name}|{author}[,] (de|do|da) {name}[,] (diz|disse|escreve|escreveu|relata|comenta)',
  others: `(cita|citou|citando|citava|informa|informou|pergunta|perguntou) [a |o |à |ao ]{name}|(diz|disse|escreve|escreveu|ouviu|soube) (de|do|da) {name}|(don|proprietári|fundador|funcionári|empregad|gerente|chefe|seguidor|assinante|inscrit|fã|sóci|porta-voz|representante)[o|a] (de|do|da) {name}|(cliente|clientes|usuário|usuária|utilizador|comprador)[es|a] (de|da|do) {name}|(escreveu|escreve|respondeu|responde|mandou|enviou) (à|ao|para|a) [a |o ]{name}|(citado|citada|mencionado|mencionada) (por|pela|pelo) {name}|{name} (citou|cita)|(debate|discussão|conversa|diálogo) com [a |o ]{name}`,
}
