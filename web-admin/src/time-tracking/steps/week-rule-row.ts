import type { Rows } from '@workledger/contracts/registry'

export type WeekRuleRow = Rows['timesheet-approval-rules']
