import type { AreaJobs } from '../kernel/area'
import { customFieldExpectations, customFieldProcesses } from './custom-fields.processes'
import { customFieldsUploads } from './custom-fields.uploads'

export const customFieldsJobs: AreaJobs = {
  name: 'custom-fields',
  uploads: [customFieldsUploads],
  processes: customFieldProcesses,
  expectations: customFieldExpectations,
}
