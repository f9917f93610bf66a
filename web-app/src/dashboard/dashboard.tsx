import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../kit/i18n'
import { Boundary } from '../kit/shell/fault'
import { Page } from '../kit/shell/page'
import { dashboardTexts } from './messages'

export interface DashboardCard {
  id: string
  card: ReactNode
}

/** What must be done first across the whole width, then cards two to a row, one below the other where the window is narrow. A card that breaks leaves the others alone. */
export function Dashboard({ cards, first }: { cards: readonly DashboardCard[]; first?: ReactNode }) {
  const t = useText(dashboardTexts)
  return (
    <Page title={t('title')} quietTitle>
      {first && (
        <Boundary>
          <Suspense>
            <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>{first}</Box>
          </Suspense>
        </Boundary>
      )}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {cards.map(({ id, card }) => (
          <Boundary key={id}>
            <Suspense fallback={<Skeleton variant="rounded" height={232} />}>{card}</Suspense>
          </Boundary>
        ))}
      </Box>
    </Page>
  )
}
