import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Card } from '@workledger/kit/ui/card'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { Heading, Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { dashboardTexts } from './messages'

interface Props {
  /** Waiting work: chips after "You Have". */
  counts: ReactNode
  /** The day: clock, timer and who is away. */
  today: ReactNode
  /** The figures of the year: rings, two in a row. */
  figures: ReactNode
}

/** The person's role, waiting work, the day, and the figures of the year. */
export function WelcomeCard({ counts, today, figures }: Props) {
  const t = useText(dashboardTexts)
  const { employee } = useMember()

  const facts = [
    { label: t('employeeId'), value: employee.oid ?? employee.id },
    { label: t('designation'), value: employee.designation },
    { label: '', value: employee.office },
  ].filter(({ value }) => value)

  return (
    <Card padded>
      <Row gap={1.5}>
        <Avatar person={employee} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Heading size={20} sx={{ lineHeight: '28px', letterSpacing: '-.01em' }}>
            {t('welcome', { name: fullName(employee) })}
          </Heading>
          <Muted>
            {facts.map(({ label, value }, index) => (
              <Box key={value} component="span" title={label || undefined}>
                {index > 0 && (
                  <Box component="span" aria-hidden sx={{ color: 'text.disabled', mx: 0.75 }}>
                    ·
                  </Box>
                )}
                <bdi>{value}</bdi>
              </Box>
            ))}
          </Muted>
        </Box>
      </Row>
      {/* On a phone one line that scrolls, because a chip that comes late would make a second. */}
      <Row
        gap={1}
        sx={{
          my: 2,
          mx: -2,
          px: 2,
          flexWrap: { sm: 'wrap' },
          overflowX: { xs: 'auto', sm: 'visible' },
          scrollbarWidth: 'none',
          '& > *': { flex: 'none' },
        }}
      >
        <Muted component="span">{t('have')}</Muted>
        {counts}
      </Row>
      {today}
      <Grid
        columns={{ sm: '1fr 1fr' }}
        gap={2}
        sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {figures}
      </Grid>
    </Card>
  )
}
