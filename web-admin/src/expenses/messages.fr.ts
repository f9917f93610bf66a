import shared from '@workledger/kit/areas/expenses/messages.fr'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  ...shared,
  page: 'Notes de frais',
  requested: 'Demandée le',
  decided: 'Décision',
  open: 'Actions pour la note de frais de {{name}}',
  hintReading: 'J et K pour se déplacer, O pour ouvrir les détails.',
  empty: {
    title: 'Aucune note de frais',
    text: 'Les notes de frais apparaissent ici dès que les salariés les déposent.',
  },
  emptyPendingText:
    'Les nouvelles notes de frais apparaissent ici dès que les salariés les déposent. Choisissez un autre statut pour voir celles déjà décidées.',
  reimburse: {
    action: 'Marquer comme remboursée',
    title: 'Marquer comme remboursée',
    text: '{{amount}} à {{name}}, payés hors de la paie.',
    date: 'Payé le',
    note: 'Remarque',
    done: 'Note de frais remboursée',
  },
  reverse: {
    action: 'Contre-passation',
    title: 'Contre-passer le remboursement',
    text: 'Le montant de {{amount}} est de nouveau à payer à {{name}}. Le paiement reste dans l’historique.',
    date: 'Date',
    note: 'Pourquoi',
    done: 'Remboursement contre-passé',
  },
})
