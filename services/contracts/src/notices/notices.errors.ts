import { errors } from '../kernel/errors'

export const noticesErrors = errors({
  'notices.fixed': [422, 'These mails cannot be turned off.'],
  'notices.push_device': [
    422,
    'Your browser gave an address or keys to which no push can be sent.',
  ],
  'notices.push_most': [
    422,
    'At most {most} of your browsers can get pushes. Remove one that you no longer use.',
  ],
  'notices.push_service': [
    422,
    'The push service of your browser ({host}) is not allowed in this installation.',
  ],
  'notices.quiet_hours': [422, 'Give quiet hours a beginning and a different end, or neither.'],
  'notices.stop_key': [404, 'This link is not valid. Open the notices in Workledger instead.'],
  'notices.time': [422, 'Enter a time from 00:00 to 23:59.'],
  'notices.unknown': [422, 'This notice is not in your list.'],
})
