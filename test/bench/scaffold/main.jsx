// The app that `npm create react-admin -- --data-provider rest --resource employees` makes, with
// the session's token added to its calls. The bench builds it and measures its list.
import simpleRest from 'ra-data-simple-rest'
import {
  Admin,
  CheckForApplicationUpdate,
  EditGuesser,
  fetchUtils,
  ListGuesser,
  Layout as RaLayout,
  Resource,
  ShowGuesser,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const token = localStorage.getItem('workledger.token')
const workspace = localStorage.getItem('workledger.company')

const fetchJson = (url, options = {}) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${token}` },
  })

const Layout = ({ children }) => (
  <RaLayout>
    {children}
    <CheckForApplicationUpdate />
  </RaLayout>
)

createRoot(document.getElementById('root')).render(
  <Admin layout={Layout} dataProvider={simpleRest(`/api/v1/admin/${workspace}`, fetchJson)}>
    <Resource name="employees" list={ListGuesser} edit={EditGuesser} show={ShowGuesser} />
  </Admin>,
)
