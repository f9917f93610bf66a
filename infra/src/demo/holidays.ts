import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { DemoCalls } from './demo-calls'

/** This year's and next year's public holidays of each office's country; leaves that lie on one are counted anew. */
export async function keepHolidays(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const offices = await demo.call(structureApi.offices, { session, params })
  for (const { id, country } of offices.data)
    for (const year of [Number(demo.today.slice(0, 4)), Number(demo.today.slice(0, 4)) + 1]) {
      if (!country) continue
      const { data } = await demo.call(leaveRulesApi.publicHolidays, { at: demo.now, session, query: { country, year, location_id: id } })
      const holidays = [...new Map(data.map(({ name, date }) => [date, { name, date }])).values()]
      await demo.call(leaveRulesApi.importHolidays, { at, session, params: { ...params, id }, body: { holidays } })
    }
}
