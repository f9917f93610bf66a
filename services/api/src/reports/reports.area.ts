import type { AreaApi } from '../kernel/area'
import { ReportMailsController } from './report-mails.controller'
import { ReportsController } from './reports.controller'
import { SavedReportsController } from './saved-reports.controller'

export const reportsArea: AreaApi = {
  name: 'reports',
  controllers: [ReportsController, SavedReportsController, ReportMailsController],
}
