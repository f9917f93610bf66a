import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'

/** Returns the page of an item's record. */
export function targetOf({ record, employee, facts }: InboxItem): string {
  const person = `/admin/employees/${employee?.id}`

  switch (facts.kind) {
    case 'leave':
      return `${person}/requests`
    case 'expense':
      return `${person}/requests?tab=expenses`
    case 'correction':
      return `${person}/profile?tab=attendance`
    case 'timesheet':
      return `/timer/week?employee=${employee?.id}&day=${facts.from_on}`
    case 'overtime':
      return `${person}/profile?tab=working_time`
    case 'pay_run':
      return `/admin/payroll/${record}`
    case 'checklist_item':
      return facts.mine ? '/requests?tab=checklists' : '/admin/checklists'
    case 'contract_end':
      return `${person}/profile?tab=contract`
    case 'document_end':
      return `${person}/profile?tab=documents`
    case 'flag':
      return `/admin/audit/records/${encodeURIComponent(facts.stream)}?revision=${facts.record_revision}`
  }
}
