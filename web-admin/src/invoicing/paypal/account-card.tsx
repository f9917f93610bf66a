import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type PaypalAccountAnswer, paypalAccountBody, paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { confirm } from '@workledger/kit/ui/confirm'
import { useCopy } from '@workledger/kit/ui/copy'
import { Icon } from '@workledger/kit/ui/icon'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { paypalTexts } from './messages'

const PaypalHistory = lazy(() => import('./paypal-history'))

export function AccountCard() {
  const { workspace } = useMember()
  const found = useQuery(query(paypalApi.paypalAccount, { params: { ws: workspace.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  // Another account is another form: what was typed as a secret is gone.
  return found.data ? <Account key={found.data.data.connected_at} account={found.data.data} /> : <SkeletonRows rows={6} />
}

function Account({ account }: { account: PaypalAccountAnswer }) {
  const t = useText(paypalTexts)
  const { workspace } = useMember()
  const { moment } = useFormat()
  const may = useMay()('connectPaypal')
  const [history, setHistory] = useState(false)
  const connect = useConsoleCommand('connectPaypal')
  const disconnect = useConsoleCommand('disconnectPaypal', {
    onDone: () => void toast(t('toast.disconnected')),
    onError: toastError,
  })
  const form = useForm({
    schema: paypalAccountBody,
    initial: {
      environment: (account.environment ?? 'live') as string,
      client_id: account.client_id ?? '',
      secret: '',
      webhook_id: account.webhook_id ?? '',
    },
    shown: account,
    locked: !may,
    submit: async ({ environment, ...body }, { shown }) => {
      const where = environment === 'sandbox' ? 'sandbox' : 'live'
      await connect.send({ params: { ws: workspace.id }, body: { ...body, environment: where }, shown })
      toast(t('toast.connected'))
    },
  })
  const end = async () => {
    if (await confirm({ title: t('disconnectTitle'), text: t('disconnectText'), action: t('disconnect'), danger: true }))
      disconnect.run({ params: { ws: workspace.id } })
  }
  const { copy } = useCopy()
  return (
    <>
      <FormCard
        form={form}
        action={t(account.connected ? 'save' : 'connect')}
        quiet={account.connected}
        locked={may ? undefined : t('locked')}
        aside={
          account.connected && (
            <Button disabled={disconnect.busy} onClick={() => void end()}>
              {t('disconnect')}
            </Button>
          )
        }
      >
        <Box sx={{ p: 2, pb: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box component="h2" sx={{ m: 0, fontSize: 16, fontWeight: 600 }}>
              {t('title')}
            </Box>
            <StatusChip tone={account.connected ? 'good' : 'wait'}>{t(account.connected ? 'connected' : 'notConnected')}</StatusChip>
            {account.connected_at && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
                {t('since', { moment: moment(account.connected_at) })}
              </Box>
            )}
            <Button size="small" startIcon={<Icon name="history" />} onClick={() => setHistory(true)} sx={{ marginInlineStart: 'auto' }}>
              {t('history')}
            </Button>
          </Box>
          <Box component="p" sx={{ m: 0 }}>
            {t('intro')}
          </Box>
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {t('steps')}
          </Box>
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
        </Box>
        <FormCard.Group columns={2}>
          <SelectField
            {...form.field('environment')}
            label={t('environment')}
            options={(['live', 'sandbox'] as const).map((value) => ({ value, label: t(`environments.${value}`) }))}
          />
          <TextField {...form.field('client_id')} required label={t('clientId')} autoComplete="off" />
          <PasswordField
            {...form.field('secret')}
            required={!account.connected}
            label={t('secret')}
            hint={t(account.connected ? 'secretKept' : 'secretHint')}
            autoComplete="new-password"
          />
          <TextField {...form.field('webhook_id')} required label={t('webhookId')} hint={t('webhookHint')} autoComplete="off" />
        </FormCard.Group>
      </FormCard>
      <Suspense>{history && <PaypalHistory stream={account.stream} title={t('title')} close={() => setHistory(false)} />}</Suspense>
    </>
  )
}
