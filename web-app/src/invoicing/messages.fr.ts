import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  invoice: 'Facture',
  print: 'Imprimer la facture',
  pay: 'Payer maintenant',
  payAmount: 'Payer maintenant · {{amount}}',
  status: {
    paid: 'Payée',
    due: 'Échéance le {{day}}',
    overdue: 'En retard depuis le {{day}}',
  },
  failed: {
    title: 'Ce lien ne fonctionne pas',
    again: 'Une erreur s’est produite. Veuillez réessayer.',
    text: 'Demandez-en un nouveau à l’expéditeur.',
  },
})
