import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Bulletins de paie',
  period: 'Période',
  payDate: 'Date de paie',
  paidOn: 'Payé le',
  mark: 'Type',
  gross: 'Brut',
  net: 'Net',
  download: 'Télécharger',
  downloadOf: 'Télécharger le bulletin de paie de {{period}}',
  why: 'Pourquoi',
  whyOf: 'Pourquoi : bulletin de paie de {{period}}',
  failed: 'Une erreur s’est produite',
  empty: {
    title: 'Pas encore de bulletins de paie',
    text: 'Un bulletin de paie apparaît ici pour chaque cycle de paie approuvé qui vous paie.',
  },
})
