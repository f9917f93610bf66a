import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import type { MultiStepCommand } from '../in-the-middle'
import type { Product } from '../product'
import { paid, rowsOf, types } from './company'

/** Returns the state of an expense after its approval. */
const ofExpense = async (product: Product, id: string) =>
  (await types(product, `expense-${id}`)).slice(2)

const unpaid = { should_pay: false, reason: 'Asked for it' }

/** Excludes people with an expense from a draft. */
const notPaid = (
  name: string,
  act: (
    product: Product,
    token: string,
    params: { ws: string; id: string },
    entries: string[],
  ) => ReturnType<Product['call']>,
): MultiStepCommand => ({
  name,
  appends: 2,
  reserves: 0,
  long: true,
  async prepare(product) {
    const { company, expense, draft } = await paid(product)
    const params = { ws: company.ws, id: (await draft()).body.data.id }
    const entries = await rowsOf(product, 'payrun_entries', 'payrun_id = $1', params.id)
    const ids = entries.map(({ id }) => id as string)

    return {
      act: () => act(product, company.admin.token, params, ids),
      complete: async () =>
        expect(await ofExpense(product, expense)).toEqual([
          'ExpenseHeldForPayRun',
          'ExpenseReleasedFromPayRun',
        ]),
    }
  },
})

/** Pay runs. */
export const payrollCommands: readonly MultiStepCommand[] = [
  {
    name: 'draft of a pay run',
    appends: 4,
    // An unfinished draft is invisible; the next one starts from the beginning.
    reserves: 2,
    async prepare(product) {
      const { company, expense, draft } = await paid(product)
      return {
        act: draft,
        async complete() {
          const runs = await product.call(payrollApi.payruns, {
            token: company.admin.token,
            params: { ws: company.ws },
            query: {},
          })

          expect(runs.body.data).toEqual([
            expect.objectContaining({ status: 'draft', entries_count: 1, gross_pay: '3000.00' }),
          ])
          expect(await ofExpense(product, expense)).toEqual(['ExpenseHeldForPayRun'])
        },
      }
    },
  },
  {
    name: 'approval of a pay run',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { company, who, draft, leaves, expense } = await paid(product)
      const { id } = (await draft()).body.data
      const params = { ws: company.ws, id }

      return {
        act: () =>
          product.call(payrollApi.approvePayrun, {
            token: company.admin.token,
            params,
            body: { notify_employee: false },
          }),
        async complete() {
          const run = (
            await product.call(payrollApi.payrun, { token: company.admin.token, params })
          ).body.data
          expect(run.status).toBe('complete')

          expect(await ofExpense(product, expense)).toEqual([
            'ExpenseHeldForPayRun',
            'ExpenseTakenIntoPayRun',
          ])

          const used = (await types(product, `leave-${who.employee}`)).filter(
            (type) => type === 'LeaveDaysUsedInPayRun',
          )
          expect(used).toHaveLength(leaves.length)

          for (const leaveId of leaves) {
            const decided = {
              token: company.admin.token,
              params: { id: who.employee, leaveId },
              body: { approved: false, rejected: true },
            }
            expect(await product.call(leaveApi.decideLeave, decided)).toMatchObject({
              body: { code: 'leave.used_in_payroll' },
            })
          }
        },
      }
    },
  },
  notPaid('an entry of a pay run that is not paid', (product, token, params, entries) =>
    product.call(payrollApi.changePayrunEntry, {
      token,
      params: { ...params, entryId: entries[0]! },
      body: unpaid,
    }),
  ),
  notPaid('entries of a pay run that are left out together', (product, token, params, entry_ids) =>
    product.call(payrollApi.changePayrunPayees, { token, params, body: { ...unpaid, entry_ids } }),
  ),
  {
    name: 'recalculation of a pay run',
    appends: 2,
    // The draft counts as out of date until the last part, and is calculated again.
    reserves: 1,
    async prepare(product) {
      const { company, who, contract, draft } = await paid(product)
      const { token } = company.admin
      const params = { ws: company.ws, id: (await draft()).body.data.id }

      const raise = {
        token,
        params: { id: who.employee, contractId: contract },
        body: { base_compensation_amount: '3100' },
      }

      await product.call(employmentApi.changeContract, raise)

      return {
        act: () => product.call(payRunsApi.recalculatePayrun, { token, params }),
        async complete() {
          expect(
            (await product.call(payRunsApi.payrunChecks, { token, params })).body.data.stale,
          ).toBeNull()

          const runs = await product.call(payrollApi.payruns, {
            token,
            params: { ws: company.ws },
            query: {},
          })

          expect(runs.body.data).toEqual([
            expect.objectContaining({ status: 'draft', entries_count: 1, gross_pay: '3100.00' }),
          ])
        },
      }
    },
  },
  {
    name: 'reversal of a pay run',
    // Of the run itself: started, its entries, drafted, approved. Then each leave that the run had
    // used, and the expense it had paid.
    appends: 8,
    reserves: 0,
    async prepare(product) {
      const { company, who, draft, leaves, expense } = await paid(product)
      const { token } = company.admin
      const params = { ws: company.ws, id: (await draft()).body.data.id }

      await product.call(payrollApi.approvePayrun, {
        token,
        params,
        body: { notify_employee: false },
      })

      return {
        act: () =>
          product.call(payRunsApi.reversePayrun, {
            token,
            params,
            body: { pay_date: '2026-03-02' },
          }),
        async complete() {
          const query = { sort: 'gross_pay' } as never

          const runs = await product.call(payrollApi.payruns, {
            token,
            params: { ws: company.ws },
            query,
          })

          expect(runs.body.data.map(({ status, gross_pay }) => [status, gross_pay])).toEqual([
            ['complete', '-3000.00'],
            ['complete', '3000.00'],
          ])

          const released = (await types(product, `leave-${who.employee}`)).filter(
            (type) => type === 'LeaveDaysReleased',
          )
          expect(released).toHaveLength(leaves.length)
          expect((await ofExpense(product, expense)).slice(2)).toEqual(['ExpensePayslipReversed'])
        },
      }
    },
  },
  {
    name: 'deletion of a pay run',
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { company, expense, draft } = await paid(product)
      const params = { ws: company.ws, id: (await draft()).body.data.id }

      return {
        act: () => product.call(payrollApi.deletePayrun, { token: company.admin.token, params }),
        async complete() {
          expect(await types(product, `payrun-${params.id}`)).toContain('PayRunDeleted')
          expect(await ofExpense(product, expense)).toEqual([
            'ExpenseHeldForPayRun',
            'ExpenseReleasedFromPayRun',
          ])
        },
      }
    },
  },
]
