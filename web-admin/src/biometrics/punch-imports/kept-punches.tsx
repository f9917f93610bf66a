import Box from '@mui/material/Box'
import type { PunchImportDetails } from '@workledger/contracts/biometrics/punch-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { Card } from '@workledger/kit/ui/card'
import { BareList, Grid, Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { biometricsTexts } from '../messages'
import { punchImportTexts } from './messages'

type KeptPunch = PunchImportDetails['undo']['punches'][number]

/** The punches that an undo leaves, each with the reason. */
export function KeptPunches({ undo }: Pick<PunchImportDetails, 'undo'>) {
  const t = useText(punchImportTexts)
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
        {undo.punches.map((punch) => (
          <KeptPunchRow key={punch.id} punch={punch} />
        ))}
      </BareList>
      {all > undo.punches.length && (
        <Muted size={12} sx={{ px: 2, py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {t('kept.first', { count: undo.punches.length })}
        </Muted>
      )}
    </Card>
  )
}

function KeptPunchRow({ punch }: { punch: KeptPunch }) {
  const t = useText(punchImportTexts)
  const of = useText(biometricsTexts)
  const { moment } = useFormat()

  return (
    <Grid
      component="li"
      columns={{ xs: 'minmax(0, 1fr) auto', sm: '170px minmax(0, 1fr) auto' }}
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
      <span>{moment(punch.at)}</span>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
        <bdi>{punch.employee_name ?? t('pins.pin', { pin: punch.pin })}</bdi>
        <Muted size={12}>{of(`punches.kinds.${punch.kind}`)}</Muted>
      </Box>
      <StatusChip tone="wait">{t(`kept.reasons.${punch.reason}`)}</StatusChip>
    </Grid>
  )
}
