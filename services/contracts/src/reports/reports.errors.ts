import { errors } from '../kernel/errors'

export const reportErrors = errors({
  'report.name': [422, 'Give the report a name.'],
  'report.name_taken': [409, 'You have a saved report with this name already.'],
  'report.most': [409, 'You have {most} saved reports already. Delete one first.'],
})
