import { errorWords } from '../kernel/errors'
import type { invoicingErrors } from './invoicing.errors'

export const invoicingErrorsEs = errorWords<'es', typeof invoicingErrors>()({
  'invoice.issued': 'Una factura emitida ya no se puede cambiar ni eliminar.',
  'invoice.already_issued': 'Esta factura ya está emitida.',
  'invoice.issuing': 'Esta factura se está emitiendo; emítela de nuevo para terminar.',
  'invoice.empty': 'Una factura necesita al menos una línea.',
  'invoice.client_unknown': '¡Elige el nombre del cliente!',
  'invoice.client_email': 'Falta el correo del cliente. Introdúcelo en Clientes.',
  'invoice.not_approvable': 'Solo una factura emitida se puede marcar como aceptada.',
  'invoice.not_issued': 'Un borrador no admite pagos; emítelo antes.',
  'invoice.overpaid': 'El pago es mayor que el saldo de {balance}.',
  'invoice.key': 'Clave no válida',
  'invoice.paypal': 'Introduce el correo de PayPal',
  'invoice.paypal_client_id': 'Introduce el ID de cliente que PayPal muestra para tu aplicación.',
  'invoice.paypal_secret': 'Introduce el secreto que PayPal muestra para tu aplicación.',
  'invoice.paypal_webhook_id': 'Introduce el identificador que PayPal muestra para el webhook.',
  'invoice.paypal_refused': 'PayPal no acepta este ID de cliente con este secreto.',
  'invoice.paypal_no_webhook':
    'PayPal no conoce ningún webhook con este identificador para esta aplicación.',
  'invoice.paypal_webhook_url': 'La dirección de este webhook tiene que ser {url}.',
  'invoice.paypal_webhook_event': 'Este webhook no notifica {event}. Añádelo en PayPal.',
  'invoice.paypal_unreachable':
    'PayPal no responde en este momento. Inténtalo de nuevo en unos minutos.',
  'invoice.paypal_none': 'No hay ninguna cuenta de PayPal conectada.',
  'invoice.paid_on': 'Un pago se registra una vez hecho: elige hoy o un día anterior.',
  'invoice.paid_before':
    'El pago es anterior a la factura del {date}. Indica que se pagó por anticipado o elige otro día.',
  'invoice.reversed_on': 'Elige un día entre el del pago y hoy.',
  'invoice.paypal_not_held': 'Este pago no espera ninguna decisión.',
  'invoice.paypal_currency': 'El pago está en {currency}; la factura, no.',
  'einvoice.draft': 'Un borrador no tiene factura electrónica; emítelo antes.',
  'einvoice.incomplete': 'A esta factura le faltan datos que necesita una factura electrónica.',
  'einvoice.vat': 'La línea «{item}» no tiene categoría de IVA.',
  'einvoice.other_tax':
    'El impuesto «{name}» no es IVA, así que una factura electrónica no puede contenerlo.',
  'einvoice.currency':
    'Una factura electrónica admite como máximo dos decimales; {currency} tiene más.',
  'einvoice.seller_country':
    'Falta el país de tu empresa. Introdúcelo en los ajustes de facturación.',
  'einvoice.buyer_country': 'Falta el país del cliente. Introdúcelo en Clientes.',
  'einvoice.seller_id':
    'Falta el NIF-IVA o el número de registro de tu empresa. Introduce uno de los dos en los ajustes de facturación.',
  'einvoice.seller_registration':
    'Falta el número de registro de tu empresa. Introdúcelo en los ajustes de facturación.',
  'einvoice.seller_vat':
    'Falta el NIF-IVA o el NIF de tu empresa. Introduce uno de los dos en los ajustes de facturación.',
  'einvoice.seller_vat_id':
    'Falta el NIF-IVA de tu empresa. Introdúcelo en los ajustes de facturación.',
  'einvoice.buyer_vat_id': 'Falta el NIF-IVA del cliente. Introdúcelo en Clientes.',
  'einvoice.buyer_id':
    'Falta el NIF-IVA o el número de registro del cliente. Introduce uno de los dos en Clientes.',
  'einvoice.tax_rounding':
    'El IVA del {rate} % se redondeó en cada línea y difiere demasiado del IVA calculado sobre la suma.',
  'invoice.due_days': 'Introduce el plazo de vencimiento',
  'invoice.rate': 'Un porcentaje está entre 0 y 100.',
  'invoice.number': 'Introduce el número de factura',
  'invoice.issue_date': '¡Elige la fecha de emisión!',
  'invoice.due_date': 'Elige la fecha de vencimiento',
  'invoice.item': 'Introduce los datos o elimina este campo.',
  'invoice.data': 'Introduce datos válidos.',
  'invoice.tax_name': 'Introduce el nombre del impuesto',
  'invoice.tax_value': 'Introduce el tipo del impuesto',
  'invoice.discount_name': 'Introduce el nombre del descuento',
  'invoice.discount_value': 'Introduce el valor del descuento',
  'invoice.legal': 'Introduce la razón social de la empresa',
  'invoice.address': 'Introduce la dirección de la empresa',
  'invoice.issue_future': 'La fecha de emisión {date} es futura. Elige hoy, {today}.',
  'invoice.issue_early':
    '{number} lleva la fecha {latest}; el siguiente documento de su serie no puede ser anterior. Elige hoy, {today}.',
  'invoice.below_zero':
    'El total de una factura no puede ser menor que cero. Para devolver dinero, emite una factura rectificativa de la factura anterior.',
  'invoice.credit_below_zero':
    'Una factura rectificativa devuelve dinero: elige líneas con un total mayor que cero.',
  'invoice.exchange_rate': 'Introduce el tipo de cambio.',
  'invoice.exchange_missing':
    'El IVA se indica también en {currency}: introduce el tipo de cambio de {from}, su fuente y su día.',
  'invoice.exchange_future': 'El día del tipo de cambio es futuro.',
  'invoice.exchange_old': 'El día del tipo de cambio es más de un año anterior a la prestación.',
  'invoice.due_before_issue': 'La fecha de vencimiento es anterior a la fecha de emisión.',
  'invoice.unit': '{currency} no tiene una unidad menor que {unit}.',
  'invoice.vat_category': 'Elige una categoría de IVA.',
  'invoice.vat_rate': 'La categoría general necesita un tipo mayor que 0.',
  'invoice.vat_zero': 'Solo la categoría general tiene un tipo; este es 0.',
  'invoice.vat_reason': 'Indica por qué no se aplica IVA.',
  'invoice.vat_name':
    'Los impuestos de la misma categoría y tipo de IVA son un solo impuesto: úsalo una vez.',
  'invoice.vat_once': '«{item}» tiene más de un IVA.',
  'invoice.vat_missing':
    '«{item}» no tiene IVA, pero otras líneas sí: asígnale una categoría, como tipo cero o exenta.',
  'invoice.vat_outside': 'Las líneas no sujetas a IVA necesitan una factura propia.',
  'invoice.vat_id': 'Esto no es un NIF-IVA: introduce las dos letras del país y después su número.',
  'invoice.seller_address':
    'Una factura con IVA necesita la dirección y el país de tu empresa: introdúcelos en los ajustes de facturación.',
  'invoice.seller_vat':
    'Una factura con IVA necesita el NIF-IVA o el NIF de tu empresa: introdúcelo en los ajustes de facturación.',
  'invoice.buyer_address':
    'Una factura con IVA necesita la dirección y el país del cliente: introdúcelos en Clientes.',
  'invoice.buyer_vat':
    'La inversión del sujeto pasivo y las entregas intracomunitarias necesitan el NIF-IVA del cliente: introdúcelo en Clientes.',
  'invoice.supply': 'El último día de la operación es anterior al primero.',
  'invoice.supply_needed':
    'Una entrega intracomunitaria indica cuándo se realizó: introduce el primer día de la operación.',
  'invoice.unit_code': 'Una unidad es un código de hasta tres letras y cifras, como HUR.',
  'invoice.number_prefix': 'Hasta 20 letras, cifras y - / _ . que no terminen en cifra.',
  'invoice.number_start': 'El primer número está entre 1 y 99999999.',
  'invoice.credit_most': 'Puedes rectificar como máximo {left} de «{item}».',
  'invoice.credited': 'Toda esta factura está rectificada.',
  'invoice.credit_nothing': 'Elige qué quieres rectificar.',
  'invoice.credit_early': 'Una factura rectificativa no puede ser anterior a su factura.',
  'invoice.credit_draft': 'Un borrador no se puede rectificar; elimínalo.',
  'invoice.reversed': 'Este pago ya está anulado.',
  'invoice.reason': 'Indica el motivo.',
  'recurring.every': 'Elige cada 1 a 12 semanas, meses o años.',
  'recurring.first_on': 'Elige el primer día.',
  'recurring.first_past': 'El primer día es hoy o posterior.',
  'recurring.until': 'El último día es anterior al primero.',
  'recurring.times': 'Elige entre 1 y 999 veces.',
  'recurring.lines': 'Una factura periódica necesita al menos una línea.',
  'recurring.most_lines': 'Una factura periódica tiene como máximo 200 líneas.',
  'recurring.ended': 'Esta factura periódica ha terminado.',
  'invoice.remind_draft': 'Un borrador no tiene recordatorios; emítelo antes.',
  'invoice.settled': 'No queda nada por pagar de esta factura.',
  'invoice.reminder_days':
    'Un recordatorio se envía entre 30 días antes y 365 días después del vencimiento.',
  'invoice.reminder_subject': 'Introduce el asunto.',
  'invoice.reminder_line': 'Un asunto ocupa una línea.',
  'invoice.reminder_text': 'Introduce el texto.',
  'invoice.reminder_most': 'Hay como máximo cuatro recordatorios.',
  'invoice.reminder_none': 'Añade un recordatorio antes de activarlos.',
  'invoice.reminder_twice': 'Dos recordatorios se envían el mismo día ({days}).',
  'invoice.time_billed':
    'Parte de este tiempo se acaba de facturar en otra factura. Comprueba el tiempo que queda.',
  'invoice.time_changed':
    'El tiempo no facturado ha cambiado desde que lo miraste. Míralo de nuevo.',
  'invoice.time_stale':
    'Se ha cambiado tiempo de esta factura después de añadirlo. Elimina sus líneas y añade el tiempo de nuevo.',
  'invoice.time_client':
    'Esta factura incluye tiempo de su cliente. Elimina esas líneas antes de elegir otro cliente.',
  'invoice.time_most':
    'Una factura incluye como máximo {most} registros de tiempo. Elige menos días o proyectos.',
  'invoice.time_lines': 'Esto genera más de {most} líneas. Elige menos días o agrupa el tiempo.',
  'invoice.time_rate':
    'Ni «{project}» ni su cliente tienen una tarifa por hora en {currency}: introduce una.',
  'invoice.party_changed': 'Esto ha cambiado desde que se mostró la factura.',
  'invoice.email_changed':
    'La dirección del cliente es ahora {email}. Compruébela antes de enviar.',
  'invoice.books_account': 'Introduce una cuenta de 100 caracteres como máximo.',
  'invoice.books_consultant': 'Un número de asesor de DATEV tiene de 4 a 7 cifras.',
  'invoice.books_client': 'Un número de cliente de DATEV tiene de 1 a 5 cifras.',
  'invoice.books_digits': 'Las cuentas de DATEV tienen de 4 a 8 cifras.',
  'invoice.books_month': 'Elige un mes del 1 al 12.',
  'invoice.books_tax_rate': 'Introduce el nombre del tipo impositivo en Xero.',
  'invoice.books_missing': 'Faltan cuentas: {count}. Introdúcelas antes.',
  'invoice.books_rate': 'Un tipo es un porcentaje, como 19 o 5.5.',
  'invoice.books_key': 'Una clave fiscal de DATEV tiene de 1 a 4 cifras.',
  'invoice.books_period': 'Elige un mes, como AAAA-MM.',
  'invoice.books_nothing': 'Este mes no tiene asientos que falten en un archivo de este formato.',
  'invoice.books_changed':
    'Este archivo ya no se puede crear como era: algo que menciona se borró o cambió.',
  'invoice.books_moved':
    'Otro archivo ha tomado estos asientos entretanto. Mira los archivos de este mes.',
})
