import { AttendanceRing } from './attendance/attendance-ring'
import CalendarCard from './calendar/calendar-card'
import CompanyUpdates from './calendar/company-updates'
import UpcomingEvents from './calendar/upcoming-events'
import { Dashboard } from './dashboard/dashboard'
import { WelcomeCard } from './dashboard/welcome-card'
import LeaveCard from './leave/leave-card'
import { LeaveRing } from './leave/leave-ring'
import { PendingCount } from './leave/pending-count'
import { DueTasks } from './projects/due-tasks'
import TaskListCard from './projects/task-list-card'

/**
 * The dashboard's cards in their order: rows of welcome and calendar, tasks and company updates, leave requests and
 * upcoming events. Each card belongs to its area and stands here once.
 */
export default function DashboardPage() {
  return (
    <Dashboard
      cards={[
        {
          id: 'welcome',
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
        { id: 'calendar', card: <CalendarCard /> },
        { id: 'tasks', card: <TaskListCard /> },
        { id: 'updates', card: <CompanyUpdates /> },
        { id: 'leave', card: <LeaveCard /> },
        { id: 'events', card: <UpcomingEvents /> },
      ]}
    />
  )
}
