import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PaypalAccountAnswer } from '@workledger/contracts/invoicing/paypal.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { paypalTexts } from './messages'

/** Whether PayPal is connected, how that is done, and what has to be entered there. */
export function AccountAbout({
  account,
  showHistory,
}: {
  account: PaypalAccountAnswer
  showHistory: () => void
}) {
  const t = useText(paypalTexts)
  const { moment } = useFormat()

  return (
    <Box sx={{ p: 2, pb: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h2" sx={{ m: 0, fontSize: 16, fontWeight: 600 }}>
          {t('title')}
        </Box>
        <StatusChip tone={account.connected ? 'good' : 'wait'}>
          {t(account.connected ? 'connected' : 'notConnected')}
        </StatusChip>
        {account.connected_at && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {t('since', { moment: moment(account.connected_at) })}
          </Box>
        )}
        <Button
          size="small"
          startIcon={<Icon name="history" />}
          onClick={showHistory}
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('history')}
        </Button>
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        {t('intro')}
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {t('steps')}
      </Box>
      <WebhookFacts account={account} />
    </Box>
  )
}

/** The address and the events to be entered at PayPal. */
function WebhookFacts({ account }: { account: PaypalAccountAnswer }) {
  const t = useText(paypalTexts)
  const { copy } = useCopy()

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        gap: '4px 16px',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      <dt>{t('address')}</dt>
      <dd>
        <bdi>{account.webhook_url}</bdi>{' '}
        <Button size="small" onClick={() => void copy(account.webhook_url)}>
          {t('copy')}
        </Button>
      </dd>
      <dt>{t('events')}</dt>
      <dd>
        {account.webhook_events.map((event) => (
          <Box key={event} component="bdi" sx={{ display: 'block', fontSize: 13 }}>
            {event}
          </Box>
        ))}
      </dd>
    </Box>
  )
}
