import { HolidayList } from './holiday-list'

/** Holidays of the whole workspace and of its offices. */
export default function HolidaysTab() {
  return <HolidayList />
}
