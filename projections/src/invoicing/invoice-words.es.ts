import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './invoice-words.en'

export const es: typeof en = {
  words: {
    creditNote: 'Factura rectificativa',
    creditNumber: 'Número de rectificativa',
    corrects: 'Rectifica la factura',
    reason: 'Motivo',
    invoice: 'Factura',
    draft: 'Borrador',
    from: 'De',
    billTo: 'Facturar a',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    description: 'Descripción',
    quantity: 'Cantidad',
    unit: (unit, count) =>
      ({
        HUR: 'h',
        DAY: counted('es', count, { one: 'día', other: 'días' }),
        C62: counted('es', count, { one: 'ud.', other: 'uds.' }),
        KMT: 'km',
        LS: 'tanto alzado',
        MON: counted('es', count, { one: 'mes', other: 'meses' }),
      })[unit],
    price: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    total: 'Total',
    paid: 'Pagado',
    balance: 'Saldo pendiente',
    notes: 'Notas',
    terms: 'Condiciones',
    vat: 'IVA',
    vatIn: 'IVA en {currency}',
    vatId: 'NIF-IVA',
    taxNumber: 'NIF',
    registration: 'Número de registro',
    supplied: 'Fecha de operación',
    reference: 'Su referencia',
    order: 'Número de pedido',
    taxable: 'sobre {amount}',
    bank: 'Cuenta bancaria',
    roundingTotal:
      'El descuento y cada impuesto se calculan sobre la suma a la que se aplican, primero el descuento, y se redondean una sola vez a {step} (la mitad, hacia arriba).',
    why: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exento',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria exenta de IVA',
      G: 'Exportación fuera de la UE exenta de IVA',
      O: 'No sujeto a IVA',
    },
    rounding:
      'El descuento y los impuestos se calculan en cada línea, primero el descuento, y cada uno se redondea a {step} (la mitad, hacia arriba). El total es la suma de las líneas redondeadas.',
  },
  notices: {
    noPaypal:
      '{seller} no acepta pagos por PayPal. Pague como indica la factura o póngase en contacto con ellos.',
    settled: 'No queda nada por pagar de esta factura.',
    away: 'PayPal no responde en este momento. No se ha pagado nada. Vuelva a intentarlo en unos minutos.',
    notPossible:
      'PayPal no puede cobrar esta factura. Pague como indica la factura o pregunte a {seller}.',
    pending:
      'PayPal tiene su pago y aún lo está comprobando. {seller} lo sabrá por PayPal en cuanto termine; no pague de nuevo.',
    declined:
      'PayPal no aceptó el pago. No se ha pagado nada. Vuelva a la factura e inténtelo de nuevo, quizá con otra tarjeta o cuenta.',
  },
}
