import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '@workledger/kit/i18n/i18n'
import { Boundary } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { Grow } from '@workledger/kit/ui/layout'
import { type ReactNode, Suspense } from 'react'
import { dashboardTexts } from './messages'

export interface DashboardCard {
  id: string
  card: ReactNode
  /** The side in a wide window; in a narrow one all cards form one column in order. */
  side: 'start' | 'end'
}

/**
 * Cards below one whose height is unknown until its rows load: an empty box stands for each. The
 * browser then lays them out again in their place, instead of moving them there.
 */
const waiting = {
  '& > [data-card]': { display: 'none' },
  '& > [data-place]': { display: 'block' },
} as const

const place = {
  display: 'none',
  minHeight: 200,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

/**
 * Urgent work across the whole width, then cards in two columns. A broken card leaves the others
 * alone.
 */
export function Dashboard({
  cards,
  first,
  last,
}: {
  cards: readonly DashboardCard[]
  first?: ReactNode
  /** Below the cards, where it moves none of them when it appears. */
  last?: ReactNode
}) {
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
          display: 'flex',
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { lg: 'start' },
          gap: 2,
        }}
      >
        {(['start', 'end'] as const).map((side) => (
          // In one column, the cards of both sides follow by their order.
          <Grow
            key={side}
            sx={{
              display: { xs: 'contents', lg: 'grid' },
              gap: 2,
              '& > :has([data-skeleton-rows]) ~ *': waiting,
              '@media (max-width: 1279.95px)': {
                '&:has([data-skeleton-rows]) ~ * > *': waiting,
              },
            }}
          >
            {cards.map((each, index) =>
              each.side === side ? (
                <Box key={each.id} sx={{ display: 'contents' }}>
                  <Box data-card sx={{ order: { xs: index, lg: 0 }, minWidth: 0 }}>
                    <Boundary>
                      <Suspense fallback={<Skeleton variant="rounded" height={232} />}>
                        {each.card}
                      </Suspense>
                    </Boundary>
                  </Box>
                  <Box data-place aria-hidden sx={{ ...place, order: { xs: index, lg: 0 } }} />
                </Box>
              ) : null,
            )}
          </Grow>
        ))}
      </Box>
      {last && (
        <Boundary>
          <Suspense>
            <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>{last}</Box>
          </Suspense>
        </Boundary>
      )}
    </Page>
  )
}
