import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Buste paga',
  period: 'Periodo',
  payDate: 'Data di pagamento',
  paidOn: 'Pagata il',
  mark: 'Tipo',
  gross: 'Lordo',
  net: 'Netto',
  download: 'Scarica',
  downloadOf: 'Scarica la busta paga {{period}}',
  why: 'Perché',
  whyOf: 'Perché: busta paga {{period}}',
  failed: 'Si è verificato un errore',
  empty: {
    title: 'Ancora nessuna busta paga',
    text: 'Qui appare una busta paga per ogni elaborazione approvata che ti paga.',
  },
})
