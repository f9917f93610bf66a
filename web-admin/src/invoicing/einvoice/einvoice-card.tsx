import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { eInvoiceApi } from '@workledger/contracts/invoicing/einvoice.api'
import { useTold } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toastError } from '@workledger/kit/ui/toast'
import { eInvoiceTexts } from './messages'

/** Files for the client's programs, or the facts that the invoice lacks for them. */
export function EInvoiceCard({ id }: { id: string }) {
  const t = useText(eInvoiceTexts)
  const told = useTold()
  const params = { id }
  const found = useQuery(query(eInvoiceApi.eInvoice, { params }))
  const answer = found.data?.data
  const get = (file: 'eInvoiceUbl' | 'eInvoiceCii') =>
    void download(addressOf(eInvoiceApi[file], { params })).catch(toastError)

  return (
    <Card
      title={t('title')}
      aside={
        answer && (
          <StatusChip tone={answer.ready ? 'good' : 'wait'}>
            {t(answer.ready ? 'ready' : 'incomplete')}
          </StatusChip>
        )
      }
    >
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : !answer ? (
        <SkeletonRows rows={2} />
      ) : answer.ready ? (
        <Stack gap={1.5} sx={{ p: 2 }}>
          <div>{t('embedded')}</div>
          <Row align="stretch" wrap gap={1}>
            <Button
              size="small"
              startIcon={<Icon name="download" />}
              onClick={() => get('eInvoiceUbl')}
            >
              {t('ubl')}
            </Button>
            <Button
              size="small"
              startIcon={<Icon name="download" />}
              onClick={() => get('eInvoiceCii')}
            >
              {t('cii')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Box sx={{ p: 2 }}>
          {t('missing')}
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
            {answer.missing.map((fault) => (
              <li key={fault.code}>{told(fault)}</li>
            ))}
          </Box>
        </Box>
      )}
    </Card>
  )
}
