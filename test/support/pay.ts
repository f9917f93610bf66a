import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { Company, Person } from './people'
import type { Product } from './product'

/** Returns a month of 2026 with its last day as pay date. */
export const month = (n: string, last: string) => ({
  start: `2026-${n}-01`,
  end: `2026-${n}-${last}`,
  pay_date: `2026-${n}-${last}`,
})

/** Returns an administrator's calls about pay, over HTTP. */
export function payOf(product: Product, { ws, admin: { token } }: Company) {
  const on = (id: string) => ({ token, params: { ws, id } })
  return {
    on,
    contract: async (who: Person, terms: object) => {
      const call = {
        token,
        params: { id: who.employee },
        body: { effective_on: '2026-01-01', ...terms },
      }

      const added = await product.call(employmentApi.addContract, call)
      expect(added.status).toBe(201)

      return added.body.data.id
    },
    shift: async (who: Person, day: string, from: string, to: string) => {
      const body = { in_at: `${day} ${from}`, out_at: `${day} ${to}` }

      const added = await product.call(attendanceApi.addAttendance, {
        token,
        params: { id: who.employee },
        body,
      })

      expect(added.status).toBe(201)

      return added.body.data.id
    },
    draft: async (days: object) => {
      const answer = await product.call(payrollApi.draftPayrun, {
        token,
        params: { ws },
        body: days as never,
      })

      expect([answer.status, answer.body]).toMatchObject([201, {}])
      return answer.body.data.id
    },
    approve: (id: string, body: object = {}) =>
      product.call(payrollApi.approvePayrun, { ...on(id), body }),
    run: async (id: string) => (await product.call(payrollApi.payrun, on(id))).body.data,
    entryOf: async (id: string, who: Person) => {
      const { body } = await product.call(payrollApi.payrunEntries, { ...on(id), query: {} })
      return body.data.find(({ employee_id }) => employee_id === who.employee)!
    },
    due: async () =>
      (
        await product.call(payRunsApi.corrections, {
          token,
          params: { ws },
          query: { until: '2026-12-31' },
        })
      ).body,
  }
}

export type Pay = ReturnType<typeof payOf>
