import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ChecklistTemplateAdded: 'Checklist aggiunta',
  ChecklistTemplateChanged: 'Checklist modificata',
  ChecklistTemplateRemoved: 'Checklist eliminata',
  ChecklistBegun: 'Checklist iniziata',
  ChecklistMoved: 'Giorno modificato',
  ChecklistCancelled: 'Checklist annullata',
  ChecklistItemDone: 'Voce fatta',
  ChecklistItemNotNeeded: 'Voce non necessaria',
  ChecklistItemReopened: 'Voce di nuovo aperta',
} satisfies NamesLike<typeof english>
