import shared from '@workledger/kit/areas/leave/messages.fr'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  ...shared,
  page: 'Demandes',
  tab: 'Congés',
  approvals: 'Approbations',
  requested: 'Demandé le',
  more: 'Plus',
  empty: {
    title: 'Pas encore de demandes de congé',
    text: 'Votre solde est affiché ci-dessus. Demandez des jours quand vous en avez besoin.',
  },
  ring: {
    left: 'Reste {{days}}',
    unlimited: '{{days}} pris',
    none: 'Pas encore de congés en {{year}}',
  },
  card: {
    title: 'Demandes de congé',
    empty: 'Aucune demande de congé en attente',
    inbox: 'Ouvrir À traiter',
    refresh: 'Actualiser',
    more: '{{count}} de plus',
  },
  inbox: {
    ...shared.inbox,
    emptyText: 'Les demandes des personnes que vous encadrez apparaissent ici.',
    open: 'Historique de la demande',
  },
  ownPending_one: '{{count}} des vôtres en attente',
  ownPending_many: '{{count}} des vôtres en attente',
  ownPending_other: '{{count}} des vôtres en attente',
  pendingCount_one: '{{count}} demande en attente',
  pendingCount_many: '{{count}} de demandes en attente',
  pendingCount_other: '{{count}} demandes en attente',
})
