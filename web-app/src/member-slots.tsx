import { InboxBadge } from '@workledger/kit/areas/inbox/inbox-badge'
import type { ShellSlots } from '@workledger/kit/shell/slots'
import { lazy, type ReactNode, Suspense } from 'react'
import { RunningTime } from './time-tracking/running-time'

// Interactive parts have files of their own, so that the page's first picture does not wait for
// them.
const HeaderTimer = lazy(() => import('./time-tracking/header-timer'))
const HeaderTools = lazy(() => import('./header-tools'))
const CheckInOut = lazy(() => import('./attendance/check-in-out'))
// Only auditors and admins have it.
const HitsBadge = lazy(() => import('./audit/hits-badge'))

/** Each part waits for its own texts, so that none delays the frame. */
const own = (part: ReactNode) => <Suspense>{part}</Suspense>

/**
 * The timer and check-in of every page of both apps. They are composed here because the kit knows
 * no area.
 */
export const memberSlots: ShellSlots = {
  timer: own(<HeaderTimer />),
  attendance: own(<CheckInOut />),
  help: own(<HeaderTools />),
  badges: {
    timer: own(<RunningTime />),
    inbox: own(<InboxBadge />),
  },
  badgeLinks: { audit: own(<HitsBadge />) },
}
