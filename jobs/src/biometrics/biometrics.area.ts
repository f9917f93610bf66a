import type { AreaJobs } from '../kernel/area'
import { biometricsExpectations, biometricsProcesses } from './biometrics.processes'
import { punchImportExpectations, punchImportProcesses } from './punch-imports.processes'
import { punchProcesses } from './punches.processes'
import { attendanceRulesProcesses } from './rules.processes'

export const biometricsJobs: AreaJobs = {
  name: 'biometrics',
  processes: [
    ...biometricsProcesses,
    ...punchProcesses,
    ...punchImportProcesses,
    ...attendanceRulesProcesses,
  ],
  expectations: [...biometricsExpectations, ...punchImportExpectations],
}
