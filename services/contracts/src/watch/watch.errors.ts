import { errors } from '../kernel/errors'

export const watchErrors = errors({
  'watch.least': [422, 'Choose a number from 2 to 1,000.'],
  'watch.weekday': [422, 'Name weekdays from 1 (Monday) to 7 (Sunday).'],
  'watch.band_order': [422, 'A band ends before it begins.'],
  'watch.band_twice': [422, 'Each kind of pay of a currency has one band.'],
})
