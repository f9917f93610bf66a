import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  invoice: 'Factura',
  print: 'Imprimir factura',
  pay: 'Pagar ahora',
  payAmount: 'Pagar ahora · {{amount}}',
  status: { paid: 'Pagada', due: 'Vence el {{day}}', overdue: 'Vencida desde el {{day}}' },
  failed: {
    title: 'Este enlace no funciona',
    again: 'Algo ha fallado. Inténtelo de nuevo.',
    text: 'Pida uno nuevo a quien se lo envió.',
  },
})
