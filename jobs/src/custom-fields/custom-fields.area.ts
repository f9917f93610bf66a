import type { AreaJobs } from '../kernel/area'
import { customFieldExpectations, customFieldProcesses } from './custom-fields.processes'

export const customFieldsJobs: AreaJobs = {
  name: 'custom-fields',
  processes: customFieldProcesses,
  expectations: customFieldExpectations,
}
