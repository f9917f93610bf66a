import { errors } from '../kernel/errors'

export const reportErrors = errors({
  'report.name': [422, 'Give the report a name.'],
  'report.name_taken': [409, 'You have a saved report with this name already.'],
  'report.recipient': [422, 'Choose people who work here and whom you see.'],
  'report.sent_just_now': [409, 'This report was sent less than a minute ago.'],
  'report.stop_key': [404, 'This link does not work.'],
  'report.most': [409, 'You have {most} saved reports already. Delete one first.'],
})
