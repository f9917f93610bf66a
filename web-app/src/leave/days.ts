import { useLeaveWords as useSharedWords } from '@workledger/kit/areas/leave/leave-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { leaveTexts } from './messages'

/** Returns the formatters of leaves with this app's own words. */
export const useLeaveWords = () => ({ ...useSharedWords(), t: useText(leaveTexts) })
