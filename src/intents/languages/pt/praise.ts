/** Phrases. */
export const praisePhrases: readonly string[] = [
  '(falam|fala) por si|durmo que nem|só vantagens|a única que acerta|emocionad(o|a)|um espanto|saí de lá|(chega-se|chego) descansad(o|a)',
  '(muito|bem|bastante) (melhor|mais (silencios(o|a)|confortável|leve|rápid(o|a)|limp(o|a)|maci(o|a)|barat(o|a))) (do )?que|nenhuma chega aos pés',
  'não larga|foi o sucesso|assim sim|(estou|tô) rendid(o|a)|da água pro vinho|dá de dez|(podem )?comprar sem medo|boa demais|bom demais',
  'bate a [a-z0-9]* em tudo|tudo chega|já não acordo|recomendo vivamente|fantástic(o|a)|por menos|(acertei|acertaram|em cheio)',
  '(resolv(eram|eu|ido|ida|eu-se|ia)|solucion(aram|ou|ado)|consert(aram|ou|ado)|arrum(aram|ou))( tudo| rápido| meu| o| a| em| na| muito)?( problema*)?',
  'problema (resolvido|solucionado)',
  '(nenhum|nenhuma|nem um|sem|zero|nunca (tive|deu|me deu|dá|houve)|não (tive|teve|deu|houve)|jamais tive) (um |uma |nenhum |nenhuma |mais |qualquer |de |do que |único |só |maiores )*(problema*|defeito*|reclama*|falha*|erro*|queixa*|arrependiment*|dor de cabeça|contratempo*|stress|estresse)',
  'não (tenho|há|dá) (do|de|o|nada)? ?(que|para|do que)? ?(reclamar|queixar|me queixar|do que reclamar)|nada a reclamar',
  'não (decepcion*|desaponta|deixa a desejar|me arrependo)|nunca (me )?(deixou na mão|decepcion*|falh*)',
  '(funciona|funcionando|funcionou|serviu|ficou|veio|chegou|chegaram|anda|roda|cumpre|está|saiu|deu|correu|vai|encaixa|encaixou|limpa|faz) (super |muito |tudo |tão |bem |um |direitinho|como |o |antes |até |bastante |realmente )*(perfeit(o|a|amente)|bem|certinho|certo|direitinho|ótim(o|a)|maravilh*|bonito|lind(o|a)|rápido|rapidinho|show|excelente|às mil maravilhas|redondo|relógio|nov(o|a)|prometid*|trabalho|antes|do prazo|impecável|incrível|certinha|bem embalado|sem problema*|na perfeição|top)',
  'antes do (prazo|previsto|esperado)',
  '(muito |muitíssimo |super )?obrigad(o|a|os|as) (pel(o|a|os|as)|a|ao|por|à|mesmo|demais|x|pessoal|equipe)|muit(o|íssimo) obrigad(o|a)|gratidão',
  'agradeço (a|o|muito|pel(o|a)|imensamente)|parabéns ?(a|ao|à|pel(o|a)|pessoal|equipe|x|aos)?',
  '(vale|valeu|vale muito|vale super|valem) (cada|a pena|o preço|o investimento|muito)',
  '(muito|super|tão|bem|bastante|extremamente|demais de|mega|ultra|realmente|mt|mto) (feliz|felizes|content(e|es)|satisfeit(o|a|os|as)|bom|boa|bons|boas|bonit(o|a|os|as)|lind(o|a|os|as)|confortáve(l|is)|rápid(o|a|os|as)|prátic(o|a)|útil|gostos(o|a)|simpátic(o|a|os|as)|atencios(o|a|os|as)|educad(o|a|os|as)|limp(o|a)|gentil|gentis|fácil|prestativ(o|a|os|as)|profissiona(l|is)|silencios(o|a)|grat(o|a)|cheiros(o|a)|maci(o|a)|fof(o|a)|eficiente*|agradáve(l|is)|recomendo|bem|leve e)',
  'nada mal|nota (dez|10|1000|mil)|10\\/10|cinco estrelas|5 estrelas',
  '(voltar(emos|ei|ia)|volto|voltamos|comprar(ia|ei|emos)|recomendar(ia|ei)|repetir(ei|ia)) (com certeza|de novo|sempre|sem dúvida*|outra vez|outras vezes|mais vezes|a comprar|mil vezes|fácil|em breve|certamente)',
  '(o|a|os|as) melhor(es)? ~?(que (já|eu|tem|existe|comprei)|da vida|do mundo|da cidade|compra|de todos os tempos|hotel|café|app|atendimento|loja|escolha|presente|da minha)',
  '(que|uma|um) (delícia|maravilha|luxo|espetáculo|show|sonho|beleza|graça|fofura|achado|acerto|prazer|luz gostosa|amor|perfeição|arraso)',
  '(ótim|excelent|bo)(o|a|e|m)s? (atendimento|serviço|produto|qualidade|compra|trabalho|custo|experiência|escolha|localização|bateria|som|preço|entrega|material)',
  '(entrega|atendimento|resposta|envio|suporte) (super |muito |bem |bastante )?(rápid(o|a)|ágil|excelente|nota|impecável|perfeit(o|a)|eficiente|ótim(o|a))',
  'bem embalado|(superou|superaram|acima d(e|as)) ~(expectativa*)|(salv(ou|aram)|facilit(a|ou)|mud(ou|a)) (a |o )?(minha vida|meu dia|minha pele|muito)',
  'recomendo|recomendadíssim(o|a)|show de bola|mandaram (muito )?bem|arrasaram|surpreend(eu|ida|ido|ente) ?(positivamente)?',
]

/** Words that a negation turns into a problem. */
export const praiseWords: readonly string[] = [
  'amo|amei|adoro|adorei|excelente|excelentes|ótim(o|a|os|as)|perfeit(o|a|os|as)|perfeitamente|maravilhos(o|a|os|as)|fantástic(o|a|os|as)|incríve(l|is)',
  'sensaciona(l|is)|espetacular|espetaculares|lind(o|a|os|as)|lindíssim(o|a)|bonit(o|a|os|as)|delicios(o|a|os|as)|gostos(o|a|os|as)|confortáve(l|is)',
  'satisfeit(o|a|os|as)|feliz|felizes|content(e|es)|recomend(o|amos|adíssimo)|impecáve(l|is)|top|show|massa|legal|bacana|nota 10|encantad(o|a|os|as)',
  'encant(ou|a)|apaixonad(o|a|os|as)|simpátic(o|a|os|as)|atencios(o|a|os|as)|gentis|gentil|prestativ(o|a)|eficiente|eficientes|impressionad(o|a)',
  'impressionante|surpreendente|gostei|gostamos|gosto|curti|bom|boa|bons|boas|bem|melhor|melhores|rapidíssim(o|a)|fof(o|a)|caprich(o|ado|ada)|fiáve(l|is)',
  'confiáve(l|is)|agradáve(l|is)|divin(o|a)|magnífic(o|a)|brilhante|certinho|arrasou|fixe|giro|valeu',
]
