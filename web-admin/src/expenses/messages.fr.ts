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
  approval: {
    noType: 'Aucun type de ce nom',
    text: 'Sans règle, une seule personne décide. Une règle pour certains types passe avant une règle pour tous ; ensuite, celle qui a le plus grand montant. Un montant dans une autre devise est comparé au taux de la note de frais ; sans taux, elle passe par les étapes des plus grands montants. L’auteur de la demande ne décide jamais.',
    types: 'Types de frais',
    allTypes: 'Tous les types',
    fromAmount: 'Montant minimum ({{currency}})',
    fromColumn: 'Montant minimum',
    fromAmountHint: '0 vaut pour toute note de frais.',
    previewText:
      'Choisissez une personne, un type et un montant pour voir à qui irait la note de frais.',
    oneStep: 'Une personne décide : le responsable ou un administrateur.',
    amount: 'Montant',
    type: 'Type',
    requests: 'Demandes',
    empty: {
      title: 'Pas encore de règles',
      text: 'Une personne décide de chaque note de frais : le responsable ou un administrateur.',
    },
  },
})
