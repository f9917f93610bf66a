/** What each event is called. */
export default {
  ChecklistTemplateAdded: 'Checklist added',
  ChecklistTemplateChanged: 'Checklist changed',
  ChecklistTemplateRemoved: 'Checklist deleted',
  ChecklistBegun: 'Checklist begun',
  ChecklistMoved: 'Day changed',
  ChecklistCancelled: 'Checklist cancelled',
  ChecklistItemDone: 'Item done',
  ChecklistItemNotNeeded: 'Item not needed',
  ChecklistItemReopened: 'Item open again',
} as const
