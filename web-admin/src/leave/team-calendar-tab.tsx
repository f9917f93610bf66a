import TeamCalendar from '@workledger/web-app/kit/leave/team-calendar'

export default function TeamCalendarTab() {
  return <TeamCalendar to={(employee) => `/admin/employees/${employee}/requests`} />
}
