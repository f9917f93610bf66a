import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import type { MultiStepCommand } from '../in-the-middle'
import { hire } from '../people'
import { paid, rowsOf, types } from './company'

/** What leaves are counted by. */
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
      const asked = { leave_type_id: leave.leave_type_id, description: 'Away', start_on: date, finish_on: date }
      await product.call(leaveApi.requestLeave, { token: other.token, params: { id: other.employee }, body: asked })
      const body = { name: 'City Day', date }
      return {
        act: () => product.call(leaveRulesApi.addHoliday, { token: company.admin.token, params: { ws: company.ws }, body }),
        async complete() {
          for (const { employee } of [who, other]) {
            expect((await types(product, `leave-${employee}`)).filter((type) => type === 'LeaveRecounted')).toHaveLength(1)
            const counted = await rowsOf(product, 'leaves', 'employee_id = $1 and start_on = $2', employee, date)
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
      const [before, after] = (await rowsOf(product, 'leaves', 'id = any($1) order by start_on', leaves)).map(({ days }) => days[0].date)
      const holiday = { name: 'City Day', date: before }
      const { id } = (await product.call(leaveRulesApi.addHoliday, { token, params: { ws: company.ws }, body: holiday })).body.data
      const move = { token, params: { ws: company.ws, id }, body: { ...holiday, date: after } }
      const days = async (date: string) =>
        (await rowsOf(product, 'leaves', 'employee_id = $1 and start_on = $2', who.employee, date)).map(({ days }) => days.length)
      return {
        act: () => product.call(leaveRulesApi.changeHoliday, move),
        async complete() {
          expect([await days(before), await days(after)]).toEqual([[1], [0]])
          expect((await types(product, `leave-${who.employee}`)).filter((type) => type === 'LeaveRecounted')).toHaveLength(3)
        },
      }
    },
  },
]
