import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { AdminsGoToConsole, ConsoleRedirect, MemberOnly, SignedIn, SignedOut } from './guards'
import { AppContext, useProductPath } from './kit/app-link'
import { useSession } from './kit/session'
import { Boundary, NotAvailableYet, NotFound } from './kit/shell/fault'

const SignIn = lazy(() => import('./access/signin'))
const SignInAs = lazy(() => import('./access/signin-as'))
const SignUp = lazy(() => import('./access/signup'))
const ForgotPassword = lazy(() => import('./access/forgot-password'))
const ResetPassword = lazy(() => import('./access/reset-password'))
const Join = lazy(() => import('./access/join'))
const VerifyEmail = lazy(() => import('./access/verify-email'))
const ThankYou = lazy(() => import('./access/thank-you'))
const PublicInvoice = lazy(() => import('./invoicing/public-invoice'))
const Workspaces = lazy(() => import('./workspaces/workspaces'))
const Next = lazy(() => import('./workspaces/next'))
const Start = lazy(() => import('./start'))
const Dashboard = lazy(() => import('./dashboard-page'))
const Timer = lazy(() => import('./time-tracking/timer-page'))
const MyAccount = lazy(() => import('./my-account-page'))
const MyProfile = lazy(() => import('./my-profile-page'))
const Requests = lazy(() => import('./requests-page'))

/** Addresses of the product that the console serves. */
const consolePaths = [
  'general',
  'timeoff',
  'payroll',
  'payroll_settings',
  'clients',
  'invoice',
  'invoice/:id/preview',
  'ats/*',
  'survey/*',
  'custom_fields',
  'biometrics',
  'offices/:officeId/holidays',
  'billing',
  'subscription',
  'employees/:id/profile',
  'audit',
  'operations',
]

/** `Console` is everything at /admin. It stands below the same sign-in and shell, which so stay mounted on the way there and back. */
export function ProductRoutes({ Console }: { Console: ComponentType }) {
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
              path="signin"
              element={
                <SignedOut>
                  <SignIn />
                </SignedOut>
              }
            />
            <Route
              path="signup"
              element={
                <SignedOut>
                  <SignUp />
                </SignedOut>
              }
            />
            <Route
              path="forgot-password"
              element={
                <SignedOut>
                  <ForgotPassword />
                </SignedOut>
              }
            />
            <Route path="reset-password" element={<ResetPassword />} />
            <Route path="signin-as/:id" element={<SignInAs />} />
            <Route path="join" element={<Join />} />
            <Route path="verify-email" element={<VerifyEmail />} />
            <Route path="thank_you" element={<ThankYou />} />
            <Route path="ats/candidates/:id/messages/:key" element={<NotYet />} />
            <Route path="public/invoices/:id" element={<PublicInvoice />} />
            <Route element={<SignedIn />}>
              {token && <Route index element={<Start />} />}
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="my_account" element={<MyAccount />} />
              <Route path="workspaces" element={<Workspaces />} />
              <Route path="_next" element={<Next />} />
              <Route element={<MemberOnly />}>
                <Route path="timer" element={<Timer />} />
                <Route path="requests" element={<Requests />} />
                <Route path="my_profile" element={<MyProfile />} />
                <Route path="employees" element={<AdminsGoToConsole />} />
                <Route path="employees/:id/requests" element={<AdminsGoToConsole />} />
              </Route>
            </Route>
            {consolePaths.map((path) => (
              <Route key={path} path={path} element={<ConsoleRedirect />} />
            ))}
            <Route
              path="*"
              element={
                <Centred>
                  <NotFound />
                </Centred>
              }
            />
          </Routes>
        )}
      </Suspense>
    </Boundary>
  )
}

/** A public address whose page is still to come: said calmly, to people who have nothing to sign in to. */
const NotYet = () => (
  <Centred>
    <NotAvailableYet />
  </Centred>
)

const Centred = ({ children }: { children: ReactNode }) => (
  <main style={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>{children}</main>
)
