import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import type { DemoCalls } from './demo-calls'

const everything = { employees: [], projects: [], clients: [], billable: null }

const saved = [
  {
    who: 'ines',
    name: 'Billable hours by client',
    filters: {
      ...everything,
      tab: 'summary',
      range: 'month',
      group: 'client',
      then: 'project',
      billable: true,
    },
    schedule: { every: 'monthly', hour: 8, weekday: 1 },
  },
  {
    who: 'ines',
    name: 'Tasks of the month',
    filters: { ...everything, tab: 'tasks', range: 'month', group: 'project', then: 'employee' },
    schedule: null,
  },
  {
    who: 'jonas',
    name: 'Week of the team',
    filters: { ...everything, tab: 'weekly', range: 'week', group: 'employee', then: 'project' },
    schedule: { every: 'weekly', hour: 17, weekday: 5 },
  },
] as const

/** Saves reports, some with a mail on a schedule from now on. */
export async function saveReports(demo: DemoCalls): Promise<void> {
  for (const { who, ...body } of saved)
    await demo.call(savedReportsApi.saveReport, {
      at: demo.now,
      session: demo.member(who).session,
      params: { ws: demo.workspace },
      body,
    })
}
