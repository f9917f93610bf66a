import { savedReportEvents } from '@workledger/contracts/reports/saved-reports.events'
import { type AreaStreams, stream } from '../kernel/area'
import { savedReportsDecider } from './saved-reports'

export const reportsStreams: AreaStreams = {
  name: 'reports',
  streams: [stream(savedReportsDecider, savedReportEvents, 'the employee')],
}
