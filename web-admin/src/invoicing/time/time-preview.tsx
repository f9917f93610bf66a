import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Money } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { billedTimeTexts } from './messages'

type UnbilledTime = AnswerOf<typeof unbilledTimeApi.unbilledTime>['data']

interface Props {
  /** Undefined while loading. */
  preview: UnbilledTime | undefined
  error: ApiError | null
  currency: string
}

/** The lines of the chosen time, or the reason why there are none. */
export function TimePreview({ preview, error, currency }: Props) {
  const t = useText(billedTimeTexts)

  if (error)
    return <Alert severity="error">{Object.values(error.fields)[0]?.[0] ?? error.message}</Alert>

  if (!preview) return <SkeletonRows rows={3} />
  if (preview.entries === 0) return <Alert severity="info">{t('none')}</Alert>

  return <TimeLines preview={preview} currency={currency} />
}

function TimeLines({ preview, currency }: { preview: UnbilledTime; currency: string }) {
  const t = useText(billedTimeTexts)
  const { number } = useFormat()

  return (
    <Box aria-live="polite">
      <Box sx={{ maxHeight: 260, overflowY: 'auto' }}>
        <PlainTable
          label={t('preview')}
          columns={[t('description'), t('hours'), t('price'), t('amount')]}
          rows={preview.lines.map((line, index) => ({
            key: index,
            cells: [
              <bdi key="description">{line.description}</bdi>,
              number(line.quantity),
              <Money key="price" amount={line.unit_price} currency={currency} bare />,
              <Money key="amount" amount={line.amount} currency={currency} bare />,
            ],
          }))}
        />
      </Box>
      <Row
        align="stretch"
        wrap
        gap={1}
        sx={{ justifyContent: 'space-between', mt: 1, fontWeight: 600 }}
      >
        <span>{t('total', { count: preview.entries, hours: number(preview.quantity) })}</span>
        <Money amount={preview.amount} currency={currency} />
      </Row>
    </Box>
  )
}
