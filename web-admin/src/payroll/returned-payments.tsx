import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { acceptOf } from '@workledger/contracts/kernel/file-types'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { ReturnDifference, RunPayment } from '@workledger/contracts/payments/payments.api'
import { returnReasons } from '@workledger/contracts/payments/payments.events'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useRef, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { paymentTexts } from './payment-messages'
import { usePayWords } from './words'

/** Payments that the bank refused or returned, and the upload of its message. */
export function ReturnedPayments({
  payment,
  params,
}: {
  payment: RunPayment
  params: { ws: string; id: string }
}) {
  const t = useText(paymentTexts)
  const { day } = usePayWords()
  const known: readonly string[] = returnReasons
  const [different, setDifferent] = useState<readonly ReturnDifference[]>([])

  const reasonOf = (code: string) =>
    known.includes(code)
      ? t(`returnReason.${code as (typeof returnReasons)[number]}`)
      : t('returnedOther')

  return (
    <Card title={t('returned')} aside={<ReadMessage params={params} onRead={setDifferent} />}>
      {different.length > 0 && (
        <DifferentReturns different={different} currency={payment.currency} />
      )}
      {payment.returned.length === 0 ? (
        <EmptyState dense icon="check" title={t('returnedNone')} />
      ) : (
        <BareList>
          {payment.returned.map(({ entry_id, employee, net_pay, code, returned_on }) => (
            <Row
              component="li"
              key={entry_id}
              align="stretch"
              wrap
              sx={{ columnGap: 2, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <bdi style={{ fontWeight: 500 }}>{fullName(employee)}</bdi>
              <Money amount={net_pay} currency={payment.currency} />
              <Muted component="span">
                {t('returnedNote', {
                  reason: isolated(reasonOf(code)),
                  code: isolated(code),
                  day: day(returned_on),
                })}
              </Muted>
            </Row>
          ))}
        </BareList>
      )}
    </Card>
  )
}

/** Payments of which the message that was read last returns another amount than was paid. */
function DifferentReturns({
  different,
  currency,
}: {
  different: readonly ReturnDifference[]
  currency: string
}) {
  const t = useText(paymentTexts)
  const { money } = useFormat()
  const sum = (amount: string, of: string) => isolated(`${money(amount, of)} ${of}`)

  return (
    <Alert severity="warning">
      {t('returnsDiffer')}
      <BareList>
        {different.map(({ entry_id, employee, net_pay, ...returned }) => {
          const all = { name: isolated(fullName(employee)), paid: sum(net_pay, currency) }

          return (
            <li key={`${entry_id} ${returned.amount}`}>
              {returned.amount === null
                ? t('returnNoAmount', all)
                : t('returnDiffers', {
                    ...all,
                    amount: sum(returned.amount, returned.currency || currency),
                  })}
            </li>
          )
        })}
      </BareList>
    </Alert>
  )
}

/** Chooses a pain.002 or camt.054 and sends it; the server reads it. */
function ReadMessage({
  params,
  onRead,
}: {
  params: { ws: string; id: string }
  onRead: (different: readonly ReturnDifference[]) => void
}) {
  const t = useText(paymentTexts)
  const may = useMay()
  const input = useRef<HTMLInputElement>(null)

  const read = useConsoleCommand('readReturns', {
    onDone: ({ data: { recorded, known, foreign, different } }) => {
      onRead(different)
      const others = known + foreign
      const more = others > 0 ? ` ${t('readReturnsOthers', { count: others })}` : ''
      toast(t('readReturnsDone', { count: recorded }) + more)
    },
    onError: toastError,
  })

  if (!may('readReturns')) return null

  return (
    <>
      <Button
        startIcon={<Icon name="upload" />}
        {...busyProps(read.busy, () => input.current?.click())}
      >
        {t('readReturns')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={`.xml,${acceptOf(['xml'])}`}
        aria-label={t('readReturns')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) read.run({ params, body: { file } })
          event.target.value = ''
        }}
      />
    </>
  )
}
