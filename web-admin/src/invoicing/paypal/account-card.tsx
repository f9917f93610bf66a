import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type PaypalAccountAnswer, paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { confirm } from '@workledger/kit/ui/confirm'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { AccountAbout } from './account-about'
import { AccountFields, usePaypalForm } from './account-fields'
import { paypalTexts } from './messages'

const PaypalHistory = lazy(() => import('./paypal-history'))

export function AccountCard() {
  const { workspace } = useMember()
  const found = useQuery(query(paypalApi.paypalAccount, { params: { ws: workspace.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />

  // Another account makes another form, so a typed secret is gone.
  return found.data ? (
    <PaypalAccount key={found.data.data.connected_at} account={found.data.data} />
  ) : (
    <SkeletonRows rows={6} />
  )
}

/** The connected account, or the form that connects one. */
function PaypalAccount({ account }: { account: PaypalAccountAnswer }) {
  const t = useText(paypalTexts)
  const { workspace } = useMember()
  const may = useMay()('connectPaypal')
  const [history, setHistory] = useState(false)

  const disconnect = useConsoleCommand('disconnectPaypal', {
    onDone: () => void toast(t('toast.disconnected')),
    onError: toastError,
  })

  const form = usePaypalForm(account)

  const end = async () => {
    if (
      await confirm({
        title: t('disconnectTitle'),
        text: t('disconnectText'),
        action: t('disconnect'),
        danger: true,
      })
    )
      disconnect.run({ params: { ws: workspace.id } })
  }

  return (
    <>
      <FormCard
        form={form}
        action={t(account.connected ? 'save' : 'connect')}
        quiet={account.connected}
        locked={may ? undefined : t('locked')}
        aside={
          account.connected && (
            <Button {...busyProps(disconnect.busy, () => void end())}>{t('disconnect')}</Button>
          )
        }
      >
        <AccountAbout account={account} showHistory={() => setHistory(true)} />
        <AccountFields form={form} account={account} />
      </FormCard>
      <Suspense>
        {history && (
          <PaypalHistory
            stream={account.stream}
            title={t('title')}
            close={() => setHistory(false)}
          />
        )}
      </Suspense>
    </>
  )
}
