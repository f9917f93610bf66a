import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { DemoCalls } from './demo-calls'

/** Holidays by the name of an office. */
export type Holidays = ReadonlyMap<string, ReadonlySet<string>>

/** Adds this and next year's public holidays of each office's country, and returns their days. */
export async function keepHolidays(demo: DemoCalls, at: Date): Promise<Holidays> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const offices = await demo.call(structureApi.offices, { session, params })
  const days = new Map<string, Set<string>>()

  for (const { id, name: office, country } of offices.data)
    for (const year of [Number(demo.today.slice(0, 4)), Number(demo.today.slice(0, 4)) + 1]) {
      if (!country) continue

      const { data } = await demo.call(leaveRulesApi.publicHolidays, {
        at: demo.now,
        session,
        query: { country, year, location_id: id },
      })

      const holidays = [...new Map(data.map(({ name, date }) => [date, { name, date }])).values()]

      await demo.call(leaveRulesApi.importHolidays, {
        at,
        session,
        params: { ...params, id },
        body: { holidays },
      })

      days.set(office, new Set([...(days.get(office) ?? []), ...holidays.map(({ date }) => date)]))
    }

  return days
}
