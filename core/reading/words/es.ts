import { onDemand } from '../../on-demand.ts'
import type { Words } from './en.ts'

/** What labels mean, in Spanish. */
export const spanish: () => Words = onDemand(() => ({
  // The document
  title:
    'título, título principal, titular, encabezado, encabezamiento, cabecera, nombre del documento, rótulo, en grande, línea grande',
  subtitle:
    'subtítulo, lema, eslogan, subtitular, entradilla corta, bajada, slogan, frase de apoyo, en pequeño, línea de abajo, debajo en pequeño',
  eyebrow: 'antetítulo, cintillo, volanta, epígrafe, sobretítulo, etiqueta de sección',
  summary:
    'resumen, extracto, entradilla, introducción, intro, copete, presentación, descripción, descripción general, sinopsis, en breve, en pocas palabras, de un vistazo, resumen ejecutivo, perfil, perfil profesional, sobre mí, acerca de mí, objetivo, objetivo profesional, preámbulo, síntesis, reseña, qué hago, lo que hago, a qué me dedico',
  text: 'texto, cuerpo, contenido, cuerpo del texto, mensaje, detalle, detalles, redacción, relato',
  author:
    'autor, autora, autores, autoras, por, escrito por, redactado por, elaborado por, preparado por, presentado por, presenta, ponente, ponentes, redactor, redactora, expositor, expositora, conferenciante, firma, texto de',
  publisher: 'editorial, editor, editora, publicado por, editado por, publicación, medio, marca, institución',
  date: 'fecha, fechado, día, cuándo, con fecha, fecha y hora, a fecha de',
  datePublished:
    'fecha de publicación, publicado, publicado el, publicada el, publicación, fecha de lanzamiento, fecha de edición',
  updated:
    'actualizado, actualizada, actualización, última actualización, actualizado el, modificado, última modificación, revisado el, datos a, última revisión, vigente a',
  version: 'versión, revisión, edición, rev, borrador',
  period:
    'período, periodo, ejercicio, trimestre, mes, semana, año, duración, plazo, semestre, lapso, período del informe, cuatrimestre',
  season: 'temporada, colección',
  issue: 'número, núm, nº, n°, edición, volumen, vol, boletín nº, boletín n°',
  language: 'idioma, lengua',
  image:
    'imagen, foto, fotografía, portada, imagen de portada, ilustración, retrato, avatar, imagen de fondo, cubierta, foto de perfil',
  logo: 'logo, logotipo, isotipo, emblema',
  link: 'enlace, enlaces, vínculo, vínculos, liga, hipervínculo',
  url: 'web, sitio web, página web, sitio, página, página de internet, dirección web, internet, en línea, dominio, url, verificación, verificar, verificar en, verifique en, comprobar en, enlace de verificación, gestionar reserva',
  email:
    'correo electrónico, correo, e-mail, email, mail, dirección de correo, dirección de correo electrónico, correo de contacto, escríbenos, escriba a, correo-e',
  telephone:
    'teléfono, tel, tfno, tlf, teléf, móvil, celular, cel, número de teléfono, teléfono móvil, teléfono celular, teléfono fijo, fijo, línea directa, llámanos, llamar, whatsapp, centralita, teléfono de contacto, oficina',
  fax: 'fax, telefax, número de fax',
  address:
    'dirección, domicilio, dirección postal, calle, domicilio social, domicilio fiscal, sede, sede social, oficina, oficinas, dónde estamos, cómo llegar, dónde encontrarnos, señas, dirección fiscal',
  city: 'ciudad, localidad, población, municipio, pueblo, lugar, comuna',
  country: 'país, nación',
  contact:
    'contacto, contactos, contáctanos, contáctenos, contacta, datos de contacto, persona de contacto, información de contacto, escríbenos, visítanos, dónde encontrarnos, cómo contactar, dudas, consultas, más información, información, para más información, informes, aviso legal, hablemos, ponte en contacto, datos personales, información personal',
  socials: 'redes sociales, redes, síguenos, sígueme, síganos, medios sociales, canales, encuéntranos en',
  profiles: 'perfiles, perfiles en línea, cuentas, perfiles sociales, perfiles en redes',
  handle: 'usuario, usuaria, nombre de usuario, cuenta, alias, instagram, arroba',
  action:
    'acción, botón, llamada a la acción, llamado a la acción, botón principal, texto del botón, acción principal, próximo paso, siguiente paso, enlace principal, cta',
  secondAction:
    'segundo botón, botón secundario, acción secundaria, segunda acción, segundo enlace, otro botón, enlace secundario',
  name: 'nombre, nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, persona, nombres y apellidos, apellido y nombre',
  givenName: 'nombre, nombres, nombre de pila, primer nombre',
  familyName: 'apellido, apellidos, primer apellido, apellido paterno',
  jobTitle:
    'cargo, puesto, posición, función, rol, profesión, ocupación, título, puesto de trabajo, oficio, en calidad de, categoría profesional, rango, empleo, puesto deseado, puesto solicitado, puesto al que opta, puesto actual, cargo actual',
  organization:
    'organización, empresa, compañía, empleador, institución, entidad, sociedad, escuela, universidad, agencia, estudio, asociación, razón social, club, equipo, departamento, negocio, colegio, centro, tienda, firma, organismo, restaurante, panadería',
  pronouns: 'pronombres',
  note: 'nota, observación, comentario, nota bene, n b, nb, p d, pd, posdata, aclaración, apunte, advertencia',
  notes:
    'notas, observaciones, comentarios, otros, información adicional, a tener en cuenta, importante, otros datos, más datos, avisos, notas del orador, notas del ponente, aclaraciones, conviene saber, varios',
  terms:
    'condiciones, términos y condiciones, condiciones generales, términos, bases, bases y condiciones, bases legales, condiciones de uso, aviso legal, letra pequeña, letra chica, normas, reglamento, condiciones de venta, condiciones de transporte, política, políticas, importante, información importante, términos de uso, restricciones, política de devoluciones',
  conditions:
    'condiciones, condición, condiciones de la promoción, restricciones, exclusiones, válido para, válido en, no acumulable, no acumulable con, no válido con, límites, requisitos, compra mínima, consumo mínimo, bases, limitaciones, no combinable con',
  sources:
    'fuentes, fuente, fuente de los datos, fuentes de datos, datos, créditos, metodología, método, de dónde salen los datos',
  tags: 'etiquetas, etiqueta, palabras clave, categorías, categoría, temas, tema, secciones, rubro, rubros, descriptores',
  // Events, tickets
  event:
    'evento, espectáculo, concierto, función, acto, encuentro, partido, película, obra, gira, exposición, festival, sesión, producción, show, recital, muestra, celebración, qué, jornada',
  performer:
    'artista, artistas, intérprete, intérpretes, reparto, elenco, con, grupo, banda, solista, director, directora, dirección, ponente, ponentes, invitado, invitada, telonero, teloneros, protagonizada por, cartel, música de, dirigida por, dirigido por',
  startDate:
    'fecha de inicio, inicio, comienza, empieza, desde, a partir de, fecha del evento, fecha de la función, apertura, inauguración, fechas, estreno, fecha y hora, del, comienzo',
  endDate:
    'fecha de fin, fin, hasta, termina, finaliza, fecha de finalización, clausura, cierre, fecha de término, al, finalización',
  time: 'hora, horario, horarios, hora de inicio, inicio, comienzo, a las, empieza a las, horas, hora del evento, comienza a las, hora de comienzo, hora de la función',
  endTime:
    'hora de fin, fin, termina a las, hasta las, hora de finalización, hora de término, hora de cierre, finaliza a las',
  doorTime:
    'apertura de puertas, puertas, apertura, puertas abiertas, acceso desde, acceso a partir de, ingreso desde, hora de acceso, apertura de sala, apertura de taquilla, entrada desde, recepción, hora de ingreso, apertura de taquillas',
  location:
    'lugar, recinto, sede, sala, teatro, estadio, dónde, ubicación, punto de encuentro, local, espacio, salón, auditorio, lugar del evento, pabellón, escenario, con base en, vive en, residencia',
  programme:
    'programa, programación, agenda, horario, orden del día, cronograma, calendario, itinerario, cartel, plan del día, orden de actuaciones, sesiones, actividades',
  organizer:
    'organizador, organizadora, organiza, organizan, organizado por, organización, anfitrión, anfitriona, presenta, presentan, promotor, promotora, producido por, producción, una producción de, convoca',
  sponsors:
    'patrocinadores, patrocinador, patrocina, patrocinan, patrocinado por, auspiciadores, auspicia, auspician, auspiciantes, con el apoyo de, colabora, colaboran, colaboradores, socios, con la colaboración de, financiado por, apoyan, agradecimientos, en colaboración con',
  seatSection:
    'sección, zona, coche, vagón, cubierta, sector, bloque, tribuna, grada, nivel, planta, piso, platea, anfiteatro, palco, categoría, área, localidad, puerta y sector, balcón, patio de butacas, gradería, galería, tipo de entrada, tipo de boleto, preferencia, cancha, campo, tipo de ticket, mesa, mesa nº, nº de mesa',
  seatRow: 'fila, hilera, número de fila, nº de fila',
  seatNumber:
    'asiento, butaca, número de asiento, nº de asiento, núm de asiento, localidad, plaza, silla, lugar, número de butaca, ubicación',
  entrance:
    'acceso, puerta, entrada, puerta de acceso, puerta de entrada, ingreso, acceso por, entrada por, torniquete, ingreso por',
  holder:
    'titular, titular de la entrada, portador, portadora, a nombre de, nombre del asistente, asistente, invitado, invitada, visitante, socio, socia, miembro, nombre en la entrada, emitido a, comprador, compradora, para, espectador, espectadora, reservado por, titular del boleto, válido para',
  price:
    'precio, precio de la entrada, importe, costo, coste, tarifa, valor, valor de la entrada, precio del boleto, costo del boleto, monto, pvp, entrada, cuota, pagado',
  orderNumber:
    'número de pedido, nº de pedido, núm de pedido, pedido, orden, número de orden, nº de orden, orden de compra, reserva, número de reserva, nº de reserva, reservación, número de reservación, referencia de compra, referencia, ref, localizador, número de compra, transacción, número de confirmación, confirmación, código de reserva, operación',
  ticketNumber:
    'número de entrada, nº de entrada, entrada, entrada nº, entrada n°, número de boleto, boleto, boleto nº, no de boleto, folio, ticket, número de ticket, billete, nº de billete, número de billete, billete electrónico, boleto electrónico, número de serie, código de barras, número, nº, n°, núm, código de la entrada',
  // Flights
  airline:
    'aerolínea, compañía aérea, línea aérea, compañía, transportista, operado por, operador, naviera, operadora, empresa',
  passengerName:
    'pasajero, pasajera, nombre del pasajero, nombre de la pasajera, viajero, viajera, nombre, nombre del viajero, nombre de pasajero',
  flightNumber:
    'vuelo, número de vuelo, nº de vuelo, vuelo nº, vuelo n°, tren, número de tren, nº de tren, travesía, servicio, trayecto, no de vuelo',
  departureAirport:
    'origen, desde, de, salida, aeropuerto de salida, aeropuerto de origen, ciudad de origen, procedencia, sale de, estación de origen, partida, salida desde',
  arrivalAirport:
    'destino, a, hacia, llegada, aeropuerto de llegada, aeropuerto de destino, ciudad de destino, con destino a, llega a, estación de destino, hasta',
  departureDate:
    'fecha de salida, fecha de vuelo, fecha del vuelo, fecha de viaje, fecha del viaje, fecha, fecha de partida',
  boardingTime:
    'embarque, hora de embarque, hora de abordaje, presentación, presentarse a las, hora de presentación, abordaje, abordar, inicio de embarque, inicio del embarque, embarque a las, presentarse en puerta, hora de abordar, embarque desde',
  departureTime:
    'hora de salida, salida, despegue, sale, partida, hora de partida, hora de despegue, salida prevista, sal, salida programada',
  arrivalTime:
    'hora de llegada, llegada, aterrizaje, llega, arribo, hora de arribo, llegada prevista, lleg, hora de aterrizaje',
  gate: 'puerta, puerta de embarque, puerta de abordaje, puerta de salida, sala, andén, vía, muelle, número de puerta, sala de abordaje',
  gateCloses:
    'cierre de puerta, cierre de puertas, cierre de embarque, cierre del embarque, cierre de la puerta, cierra puerta, cierre puerta, fin de embarque, fin del embarque, cierre, última llamada, la puerta cierra, cierre de abordaje, puerta cierra a las',
  terminal: 'terminal, terminal de salida',
  seat: 'asiento, número de asiento, nº de asiento, plaza, butaca, no de asiento, núm de asiento',
  cabinClass: 'clase, cabina, clase de viaje, clase de cabina, clase de servicio, clase de reserva, tarifa',
  boardingGroup:
    'grupo, grupo de embarque, grupo de abordaje, zona, zona de embarque, prioridad, turno de embarque, zona de abordaje',
  sequenceNumber:
    'secuencia, número de secuencia, nº de secuencia, sec, número de embarque, orden de embarque, número de facturación, seq, número de check-in',
  reservationNumber:
    'reserva, localizador, código de reserva, número de reserva, nº de reserva, referencia de reserva, clave de reserva, clave de reservación, reservación, código de reservación, número de reservación, confirmación, código de confirmación, número de confirmación, pnr, referencia, ref',
  frequentFlyer:
    'viajero frecuente, pasajero frecuente, número de viajero frecuente, tarjeta de fidelidad, programa de fidelización, número de socio, programa de lealtad, cliente frecuente, millas, tarjeta de fidelización, nº de socio',
  baggage:
    'equipaje, equipaje facturado, equipaje de mano, maletas, maleta, equipaje documentado, equipaje de bodega, franquicia de equipaje, bultos, equipaje permitido, equipaje despachado',
  // Certificates, vouchers, coupons
  recipient:
    'destinatario, destinataria, beneficiario, beneficiaria, otorgado a, otorgada a, se otorga a, otorga a, otorgan a, concedido a, se concede a, entregado a, se entrega a, conferido a, certifica que, certifican que, hace constar que, acredita que, expedido a, se expide a, a favor de, para, a, dirigido a, alumno, alumna, estudiante, participante, galardonado, galardonada, titular, en honor de, en honor a, para quién, premiado, premiada, graduado, graduada, nombre del alumno',
  credential:
    'curso, título, titulación, diploma, certificación, formación, programa, taller, grado, acreditación, cualificación, premio, reconocimiento, por, módulo, especialidad, en reconocimiento a, capacitación, competencia, asignatura, disciplina, nombre del curso, carrera, seminario, por haber completado, por haber superado, en',
  issuer:
    'emisor, emisora, emitido por, emitida por, expedido por, otorgado por, concedido por, institución, entidad, entidad emisora, organización, organismo, empresa, centro, academia, escuela, universidad, certificado por, acreditado por, otorga, impartido por, válido en, establecimiento, tienda, de',
  dateIssued:
    'fecha de emisión, fecha de expedición, expedido el, emitido el, otorgado el, fecha de entrega, concedido el, dado en, dado a, fecha, fecha de finalización, fecha de obtención, fecha de otorgamiento, expedido, expedida, emitido',
  identifier:
    'número de certificado, nº de certificado, certificado nº, certificado n°, número de registro, nº de registro, registro, identificador, id, folio, número de diploma, diploma nº, número de referencia, referencia, número, nº, n°, núm, número de serie, matrícula, número de documento, número de licencia, código de verificación, csv, legajo',
  grade:
    'calificación, nota, resultado, puntuación, puntaje, mención, promedio, nota media, puntos, nivel, distinción',
  hours:
    'horas, duración, carga horaria, horas lectivas, créditos, número de horas, créditos ects, ects, intensidad horaria, total de horas',
  signatures:
    'firmas, firma, firmado por, firmantes, firmante, firmado, fdo, en nombre y representación de, los abajo firmantes, aceptación, en prueba de conformidad, conformidad, suscriben, rúbrica',
  offer:
    'oferta, promoción, promo, descuento, ahorro, ahorra, ahorras, llévate, obtén, oferta especial, rebaja, ventaja, beneficio, cupón de, vale por, regalo, bonificación',
  product:
    'producto, productos, artículo, artículos, válido en, aplicable a, aplica a, para la compra de, en, aplica en, mercancía',
  code: 'código, código promocional, código de descuento, código de promoción, cupón, código del cupón, código regalo, código del vale, clave, pin, código de canje, con el código, usa el código, usa, número de tarjeta, código de acceso',
  serialNumber:
    'número de serie, nº de serie, serie, folio, número de vale, vale nº, vale n°, nº de vale, número de bono, bono nº, número, nº, n°, núm, número de tarjeta, no de serie',
  validFrom:
    'válido desde, válido a partir de, válido del, válida desde, vigente desde, desde, a partir de, inicio, vigencia desde, a partir del, inicio de vigencia, canjeable desde, del',
  validThrough:
    'válido hasta, válida hasta, válido hasta el, vigente hasta, vigencia, validez, hasta, hasta el, caduca, caduca el, caducidad, fecha de caducidad, vence, vence el, vencimiento, fecha de vencimiento, expira, expira el, fecha de expiración, canjeable hasta, fin, fecha límite, úsalo antes de, usar antes de, al, oferta válida hasta, canjear antes de, plazo de validez, válido, finaliza',
  value:
    'valor, importe, monto, saldo, crédito, cantidad, por valor de, valor nominal, cifra, real, actual, suma, número, valor actual',
  giver:
    'de, de parte de, regalo de, obsequio de, remitente, con cariño de, con amor de, regalado por, quien regala, un regalo de',
  message:
    'mensaje, dedicatoria, mensaje personal, nota, palabras, unas palabras, texto de la tarjeta, felicitación, tu mensaje',
  redeemAt:
    'canjear en, canjeable en, canje, cómo canjear, dónde canjear, canjéalo en, para canjear, válido en, cómo usarlo, cómo utilizarlo, uso, utilizable en, reservar, reservas, reserva en, para reservar, lugar de canje, modo de uso, cómo usar',
  // Invitations
  hosts:
    'anfitriones, anfitrión, anfitriona, invitan, invita, los novios, novios, los padres, padres, de parte de, quien invita, te invitan, les invitan, nuestros padres',
  request:
    'invitación, texto de la invitación, tienen el placer de invitar, tenemos el placer de invitarles, tienen el honor de invitarles, le invitamos, te invitamos, les invitamos, están invitados, estás invitado, estás invitada, nos complace invitarle, se complacen en invitar',
  dress:
    'vestimenta, código de vestimenta, etiqueta, traje, dress code, indumentaria, código de vestir, ropa, qué ponerse, cómo vestir, atuendo',
  rsvp: 'rsvp, r s v p, s r c, se ruega contestación, se ruega confirmación, se ruega confirmar, confirmar asistencia, confirma tu asistencia, confirmación, respuesta, responder antes del, favor de confirmar, confirmar antes del, confirmación de asistencia, inscripción, confirmar, se agradece confirmación, confirma antes del',
  // Letters
  sender: 'remitente, de, rte, remite, candidato, candidata, dirección del remitente, solicitante',
  subject: 'asunto, ref, referencia, acerca de, tema, relativo a, objeto, motivo, re',
  salutation: 'saludo, encabezado, saludo inicial, fórmula de saludo, saludo de apertura',
  closing: 'despedida, cierre, saludo final, fórmula de despedida, fórmula de cortesía, saludos',
  signature: 'firma, firmado, fdo, nombre, atentamente, el abajo firmante, la abajo firmante',
  enclosures:
    'adjuntos, adjunto, anexos, anexo, documentos adjuntos, archivos adjuntos, se adjunta, cc, con copia, copia, documentación adjunta',
  // Bills
  seller:
    'vendedor, vendedora, emisor, emisora, proveedor, proveedora, facturado por, de, empresa, prestador, prestadora, prestador de servicios, comercio, nuestros datos, datos del emisor, emitida por, acreedor, profesional, datos de la empresa',
  buyer:
    'cliente, clienta, comprador, compradora, facturar a, facturado a, factura a, datos del cliente, destinatario, receptor, para, a, señor, señores, sres, adquirente, pagador, vendido a, a la atención de, datos de facturación, enviar a, dirigida a, a nombre de',
  client:
    'cliente, clienta, para, preparado para, elaborado para, presentado a, a la atención de, encargado por, comitente, mandante, por encargo de, nombre del cliente, contratante, en nombre de',
  invoiceNumber:
    'número de factura, nº de factura, n° de factura, núm de factura, no de factura, factura, factura nº, factura n°, factura núm, factura no, número de documento, folio, número, nº, n°, núm, serie y número, comprobante nº, nro de factura, comprobante',
  issueDate:
    'fecha de factura, fecha de la factura, fecha de emisión, fecha de expedición, emitida el, fecha factura, fecha, fecha del documento, expedida el, emisión, con fecha, fecha de facturación',
  paymentDueDate:
    'vencimiento, fecha de vencimiento, vence, vence el, fecha de pago, pagar antes del, fecha límite de pago, pagadero hasta, a pagar antes del, plazo de pago, pago antes del, páguese antes de, límite de pago',
  supplyDate:
    'fecha de entrega, fecha de prestación, fecha del servicio, fecha de operación, fecha de la operación, período de facturación, período facturado, período de servicio, entrega, entregado el, realizado el, fecha de suministro, fecha de servicio, fecha de devengo',
  reference:
    'referencia, ref, su referencia, nuestra referencia, su ref, nuestra ref, número de pedido, nº de pedido, pedido, orden de compra, oc, proyecto, expediente, número de cliente, nº de cliente, contrato, número de contrato, concepto, referencia de pago, concepto de pago, obra, asunto, pedido nº',
  taxId:
    'nif, cif, nif cif, dni, rfc, cuit, rut, ruc, nit, identificación fiscal, número de identificación fiscal, número fiscal, nº iva, número de iva, iva intracomunitario, cédula jurídica, id fiscal, rif, registro mercantil, cuil, ingresos brutos, registro fiscal',
  iban: 'iban, cuenta, número de cuenta, nº de cuenta, cuenta bancaria, cuenta corriente, ccc, clabe, cbu, cvu, clabe interbancaria, cta cte, cuenta iban',
  bic: 'bic, swift, código swift, bic swift, código bancario, código bic, sucursal, código de entidad, entidad',
  bank: 'banco, datos bancarios, entidad bancaria, titular, titular de la cuenta, beneficiario, a nombre de, datos de pago, datos para el pago, transferencia, transferencia bancaria, nombre del banco, información bancaria, información de pago, forma de pago, cómo pagar, método de pago, datos para transferencia',
  paymentTerms:
    'condiciones de pago, forma de pago, términos de pago, plazo de pago, condiciones, intereses de demora, pago, mora, recargo por mora, plazos de pago, términos',
  lines:
    'conceptos, líneas, artículos, partidas, productos, servicios, detalle, detalle de la factura, renglones, ítems, trabajos, desglose, compras, gastos, prestaciones, pedido, líneas de factura, trabajos realizados',
  description:
    'descripción, concepto, detalle, artículo, servicio, producto, denominación, trabajo, tarea, partida, ítem, nombre, actividad, detalles, designación, posición',
  quantity:
    'cantidad, cant, cdad, unidades, uds, ud, horas, días, piezas, pzas, pzs, número, nº, ctd, cuántos',
  unit: 'unidad, ud, u m, unidad de medida, medida, um',
  unitPrice:
    'precio unitario, precio unit, p unit, pu, p u, precio, precio por unidad, precio ud, tarifa, tarifa por hora, precio hora, valor unitario, importe unitario, costo unitario, coste unitario, p unitario, tarifa diaria, precio por hora',
  discount:
    'descuento, dto, dcto, desc, rebaja, bonificación, deducción, promoción, cupón, menos, descuentos',
  taxRate:
    'tipo de iva, iva, tasa, tipo impositivo, tasa de iva, tipo, impuesto, igic, tasa de impuesto, alícuota, alícuota iva, itbis, igv',
  net: 'importe, total, importe neto, neto, monto, valor, importe total, total línea, precio total, subtotal, suma, valor total, costo, coste, total neto',
  subtotal:
    'subtotal, base imponible, importe neto, total neto, neto, suma, total sin iva, total antes de impuestos, base, importe sin iva, total bruto sin iva, neto gravado, monto neto, sin iva, total base imponible, total sin impuestos',
  tax: 'iva, cuota iva, cuota de iva, impuesto, impuestos, total iva, importe iva, igic, igv, itbis, iva incluido, total impuestos, monto iva, impuesto sobre el valor añadido, cuota, incluye iva, iva trasladado',
  total:
    'total, total factura, importe total, total a pagar, monto total, total general, total con iva, suma total, total iva incluido, gran total, a pagar, precio total, total final, valor total, total bruto, total eur, importe, en total, costo total, coste total',
  paid: 'anticipo, pagado, ya pagado, a cuenta, pago a cuenta, entrega a cuenta, seña, señal, depósito, abonado, recibido, importe pagado, monto pagado, adelanto, abono, pago recibido, enganche',
  due: 'pendiente, saldo, saldo pendiente, importe pendiente, a pagar, por pagar, resto, resta, pendiente de pago, adeudado, saldo deudor, total adeudado, saldo a pagar, importe a pagar, queda por pagar, monto a pagar, restante, total pendiente',
  sums: 'totales, resumen, total, importes, cálculo, sumas, liquidación',
  receiptNumber:
    'número de recibo, nº de recibo, recibo, recibo nº, recibo n°, ticket, ticket nº, ticket n°, número de ticket, nº de ticket, tique, boleta, boleta nº, boleta n°, comprobante, comprobante nº, factura simplificada, transacción, nº de operación, número de operación, número de transacción, operación, folio, número, nº, n°, núm, orden, comanda, venta, nota de venta',
  dateTime:
    'fecha y hora, fecha, hora, fecha hora, impreso, impreso el, fecha de venta, fecha de compra, cuándo, emitido el',
  cashier:
    'cajero, cajera, atendido por, le atendió, le ha atendido, te atendió, lo atendió, vendedor, vendedora, camarero, camarera, mesero, mesera, mozo, dependiente, dependienta, empleado, empleada, operador, operadora, atendió, garzón, su mesero, le atiende',
  till: 'caja, nº de caja, número de caja, terminal, mesa, mostrador, tpv, puesto, caja nº, caja n°, surtidor, punto de venta, pos',
  payment:
    'pago, forma de pago, método de pago, medio de pago, pagado con, pagado en, efectivo, en efectivo, tarjeta, tarjeta de crédito, tarjeta de débito, entregado, recibido, contado, bizum, modo de pago, transferencia, su pago, sin contacto, metálico',
  change:
    'cambio, vuelto, vuelta, su cambio, su vuelto, variación, diferencia, evolución, tendencia, crecimiento, respecto a, vs, frente a, comparado con, interanual, delta, desviación, var, respecto al año anterior',
  thanks:
    'gracias, agradecimiento, despedida, mensaje de agradecimiento, gracias por su visita, gracias por su compra, hasta pronto, vuelva pronto, pie, muchas gracias, pie de página',
  // Careers
  experience:
    'experiencia, experiencia laboral, experiencia profesional, trayectoria, trayectoria profesional, carrera, historial laboral, empleos, puestos, trabajo, antecedentes laborales, vida laboral, cargos, experiencia de trabajo, carrera profesional, experiencia docente, experiencia relevante, experiencia clínica, dónde he trabajado',
  education:
    'educación, formación, formación académica, estudios, títulos, titulación, titulaciones, formación y estudios, historial académico, antecedentes académicos, estudios realizados, escolaridad, formación reglada, preparación académica, educación formal, universidad',
  volunteering:
    'voluntariado, trabajo voluntario, experiencia voluntaria, compromiso social, actividades de voluntariado, labor social, servicio comunitario, servicio social, experiencia de voluntariado',
  skills:
    'habilidades, competencias, aptitudes, conocimientos, destrezas, capacidades, habilidades técnicas, herramientas, tecnologías, conocimientos técnicos, informática, competencias clave, fortalezas, habilidades clave, software, conocimientos informáticos, métodos, instrumentos, sé hacer, manejo',
  languages: 'idiomas, lenguas, competencias lingüísticas, conocimiento de idiomas, idiomas que hablo',
  publications:
    'publicaciones, artículos, publicaciones seleccionadas, libros, obra publicada, trabajos publicados, artículos científicos, capítulos, capítulos de libro, publicaciones destacadas, producción científica, bibliografía, escritos, artículos en revistas',
  awards:
    'premios, distinciones, reconocimientos, galardones, honores, becas, premios y distinciones, méritos, logros, premios y becas, premios y reconocimientos, medallas',
  certificates:
    'certificados, certificaciones, cursos, licencias, acreditaciones, formación complementaria, cursos y certificados, diplomas, formación continua, permisos, carnés, habilitaciones, otros cursos, carné de conducir, cursos y talleres',
  references:
    'referencias, bibliografía, referencias bibliográficas, obras citadas, literatura, fuentes citadas, trabajos citados, recomendaciones, lecturas recomendadas, para saber más, referencias personales, referencias laborales',
  interests:
    'intereses, aficiones, pasatiempos, hobbies, tiempo libre, otros intereses, otros datos, otros, datos de interés, intereses personales, información personal, fuera del trabajo',
  grants:
    'becas de investigación, financiación, subvenciones, ayudas, proyectos financiados, fondos, ayudas a la investigación, financiamiento, ayudas y subvenciones, fondos de investigación',
  talks:
    'conferencias, ponencias, charlas, presentaciones, comunicaciones, congresos, ponencias invitadas, conferencias invitadas, participación en congresos, seminarios',
  teaching:
    'docencia, enseñanza, experiencia docente, cursos impartidos, actividad docente, clases, tutorías, dirección de tesis, asignaturas impartidas',
  projects:
    'proyectos, proyecto, proyectos destacados, proyectos personales, proyectos seleccionados, proyectos propios, proyectos principales, código abierto',
  memberships:
    'afiliaciones, membresías, asociaciones, asociaciones profesionales, miembro de, sociedades, colegiaciones, comités, pertenencia a asociaciones, colegiación, sociedades científicas',
  entries: 'entradas, registros, historial, cronología, anotaciones',
  highlights:
    'logros, responsabilidades, funciones, tareas, puntos destacados, resultados, lo más destacado, principales logros, logros principales, aspectos destacados, tareas y resultados, actividades, puntos, viñetas',
  degree:
    'título, titulación, grado, carrera, especialidad, área de estudio, campo de estudio, mención, licenciatura, tipo de estudios, especialización, diploma, área',
  level: 'nivel, dominio, grado, competencia, nivel de idioma',
  // Portfolio, pages
  works:
    'trabajos, obras, proyectos, obra, portafolio, portfolio, proyectos seleccionados, trabajos seleccionados, casos de estudio, selección, obra seleccionada, trabajo reciente, nuestros trabajos, nuestros proyectos, mis trabajos, series, piezas, galería, obra reciente, encargos, mis proyectos, trabajos destacados, trabajos elegidos, obra elegida, trabajos escogidos',
  year: 'año, años, fecha, realizado en, terminado en, desde, hecho en',
  medium:
    'técnica, material, materiales, soporte, medio, formato, dimensiones, herramientas, medidas, hecho de, tamaño',
  result:
    'resultado, resultados, el resultado, los resultados, impacto, efecto, qué cambió, qué se consiguió, lo que logramos, después, logros, qué pasó, cómo terminó',
  about:
    'sobre, acerca de, sobre nosotros, acerca de nosotros, quiénes somos, quién soy, sobre mí, acerca de mí, nuestra historia, el estudio, biografía, bio, conócenos, nosotros, la empresa, declaración artística, filosofía, el taller',
  services:
    'servicios, nuestros servicios, qué hacemos, qué hago, lo que hacemos, lo que hago, qué ofrecemos, prestaciones, oferta, áreas de práctica, mis servicios, áreas de trabajo, especialidades, alcance de los servicios, lo que ofrezco, cómo puedo ayudarte',
  features:
    'características, ventajas, beneficios, por qué, por qué nosotros, por qué elegirnos, funciones, funcionalidades, qué incluye, qué obtienes, lo que obtienes, incluye, incluido, qué te llevas, destacados, razones, lo que incluye, qué nos distingue, qué está incluido, bueno saber',
  stats:
    'cifras, en cifras, estadísticas, números, datos, cifras clave, en números, datos clave, los números, nuestras cifras, datos y cifras, el año en cifras, indicadores, de un vistazo, algunos datos, métricas',
  steps:
    'pasos, cómo funciona, proceso, cómo, procedimiento, nuestro proceso, el proceso, instrucciones, en tres pasos, método, cómo trabajamos, etapas, qué sigue, siguientes pasos, primeros pasos, cómo pedir, modo de empleo, próximos pasos, tres pasos, preparación, cómo hacerlo',
  quotes:
    'testimonios, testimonio, opiniones, citas, cita, lo que dicen, qué dicen de nosotros, qué dicen nuestros clientes, reseñas, voces, lo que dicen nuestros clientes, la prensa, comentarios, lo que dicen de nosotros, frases, dicen de nosotros',
  offers:
    'precios, tarifas, planes, paquetes, ofertas, lista de precios, nuestros precios, cuánto cuesta, entradas, boletos, costos, costes, opciones, inversión, presupuesto, honorarios, cuotas, planes y precios, tarifario, membresías, suscripciones, precio, costo, aranceles, modalidades, tarifas y precios, inscripción',
  questions:
    'preguntas, preguntas frecuentes, faq, preguntas y respuestas, dudas, dudas frecuentes, nos preguntan, consultas frecuentes, preguntas habituales, lo que nos preguntan',
  question: 'pregunta, p',
  answer: 'respuesta, r',
  navigation: 'navegación, barra de navegación',
  links:
    'enlaces, mis enlaces, más enlaces, vínculos, ligas, botones, enlaces de interés, recursos, dónde encontrarme, encuéntrame, enlaces útiles, marcadores',
  gallery: 'galería, fotos, imágenes, fotografías, álbum, en imágenes, galería de fotos, galería de imágenes',
  team: 'equipo, el equipo, nuestro equipo, quiénes somos, integrantes, miembros, personal, personas, fundadores, fundadoras, dirección, plantilla, junta directiva, profesorado, consejo, empleados, la gente, colectivo, directiva, organización',
  // Cases, documents
  challenge:
    'reto, el reto, desafío, el desafío, problema, el problema, situación, situación inicial, punto de partida, contexto, antecedentes, necesidad, el encargo, encargo, antes, la situación, la necesidad, planteamiento',
  approach:
    'enfoque, solución, la solución, nuestra solución, qué hicimos, lo que hicimos, nuestro enfoque, planteamiento, metodología, método, estrategia, implementación, propuesta, cómo lo hicimos, la propuesta, la idea, solución propuesta, concepto, el trabajo, abordaje',
  facts:
    'datos, ficha, ficha técnica, datos clave, en breve, datos del proyecto, de un vistazo, detalles, especificaciones, hechos, datos básicos, datos técnicos, características técnicas, ficha del proyecto, créditos',
  parties:
    'partes, las partes, entre, partes contratantes, reunidos, parte, de una parte, de otra parte, comparecientes, y, comparecen, contratantes, intervinientes',
  effectiveDate:
    'fecha de entrada en vigor, entrada en vigor, vigencia, fecha de vigencia, fecha efectiva, fecha de efecto, a partir del, en vigor desde, fecha de inicio, fecha del contrato, celebrado el, vigente desde, fecha, fecha de celebración, suscrito el',
  clauses:
    'cláusulas, artículos, disposiciones, estipulaciones, condiciones, cláusula, artículo, secciones, apartados, términos, acuerdan, convenio, pactos, términos y condiciones',
  definitions:
    'definiciones, glosario, términos definidos, términos, interpretación, vocabulario, términos y definiciones, abreviaturas, palabras, siglas, terminología',
  term: 'término, palabra, expresión, vocablo, concepto, término definido',
  meaning: 'significado, definición, significa, acepción, sentido',
  schedules: 'anexos, anexo, apéndices, apéndice, adjuntos, documentos anexos',
  law: 'ley aplicable, legislación aplicable, jurisdicción, fuero, ley aplicable y jurisdicción, derecho aplicable, tribunales competentes, jurisdicción competente, jurisdicción y fuero',
  background:
    'antecedentes, considerandos, exponen, preámbulo, considerando, objeto, manifiestan, declaraciones, exposición',
  panels:
    'paneles, páginas, panel, página, caras, cara, cuerpos, interior, exterior, solapa, secciones, partes, capítulos, contraportada',
  sections:
    'secciones, capítulos, apartados, partes, categorías, grupos, índice, contenido, contenidos, platos, rubros, bloques, cuerpo',
  legend:
    'leyenda, alérgenos, símbolos, signos, iconos, claves, lista de alérgenos, simbología, información de alérgenos, abreviaturas, alérgenos y aditivos, códigos',
  items:
    'elementos, platos, productos, artículos, ítems, lista, platillos, entradas, cosas, posiciones, carta, selección, menú, puntos',
  marks:
    'alérgenos, símbolos, etiquetas, dieta, iconos, marcas, vegano, vegetariano, apto para, distintivos, notas',
  spreads:
    'dobles páginas, doble página, looks, láminas, conjuntos, páginas, historias, look, estilismos, capítulos, atuendos',
  stories:
    'noticias, artículos, historias, en este número, en esta edición, contenidos, notas, secciones, novedades, temas, reportajes, actualidad, crónicas',
  preheader: 'preencabezado, preheader, texto de vista previa, vista previa, texto previo, previsualización',
  unsubscribe:
    'darse de baja, cancelar suscripción, cancelar la suscripción, baja, desuscribirse, enlace de baja, anular suscripción, darme de baja, gestionar suscripción, dejar de recibir',
  // Graphics
  modules: 'módulos, bloques, gráficos, secciones, partes, paneles, capítulos, figuras, gráficas',
  series:
    'serie, series, gráfico, gráfica, datos, valores, evolución, por mes, por año, histórico, serie temporal, tendencia, desglose, a lo largo del tiempo, serie histórica, distribución, mensual, cifras',
  label:
    'etiqueta, indicador, métrica, nombre, medida, categoría, concepto, rubro, título, dato, kpi, cifra, qué, campo',
  target:
    'objetivo, meta, previsto, presupuesto, plan, umbral, planificado, límite, presupuestado, finalidad, valor objetivo',
  tiles:
    'indicadores, indicadores clave, métricas, cifras clave, kpi, tarjetas, resumen, panel, tablero, de un vistazo, vista general, números clave, principales cifras, datos clave',
  tasks:
    'tareas, pendientes, por hacer, acciones, próximos pasos, lista de tareas, puntos abiertos, asuntos pendientes, acciones pendientes, siguientes pasos, medidas, plan de acción, seguimiento',
  tables: 'tablas, tabla, cuadros, cuadro, detalle, datos, listas, desglose',
  events:
    'eventos, cronología, línea de tiempo, línea del tiempo, hitos, fechas, fechas clave, historia, acontecimientos, calendario, momentos, cronograma, momentos clave, años, crónica',
  lanes:
    'columnas, fases, temas, líneas de trabajo, ejes, trimestres, horizontes, grupos, etapas, hoja de ruta, carriles, hitos, versiones, áreas, pilares, líneas, flujos',
  status: 'estado, estatus, situación, avance, fase, etapa, progreso, condición',
  owner:
    'responsable, encargado, encargada, a cargo de, asignado a, asignada a, quién, equipo, líder, propietario, propietaria, resp, dueño, dueña, a cargo, persona responsable',
  milestone:
    'hito, entrega, versión, sprint, iteración, trimestre, fase, etapa, columna, línea, tema, plazo, eje, área, fecha límite, horizonte',
  people:
    'personas, personal, equipo, miembros, integrantes, puestos, organigrama, plantilla, empleados, organización, estructura, colaboradores, jerarquía, subordinados, a su cargo, cargos',
  reportsTo:
    'reporta a, reportan a, depende de, dependen de, superior, jefe, jefa, responsable, supervisor, supervisora, gerente, jefe directo, jefa directa, superior inmediato, rinde cuentas a, responsable directo, bajo la dirección de, jefatura',
  vacant:
    'vacante, puesto vacante, por cubrir, plaza vacante, por contratar, sin cubrir, en selección, puesto abierto, a contratar, posición abierta',
  // Talks
  pageHeader: 'encabezado, encabezado de página, cabecera',
  frontSide: 'anverso, cara delantera',
  backSide: 'reverso, al dorso, cara trasera',
  pageFooter: 'pie de página, pie',
  slides:
    'diapositivas, diapositiva, láminas, lámina, título de la diapositiva, en la diapositiva, en pantalla, slides, slide',
  speech: 'notas del orador, notas del presentador, notas, lo que digo, digo, guion, guión, texto hablado',
  // Words inside copy rather than labels
  greetingWords:
    'hola, estimado, estimada, estimados, estimadas, querido, querida, queridos, queridas, buenos días, buenas tardes, apreciado, apreciada, muy señor mío, muy señores míos, distinguido, distinguida, buenas, a quien corresponda, buenas noches',
  closingWords:
    'atentamente, saludos, un saludo, un cordial saludo, saludos cordiales, cordialmente, muy atentamente, le saluda atentamente, un abrazo, reciba un cordial saludo, sin otro particular, con cariño, afectuosamente, saludos atentos, abrazos, respetuosamente, besos, quedo a su disposición, atte, muchas gracias, sinceramente, con aprecio, hasta pronto, mil gracias',
  totalWords:
    'total, totales, total general, suma, saldo, en total, suma total, gran total, subtotal, conjunto, todos',
  presentWords:
    'actualidad, presente, hoy, actual, actualmente, ahora, a la fecha, hasta la fecha, hasta hoy, en curso, desde, hasta ahora',
  doneWords:
    'hecho, hecha, terminado, terminada, completado, completada, finalizado, finalizada, entregado, entregada, listo, lista, cerrado, cerrada, publicado, publicada, lanzado, lanzada, concluido, concluida, resuelto, resuelta, cumplido, cumplida, aprobado, en producción, pagado, logrado, en vivo',
  activeWords:
    'en curso, en proceso, en progreso, en marcha, activo, activa, en desarrollo, en revisión, en pruebas, iniciado, iniciada, empezado, abierto, abierta, en ejecución, en diseño, en construcción, ahora, en beta, haciendo, en despliegue, según lo previsto',
  plannedWords:
    'planificado, planificada, previsto, prevista, próximo, próxima, próximamente, por hacer, pendiente, programado, programada, siguiente, sin empezar, no iniciado, sin iniciar, pronto, en espera, en cola, propuesto, borrador, planeado, en planificación, a continuación',
  laterWords:
    'más adelante, después, algún día, idea, ideas, quizás, tal vez, en estudio, a largo plazo, en evaluación, por explorar, explorando, futuro, a futuro, investigación, en consideración, más tarde',
  blockedWords:
    'bloqueado, bloqueada, en riesgo, retrasado, retrasada, atrasado, atrasada, demorado, demorada, en pausa, detenido, detenida, suspendido, suspendida, riesgo, crítico, vencido, pausado, parado, con retraso',
  droppedWords:
    'cancelado, cancelada, descartado, descartada, abandonado, abandonada, rechazado, rechazada, nunca, anulado, anulada, eliminado, no se hará, desestimado, no previsto, no en, no haremos, fuera de alcance, este año no',
  vacantWords:
    'vacante, puesto vacante, por cubrir, plaza vacante, por contratar, sin cubrir, buscamos, se busca, contratando, en selección, posición abierta, puesto abierto, estamos contratando',
  staffWords:
    'staff, unidad de apoyo, asesoría, asesor, asesora, asistente de, asistente, secretaría, secretaria de dirección, secretario de dirección, gabinete, auditoría interna',
  freeWords:
    'gratis, gratuito, gratuita, libre, entrada libre, entrada gratuita, sin costo, sin coste, incluido, incluida, cortesía, según mercado, s/m, a consultar, consultar, precio según mercado, invita la casa, sin cargo, acceso libre, bonificado',
  streetWords:
    'calle, c/, avenida, av, avda, plaza, pza, paseo, pº, camino, carretera, ctra, ronda, travesía, callejón, pasaje, boulevard, bulevar, calzada, carrera, cra, cll, colonia, col, barrio, vía, rambla, glorieta, urbanización, polígono, cuesta, jirón, jr, privada, diagonal, esquina, costanera',
  callsWords: 'soy, me llamo, mi nombre es',
  livesWords: 'vivo en, resido en, radico en, soy de',
  companyWords:
    'sl, slu, sa, s l, s a, sau, sas, s a s, sa de cv, s de rl, srl, s r l, scp, coop, cooperativa, ltda, cía, compañía, sociedad, empresa, asociación, fundación, grupo, estudio, taller, universidad, instituto, escuela, colegio, hospital, agencia, hermanos, hnos, hijos, ayuntamiento, clínica, consultores, consultoría, editorial, federación, e hijos, bufete, abogados, eirl, bodegas',
}))
