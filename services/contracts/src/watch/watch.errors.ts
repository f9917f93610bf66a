import { errors } from '../kernel/errors'

export const watchErrors = errors({
  'watch.involved': [
    403,
    'You are named in this hit, or acted in the record that it concerns. Another auditor settles it.',
  ],
  'watch.no_proposal': [
    404,
    'This proposal is no longer open. Reload to see the rule as it is now.',
  ],
  'watch.own_proposal': [403, 'You proposed this. Another auditor confirms it.'],
  'watch.least': [422, 'Choose a number from 2 to 1,000.'],
  'watch.weekday': [422, 'Name weekdays from 1 (Monday) to 7 (Sunday).'],
  'watch.band_order': [422, 'A band ends before it begins.'],
  'watch.band_twice': [422, 'Each kind of pay of a currency has one band.'],
})
