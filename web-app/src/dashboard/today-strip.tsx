import Box from '@mui/material/Box'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { dashboardTexts } from './messages'

export interface TodayFact {
  id: 'clock' | 'timer' | 'away'
  /** The page that says more. */
  to: string
  value: ReactNode
}

/** The day in a line: the person's clock and timer, and who is away. Each opens its page. */
export function TodayStrip({ facts }: { facts: readonly TodayFact[] }) {
  const t = useText(dashboardTexts)
  return (
    <Grid
      component="section"
      aria-label={t('today.label')}
      columns={{ sm: `repeat(${facts.length}, minmax(0, 1fr))` }}
      gap={{ xs: 1, sm: 2 }}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {facts.map(({ id, to, value }) => (
        <Box
          key={id}
          component={AppLink}
          to={to}
          sx={{
            display: { xs: 'flex', sm: 'block' },
            gap: 1,
            minWidth: 0,
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <Muted
            component="span"
            size={12}
            sx={{ display: 'block', flex: 'none', lineHeight: { xs: '20px', sm: '16px' } }}
          >
            {t(`today.${id}`)}
          </Muted>
          <Box
            component="span"
            sx={{
              display: 'block',
              minHeight: 20,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
