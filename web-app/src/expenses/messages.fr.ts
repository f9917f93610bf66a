import shared from '@workledger/kit/areas/expenses/messages.fr'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  ...shared,
  add: 'Ajouter une note de frais',
  edit: 'Modifier la note de frais',
  namePlaceholder: 'Train pour Porto',
  categoryPlaceholder: 'Choisir un type',
  rateHint: 'Laissez vide si vous ne le connaissez pas. La personne qui approuve le saisit.',
  more: 'Plus',
  requested: 'Demandée le',
  added: 'Note de frais ajoutée',
  addFailed: 'Échec de l’ajout de la note de frais',
  changed: 'Note de frais modifiée',
  keepReceipt: 'Un nouveau fichier remplace l’actuel.',
  empty: {
    title: 'Pas encore de notes de frais',
    text: 'Ajoutez ce que vous avez payé pour l’entreprise, avec le justificatif.',
  },
  approvals: 'Notes de frais',
  loadFailed: 'Échec du chargement des notes de frais',
  inbox: {
    ...shared.inbox,
    emptyText: 'Les notes de frais des personnes que vous encadrez apparaissent ici.',
  },
  pendingCount_one: '{{count}} demande en attente',
  pendingCount_many: '{{count}} de demandes en attente',
  pendingCount_other: '{{count}} demandes en attente',
})
