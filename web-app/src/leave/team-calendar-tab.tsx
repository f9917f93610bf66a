import TeamCalendar from '../kit/leave/team-calendar'

export default function TeamCalendarTab() {
  return <TeamCalendar to={(employee) => `/employees/${employee}/requests`} />
}
