import { useText } from '@workledger/web-app/kit/i18n'
import { lazy } from 'react'
import { leaveTexts } from './leave/messages'
import type { ProfileTab } from './people/profile-page'

const TimeOffTab = lazy(() => import('./leave/time-off-tab'))

/** What other areas add to an employee's profile. */
export const profileTabs: readonly ProfileTab[] = []
/** What other areas add to an employee's requests. */
export const requestTabs: readonly ProfileTab[] = [
  { id: 'timeoff', useLabel: () => useText(leaveTexts)('tabs.timeoff'), Component: TimeOffTab },
]
