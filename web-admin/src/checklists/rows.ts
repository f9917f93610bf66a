import type { Rows } from '@workledger/contracts/registry'

export type ChecklistRow = Rows['checklists']
export type TemplateRow = Rows['checklist-templates']
