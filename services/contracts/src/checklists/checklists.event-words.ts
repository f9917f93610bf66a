import type { EventWords } from '../kernel/event-words'
import type { checklistEvents, checklistTemplateEvents } from './checklists.events'

export const checklistsEventWords: EventWords<typeof checklistTemplateEvents & typeof checklistEvents> = {
  ChecklistTemplateAdded: ['Checklist added', 'أُضيفت القائمة'],
  ChecklistTemplateChanged: ['Checklist changed', 'تغيّرت القائمة'],
  ChecklistTemplateRemoved: ['Checklist deleted', 'حُذفت القائمة'],
  ChecklistBegun: ['Checklist begun', 'بدأت القائمة'],
  ChecklistMoved: ['Day changed', 'تغيّر اليوم'],
  ChecklistCancelled: ['Checklist cancelled', 'أُلغيت القائمة'],
  ChecklistItemDone: ['Item done', 'أُنجز بند'],
  ChecklistItemNotNeeded: ['Item not needed', 'بند لا حاجة إليه'],
  ChecklistItemReopened: ['Item open again', 'أُعيد فتح بند'],
}
