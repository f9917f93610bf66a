import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import { type AreaStreams, stream } from '../kernel/area'
import { employmentDecider } from './employment'

export const employmentStreams: AreaStreams = {
  name: 'employment',
  streams: [
    stream(employmentDecider, employmentEvents, 'the employee alone', {
      permission: 'manage_payroll',
    }),
  ],
}
