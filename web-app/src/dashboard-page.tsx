import { AttendanceRing } from './attendance/attendance-ring'
import { Dashboard } from './dashboard/dashboard'
import { WelcomeCard } from './dashboard/welcome-card'
import LeaveCard from './leave/leave-card'
import { LeaveRing } from './leave/leave-ring'
import { PendingCount } from './leave/pending-count'

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
              counts={<PendingCount />}
              figures={
                <>
                  <AttendanceRing />
                  <LeaveRing />
                </>
              }
            />
          ),
        },
        { id: 'leave', card: <LeaveCard /> },
      ]}
    />
  )
}
