import { useText } from '../kit/i18n'
import { useLeaveWords as useSharedWords } from '../kit/leave/leave-words'
import { leaveTexts } from './messages'

/** How leaves are said, with this app's own words. */
export const useLeaveWords = () => ({ ...useSharedWords(), t: useText(leaveTexts) })
