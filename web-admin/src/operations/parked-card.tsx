import Box from '@mui/material/Box'
import type { WorkspaceOperations } from '@workledger/contracts/operations/operations.api'
import { Card } from '@workledger/web-app/kit/card'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { operationsTexts } from './messages'

/** Reactions and processes that could not handle an event, and values that a table could not hold. */
export function ParkedCard({ parked, mended }: Pick<WorkspaceOperations, 'parked' | 'mended'>) {
  const t = useText(operationsTexts)
  const { moment } = useFormat()
  const notes = [
    ...parked.map((one) => ({
      key: `${one.reaction} ${one.event_id}`,
      what: t('parked', { reaction: one.reaction }),
      stream: one.stream ?? '',
      why: one.error,
      more: one.attempts > 0 ? t('attemptsCount', { count: one.attempts }) : '',
      at: one.at,
    })),
    ...mended.map((one) => ({
      key: `${one.projection} ${one.stream} ${one.at}`,
      what: t('mended', { type: one.type }),
      stream: one.stream,
      why: one.error,
      more: '',
      at: one.at,
    })),
  ]
  if (notes.length === 0) return null
  return (
    <Card title={t('attention')}>
      {notes.map(({ key, what, stream, why, more, at }) => (
        <Box
          key={key}
          sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 }, overflowWrap: 'anywhere' }}
        >
          <b style={{ fontWeight: 500 }}>{what}</b> <bdi>{stream}</bdi>
          <Box sx={{ color: 'text.secondary' }}>
            <bdi>{why}</bdi> · {more && `${more} · `}
            <span className="num">{moment(at)}</span>
          </Box>
        </Box>
      ))}
    </Card>
  )
}
