/** Words of a refused action's times. */
export default {
  times: 'Change times',
  day: 'Day',
  send: 'Send again',
} as const
