import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, Suspense } from 'react'
import { useText } from '../kit/i18n'
import { Boundary } from '../kit/shell/fault'
import { Page } from '../kit/shell/page'
import LeaveCard from '../leave/leave-card'
import { dashboardTexts } from './messages'
import { WelcomeCard } from './welcome-card'

/**
 * The cards in their order: two to a row, as rows of welcome and calendar, tasks and company updates, leave requests and
 * upcoming events. Each belongs to its area; a row shows what there is.
 */
const cards: readonly { id: string; Card: ComponentType }[] = [
  { id: 'welcome', Card: WelcomeCard },
  { id: 'leave', Card: LeaveCard },
]

export default function Dashboard() {
  const t = useText(dashboardTexts)
  return (
    <Page title={t('title')} quietTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
        {cards.map(({ id, Card }) => (
          <Boundary key={id}>
            <Suspense fallback={<Skeleton variant="rounded" height={232} />}>
              <Card />
            </Suspense>
          </Boundary>
        ))}
      </Box>
    </Page>
  )
}
