import type { Rows } from '@workledger/contracts/registry'
import { useText } from '@workledger/web-app/kit/i18n'
import { useLeaveWords as useSharedWords } from '@workledger/web-app/kit/leave/leave-words'
import { leaveTexts } from './messages'

export type LeaveRow = Rows['leaves']

/** How leaves are said, with the console's own words. */
export const useLeaveWords = () => ({ ...useSharedWords(), t: useText(leaveTexts) })
