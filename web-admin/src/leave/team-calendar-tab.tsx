import TeamCalendar from '@workledger/kit/areas/leave/team-calendar'

export default function TeamCalendarTab() {
  return <TeamCalendar to={(employee) => `/admin/employees/${employee}/requests`} />
}
