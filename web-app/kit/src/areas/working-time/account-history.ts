import { areaHistory } from '../../history/area-history'
import { signedClock } from './signed-time'

/** Returns the words of an account's history. */
export const accountHistory = () =>
  areaHistory({
    area: 'working-time',
    fields: [
      'month',
      'on',
      'seconds',
      'target_seconds',
      'worked_seconds',
      'expired_seconds',
      'comment',
      'surcharge_percent',
      'reason',
    ],
    value: (field, given) =>
      field.endsWith('seconds') && typeof given === 'number' ? signedClock(given) : undefined,
  })
