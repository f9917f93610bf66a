import { useSession } from '@workledger/kit/net/session'
import type { AppPage, AreaNavigation } from '@workledger/kit/shell/area'
import { Boundary, NotFound } from '@workledger/kit/shell/fault'
import { AppContext, useProductPath } from '@workledger/kit/ui/app-link'
import { declarePageCode } from '@workledger/kit/ui/pages'
import { readyLazy } from '@workledger/kit/ui/ready-lazy'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { areas, pages } from './areas'
import { ConsoleRedirect, Instead, MemberOnly, SignedIn, SignedOut } from './guards'

const Start = readyLazy(() => import('./start'))

const parts = pages.map(({ page, ...rest }) => ({ ...rest, Page: readyLazy(page) }))

declarePageCode([
  ['/', Start.fetch],
  ...parts.map(({ path, Page }) => [`/${path}`, Page.fetch] as const),
])

/** Returns the pages of every area for these people. */
const routesFor = (whom: AppPage['for']) =>
  parts.flatMap(({ path, for: those, Page }) =>
    those === whom ? [<Route key={path} path={path} element={<Page />} />] : [],
  )

interface Props {
  /**
   * Everything at /admin. It shares the sign-in and the shell, which stay mounted on the way there
   * and back.
   */
  Console: ComponentType
  /** The declarations of the console's areas. */
  consoleNavigation: readonly AreaNavigation[]
}

export function ProductRoutes({ Console, consoleNavigation }: Props) {
  const pathname = useProductPath()
  const inConsole = use(AppContext) === 'web-admin'
  const { token } = useSession()

  return (
    <Boundary of={pathname}>
      <Suspense>
        {inConsole ? (
          <Routes>
            <Route element={<SignedIn />}>
              <Route path="*" element={<Console />} />
            </Route>
          </Routes>
        ) : (
          <Routes>
            {!token && <Route index element={<Navigate replace to="/signin" />} />}
            <Route
              element={
                <SignedOut>
                  <Outlet />
                </SignedOut>
              }
            >
              {routesFor('visitor')}
            </Route>
            {routesFor('everyone')}
            <Route element={<SignedIn />}>
              {token && <Route index element={<Start />} />}
              {routesFor('user')}
              <Route element={<MemberOnly />}>{routesFor('member')}</Route>
              {token && <Route path="*" element={<NotFound />} />}
            </Route>
            {[...areas, ...consoleNavigation].flatMap(({ alsoAt = {} }) =>
              Object.entries(alsoAt).map(([path, to]) => (
                <Route key={path} path={path} element={<Instead of={to} />} />
              )),
            )}
            {consoleNavigation.flatMap(({ inConsole = [] }) =>
              inConsole.map((path) => (
                <Route key={path} path={path} element={<ConsoleRedirect />} />
              )),
            )}
            {!token && (
              <Route
                path="*"
                element={
                  <Centred>
                    <NotFound />
                  </Centred>
                }
              />
            )}
          </Routes>
        )}
      </Suspense>
    </Boundary>
  )
}

const Centred = ({ children }: { children: ReactNode }) => (
  <main style={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>{children}</main>
)
