/** Kinds of inbox items. Without schemas, because the first load of the apps needs them. */
export const inboxKinds = [
  'leave',
  'expense',
  'correction',
  'timesheet',
  'overtime',
  'pay_run',
  'checklist_item',
  'contract_end',
  'document_end',
  'flag',
] as const

export type InboxKind = (typeof inboxKinds)[number]

/** Kinds that are decided in bulk. */
export const bulkKinds = ['leave', 'expense', 'correction', 'timesheet', 'overtime'] as const

/** Most items of a page, and of one bulk decision. */
export const MOST_INBOX_ITEMS = 100
