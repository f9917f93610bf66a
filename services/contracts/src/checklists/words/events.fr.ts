import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ChecklistTemplateAdded: 'Check-list ajoutée',
  ChecklistTemplateChanged: 'Check-list modifiée',
  ChecklistTemplateRemoved: 'Check-list supprimée',
  ChecklistBegun: 'Check-list commencée',
  ChecklistMoved: 'Jour modifié',
  ChecklistCancelled: 'Check-list annulée',
  ChecklistItemDone: 'Élément fait',
  ChecklistItemNotNeeded: 'Élément inutile',
  ChecklistItemReopened: 'Élément rouvert',
} satisfies NamesLike<typeof english>
