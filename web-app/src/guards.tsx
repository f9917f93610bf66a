import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { AppFrame } from './frame'
import { CurrentProvider, useCurrent } from './kit/current'
import { useText } from './kit/i18n'
import { kitTexts } from './kit/messages'
import { useSession } from './kit/session'
import { Boundary, NotFound } from './kit/shell/fault'
import { FailedState, SkeletonRows } from './kit/states'

/** Pages for people who are not signed in; the others are sent on. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const next = useNext()
  return token ? <Navigate replace to={next ?? '/'} /> : children
}

/** Where somebody wanted to go before they had to sign in. Only addresses of this product. */
function useNext() {
  const next = new URLSearchParams(useLocation().search).get('next')
  return next && /^\/(?![/\\])/.test(next) ? next : null
}

/** Everything behind the sign-in, in the shell. */
export function SignedIn() {
  const t = useText(kitTexts)
  const { token } = useSession()
  const { pathname, search } = useLocation()
  if (!token) {
    const next = pathname === '/dashboard' ? '' : `?next=${encodeURIComponent(pathname + search)}`
    return <Navigate replace to={`/signin${next}`} />
  }
  return (
    <CurrentProvider
      loading={
        <div role="status" style={{ display: 'grid', placeItems: 'center', height: '100dvh' }}>
          {t('loading')}
        </div>
      }
      failed={(retry) => <FailedState error={{ message: t('offlineShort') }} retry={retry} />}
    >
      <AppFrame>
        <Boundary of={pathname}>
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </AppFrame>
    </CurrentProvider>
  )
}

/** Pages that need a workspace and an employee in it. */
export function MemberOnly() {
  const { workspace, employee } = useCurrent()
  return workspace && employee ? <Outlet /> : <Navigate replace to="/workspaces" />
}

/** The same address in the console. */
export function ConsoleRedirect() {
  const { pathname, search } = useLocation()
  useEffect(() => window.location.replace(`/admin${pathname}${search}`), [pathname, search])
  return null
}

/** Addresses that admins use in the console. */
export function AdminsGoToConsole() {
  return useCurrent().admin ? <ConsoleRedirect /> : <NotFound />
}
