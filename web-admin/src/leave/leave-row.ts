import type { Rows } from '@workledger/contracts/registry'
import { useText } from '@workledger/web-app/kit/i18n'
import { useLeaveWords as useSharedWords } from '@workledger/web-app/kit/leave/leave-words'
import { leaveTexts } from './messages'

export type LeaveRow = Rows['leaves']
export type PolicyRow = Rows['leave-policies']
export type TypeRow = Rows['leave-types']
export type HolidayRow = Rows['holidays']
export type YearRow = Rows['leave-years']
export type { Adjustment } from '@workledger/web-app/kit/leave/adjustment-list'

/** How leaves are said, with the console's own words. */
export const useLeaveWords = () => ({ ...useSharedWords(), t: useText(leaveTexts) })
