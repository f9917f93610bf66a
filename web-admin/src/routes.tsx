import { lazy } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { For } from './kit/access'
import { Elsewhere } from './kit/other-app'

const EmployeesPage = lazy(() => import('./people/employees-page'))

/** The console's addresses, as the documents name them. Every page is fetched when it is opened. */
export const consoleRoutes = [
  <Resource
    key="employees"
    name="employees"
    list={
      <For resource="employees">
        <EmployeesPage />
      </For>
    }
  >
    <Route path="*" element={<Elsewhere />} />
  </Resource>,
  <CustomRoutes key="pages">
    <Route index element={<Navigate replace to="/employees" />} />
  </CustomRoutes>,
]
