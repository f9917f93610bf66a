import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  current: 'En vigueur',
  version: 'À partir du {{day}}',
  designation: 'Poste',
  pay: 'Salaire de base',
  per: {
    hourly: '{{amount}} par heure',
    weekly: '{{amount}} par semaine',
    monthly: '{{amount}} par mois',
    yearly: '{{amount}} par an',
  },
  days: 'Jours travaillés',
  hours: 'Heures de travail',
  units: { day: '{{hours}} par jour', week: '{{hours}} par semaine', month: '{{hours}} par mois' },
  shift: 'Prise de poste à',
  start: 'Date de début',
  end: 'Date de fin',
  noEnd: 'Sans date de fin',
  role: 'Description du rôle',
  copy: 'Télécharger l’exemplaire signé',
  adjustments: 'Indemnités et retenues',
  percent: '{{amount}} du salaire de base',
  allowance: 'Indemnité',
  deduction: 'Retenue',
  empty: {
    title: 'Pas encore de contrat',
    text: 'Les conditions apparaissent ici dès que votre entreprise ajoute votre contrat.',
  },
})
