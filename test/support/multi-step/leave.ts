import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import type { Product } from '../product'
import { upload } from '../upload'
import { paid, rowsOf, types } from './company'

/** Imports a day of leave of two people. */
async function importedLeave(product: Product) {
  const company = await createCompany(product)
  const who = [await hire(product, company, 'Eli'), await hire(product, company, 'Col')]
  await product.settled()
  const rows = who.map(({ email }) => `${email},Sick leave,2024-03-04,2024-03-04`)

  const { body } = await upload(product, leaveImportsApi.importLeave, {
    token: company.admin.token,
    params: { ws: company.ws },
    files: { file: { name: 'leave.csv', bytes: ['Email,Type,From,To', ...rows].join('\n') } },
  })

  expect(body.data).toMatchObject({ added: 2, refused: 0 })
  await product.settled()

  return { company, who, id: body.data.id as string }
}

/** Rules by which leaves are counted. */
export const leaveCommands: readonly MultiStepCommand[] = [
  {
    name: 'a holiday that leaves lie over',
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, who, leaves } = await paid(product)
      const [leave] = await rowsOf(product, 'leaves', 'id = $1', leaves[0])
      const other = await hire(product, company, 'Other')
      const date: string = leave.days[0].date

      const asked = {
        leave_type_id: leave.leave_type_id,
        description: 'Away',
        start_on: date,
        finish_on: date,
      }

      await product.call(leaveApi.requestLeave, {
        token: other.token,
        params: { id: other.employee },
        body: asked,
      })

      const body = { name: 'City Day', date }

      return {
        act: () =>
          product.call(leaveRulesApi.addHoliday, {
            token: company.admin.token,
            params: { ws: company.ws },
            body,
          }),
        async complete() {
          for (const { employee } of [who, other]) {
            expect(
              (await types(product, `leave-${employee}`)).filter(
                (type) => type === 'LeaveRecounted',
              ),
            ).toHaveLength(1)

            const counted = await rowsOf(
              product,
              'leaves',
              'employee_id = $1 and start_on = $2',
              employee,
              date,
            )

            expect(counted).toMatchObject([{ days: [] }])
          }
        },
      }
    },
  },
  {
    name: 'a holiday that moves from one leave to another',
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, who, leaves } = await paid(product)
      const { token } = company.admin
      const [before, after] = (
        await rowsOf(product, 'leaves', 'id = any($1) order by start_on', leaves)
      ).map(({ days }) => days[0].date)
      const holiday = { name: 'City Day', date: before }

      const { id } = (
        await product.call(leaveRulesApi.addHoliday, {
          token,
          params: { ws: company.ws },
          body: holiday,
        })
      ).body.data

      const move = { token, params: { ws: company.ws, id }, body: { ...holiday, date: after } }

      const days = async (date: string) =>
        (
          await rowsOf(product, 'leaves', 'employee_id = $1 and start_on = $2', who.employee, date)
        ).map(({ days }) => days.length)

      return {
        act: () => product.call(leaveRulesApi.changeHoliday, move),
        async complete() {
          expect([await days(before), await days(after)]).toEqual([[1], [0]])
          expect(
            (await types(product, `leave-${who.employee}`)).filter(
              (type) => type === 'LeaveRecounted',
            ),
          ).toHaveLength(3)
        },
      }
    },
  },
  {
    name: 'a holiday that is given up',
    appends: 2,
    reserves: 0,
    long: true,
    async prepare(product) {
      const { company, who, leaves } = await paid(product)
      const { token } = company.admin
      const [leave] = await rowsOf(product, 'leaves', 'id = $1', leaves[0])
      const body = { name: 'City Day', date: leave.days[0].date as string }
      const { id } = (
        await product.call(leaveRulesApi.addHoliday, { token, params: { ws: company.ws }, body })
      ).body.data

      return {
        act: () =>
          product.call(leaveRulesApi.deleteHoliday, { token, params: { ws: company.ws, id } }),
        async complete() {
          expect((await rowsOf(product, 'leaves', 'id = $1', leaves[0]))[0].days).toHaveLength(1)
          expect(
            (await types(product, `leave-${who.employee}`)).filter(
              (type) => type === 'LeaveRecounted',
            ),
          ).toHaveLength(2)
        },
      }
    },
  },
  {
    name: 'a policy that counts other days',
    appends: 2,
    reserves: 0,
    long: true,
    async prepare(product) {
      const { company, who, leaves } = await paid(product)
      const { token } = company.admin
      const [leave] = await rowsOf(product, 'leaves', 'id = $1', leaves[0])
      const [of] = await rowsOf(product, 'employees', 'id = $1', who.employee)
      const params = { ws: company.ws, id: of.time_off_policy_id as string }

      const weekend = {
        leave_type_id: leave.leave_type_id,
        description: 'Away',
        start_on: '2026-03-06',
        finish_on: '2026-03-09',
      }

      const asked = await product.call(leaveApi.requestLeave, {
        token: who.token,
        params: { id: who.employee },
        body: weekend,
      })

      const days = {
        holiday_allowance: '24',
        days_type: 'calendar_days' as const,
        expire_in_months: 3,
        carry_over_days: '10',
      }

      const body = {
        ...days,
        name: 'By the calendar',
        description: 'Every day counts',
        from_year: 2026,
      }

      return {
        act: () => product.call(leaveRulesApi.changeLeavePolicy, { token, params, body }),
        complete: async () =>
          expect(
            (await rowsOf(product, 'leaves', 'id = $1', asked.body.data.id))[0].days,
          ).toHaveLength(4),
      }
    },
  },

  {
    name: 'undo of an import of leave',
    appends: 3,
    // It is recorded last; undone again, the rest goes.
    reserves: 2,
    async prepare(product) {
      const { company, who, id } = await importedLeave(product)

      return {
        act: () =>
          product.call(leaveImportsApi.undoLeaveImport, {
            token: company.admin.token,
            params: { ws: company.ws, id },
          }),
        async complete() {
          for (const { employee } of who)
            expect(await rowsOf(product, 'leaves', 'employee_id = $1', employee)).toEqual([])

          expect(await rowsOf(product, 'leave_imports', 'id = $1', id)).toMatchObject([
            { status: 'undone' },
          ])
        },
      }
    },
  },
]
