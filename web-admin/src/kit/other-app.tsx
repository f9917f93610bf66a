import { NotFound } from '@workledger/kit/shell/fault'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** First steps of addresses that the employees' app serves. */
const theirs = new Set([
  'signin',
  'signin-as',
  'signup',
  'forgot-password',
  'reset-password',
  'join',
  'verify-email',
  'thank_you',
  'workspaces',
  '_next',
  'dashboard',
  'my_account',
  'my_profile',
  'requests',
  'timer',
  'calendar',
  'projects',
  'work_reports',
  'attendance_report',
  'public',
  'feedback',
  'openings',
  'thanks_for_applying',
])

/** Where the employees' app serves an address of the console's, or null. */
export const otherApp = (pathname: string, search = '') => {
  const [first, , third] = pathname.split('/').filter(Boolean)
  const is = first !== undefined && (theirs.has(first) || (first === 'employees' && third === 'tasks'))
  return is ? `${pathname}${search}` : null
}

/** An address that the console does not know: the other app's, or nobody's. */
export function Elsewhere() {
  const { pathname, search } = useLocation()
  const there = otherApp(pathname, search)
  useEffect(() => {
    if (there) openInstead(there)
  }, [there])
  return there ? null : <NotFound />
}
