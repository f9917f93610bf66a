import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { NoCompany } from '@workledger/kit/shell/no-company'
import { AttendanceRing } from './attendance/attendance-ring'
import CalendarCard from './calendar/calendar-card'
import CompanyUpdates from './calendar/company-updates'
import UpcomingEvents from './calendar/upcoming-events'
import { Dashboard } from './dashboard/dashboard'
import { dashboardTexts } from './dashboard/messages'
import { WelcomeCard } from './dashboard/welcome-card'
import LeaveCard from './leave/leave-card'
import { LeaveRing } from './leave/leave-ring'
import { PendingCount } from './pending-requests'
import { DueTasks } from './projects/due-tasks'
import TaskListCard from './projects/task-list-card'
import { SetupCard } from './workspaces/setup-card'

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
