import Box from '@mui/material/Box'
import type { EmployeeImportDetails } from '@workledger/contracts/people/imports.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { employeeImportTexts } from './messages'

/** Values of people who were here before the import, which its undo left, with the reason. */
export function LeftValues({
  left,
  all,
}: {
  left: EmployeeImportDetails['undo']['left']
  /** How many people there are. */
  all: number
}) {
  const t = useText(employeeImportTexts)
  const { field, hasField } = useRecordWords(peopleWords)
  const named = new Set(left.map(({ id }) => id)).size
  const word = (name: string) => (hasField(name) ? field(name as 'oid') : name)

  return (
    <Card title={t('left.title')}>
      <BareList tabIndex={0} aria-label={t('left.title')} sx={{ maxHeight: 420, overflow: 'auto' }}>
        {left.map((each) => (
          <Grid
            component="li"
            key={`${each.id} ${each.reason}`}
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
              <AppLink to={`/admin/employees/${each.id}/profile`}>
                <bdi>{each.name}</bdi>
              </AppLink>
              <Muted size={12}>{each.fields.map(word).join(' · ')}</Muted>
            </Box>
            <StatusChip tone="wait">{t(`left.reasons.${each.reason}`)}</StatusChip>
          </Grid>
        ))}
      </BareList>
      {all > named && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: named })}
        </Muted>
      )}
    </Card>
  )
}
