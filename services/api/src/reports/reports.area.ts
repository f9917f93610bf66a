import type { AreaApi } from '../kernel/area'
import { ReportsController } from './reports.controller'
import { WorkReports } from './work-reports.service'

export const reportsArea: AreaApi = {
  name: 'reports',
  controllers: [ReportsController],
  providers: [WorkReports],
}
