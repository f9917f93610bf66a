/** Paid seconds of attendance by day, for areas that count worked time. */
export { secondsByDay } from './attendance-days.queries'
