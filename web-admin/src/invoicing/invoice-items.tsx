import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useText } from '@workledger/kit/i18n/i18n'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Icon } from '@workledger/kit/ui/icon'
import { InvoiceLines } from './invoice-lines'
import { LiveTotals } from './live-totals'
import { billedTimeTexts } from './time/messages'
import type { InvoiceFormState } from './use-invoice-form'
import { useLiveTotals } from './use-live-totals'

interface Props {
  form: InvoiceFormState
  invoice: InvoiceAnswer | null
  /** The company has a first tax. */
  taxed: boolean
  addTime: () => Promise<void>
}

/** The items of an invoice and their totals. */
export function InvoiceItems({ form, invoice, taxed, addTime }: Props) {
  const time = useText(billedTimeTexts)
  const { lines, ...typed } = form.values
  const live = useLiveTotals(form.values, invoice?.tax_rounding)
  const totals = live.totals ?? invoice?.totals

  return (
    <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <InvoiceLines
        lines={lines}
        saved={invoice?.items ?? []}
        amounts={live.amounts}
        currency={typed.currency}
        taxed={taxed && typed.tax_rate1 !== ''}
        complaint={form.errors.lines}
        onChange={(now) => form.set('lines', now)}
        beside={
          <Button
            variant="text"
            {...busyProps(form.busy, () => void addTime())}
            startIcon={<Icon name="timer" />}
          >
            {time('add')}
          </Button>
        }
      />
      <LiveTotals live={live} invoice={totals ? { ...typed, totals } : null} />
    </Box>
  )
}
