import type { AreaJobs } from '../kernel/area'
import { interviewMails } from './interview.mails'
import { recruitingMails } from './recruiting.mails'
import { recruitingProcesses } from './recruiting.processes'
import { recruitingUploads } from './recruiting.uploads'
import { Retention } from './retention'

export const recruitingJobs: AreaJobs = {
  name: 'recruiting',
  uploads: [recruitingUploads],
  mails: [...recruitingMails, ...interviewMails],
  processes: recruitingProcesses,
  schedules: [(tools) => new Retention(tools)],
}
