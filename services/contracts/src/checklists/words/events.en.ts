/** Names of this area's events. */
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
