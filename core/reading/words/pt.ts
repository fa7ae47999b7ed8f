import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Portuguese. */
export const portuguese: () => Words = onDemand(() => ({
  // The document
  title:
    'título, título principal, cabeçalho, manchete, chamada, nome do documento, titulo do documento, em grande, linha grande',
  subtitle:
    'subtítulo, slogan, lema, linha fina, linha de apoio, assinatura da marca, frase de apoio, em pequeno, linha de baixo',
  eyebrow: 'antetítulo, chapéu, sobretítulo, cartola, etiqueta de secção, etiqueta de seção',
  summary:
    'resumo, sumário, introdução, intro, descrição, sinopse, apresentação, em resumo, em síntese, síntese, visão geral, perfil, perfil profissional, sobre mim, objetivo, objetivo profissional, sumário executivo, resumo executivo, preâmbulo, num relance, resumo profissional, em poucas palavras, lead, o que faço',
  text: 'texto, corpo, conteúdo, corpo do texto, mensagem, detalhes, detalhe, pormenores, relato, redação',
  author:
    'autor, autora, autores, autoras, por, escrito por, texto de, elaborado por, preparado por, redigido por, apresentado por, apresentador, apresentadora, orador, oradora, oradores, palestrante, palestrantes, redator, redatora, autoria',
  publisher: 'editora, editor, publicado por, editado por, publicação, veículo, instituição, marca',
  date: 'data, dia, quando, datado, em, data e hora, aos',
  datePublished:
    'publicado, publicado em, publicada em, data de publicação, data da publicação, publicação, data de lançamento, lançado em, lançamento',
  updated:
    'atualizado, atualizado em, atualização, última atualização, última modificação, modificado em, revisto em, revisado em, dados de, atualizado a, posição em',
  version: 'versão, revisão, edição, rev, rascunho, minuta',
  period:
    'período, exercício, trimestre, mês, semana, ano, duração, prazo, semestre, período de referência, bimestre, período do relatório',
  season: 'estação, coleção, temporada',
  issue: 'número, nº, n°, no, edição, volume, vol, boletim nº, newsletter nº',
  language: 'língua, idioma',
  image:
    'imagem, foto, fotografia, capa, imagem de capa, ilustração, retrato, avatar, imagem de fundo, foto de perfil',
  logo: 'logo, logotipo, logomarca, logótipo',
  link: 'ligação, ligações, link, links, hiperligação, endereço do link',
  url: 'site, sítio, website, página, página web, web, internet, endereço web, online, url, página na internet, domínio, verificação, verificar, verificar em, verifique em, validar em, autenticidade, link de verificação, gerir reserva, gerenciar reserva',
  email:
    'e-mail, email, correio eletrónico, correio eletrônico, endereço de e-mail, mail, e-mail de contato, escreva para, escreva-nos',
  telephone:
    'telefone, tel, telemóvel, telem, tlm, celular, cel, número de telefone, fone, contacto telefónico, ligue, whatsapp, linha direta, telefone fixo, fixo, ligue para, telefone de contato, móvel, ramal, tlf, escritório',
  fax: 'fax, telefax, número de fax',
  address:
    'endereço, morada, endereço postal, rua, sede, sede social, onde estamos, onde nos encontrar, como chegar, domicílio, escritório, localização, logradouro, residência, endereço comercial, onde ficamos',
  city: 'cidade, localidade, município, vila, local, freguesia',
  country: 'país, nação',
  contact:
    'contato, contatos, contacto, contactos, contacte-nos, fale conosco, fale connosco, entre em contato, entre em contacto, dados de contacto, dados para contato, pessoa de contacto, pessoa de contato, informações de contato, visite-nos, informações, mais informações, dúvidas, onde nos encontrar, fale comigo, para mais informações, responsável pelo contato, vamos conversar, dados pessoais, informações pessoais, informação pessoal, dados de contato',
  socials: 'redes sociais, redes, siga-nos, siga-me, mídias sociais, nas redes, segue-nos, canais',
  profiles: 'perfis, contas, perfis online, perfis sociais',
  handle:
    'usuário, utilizador, nome de usuário, nome de utilizador, conta, perfil, instagram, arroba, usuária, utilizadora',
  action:
    'ação, botão, chamada para ação, apelo à ação, botão principal, texto do botão, ação principal, próximo passo, cta, link principal',
  secondAction:
    'segundo botão, botão secundário, ação secundária, segunda ação, segundo link, outro botão, link secundário',
  name: 'nome, nome completo, nome e apelido, nome e sobrenome, pessoa, nome próprio e apelido',
  givenName: 'nome próprio, primeiro nome, nome, prenome',
  familyName: 'apelido, sobrenome, último nome, nome de família, apelidos',
  jobTitle:
    'cargo, função, posição, profissão, título, ocupação, papel, posto, emprego, cargo ocupado, na qualidade de, categoria profissional, ofício, patente, trabalho, cargo pretendido, posição pretendida',
  organization:
    'organização, empresa, companhia, empregador, instituição, entidade, sociedade, escola, universidade, faculdade, agência, estúdio, associação, razão social, clube, equipa, equipe, departamento, ateliê, loja, firma, negócio, órgão, entidade empregadora, denominação social, restaurante, padaria',
  pronouns: 'pronomes',
  note: 'nota, observação, obs, comentário, n b, nb, ps, p s, anotação, aviso, lembrete',
  notes:
    'notas, observações, comentários, outros, informações adicionais, avisos, importante, informação adicional, outras informações, bom saber, obs, a saber, notas do orador, notas do apresentador, atenção, diversos',
  terms:
    'termos, termos e condições, condições, condições gerais, condições de utilização, termos de uso, regulamento, aviso legal, letras miúdas, letras pequenas, normas, política, políticas, condições de venda, condições de transporte, importante, informações importantes, regras, restrições, política de reembolso, termos legais, informações legais',
  conditions:
    'condições, condição, condições da oferta, condições da promoção, restrições, exclusões, válido para, válido em, válido apenas, não acumulável, não acumulável com, não cumulativo, não válido com, requisitos, compra mínima, consumo mínimo, limites, regras, valor mínimo, limitações, elegibilidade',
  sources:
    'fontes, fonte, fonte dos dados, fontes dos dados, dados, créditos, metodologia, método, de onde vêm os números',
  tags: 'etiquetas, etiqueta, palavras-chave, tags, categorias, categoria, temas, tema, assuntos, rubricas, tópicos, marcadores, editoria',
  // Events, tickets
  event:
    'evento, espetáculo, concerto, show, apresentação, jogo, partida, filme, peça, exposição, festival, digressão, turnê, sessão, encontro, produção, celebração, atração, mostra, o quê, festa',
  performer:
    'artista, artistas, intérprete, intérpretes, elenco, com, banda, grupo, solista, maestro, maestrina, direção, encenação, realização, oradores, orador, oradora, convidado, convidada, convidados, cartaz, abertura, primeira parte, palestrante, palestrantes, regência, atração, atrações, dirigido por, música de',
  startDate:
    'data de início, início, começa, começa em, a partir de, data do evento, data do espetáculo, abertura, inauguração, datas, estreia, data e hora, de, data de começo, data da sessão',
  endDate:
    'data de fim, fim, até, data de término, data final, término, termina em, encerramento, a, data de encerramento, conclusão',
  time: 'hora, horário, horários, hora de início, início, às, horas, começa às, horário de início, hora do evento, início do espetáculo, hora da sessão',
  endTime:
    'hora de fim, fim, horário de término, término, até às, termina às, hora de término, hora do fim, hora final, fim previsto',
  doorTime:
    'abertura de portas, portas, abertura das portas, abertura, portas abertas, abertura dos portões, portões, entrada a partir das, acesso a partir das, receção, recepção, abertura da casa, abertura da sala, abertura da bilheteira, abertura da bilheteria, entrada desde, credenciamento',
  location:
    'local, lugar, onde, sala, teatro, estádio, recinto, localização, ponto de encontro, espaço, local do evento, sede, casa, pavilhão, auditório, palco, residente em, com base em, salão',
  programme:
    'programa, programação, agenda, cronograma, ordem de trabalhos, ordem do dia, horário, calendário, alinhamento, roteiro, pauta, o dia, sessões, atividades, cartaz, grade horária',
  organizer:
    'organizador, organizadora, organização, organizado por, organiza, realização, promotor, promotora, apresenta, apresentam, produção, produzido por, uma produção de, anfitrião, anfitriã, promovido por, realizado por, iniciativa',
  sponsors:
    'patrocinadores, patrocinador, patrocínio, patrocinado por, apoio, apoios, apoiadores, com o apoio de, parceiros, parceiro, parceria, mecenas, em parceria com, com o patrocínio de, financiado por, agradecimentos, apoiado por, em colaboração com, mídia parceira, apoio institucional',
  seatSection:
    'setor, sector, carruagem, vagão, convés, secção, seção, bloco, bancada, zona, área, piso, plateia, balcão, camarote, galeria, nível, categoria, tribuna, arquibancada, anel, frisa, pista, mezanino, tipo de bilhete, tipo de ingresso, cadeiras, cadeira inferior, cadeira superior, andar, mesa',
  seatRow: 'fila, fileira, número da fila',
  seatNumber:
    'lugar, assento, cadeira, poltrona, número do lugar, número do assento, lugar nº, assento nº, nº do lugar, nº do assento, número da cadeira, poltrona nº',
  entrance:
    'entrada, porta, portão, acesso, porta de entrada, entrada por, acesso por, catraca, torniquete, portão de acesso, portão de entrada',
  holder:
    'titular, portador, portadora, em nome de, nome no bilhete, convidado, convidada, participante, espectador, espectadora, sócio, sócia, visitante, emitido para, nome no ingresso, titular do ingresso, titular do bilhete, comprador, compradora, para, reservado por, membro, nome do titular',
  price:
    'preço, preço do bilhete, valor, custo, tarifa, valor do ingresso, preço do ingresso, montante, entrada, pago, valor pago, ingresso, taxa de inscrição, inscrição',
  orderNumber:
    'número do pedido, nº do pedido, pedido, pedido nº, encomenda, número da encomenda, encomenda nº, nº de encomenda, reserva, número da reserva, nº da reserva, referência da reserva, código da reserva, referência, ref, localizador, transação, número de confirmação, nº de reserva, confirmação, código do pedido, número da compra, compra',
  ticketNumber:
    'número do bilhete, nº do bilhete, bilhete, bilhete nº, ingresso, número do ingresso, nº do ingresso, ingresso nº, bilhete eletrónico, bilhete eletrônico, e-ticket, número de série, código de barras, número, nº, n°, código do ingresso, código do bilhete, série, ticket',
  // Flights
  airline:
    'companhia aérea, companhia, transportadora, operado por, empresa aérea, linha aérea, voo operado por, cia aérea, operador, viação, operadora',
  passengerName:
    'passageiro, passageira, nome do passageiro, nome da passageira, viajante, nome, nome do viajante',
  flightNumber:
    'voo, número do voo, nº do voo, voo nº, comboio, trem, número de voo, travessia, serviço, nº de voo, comboio nº, linha',
  departureAirport:
    'origem, de, partida, aeroporto de partida, aeroporto de origem, cidade de origem, saída, partida de, procedência, estação de origem, embarque em, saída de',
  arrivalAirport:
    'destino, para, chegada, aeroporto de chegada, aeroporto de destino, cidade de destino, com destino a, chegada a, estação de destino, desembarque em, chegada em',
  departureDate:
    'data de partida, data do voo, data da viagem, data de viagem, data de embarque, data, data da partida, data de saída',
  boardingTime:
    'embarque, hora de embarque, horário de embarque, apresentação, apresentar-se às, início do embarque, embarque às, hora do embarque, horário do embarque, embarque a partir das, apresentação no portão, apresentar-se na porta',
  departureTime:
    'hora de partida, partida, horário de partida, saída, descolagem, decolagem, hora de saída, horário de saída, partida prevista, hora da partida, parte às',
  arrivalTime:
    'hora de chegada, chegada, horário de chegada, aterragem, aterrissagem, pouso, chegada prevista, hora da chegada, cheg, chega às',
  gate: 'porta, portão, porta de embarque, portão de embarque, cais, plataforma, linha, sala de embarque, gate, número do portão',
  gateCloses:
    'fecho da porta, fechamento do portão, encerramento da porta, encerramento do embarque, fecho do embarque, fim do embarque, fim de embarque, porta fecha, porta fecha às, portão fecha, portão fecha às, última chamada, encerramento do portão, fechamento da porta, término do embarque, a porta encerra às, fecho de porta, fechamento, fecho',
  terminal: 'terminal, terminal de partida, aerogare, terminal de embarque',
  seat: 'lugar, assento, poltrona, número do assento, número do lugar, cadeira, nº do assento, nº do lugar',
  cabinClass:
    'classe, cabine, cabina, classe de viagem, classe de serviço, classe de reserva, classe tarifária, tarifa',
  boardingGroup:
    'grupo, grupo de embarque, zona, zona de embarque, prioridade, fila de embarque, ordem de embarque',
  sequenceNumber:
    'sequência, número de sequência, nº de sequência, seq, número de check-in, número de embarque, nº de embarque, número sequencial, número de ordem',
  reservationNumber:
    'reserva, código da reserva, código de reserva, localizador, número da reserva, número de reserva, referência da reserva, referência de reserva, pnr, confirmação, código de confirmação, número de confirmação, referência, ref, localizador da reserva, nº da reserva',
  frequentFlyer:
    'passageiro frequente, cartão de fidelidade, programa de fidelidade, número de fidelidade, milhas, cartão de passageiro frequente, passageiro frequente nº, fidelidade, número de milhagem, nº de fidelidade, cartão de milhas',
  baggage:
    'bagagem, bagagens, bagagem de mão, bagagem de porão, bagagem despachada, franquia de bagagem, malas, bagagem registada, bagagem de cabine, volumes, mala',
  // Certificates, vouchers, coupons
  recipient:
    'destinatário, destinatária, beneficiário, beneficiária, atribuído a, atribuída a, concedido a, concedida a, conferido a, outorgado a, entregue a, certifica-se que, certificamos que, certifica que, atesta que, para, a, à, aluno, aluna, estudante, participante, formando, formanda, premiado, premiada, diplomado, diplomada, em homenagem a, a favor de, para quem, titular, nome do aluno, emitido a, presenteado, presenteada, laureado, em nome de',
  credential:
    'curso, título, diploma, formação, certificação, qualificação, programa, prémio, prêmio, grau, oficina, módulo, por, habilitação, ação de formação, competência, reconhecimento, concluiu, frequentou, especialização, disciplina, treinamento, pela conclusão de, capacitação, nome do curso, em reconhecimento de, workshop, participou',
  issuer:
    'emissor, emissora, emitido por, concedido por, atribuído por, outorgado por, entidade, entidade emissora, entidade formadora, instituição, organização, escola, universidade, empresa, academia, certificado por, ministrado por, órgão emissor, válido em, loja, de, instituição emissora, estabelecimento, entidade certificadora, organismo',
  dateIssued:
    'data de emissão, emitido em, data da emissão, emitida em, concedido em, data de conclusão, data, atribuído em, data da conclusão, data de entrega, local e data, expedido em, data de expedição, emitido, expedido',
  identifier:
    'número do certificado, certificado nº, nº do certificado, certificado n°, número de registo, número de registro, registo, registro, nº de registo, identificador, id, código, número, nº, n°, matrícula, referência, código de verificação, número de série, diploma nº, número do documento, nº de registro, registro nº, protocolo, código de validação, número de licença, código de autenticidade',
  grade:
    'nota, classificação, resultado, pontuação, média, menção, avaliação, aproveitamento, nota final, classificação final, pontos, nível, distinção, conceito',
  hours:
    'horas, duração, carga horária, créditos, número de horas, ects, carga horária total, horas de formação, total de horas',
  signatures:
    'assinaturas, assinatura, assinado por, signatários, signatário, signatária, assinado, em nome de, os abaixo assinados, aceitação, aceite, de acordo, por ser verdade, subscrevem, testemunhas',
  offer:
    'oferta, promoção, desconto, promo, poupe, economize, ganhe, vale, vantagem, oferta especial, poupança, economia, benefício, brinde, você ganha, redução, recebe',
  product:
    'produto, produtos, artigo, artigos, válido em, aplicável a, na compra de, em, aplica-se a, mercadoria',
  code: 'código, código promocional, código de desconto, cupom, código do cupom, cupão, código do vale, código presente, código de resgate, pin, use o código, com o código, código do cupão, código do voucher, número do cartão, código de acesso, código de ativação, senha',
  serialNumber:
    'número de série, nº de série, série, vale nº, número do vale, nº do vale, número, nº, n°, voucher nº, número do cartão, cupão nº, cupom nº, cheque nº',
  validFrom:
    'válido de, válido desde, válido a partir de, a partir de, desde, válida a partir de, início, início da validade, vigência a partir de, de, vigente desde, válido a partir do dia, início da vigência',
  validThrough:
    'válido até, válida até, válido até ao dia, validade, até, data de validade, expira em, expira, vence em, vencimento, usar até, utilizar até, utilizável até, prazo de validade, fim, vigência, caduca, resgatar até, término, oferta válida até, data limite, a, válido, prazo, vigente até, data de expiração',
  value:
    'valor, montante, no valor de, saldo, crédito, quantia, importância, número, real, atual, valor facial, valor do vale, realizado, cifra, soma',
  giver:
    'de, da parte de, oferecido por, oferta de, presente de, remetente, com carinho de, com amor de, quem oferece, presenteado por, um presente de, ofertante, doador, doadora',
  message:
    'mensagem, dedicatória, mensagem pessoal, recado, palavras, mensagem do cartão, votos, texto do cartão, sua mensagem, bilhete',
  redeemAt:
    'resgatar em, resgate, como resgatar, utilizável em, válido em, usar em, onde usar, como usar, como utilizar, utilização, para resgatar, reservas, marcações, trocar em, reservar, para reservar, reserve em, onde utilizar, rebater em, descontar em, agendamento, modo de utilização, local de utilização',
  // Invitations
  hosts:
    'anfitriões, anfitrião, anfitriã, convidam, convida, os noivos, noivos, os pais, pais, da parte de, de, quem convida, seus pais, vos convidam',
  request:
    'convite, texto do convite, têm o prazer de convidar, tem o prazer de convidar, temos o prazer de convidar, têm a honra de convidar, você está convidado, está convidado, está convidada, estão convidados, convidamos você, convidamo-lo, convidamos para, têm a alegria de convidar',
  dress:
    'traje, trajo, dress code, código de vestuário, código de vestimenta, vestimenta, roupa, o que vestir, indumentária',
  rsvp: 'rsvp, r s v p, confirmação, confirmar presença, confirme presença, confirmar até, confirme até, favor confirmar, resposta, responder até, confirmação de presença, confirme a sua presença, agradece-se confirmação, inscrição, confirme sua presença, agradecemos confirmação, confirmar, responda até, por favor confirme',
  // Letters
  sender: 'remetente, de, rem, candidato, candidata, endereço do remetente, requerente, expedidor',
  subject: 'assunto, ref, referência, relativo a, objeto, tema, re, referente a',
  salutation: 'saudação, vocativo, saudação inicial, cumprimento, abertura',
  closing:
    'fecho, despedida, encerramento, saudação final, fórmula de despedida, saudações, cumprimentos, fechamento',
  signature: 'assinatura, assinado, nome, o abaixo assinado, a abaixo assinada',
  enclosures:
    'anexos, anexo, em anexo, documentos anexos, cc, com cópia, cópia, junto se envia, documentos em anexo',
  // Bills
  seller:
    'vendedor, vendedora, fornecedor, fornecedora, emitente, prestador, prestadora, prestador de serviços, faturado por, de, empresa, cedente, dados do emitente, nossos dados, emitido por, emitida por, emissor, emissora, dados da empresa, contratada, comerciante',
  buyer:
    'cliente, comprador, compradora, faturar a, faturado a, fatura para, destinatário, tomador, tomador do serviço, tomador de serviços, para, a, exmo sr, exmos srs, dados do cliente, adquirente, sacado, à atenção de, pagador, endereço de faturação, cobrar de, endereço de cobrança, faturar para, entregar a, dirigida a, exma sra, contribuinte',
  client:
    'cliente, para, preparado para, elaborado para, apresentado a, à atenção de, aos cuidados de, a c, contratante, dono de obra, nome do cliente, em nome de, encomendado por, mandante',
  invoiceNumber:
    'número da fatura, fatura nº, fatura, fatura n°, nº da fatura, nº fatura, factura nº, factura, nota fiscal, nota fiscal nº, nf, nf-e, nfs-e, fatura-recibo, número do documento, documento nº, número da nota, número, nº, n°, fatura no, nota nº, fatura recibo nº',
  issueDate:
    'data da fatura, data de emissão, data da emissão, emitida em, data do documento, data, emissão, data fatura, data de faturação, emitido em, data de faturamento',
  paymentDueDate:
    'vencimento, data de vencimento, vence em, pagar até, pagamento até, data limite de pagamento, prazo de pagamento, a pagar até, vencimento em, pagável até, data do vencimento, limite de pagamento, data limite, pague até',
  supplyDate:
    'data de entrega, data da prestação, data do serviço, data de prestação, período de faturação, período de faturamento, entrega, entregue em, data da prestação do serviço, competência, realizado em, período de prestação, período de referência, data de fornecimento, período faturado, data da entrega, data de carga',
  reference:
    'referência, ref, sua referência, nossa referência, v ref, n ref, vossa referência, pedido, número do pedido, ordem de compra, encomenda, nota de encomenda, projeto, contrato, número do contrato, número de cliente, nº de cliente, processo, requisição, ref mb, referência de pagamento, código do cliente, obra, v encomenda, referência multibanco, identificador da transferência',
  taxId:
    'nif, nipc, contribuinte, nº de contribuinte, contribuinte nº, número de contribuinte, cnpj, cpf, cpf cnpj, cnpj cpf, inscrição estadual, inscrição municipal, ie, im, número de iva, vat, número fiscal, nº contribuinte, identificação fiscal, número de identificação fiscal, conservatória, matrícula',
  iban: 'iban, nib, conta, conta corrente, número da conta, conta bancária, nº da conta, agência e conta, chave pix, pix, c c, agência conta',
  bic: 'bic, swift, bic swift, código swift, agência, ag, código do banco, código bic',
  bank: 'banco, dados bancários, titular, titular da conta, beneficiário, favorecido, favorecida, dados para pagamento, dados de pagamento, transferência, transferência bancária, instituição bancária, à ordem de, depósito em conta, nome do banco, formas de pagamento, entidade, como pagar, modo de pagamento, informações de pagamento, dados para depósito, informações bancárias',
  paymentTerms:
    'condições de pagamento, forma de pagamento, prazo de pagamento, termos de pagamento, condições, juros de mora, mora, multa por atraso, pagamento, cond pagamento, modalidades de pagamento, atraso no pagamento',
  lines:
    'linhas, itens, artigos, produtos, serviços, descrição dos serviços, discriminação, discriminação dos serviços, prestações, trabalhos, detalhe, detalhes, rubricas, compras, despesas, posições, mercadorias, pedido, encomenda, itens da fatura, linhas da fatura, custos',
  description:
    'descrição, designação, artigo, serviço, produto, item, discriminação, trabalho, denominação, nome, detalhe, tarefa, atividade, posição, detalhes, especificação, conceito, descritivo',
  quantity: 'quantidade, qtd, qtde, qt, quant, unidades, horas, dias, peças, pç, número, nº, un, quantos',
  unit: 'unidade, un, und, unid, unidade de medida, u m, medida',
  unitPrice:
    'preço unitário, preço unit, p unit, p unitário, preço, valor unitário, vl unit, valor unit, tarifa, preço por unidade, valor hora, preço hora, preço un, pr unitário, custo unitário, valor por hora, valor da hora, diária, preço por hora',
  discount:
    'desconto, desc, dto, abatimento, redução, dedução, promoção, bonificação, cupom, descontos, menos',
  taxRate: 'taxa de iva, iva, taxa iva, taxa, alíquota, imposto, icms, iss, taxa de imposto, aliq, % iva',
  net: 'valor, total, montante, líquido, valor total, total líquido, valor líquido, total da linha, subtotal, preço total, vl total, soma, importância, custo',
  subtotal:
    'subtotal, total sem iva, base tributável, base de cálculo, incidência, total líquido, valor líquido, total ilíquido, soma, valor tributável, total dos serviços, total dos produtos, total s/ iva, sem iva, total sem impostos, valor dos serviços, mercadoria/serviços, total antes de impostos',
  tax: 'iva, imposto, impostos, total iva, valor do iva, icms, iss, ipi, total de impostos, montante de iva, valor iva, iva incluído, tributos, imposto sobre o valor acrescentado, total do iva, inclui iva, iva à taxa, valor do iss',
  total:
    'total, total a pagar, valor total, total geral, total da fatura, total com iva, total do documento, valor a pagar, montante total, total c/ iva, total final, preço total, a pagar, soma total, valor total da nota, total bruto, total da nota, valor final, total eur, em total, no total, iva incluído, custo total',
  paid: 'pago, já pago, adiantamento, sinal, entrada, valor pago, sinal pago, recebido, liquidado, adiantado, caução, depósito, montante pago, antecipação, já recebido, pagamento recebido, por conta, valor recebido',
  due: 'em dívida, a pagar, saldo, valor em dívida, valor em aberto, em aberto, restante, por pagar, saldo devedor, saldo a pagar, por liquidar, devido, montante em dívida, valor devido, resta pagar, remanescente, montante a pagar, falta pagar, valor a pagar, total em dívida',
  sums: 'totais, resumo, total, valores, resumo de impostos, quadro resumo, somas, cálculo, apuramento, resumo do iva',
  receiptNumber:
    'número do recibo, recibo nº, recibo, nº do recibo, talão nº, talão, fatura simplificada, fatura simplificada nº, cupom nº, cupom fiscal, cupom, extrato nº, transação, número da transação, nº de transação, número, nº, n°, comanda, pedido, coo, venda, senha, documento nº, conta nº, fs, pedido nº',
  dateTime:
    'data e hora, data, hora, data hora, impresso em, data da venda, data da compra, emitido em, quando, data/hora',
  cashier:
    'caixa, operador, operadora, operador de caixa, atendido por, empregado, empregada, atendente, vendedor, vendedora, funcionário, funcionária, garçom, garçonete, foi atendido por, operadora de caixa, colaborador, colaboradora, servido por, garçon, balconista',
  till: 'caixa, caixa nº, terminal, mesa, pdv, balcão, posto, número da caixa, número do caixa, pos, bomba, guiché, guichê, ponto de venda, mesa nº',
  payment:
    'pagamento, forma de pagamento, modo de pagamento, meio de pagamento, método de pagamento, pago com, dinheiro, numerário, cartão, multibanco, cartão de crédito, cartão de débito, crédito, débito, entregue, mb way, pago por, recebido, tipo de pagamento, à vista, valor entregue, contactless, por aproximação',
  change:
    'troco, variação, diferença, evolução, tendência, crescimento, em relação a, face a, vs, comparado com, homólogo, variação homóloga, delta, desvio, var, comparação, face ao ano anterior, em relação ao ano anterior, variação percentual',
  thanks:
    'obrigado, obrigada, agradecimento, agradecimentos, obrigado pela visita, obrigado pela preferência, volte sempre, até breve, mensagem de agradecimento, rodapé, agradecemos a preferência, agradecemos a sua visita',
  // Careers
  experience:
    'experiência, experiências, experiência profissional, experiências profissionais, percurso profissional, trajetória profissional, carreira, histórico profissional, atividade profissional, cargos, empregos, experiência de trabalho, trabalho, funções desempenhadas, cargos ocupados, experiência relevante, onde trabalhei, experiência clínica, trajetória, vida profissional, experiência académica',
  education:
    'formação, formação académica, formação acadêmica, educação, estudos, habilitações, habilitações literárias, habilitações académicas, escolaridade, educação e formação, percurso académico, instrução, graduação, formação escolar, percurso escolar, títulos, cursos superiores, universidade',
  volunteering:
    'voluntariado, trabalho voluntário, experiência de voluntariado, atividades voluntárias, intervenção social, trabalho comunitário, experiência voluntária, serviço comunitário, ação social',
  skills:
    'competências, habilidades, aptidões, conhecimentos, competências técnicas, capacidades, ferramentas, tecnologias, competências digitais, conhecimentos técnicos, pontos fortes, informática, competências-chave, qualificações, competências pessoais, habilidades técnicas, conhecimentos de informática, competências informáticas, métodos, software',
  languages:
    'línguas, idiomas, competências linguísticas, conhecimentos linguísticos, línguas estrangeiras, línguas faladas',
  publications:
    'publicações, artigos, publicações selecionadas, livros, obras publicadas, trabalhos publicados, artigos científicos, capítulos, capítulos de livros, produção científica, principais publicações, produção bibliográfica, bibliografia, artigos em revistas',
  awards:
    'prémios, prêmios, distinções, reconhecimentos, bolsas, honras, prémios e distinções, prêmios e reconhecimentos, méritos, conquistas, galardões, menções honrosas, medalhas, homenagens, prêmios e títulos, prémios e bolsas',
  certificates:
    'certificados, certificações, cursos, licenças, cursos e certificações, formação complementar, acreditações, formação contínua, carta de condução, diplomas, cursos complementares, habilitação, formação profissional, carteiras profissionais, ações de formação, outros cursos',
  references:
    'referências, bibliografia, referências bibliográficas, obras citadas, literatura, fontes citadas, leitura complementar, recomendações, para saber mais, leituras recomendadas, trabalhos citados, referências profissionais, cartas de recomendação',
  interests:
    'interesses, passatempos, hobbies, tempos livres, lazer, outros interesses, outros, interesses pessoais, fora do trabalho, outras informações, tempo livre, informações adicionais, interesses e hobbies',
  grants:
    'bolsas de investigação, bolsas de pesquisa, financiamento, financiamentos, projetos financiados, fundos, auxílios, fomento, subsídios, financiamento de investigação, fomento à pesquisa, auxílios à pesquisa',
  talks:
    'palestras, comunicações, conferências, apresentações, seminários, comunicações orais, congressos, palestras convidadas, apresentações em congressos, participação em congressos, participação em eventos, conferências por convite, intervenções',
  teaching:
    'ensino, docência, atividade docente, disciplinas lecionadas, cursos lecionados, aulas, orientações, experiência docente, orientação, cursos ministrados, disciplinas ministradas, supervisão',
  projects:
    'projetos, projeto, projetos pessoais, projetos selecionados, projetos principais, projetos próprios, principais projetos, outros projetos, código aberto',
  memberships:
    'associações, filiações, afiliações, membro de, associações profissionais, sociedades científicas, ordens profissionais, filiações profissionais, sociedades, comités, comitês, conselhos, ordem profissional',
  entries: 'entradas, registos, registros, histórico, cronologia, lançamentos',
  highlights:
    'destaques, realizações, responsabilidades, tarefas, funções, resultados, conquistas, principais realizações, atividades, principais resultados, principais atividades, pontos, tarefas e resultados, atribuições, principais funções, marcadores, tópicos',
  degree:
    'grau, título, curso, licenciatura, área de estudo, especialização, habilitação, área, grau académico, grau acadêmico, diploma, campo de estudo, tipo de curso, titulação, qualificação, ramo',
  level: 'nível, domínio, grau, fluência, proficiência, competência, nível de conhecimento',
  // Portfolio, pages
  works:
    'trabalhos, obras, projetos, portefólio, portfólio, portfolio, trabalhos selecionados, projetos selecionados, estudos de caso, trabalho, seleção, obra selecionada, os nossos trabalhos, nossos trabalhos, nossos projetos, os meus trabalhos, meus trabalhos, trabalhos recentes, séries, peças, galeria, casos, encomendas, obras selecionadas, os nossos projetos, trabalho recente',
  year: 'ano, anos, data, concluído em, feito em, desde, realizado em',
  medium:
    'técnica, material, materiais, suporte, meio, formato, dimensões, ferramentas, medidas, feito de, tamanho',
  result:
    'resultado, resultados, o resultado, os resultados, impacto, efeito, o que mudou, depois, desfecho, o que conseguimos, ganhos, como ficou, o que alcançámos, benefícios',
  about:
    'sobre, sobre nós, sobre mim, quem somos, quem sou, a nossa história, nossa história, o estúdio, biografia, bio, acerca, acerca de nós, o ateliê, a empresa, a casa, apresentação, filosofia, a minha história, conheça-nos, o atelier',
  services:
    'serviços, os nossos serviços, nossos serviços, o que fazemos, o que faço, o que oferecemos, oferta, áreas de atuação, áreas de prática, meus serviços, o que ofereço, prestações, especialidades, soluções, âmbito dos serviços, escopo dos serviços, como posso ajudar, os meus serviços',
  features:
    'características, vantagens, benefícios, funcionalidades, recursos, porquê, porquê nós, por que nós, por que escolher, porquê escolher-nos, o que inclui, o que está incluído, inclui, o que recebe, o que você recebe, o que você ganha, diferenciais, razões, destaques, incluído, por quê, o que nos distingue, motivos, o que está incluso, incluso',
  stats:
    'números, em números, estatísticas, dados, indicadores, os números, factos e números, fatos e números, nossos números, números-chave, o ano em números, dados principais, os nossos números, alguns números, resultados em números, métricas, principais números, num relance',
  steps:
    'passos, como funciona, etapas, processo, como fazer, passo a passo, procedimento, instruções, em três passos, o processo, o nosso método, nosso processo, próximos passos, modo de preparo, método, preparação, como encomendar, como pedir, primeiros passos, três passos, como trabalhamos, e depois, fases, o nosso processo',
  quotes:
    'testemunhos, testemunho, depoimentos, depoimento, citações, citação, opiniões, o que dizem, o que dizem de nós, o que dizem os clientes, quem já experimentou, avaliações, vozes, a imprensa, o que dizem nossos clientes, na imprensa, comentários, dizem de nós, o que dizem os nossos clientes, elogios',
  offers:
    'preços, tarifas, planos, pacotes, ofertas, tabela de preços, preçário, os nossos preços, nossos preços, quanto custa, bilhetes, ingressos, custos, opções, investimento, orçamento, valores, mensalidades, honorários, assinaturas, planos e preços, preço, valor, custo, inscrições, proposta comercial, entradas, modalidades, proposta financeira',
  questions:
    'perguntas, perguntas frequentes, faq, perguntas e respostas, dúvidas, dúvidas frequentes, questões, perguntam-nos muito, questões frequentes, as suas perguntas, suas perguntas, perguntas comuns, tira-dúvidas',
  question: 'pergunta, p, questão',
  answer: 'resposta, r',
  navigation: 'navegação, barra de navegação',
  links:
    'ligações, links, meus links, os meus links, mais links, links úteis, recursos, onde me encontrar, botões, favoritos, ligações úteis, hiperligações, encontre-me',
  gallery:
    'galeria, fotos, imagens, fotografias, álbum, em imagens, galeria de fotos, galeria de imagens, registos',
  team: 'equipa, equipe, a equipa, a equipe, a nossa equipa, nossa equipe, quem somos, membros, pessoas, colaboradores, colaboradoras, fundadores, fundadoras, direção, diretoria, corpo docente, time, integrantes, pessoal, conselho, quem faz, as pessoas, coletivo, funcionários, nosso time, liderança',
  // Cases, documents
  challenge:
    'desafio, o desafio, problema, o problema, contexto, situação, situação inicial, ponto de partida, necessidade, o pedido, antes, enquadramento, a situação, briefing, a necessidade, cenário, missão',
  approach:
    'abordagem, solução, a solução, a nossa solução, nossa solução, o que fizemos, a nossa abordagem, nossa abordagem, metodologia, método, estratégia, intervenção, proposta, como fizemos, implementação, a ideia, solução proposta, conceito, a abordagem, execução, o trabalho, a estratégia',
  facts:
    'ficha, ficha técnica, dados, em resumo, factos, fatos, detalhes, dados do projeto, especificações, num relance, dados principais, características técnicas, ficha do projeto, dados técnicos, informações, créditos, em síntese, dados gerais',
  parties:
    'partes, as partes, entre, partes contratantes, contraentes, outorgantes, parte, contratantes, e, de um lado, de outro lado, contratante e contratada, intervenientes',
  effectiveDate:
    'data de entrada em vigor, entrada em vigor, início de vigência, vigência, data de vigência, em vigor desde, a partir de, data de início, data do contrato, celebrado em, com efeitos a partir de, produz efeitos em, data, data da assinatura, data de assinatura, data de celebração, início da vigência, com início em',
  clauses:
    'cláusulas, artigos, disposições, condições, cláusula, artigo, termos, secções, seções, acordam, acordo, termos do contrato, parágrafos, termos e condições, estipulações',
  definitions:
    'definições, glossário, termos definidos, termos, interpretação, vocabulário, termos e definições, siglas, abreviaturas, palavras, terminologia, siglas e abreviaturas',
  term: 'termo, palavra, expressão, vocábulo, termo definido, verbete',
  meaning: 'significado, definição, significa, sentido, aceção, acepção',
  schedules: 'anexos, anexo, apêndices, apêndice, documentos anexos',
  law: 'lei aplicável, foro, jurisdição, lei aplicável e foro, foro competente, direito aplicável, lei e foro, foro de eleição, legislação aplicável, resolução de litígios, comarca',
  background:
    'considerandos, considerando que, preâmbulo, antecedentes, contexto, enquadramento, objeto, finalidade, considerações iniciais',
  panels:
    'painéis, páginas, faces, painel, página, face, abas, aba, interior, exterior, secções, seções, partes, capítulos, verso',
  sections:
    'secções, seções, capítulos, partes, categorias, grupos, índice, conteúdo, pratos, blocos, rubricas, tópicos',
  legend:
    'legenda, alergénios, alérgenos, alergénicos, alergênicos, símbolos, lista de alergénios, ícones, abreviaturas, informação de alergénios, sinais, lista de alérgenos, códigos',
  items:
    'itens, pratos, produtos, elementos, artigos, lista, entradas, posições, cardápio, ementa, seleção, menu, coisas, opções',
  marks:
    'alergénios, alérgenos, símbolos, dieta, ícones, etiquetas, vegano, vegetariano, marcas, adequado para, selos, notas',
  spreads:
    'páginas duplas, página dupla, looks, pranchas, conjuntos, páginas, look, histórias, visuais, coordenados, capítulos',
  stories:
    'notícias, artigos, histórias, nesta edição, neste número, novidades, conteúdos, destaques, temas, reportagens, matérias, rubricas, assuntos, atualidades, crónicas',
  preheader:
    'pré-cabeçalho, preheader, texto de pré-visualização, pré-visualização, texto de visualização, prévia',
  unsubscribe:
    'cancelar subscrição, cancelar a subscrição, cancelar inscrição, descadastrar, anular subscrição, remover subscrição, cancelar assinatura, link de cancelamento, sair da lista, descadastre-se, gerir subscrição, não receber mais',
  // Graphics
  modules: 'módulos, blocos, gráficos, secções, seções, partes, painéis, capítulos, figuras',
  series:
    'série, séries, gráfico, dados, valores, evolução, por mês, por ano, histórico, série temporal, ao longo do tempo, tendência, distribuição, mensal, série histórica, números, repartição, desdobramento',
  label:
    'etiqueta, rótulo, indicador, métrica, nome, medida, categoria, rubrica, designação, kpi, item, título, dado, o quê, legenda, campo',
  target:
    'meta, objetivo, alvo, previsto, orçamento, plano, planeado, planejado, limite, orçado, valor alvo, limiar, referência',
  tiles:
    'indicadores, indicadores-chave, métricas, números-chave, kpi, cartões, resumo, painel, visão geral, num relance, principais números, principais indicadores, números principais, blocos, dados-chave',
  tasks:
    'tarefas, a fazer, ações, próximos passos, pendências, lista de tarefas, pontos em aberto, por fazer, pendentes, afazeres, medidas, plano de ação, assuntos pendentes, pontos abertos, encaminhamentos',
  tables: 'tabelas, tabela, quadros, quadro, detalhes, dados, listas, detalhe, planilha',
  events:
    'eventos, cronologia, linha do tempo, marcos, datas, história, momentos, datas-chave, acontecimentos, calendário, momentos-chave, datas importantes, anos, crónica, efemérides',
  lanes:
    'colunas, fases, temas, eixos, trimestres, horizontes, grupos, etapas, frentes, roteiro, raias, marcos, versões, áreas, pilares, frentes de trabalho, linhas',
  status:
    'estado, situação, estatuto, status, andamento, progresso, fase, etapa, ponto de situação, condição',
  owner:
    'responsável, encarregado, encarregada, a cargo de, atribuído a, atribuída a, quem, equipa, equipe, líder, dono, dona, resp, proprietário, proprietária, responsáveis, designado a, pessoa responsável, ponto focal',
  milestone:
    'marco, entrega, versão, sprint, iteração, trimestre, fase, etapa, coluna, tema, prazo, eixo, frente, lançamento, área, horizonte, data limite',
  people:
    'pessoas, pessoal, equipa, equipe, membros, colaboradores, cargos, organograma, funcionários, organização, estrutura, trabalhadores, hierarquia, subordinados, integrantes, efetivo, funções',
  reportsTo:
    'reporta a, reportam a, responde a, respondem a, superior, chefe, depende de, superior hierárquico, chefia, gestor, gestora, supervisor, supervisora, responsável, chefia direta, reporta para, superior direto, superior imediato, gerente, sob a direção de, chefe direto',
  vacant:
    'vago, vaga, vaga aberta, lugar vago, por preencher, a contratar, em recrutamento, cargo vago, posição aberta, em aberto, a definir',
  // Talks
  pageHeader: 'cabeçalho, cabeçalho de página',
  frontSide: 'anverso, frente do cartão',
  backSide: 'verso, no verso',
  pageFooter: 'rodapé',
  slides:
    'slides, slide, diapositivos, diapositivo, lâminas, lâmina, título do slide, no slide, no ecrã, na tela',
  speech: 'notas do orador, notas do apresentador, o que digo, digo, o que eu digo, fala, roteiro',
  // Words inside copy rather than labels
  greetingWords:
    'olá, caro, cara, caros, caras, prezado, prezada, prezados, prezadas, bom dia, boa tarde, boa noite, exmo senhor, exma senhora, exmos senhores, exmo sr, exma sra, estimado, estimada, querido, querida, queridos, oi, ilustríssimo, a quem possa interessar, ex mo senhor, senhor, senhora',
  closingWords:
    'atenciosamente, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, cordialmente, com estima, abraço, abraços, um abraço, saudações, saudações cordiais, atentamente, com carinho, até breve, respeitosamente, beijinhos, beijos, grato, grata, obrigado, obrigada, de v exa atentamente, muito obrigado, subscrevo-me, com consideração, cumprimentos cordiais, os melhores cumprimentos, att, com amor',
  totalWords:
    'total, totais, total geral, soma, saldo, no total, ao todo, em total, conjunto, subtotal, valor total',
  presentWords:
    'presente, hoje, atual, atualmente, atualidade, até hoje, até à data, até ao presente, até o momento, agora, em curso, até o presente, desde, momento, o momento',
  doneWords:
    'feito, feita, concluído, concluída, terminado, terminada, finalizado, finalizada, entregue, pronto, pronta, fechado, fechada, publicado, publicada, lançado, lançada, completo, completa, completado, resolvido, resolvida, cumprido, aprovado, aprovada, pago, realizado, no ar, alcançado, em produção',
  activeWords:
    'em curso, em andamento, em progresso, ativo, ativa, em desenvolvimento, em revisão, em testes, em teste, iniciado, iniciada, a decorrer, aberto, aberta, em execução, em construção, fazendo, em design, agora, em beta, em produção gradual, no prazo, em implementação',
  plannedWords:
    'planeado, planeada, planejado, planejada, previsto, prevista, próximo, próxima, a fazer, por fazer, pendente, agendado, agendada, em breve, brevemente, por iniciar, não iniciado, não iniciada, a seguir, na fila, proposto, proposta, rascunho, aguardando, em planeamento, em planejamento, programado, por começar, a iniciar',
  laterWords:
    'mais tarde, depois, um dia, ideia, ideias, talvez, em estudo, a longo prazo, futuro, futuramente, em avaliação, a explorar, explorando, mais adiante, mais para a frente, em análise, longo prazo, investigação',
  blockedWords:
    'bloqueado, bloqueada, em risco, atrasado, atrasada, suspenso, suspensa, parado, parada, em pausa, em espera, risco, crítico, adiado, adiada, impedido, em atraso, pausado, vencido',
  droppedWords:
    'cancelado, cancelada, abandonado, abandonada, descartado, descartada, rejeitado, rejeitada, nunca, anulado, anulada, eliminado, não será feito, recusado, desistido, não previsto, não em, fora do plano, não faremos, este ano não',
  vacantWords:
    'vago, vaga, vaga aberta, por preencher, a contratar, contrata-se, em recrutamento, estamos a contratar, estamos contratando, a recrutar, cargo vago, lugar vago, posição aberta, em aberto, procura-se',
  staffWords:
    'staff, assessoria, assessor, assessora, assistente de, assistente, secretariado, secretaria da direção, gabinete, auditoria interna',
  freeWords:
    'grátis, gratuito, gratuita, livre, entrada livre, entrada gratuita, entrada franca, incluído, incluída, incluso, inclusa, cortesia, sem custo, sob consulta, preço de mercado, oferta, oferta da casa, franco, isento, gratuitamente, a pedido, sem custos, de graça, consoante o mercado',
  streetWords:
    'rua, r, avenida, av, praça, pç, pça, largo, travessa, tv, alameda, al, estrada, rodovia, calçada, beco, rotunda, ladeira, bairro, praceta, quinta, urbanização, viela, escadinhas, cais, via, lg, est, campo, jardim, caminho, loteamento, parque, vila, rampa, quadra, setor, marginal, azinhaga',
  callsWords: 'sou, chamo-me, me chamo, o meu nome é, meu nome é',
  livesWords: 'moro em, vivo em, resido em, moro no, moro na',
  companyWords:
    'lda, ltda, sa, s a, me, epp, eireli, mei, unipessoal, companhia, cia, empresa, sociedade, associação, fundação, cooperativa, grupo, estúdio, universidade, instituto, escola, colégio, faculdade, hospital, agência, irmãos, filhos, clínica, editora, câmara municipal, município, ateliê, crl, ipss, sgps, construções, consultoria, advogados, federação, sociedade anónima, serviços, comércio, adega, prefeitura',
}))
