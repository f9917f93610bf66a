/** Today and the employments of many employees, for areas that count their days. */
export { leaveFactsOf } from './leave-ledgers'
