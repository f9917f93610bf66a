import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  card: {
    title: 'Liste de tâches',
    all: 'Voir toutes les tâches',
    empty: 'Aucune tâche en attente',
    refresh: 'Actualiser',
    overdue: 'En retard',
    today: 'Aujourd’hui',
    later: 'Plus tard',
    late_one: '{{count}} jour de retard',
    late_many: '{{count}} de jours de retard',
    late_other: '{{count}} jours de retard',
    dueOn: 'Échéance le {{day}}',
  },
  dueCount_one: '{{count}} tâche à échéance',
  dueCount_many: '{{count}} de tâches à échéance',
  dueCount_other: '{{count}} tâches à échéance',
})
