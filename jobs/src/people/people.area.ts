import type { AreaJobs } from '../kernel/area'
import { directoryExpectations, directoryProcesses } from './directory.processes'
import { groupRightsProcesses } from './group-rights.processes'
import { importExpectations, importProcesses } from './import.processes'
import { peopleMails } from './people.mails'
import { peopleProcesses } from './people.processes'
import { peopleUploads } from './people.uploads'

export const peopleJobs: AreaJobs = {
  name: 'people',
  uploads: [peopleUploads],
  mails: peopleMails,
  processes: [
    ...directoryProcesses,
    ...peopleProcesses,
    ...groupRightsProcesses,
    ...importProcesses,
  ],
  expectations: [...directoryExpectations, ...importExpectations],
}
