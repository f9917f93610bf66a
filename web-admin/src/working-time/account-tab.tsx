import Button from '@mui/material/Button'
import type { Rows } from '@workledger/contracts/registry'
import type { WorkingTimeAccount } from '@workledger/contracts/working-time/working-time.api'
import { AccountView } from '@workledger/kit/areas/working-time/account-view'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'

const BookingDialog = lazy(() => import('./booking-dialog'))
const PayoutDialog = lazy(() => import('./payout-dialog'))
const WithdrawDialog = lazy(() => import('./withdraw-dialog'))

/** One employee's account, with the actions of those who keep it. */
export default function AccountTab({ employee: { id } }: { employee: { id: string } }) {
  const t = useText(workingTimeTexts)
  const may = useMay()
  const [withdrawing, setWithdrawing] = useState<Line | null>(null)

  const lineActions = (line: Line) =>
    line.payout_status === 'waiting' && (
      <Button variant="text" onClick={() => setWithdrawing(line)}>
        {t('payout.withdraw')}
      </Button>
    )

  return (
    <>
      <AccountView
        employee={id}
        actions={(account) => <AccountActions employee={id} account={account} />}
        {...(may('withdrawWorkingTimePayout') ? { lineActions } : {})}
      />
      <Suspense>
        {withdrawing && <WithdrawDialog line={withdrawing} close={() => setWithdrawing(null)} />}
      </Suspense>
    </>
  )
}

type Line = Rows['working-time-lines']

interface AccountActionsProps {
  employee: string
  account: WorkingTimeAccount
}

function AccountActions({ employee, account }: AccountActionsProps) {
  const { closable, on, balance_seconds } = account
  const t = useText(workingTimeTexts)
  const { month: monthOf } = useFormat()
  const may = useMay()
  const [booking, setBooking] = useState(false)
  const [paying, setPaying] = useState(false)

  const close = useConsoleCommand('closeWorkingTimeMonth', {
    onDone: () => void toast(t('closedToast')),
    onError: toastError,
  })

  const ask = async (closing: string) => {
    const month = monthOf(`${closing}-01`)
    const said = {
      title: t('closeAsk', { month }),
      text: t('closeText'),
      action: t('close', { month }),
    }
    if (await confirm(said)) close.run({ params: { id: employee }, body: { month: closing } })
  }

  return (
    <>
      {closable && may('closeWorkingTimeMonth') && (
        <Button loading={close.busy} onClick={() => void ask(closable)}>
          {t('close', { month: monthOf(`${closable}-01`) })}
        </Button>
      )}
      {on && may('bookWorkingTime') && (
        <Button onClick={() => setBooking(true)}>{t('book')}</Button>
      )}
      {on && balance_seconds > 0 && may('payOutWorkingTime') && (
        <Button onClick={() => setPaying(true)}>{t('payout.open')}</Button>
      )}
      <Suspense>
        {paying && <PayoutDialog account={account} close={() => setPaying(false)} />}
        {booking && <BookingDialog employee={employee} close={() => setBooking(false)} />}
      </Suspense>
    </>
  )
}
