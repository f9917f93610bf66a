/** Words of a refused action's times. */
export default {
  times: 'Change times',
  day: 'Day',
  send: 'Send again',
  anyway: 'Change anyway',
  yours: 'Yours',
  there: 'Now',
  lost: 'The entry stays as it is on the server.',
  none: 'None',
  idle: 'Time away kept:',
} as const
