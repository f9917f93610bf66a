import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { NoCompany } from '@workledger/kit/shell/no-company'
import { AttendanceRing } from './attendance/attendance-ring'
import { TodayClock } from './attendance/today-clock'
import CalendarCard from './calendar/calendar-card'
import CompanyUpdates from './calendar/company-updates'
import { TodayAway } from './calendar/today-away'
import UpcomingEvents from './calendar/upcoming-events'
import { Dashboard } from './dashboard/dashboard'
import { dashboardTexts } from './dashboard/messages'
import { type TodayFact, TodayStrip } from './dashboard/today-strip'
import { WelcomeCard } from './dashboard/welcome-card'
import { TourOffer } from './help/tour-offer'
import LeaveCard from './leave/leave-card'
import { LeaveRing } from './leave/leave-ring'
import { PendingCount } from './pending-requests'
import { DueTasks } from './projects/due-tasks'
import TaskListCard from './projects/task-list-card'
import { TodayTimer } from './time-tracking/today-timer'
import { SetupCard } from './workspaces/setup-card'

const today: readonly TodayFact[] = [
  { id: 'clock', to: '/my_profile?tab=attendance', value: <TodayClock /> },
  { id: 'timer', to: '/timer', value: <TodayTimer /> },
  { id: 'away', to: '/calendar', value: <TodayAway /> },
]

/**
 * The dashboard's cards: welcome and work on one side, calendar, company updates and upcoming
 * events on the other. Each card belongs to its area and is listed once here.
 */
export default function DashboardPage() {
  const { workspace, employee } = useCurrent()
  return workspace && employee ? <MembersDashboard /> : <NoDashboard />
}

function NoDashboard() {
  return <NoCompany title={useText(dashboardTexts)('title')} icon="dashboard" />
}

function MembersDashboard() {
  return (
    <Dashboard
      first={<SetupCard />}
      last={<TourOffer />}
      cards={[
        {
          id: 'welcome',
          side: 'start',
          card: (
            <WelcomeCard
              counts={
                <>
                  <PendingCount />
                  <DueTasks />
                </>
              }
              today={<TodayStrip facts={today} />}
              figures={
                <>
                  <AttendanceRing />
                  <LeaveRing />
                </>
              }
            />
          ),
        },
        { id: 'tasks', side: 'start', card: <TaskListCard /> },
        { id: 'leave', side: 'start', card: <LeaveCard /> },
        { id: 'calendar', side: 'end', card: <CalendarCard /> },
        { id: 'updates', side: 'end', card: <CompanyUpdates /> },
        { id: 'events', side: 'end', card: <UpcomingEvents /> },
      ]}
    />
  )
}
