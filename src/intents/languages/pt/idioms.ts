/** What means something else than its words. */
export const idioms: readonly string[] = [
  'quem não (ama|gosta|adora)[^?]{0,60}|(perguntou|perguntaram)[^.]{0,60}que bem|feliz aniversário[^.!]{0,60}',
  '(disco|música|festa|pista|jogo|show) ~~pegando fogo|melhores cumprimentos|livrou-?(nos|me) de um incêndio|dia sim',
  'não (só|apenas|somente|deixe de|perca*|esqueça*)|sem dúvida|sem compromisso|de nada|imagina',
  '(você|vocês|tu|vc|vcs) (já )?(sabia|sabiam|sabias)[^?]{0,90}|sabia que[^?]{0,90}|adivinh(a|em|e)|(tudo|td) (bem|bom|certo)',
  '(como|cês) (vai|vão|estão|tá)$|é sério|tá de brincadeira|né',
  'obrigad(o|a) (desde já|por nada|antecipadamente)|desde já (obrigad(o|a)|agradeço)',
  '(feliz|boa|bom|boas|bons|ótimo|ótima|linda|lindo|excelente) (aniversário|natal|ano|páscoa|dia|dias|tarde|noite|semana|fim|fds|final|viagem|sorte|festas|domingo|sexta|sábado|feriado|descanso|jogo|trabalho|almoço)',
  'sorte (na|no|pra)|boa sorte',
  'fogos de artifício|queima de (fogos|estoque|arquivo)|fogo baixo|em fogo|(preço|oferta)s? de arrasar|em choque com|chocad(o|a) com o preço|bombando',
  'bomba d|bombeiro*|matar a saudade|detector de fumaça|quebra-cabeça|quebrar o gelo|quebra o galho|quebra um galho',
  'bem (mais|menos)|mais (ou menos|que nunca|que tudo|de \\d*)|menos de \\d*|nada mais que|mais tarde',
  '(o|a) melhor (maneira|forma|jeito|moagem|hora|lugar)|(volt(ou|ei|amos)|retorn(ou|ei)) (ontem|hoje|para casa|pra casa|da|do|de viagem|ao trabalho)',
  'mal posso esperar|mal (cheguei|chegou e já)|não faz mal|menos mal|boa (tarde|noite)|bom dia|(à|de|da|esta|hoje à|toda a) tarde|tarde (de|em|com|livre|chuvosa|tranquila)|mais vale tarde|mais tarde|mort(o|a) de (rir|fome|sono)|quebr(ei|ar|ou) (a cara|o gelo|a cabeça|o silêncio)|partir corações|que pena que não (podes|vens)|parabéns (ao noivo|pelo aniversário)|feliz (aniversário|natal|ano|dia)|pele seca|tempo seco|água fria|faz frio|fazer frio|que frio|falta (pouco|menos|um mês|uma semana|só um dia)|faltam (dois|três|[0-9]+|poucos) (dias|semanas|horas|meses)|perder (peso|quilos)|perdi [0-9]|ideia (ruim|má)|nada mal|(lamento|sinto) muito pela|tenho saudades|saudade*|(fila|filas) (para ver|do cinema|dos)|fim de semana|novel(a|as) ruim',
]
