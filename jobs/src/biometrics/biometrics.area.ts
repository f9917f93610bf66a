import type { AreaJobs } from '../kernel/area'
import { biometricsExpectations, biometricsProcesses } from './biometrics.processes'
import { punchProcesses } from './punches.processes'

export const biometricsJobs: AreaJobs = {
  name: 'biometrics',
  processes: [...biometricsProcesses, ...punchProcesses],
  expectations: biometricsExpectations,
}
