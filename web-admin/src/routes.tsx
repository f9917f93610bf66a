import { useCurrent } from '@workledger/web-app/kit/current'
import { openInstead } from '@workledger/web-app/kit/history'
import { navigationFor } from '@workledger/web-app/kit/shell/nav'
import { lazy, type ReactNode, useEffect } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { For } from './kit/access'
import { Elsewhere } from './kit/other-app'
import { useProfileTabs, useRequestTabs } from './tabs'

const EmployeesPage = lazy(() => import('./people/employees-page'))
const ImportPage = lazy(() => import('./people/import/import-page'))
const ProfilePage = lazy(() => import('./people/profile-page'))
const RequestsPage = lazy(() => import('./people/requests-page'))
const ApprovalsPage = lazy(() => import('./leave/approvals-page'))
const PayrollPage = lazy(() => import('./payroll/payroll-page'))
const RunPage = lazy(() => import('./payroll/run-page'))
const ClientsPage = lazy(() => import('./clients/clients-page'))
const InvoicesPage = lazy(() => import('./invoicing/invoices-page'))
const EditPage = lazy(() => import('./invoicing/edit-page'))
const PreviewPage = lazy(() => import('./invoicing/preview-page'))
const OperationsPage = lazy(() => import('./operations/operations-page'))
const PayrollSettingsPage = lazy(() => import('./payroll/settings-page'))
const GeneralPage = lazy(() => import('./structure/general-page'))

const Profile = () => <ProfilePage more={useProfileTabs()} />
const Requests = () => <RequestsPage tabs={useRequestTabs()} />
/** Administrators and auditors begin with the people, others with what their role opens here; whom it opens nothing goes to the employees' app. */
function Start() {
  const { sees, employee } = useCurrent()
  const entries = navigationFor(employee?.role?.permissions ?? []).flatMap((group) => group.entries)
  const first = sees() ? '/admin/employees' : entries.find(({ to }) => to.startsWith('/admin/'))?.to
  useEffect(() => {
    if (!first) openInstead('/dashboard')
  }, [first])
  return first ? <Navigate replace to={first.replace('/admin', '')} /> : null
}
const guarded = (resource: string, page: ReactNode) => <For resource={resource}>{page}</For>

/** The console's addresses, as the documents name them. Every page is fetched when it is opened. */
export const consoleRoutes = [
  <Resource key="employees" name="employees" list={guarded('employees', <EmployeesPage />)}>
    <Route path="import" element={guarded('employees', <ImportPage />)} />
    <Route
      path=":id/profile"
      element={
        <For resource="employees" action="show">
          <Profile />
        </For>
      }
    />
    <Route path=":id/requests" element={guarded('leaves', <Requests />)} />
    <Route path="*" element={<Elsewhere />} />
  </Resource>,
  <Resource key="leaves" name="leaves" list={guarded('leaves', <ApprovalsPage />)} />,
  <Resource key="clients" name="clients" list={guarded('clients', <ClientsPage />)} />,
  <CustomRoutes key="pages">
    <Route index element={<Start />} />
    <Route path="invoice" element={guarded('invoices', <InvoicesPage />)} />
    <Route path="invoice/:id" element={guarded('invoices', <EditPage />)} />
    <Route path="invoice/:id/preview" element={guarded('invoices', <PreviewPage />)} />
    <Route path="payroll_settings" element={guarded('payruns', <PayrollSettingsPage />)} />
    <Route path="general" element={guarded('offices', <GeneralPage />)} />
    <Route path="operations" element={guarded('deliveries', <OperationsPage />)} />
    <Route path="payroll" element={guarded('payruns', <PayrollPage />)} />
    <Route path="payroll/:id" element={guarded('payruns', <RunPage />)} />
  </CustomRoutes>,
]
