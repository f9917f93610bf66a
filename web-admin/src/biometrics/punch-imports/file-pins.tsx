import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PunchImportPreview } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { punchImportTexts } from './messages'

/** As many PINs as a small company has; more are shown on demand. */
const FIRST = 12

/** The PINs of the file with their owners at the time of the punches; those without come first. */
export function FilePins({ people }: Pick<PunchImportPreview, 'people'>) {
  const t = useText(punchImportTexts)
  const [all, setAll] = useState(false)
  const shown = all ? people : people.slice(0, FIRST)
  if (people.length === 0) return null

  return (
    <Card title={t('pins.title')}>
      <BareList aria-label={t('pins.title')}>
        {shown.map(({ pin, rows, employee_id, employee_name }) => (
          <Grid
            component="li"
            key={`${pin} ${employee_id}`}
            columns={{ xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' }}
            gap={{ xs: '2px 12px', sm: 1.5 }}
            sx={{
              alignItems: 'baseline',
              px: 2,
              py: 0.875,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            <span className="num ltr">{pin}</span>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
              {employee_id === null ? (
                <StatusChip tone="bad">{t('pins.noOne')}</StatusChip>
              ) : (
                <bdi>{employee_name}</bdi>
              )}
            </Box>
            <Muted className="num">{t('pins.rows', { count: rows })}</Muted>
          </Grid>
        ))}
      </BareList>
      {people.length > shown.length && (
        <Box sx={{ p: 1 }}>
          <Button variant="text" onClick={() => setAll(true)}>
            {t('pins.more')}
          </Button>
        </Box>
      )}
    </Card>
  )
}
