import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { CurrentProvider, useCurrent } from '@workledger/kit/net/current'
import { useSession } from '@workledger/kit/net/session'
import { Boundary } from '@workledger/kit/shell/fault'
import { LoadingPage } from '@workledger/kit/shell/loading-page'
import { useProductPath } from '@workledger/kit/ui/app-link'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { ownPath } from '@workledger/kit/ui/safe-redirect'
import { FailedState } from '@workledger/kit/ui/states'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { AppFrame } from './frame'

const Barred = lazy(() => import('./access/barred'))
const FactorNeeded = lazy(async () => ({
  default: (await import('./access/factor-needed')).FactorNeeded,
}))

/** Pages for people without a session; others are redirected. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { token } = useSession()
  const next = useNext()
  return token ? <Instead of={next ?? '/'} /> : children
}

/** Returns the page that a person wanted before the sign-in, if it belongs to this product. */
const useNext = () => ownPath(new URLSearchParams(useLocation().search).get('next'))

/** Everything behind the sign-in, in the shell. */
export function SignedIn() {
  const t = useText(kitTexts)
  const { token } = useSession()
  const pathname = useProductPath()
  const { search } = useLocation()

  if (!token) {
    const next = pathname === '/dashboard' ? '' : `?next=${encodeURIComponent(pathname + search)}`
    return <Instead of={`/signin${next}`} />
  }

  return (
    <CurrentProvider
      loading={
        <main style={{ display: 'grid', placeItems: 'center', height: '100dvh' }}>
          <div role="status">
            <h1 style={{ margin: 0, font: 'inherit' }}>{t('loading')}</h1>
          </div>
        </main>
      }
      barred={(workspace, others) => (
        <Suspense fallback={null}>
          <Barred workspace={workspace} others={others} to={pathname + search} />
        </Suspense>
      )}
      failed={(error, retry) => (
        <main style={{ height: '100dvh' }}>
          <FailedState heading error={error} retry={retry} />
        </main>
      )}
    >
      <AppFrame>
        <Boundary of={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </Boundary>
      </AppFrame>
    </CurrentProvider>
  )
}

/** Pages that need a workspace and an employee in it. */
export function MemberOnly() {
  const { workspace, employee, needsFactor } = useCurrent()
  if (needsFactor) return <FactorNeeded />

  return workspace && employee ? <Outlet /> : <Navigate replace to="/workspaces" />
}

/** Replaces this address by another one of either app. */
export function Instead({ of: to }: { of: string }) {
  useEffect(() => {
    openInstead(to)
  }, [to])

  return null
}

/** Redirects to the same address in the console. */
export function ConsoleRedirect() {
  const { pathname, search } = useLocation()
  return <Instead of={`/admin${pathname}${search}`} />
}
