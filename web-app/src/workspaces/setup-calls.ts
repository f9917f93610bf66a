import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { query } from '@workledger/kit/net/query'

const keyOf = (ws: string) => `workledger.setup.${ws}`

const OVER = 'over'

/** Keeps in this browser that the set-up of a workspace is done or hidden. */
export const keepSetupOver = (ws: string) => localStorage.setItem(keyOf(ws), OVER)

export const isSetupOver = (ws: string) => localStorage.getItem(keyOf(ws)) === OVER

/** Returns the queries of the checklist: the needs of the first project, pay run and invoice. */
export const setupCalls = (ws: string) => {
  const params = { ws }
  return [
    query(structureApi.offices, { params }),
    query(peopleApi.employees, { params, query: { per_page: 1 } }),
    query(projectsApi.projects, { params, query: { per_page: 1 } }),
    query(leaveRulesApi.holidays, { params, query: { per_page: 1 } }),
    // People with a contract come first.
    query(peopleApi.employees, { params, query: { per_page: 1, sort: 'contract_start' } }),
    query(paymentsApi.companyAccount, { params }),
    query(invoiceSettingApi.invoiceSetting, { params }),
  ] as const
}
