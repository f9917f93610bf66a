import Box from '@mui/material/Box'
import { FailedState } from '@workledger/kit/ui/states'
import type { ComponentProps } from 'react'
import { InvoiceTotals } from './invoice-totals'
import type { useLiveTotals } from './use-live-totals'

interface Props {
  live: Pick<ReturnType<typeof useLiveTotals>, 'error' | 'fresh' | 'retry'>
  /** Null until the server has calculated something. */
  invoice: ComponentProps<typeof InvoiceTotals>['invoice'] | null
}

/** The totals of what is typed: faint while the server calculates, or the reason why it did not. */
export function LiveTotals({ live: { error, fresh, retry }, invoice }: Props) {
  if (error)
    return (
      <Box role="alert">
        <FailedState dense error={error} retry={retry} />
      </Box>
    )

  if (!invoice) return null

  return (
    <Box
      aria-busy={!fresh}
      sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5, opacity: fresh ? 1 : 0.5 }}
    >
      <InvoiceTotals invoice={invoice} />
    </Box>
  )
}
