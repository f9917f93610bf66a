import type { Rows } from '@workledger/contracts/registry'
import { useLeaveWords as useSharedWords } from '@workledger/kit/areas/leave/leave-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { leaveTexts } from './messages'

export type LeaveRow = Rows['leaves']
export type PolicyRow = Rows['leave-policies']
export type TypeRow = Rows['leave-types']
export type ApprovalRuleRow = Rows['leave-approval-rules']
export type HolidayRow = Rows['holidays']
export type YearRow = Rows['leave-years']

export type { Adjustment } from '@workledger/kit/areas/leave/adjustment-list'

/** Returns the formatters of leaves with the console's own words. */
export const useLeaveWords = () => ({ ...useSharedWords(), t: useText(leaveTexts) })
