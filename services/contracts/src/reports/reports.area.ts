import type { AreaContracts } from '../kernel/area'
import { insightsApi } from './insights.api'
import { reportsApi } from './reports.api'
import { reportErrors } from './reports.errors'
import { reportsEventWords } from './reports.event-words'
import { reportsGains } from './reports.gains'
import { reportsPublicEvents } from './reports.public-events'
import { savedReportsApi } from './saved-reports.api'
import { savedReportEvents } from './saved-reports.events'
import { savedFilters, savedReport, savedReportsList } from './saved-reports.lists'

export const reportsContracts = {
  name: 'reports',
  endpoints: [reportsApi, savedReportsApi, insightsApi],
  gains: reportsGains,
  lists: [savedReportsList],
  events: [savedReportEvents],
  publicEvents: reportsPublicEvents,
  eventWords: reportsEventWords,
  errors: reportErrors,
  records: { SavedFilters: savedFilters, SavedReport: savedReport },
} satisfies AreaContracts
