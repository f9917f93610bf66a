import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PaypalAccountAnswer } from '@workledger/contracts/invoicing/paypal.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row, Stack } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { paypalTexts } from './messages'

/** The state of the PayPal connection, the way to connect, and the values to enter there. */
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
    <Stack gap={1.5} sx={{ p: 2, pb: 0, maxWidth: 720 }}>
      <Row wrap gap={1}>
        <Heading size={16}>{t('title')}</Heading>
        <StatusChip tone={account.connected ? 'good' : 'wait'}>
          {t(account.connected ? 'connected' : 'notConnected')}
        </StatusChip>
        {account.connected_at && (
          <Muted component="span" size={12}>
            {t('since', { moment: moment(account.connected_at) })}
          </Muted>
        )}
        <Button
          size="small"
          startIcon={<Icon name="history" />}
          onClick={showHistory}
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('history')}
        </Button>
      </Row>
      <Box component="p" sx={{ m: 0 }}>
        {t('intro')}
      </Box>
      <Muted component="p" sx={{ m: 0 }}>
        {t('steps')}
      </Muted>
      <WebhookFacts account={account} />
    </Stack>
  )
}

/** The address and the events to enter at PayPal. */
function WebhookFacts({ account }: { account: PaypalAccountAnswer }) {
  const t = useText(paypalTexts)
  const { copy } = useCopy()

  return (
    <Grid
      component="dl"
      columns={{ xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      gap="4px 16px"
      sx={{ m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
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
    </Grid>
  )
}
