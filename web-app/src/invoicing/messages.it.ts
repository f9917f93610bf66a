import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  invoice: 'Fattura',
  print: 'Stampa fattura',
  pay: 'Paga ora',
  payAmount: 'Paga ora · {{amount}}',
  status: {
    paid: 'Pagata',
    due: 'Scade il {{day}}',
    overdue: 'Scaduta il {{day}}',
  },
  failed: {
    title: 'Questo link non funziona',
    again: 'Si è verificato un errore. La preghiamo di riprovare.',
    text: 'Può chiederne uno nuovo al mittente.',
  },
})
