import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { WorkspaceOperations } from '@workledger/contracts/operations/operations.api'
import { parkedApi } from '@workledger/contracts/operations/parked.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { operationsTexts } from './messages'
import { watched } from './reads'

type Props = Pick<WorkspaceOperations, 'parked' | 'mended'> & {
  /** May retry a parked event at once; it is also retried automatically. */
  operator?: boolean
}

/** Reactions and processes that failed at an event, and values that a table could not hold. */
export function ParkedCard({ parked, mended, operator = false }: Props) {
  const t = useText(operationsTexts)
  const { moment } = useFormat()

  const retry = useCommand(parkedApi.retryParked, {
    invalidates: watched,
    onError: toastError,
    onDone: () => void toast(t('blocked.retried')),
  })

  const notes = [
    ...parked.map((one) => ({
      key: `${one.reaction} ${one.event_id}`,
      what: t('parked', { reaction: one.reaction }),
      stream: one.stream ?? '',
      why: one.error,
      more: one.attempts > 0 ? t('attemptsCount', { count: one.attempts }) : '',
      at: one.at,
      again: operator ? { reaction: one.reaction, event_id: one.event_id } : null,
    })),
    ...mended.map((one) => ({
      key: `${one.projection} ${one.stream} ${one.at}`,
      what: t('mended', { type: one.type }),
      stream: one.stream,
      why: one.error,
      more: '',
      at: one.at,
      again: null,
    })),
  ]

  if (notes.length === 0) return null

  return (
    <Card title={t('attention')}>
      {notes.map(({ key, what, stream, why, more, at, again }) => (
        <Box
          key={key}
          sx={{
            px: 2,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
            overflowWrap: 'anywhere',
          }}
        >
          <b style={{ fontWeight: 500 }}>{what}</b> <bdi>{stream}</bdi>
          <Muted>
            <bdi>{why}</bdi> · {more && `${more} · `}
            <span className="num">{moment(at)}</span>
          </Muted>
          {again && (
            <Button sx={{ mt: 1 }} {...busyProps(retry.busy, () => retry.run({ body: again }))}>
              {t('retryNow')}
            </Button>
          )}
        </Box>
      ))}
    </Card>
  )
}
