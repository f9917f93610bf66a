import type { AreaApi } from '../kernel/area'
import { ReportsController } from './reports.controller'
import { SavedReportsController } from './saved-reports.controller'
import { WorkReports } from './work-reports.service'

export const reportsArea: AreaApi = {
  name: 'reports',
  controllers: [ReportsController, SavedReportsController],
  providers: [WorkReports],
}
