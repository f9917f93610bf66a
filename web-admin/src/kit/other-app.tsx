import { NotFound } from '@workledger/kit/shell/fault'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { isAppAddress } from '@workledger/kit/ui/pages'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the address of the employees' app for one of the console's, or null. */
export const otherApp = (pathname: string, search = '') =>
  isAppAddress(pathname) ? `${pathname}${search}` : null

/** An address that the console does not have: the other app's, or an unknown one. */
export function Elsewhere() {
  const { pathname, search } = useLocation()
  const there = otherApp(pathname, search)

  useEffect(() => {
    if (there) openInstead(there)
  }, [there])

  return there ? null : <NotFound />
}
