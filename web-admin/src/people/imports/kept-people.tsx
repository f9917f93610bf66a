import Box from '@mui/material/Box'
import type { EmployeeImportDetails } from '@workledger/contracts/people/imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { employeeImportTexts } from './messages'

/** The people whom an undo leaves, each with the reason. */
export function KeptPeople({ undo }: Pick<EmployeeImportDetails, 'undo'>) {
  const t = useText(employeeImportTexts)
  const { number } = useFormat()
  const all = undo.kept.reduce((sum, { count }) => sum + count, 0)

  return (
    <Card title={t('kept.title')}>
      <Row wrap gap={1} sx={{ px: 2, py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
        {undo.kept.map(({ reason, count }) => (
          <Muted key={reason} className="num" size={13}>
            {pair(t(`kept.reasons.${reason}`), number(count))}
          </Muted>
        ))}
      </Row>
      <BareList tabIndex={0} aria-label={t('kept.title')} sx={{ maxHeight: 420, overflow: 'auto' }}>
        {undo.people.map((person) => (
          <Grid
            component="li"
            key={person.id}
            columns="minmax(0, 1fr) auto"
            gap={1.5}
            sx={{
              alignItems: 'center',
              px: 2,
              py: 0.875,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <AppLink to={`/admin/employees/${person.id}/profile`}>
                <bdi>{person.name}</bdi>
              </AppLink>
              {person.oid && (
                <Muted className="num" size={12}>
                  <bdi>{person.oid}</bdi>
                </Muted>
              )}
            </Box>
            <StatusChip tone="wait">{t(`kept.reasons.${person.reason}`)}</StatusChip>
          </Grid>
        ))}
      </BareList>
      {all > undo.people.length && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: undo.people.length })}
        </Muted>
      )}
    </Card>
  )
}
