import type { AreaApi } from '../kernel/area'
import { InsightsController } from './insights.controller'
import { ReportMailsController } from './report-mails.controller'
import { ReportsController } from './reports.controller'
import { SavedReportsController } from './saved-reports.controller'

export const reportsArea: AreaApi = {
  name: 'reports',
  controllers: [
    ReportsController,
    SavedReportsController,
    ReportMailsController,
    InsightsController,
  ],
}
