import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { paidBody, paymentsApi, type RunPayment } from '@workledger/contracts/payments/payments.api'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent, useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Facts } from '@workledger/kit/ui/facts'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { paymentTexts } from './payment-messages'
import { ReturnedPayments } from './returned-payments'
import { useRun } from './run-context'
import { usePayWords } from './words'

const PaymentHistory = lazy(() => import('./payment-history'))

/**
 * The payment of an approved run: bank files, people left out of them, changed accounts, and people
 * marked as paid.
 */
export default function PayTab() {
  const { run } = useRun()
  const { workspace } = useMember()
  const params = { ws: workspace.id, id: run.id }
  const found = useQuery(query(paymentsApi.runPayment, { params }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={6} />
  const payment = found.data.data

  return (
    <Stack gap={2}>
      {run.status === 'complete' && <Files payment={payment} params={params} />}
      <People title="lacking" payment={payment} />
      <People title="changed" payment={payment} />
      {run.status === 'complete' && <ReturnedPayments payment={payment} params={params} />}
      {run.status === 'complete' && <CreatedPaymentFile payment={payment} />}
    </Stack>
  )
}

const fileTexts = { 'pain.001': 'sepa', bacs18: 'bacs', nacha: 'ach', csv: 'csv' } as const

/** Returns the account that pays the run's currency, with its masked number. */
function payerOf({ currency, company_account, local_account }: RunPayment) {
  if (local_account) return { name: local_account.name, number: local_account.account_number }

  return company_account && currency !== 'GBP' && currency !== 'USD'
    ? { name: company_account.name, number: company_account.iban }
    : null
}

type Params = { ws: string; id: string }

function Files({ payment, params }: { payment: RunPayment; params: Params }) {
  const t = useText(paymentTexts)
  const { day, number, period } = usePayWords()
  const may = useMay()
  const { user } = useCurrent()
  const { run } = useRun()
  const [open, setOpen] = useState<'mark' | 'history' | null>(null)
  const close = () => setOpen(null)

  const make = useConsoleCommand('makePaymentFile', {
    onDone: ({ data }) => keep(data),
    onError: toastError,
  })

  const unmark = useConsoleCommand('markRunUnpaid', {
    onDone: () => toast(t('unmarked')),
    onError: toastError,
  })

  const { entries_count, paid_count, paid_on, execution_date } = payment
  const payer = payerOf(payment)
  const local = payment.files.some(({ format }) => format === 'bacs18' || format === 'nacha')

  const takeBack = async () => {
    if (await confirm({ title: t('takeBack'), text: t('takeBackText'), action: t('takeBack') }))
      unmark.run({ params, body: {}, shown: run })
  }

  const offers = may('makePaymentFile') && !user.impersonated_by

  return (
    <Card
      title={t('title')}
      aside={
        <IconButton
          aria-label={t('history')}
          title={t('history')}
          onClick={() => setOpen('history')}
        >
          <Icon name="history" />
        </IconButton>
      }
    >
      <Facts
        items={[
          [t('paid'), t('paidOf', { paid: number(paid_count), all: number(entries_count) })],
          [t('paidOn'), paid_on && day(paid_on)],
          [t('execution'), day(execution_date)],
          [
            t('from'),
            payer ? (
              <>
                {payer.name} <span className="num ltr">{payer.number}</span>
              </>
            ) : local ? (
              t('noLocalAccount', { currency: payment.currency })
            ) : (
              t('noCompanyAccount')
            ),
          ],
        ]}
      />
      <Row align="stretch" wrap gap={1} sx={{ p: 2, pt: 0 }}>
        {offers &&
          payment.files.map(({ format, transactions, total }) => (
            <Button
              key={format}
              disabled={transactions === 0 || (format !== 'csv' && !payer)}
              {...busyProps(make.busy, () => make.run({ params, body: { format } }))}
              sx={{ flexWrap: 'wrap', whiteSpace: 'normal' }}
            >
              {t(fileTexts[format], { count: transactions })}
              <Muted component="span" sx={{ marginInlineStart: 1 }}>
                <Money amount={total} currency={payment.currency} />
              </Muted>
            </Button>
          ))}
        {may('markRunPaid') && paid_count < entries_count && (
          <Button variant="contained" color="primary" onClick={() => setOpen('mark')}>
            {t('mark')}
          </Button>
        )}
        {may('markRunUnpaid') && paid_count > 0 && (
          <Button variant="text" {...busyProps(unmark.busy, () => void takeBack())}>
            {t('takeBack')}
          </Button>
        )}
      </Row>
      {open === 'mark' && <MarkDialog payment={payment} params={params} close={close} />}
      <Suspense>
        {open === 'history' && (
          <PaymentHistory stream={payment.stream} title={period(run)} close={close} />
        )}
      </Suspense>
    </Card>
  )
}

function MarkDialog({
  payment,
  params,
  close,
}: {
  payment: RunPayment
  params: Params
  close: () => void
}) {
  const t = useText(paymentTexts)
  const { number, listed } = usePayWords()
  // They are marked too: paid in cash, or not at all.
  const unreached = payment.lacking.flatMap(({ reason, employee }) =>
    reason === 'no_account' ? [isolated(fullName(employee))] : [],
  )
  const { run } = useRun()
  const mark = useConsoleCommand('markRunPaid')

  const form = useForm({
    schema: paidBody,
    initial: { paid_on: today() },
    submit: async (body) => {
      await mark.send({ params, body, shown: run })
      toast(t('marked'))
      close()
    },
  })

  return (
    <FormDialog title={t('mark')} form={form} action={t('mark')} onClose={close}>
      <div>{t('markText', { all: number(payment.entries_count - payment.paid_count) })}</div>
      {unreached.length > 0 && <div>{t('markNoAccount', { names: listed(unreached) })}</div>}
      <DateField {...form.field('paid_on')} required label={t('paidOn')} />
    </FormDialog>
  )
}

/** People left out of a file, or with another account than at the previous run. */
function People({ title, payment }: { title: 'lacking' | 'changed'; payment: RunPayment }) {
  const t = useText(paymentTexts)
  const { moment } = usePayWords()

  const rows =
    title === 'lacking'
      ? payment.lacking.map((row) => ({ ...row, note: t(`reason.${row.reason}`) }))
      : payment.changed.map((row) => ({
          ...row,
          note: t('changedBy', {
            time: isolated(moment(row.changed_at)),
            name: isolated(row.changed_by),
          }),
        }))

  const more = title === 'lacking' ? payment.lacking_count - rows.length : 0

  return (
    <Card title={t(title)} note={rows.length > 0 ? String(rows.length + more) : undefined}>
      {rows.length === 0 ? (
        <EmptyState
          dense
          icon="check"
          title={t(title === 'lacking' ? 'lackingNone' : 'changedNone')}
        />
      ) : (
        <BareList>
          {rows.map(({ entry_id, employee, note }) => (
            <Row
              component="li"
              key={entry_id}
              align="stretch"
              wrap
              sx={{ columnGap: 2, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <bdi style={{ fontWeight: 500 }}>{fullName(employee)}</bdi>
              <Muted component="span">{note}</Muted>
            </Row>
          ))}
        </BareList>
      )}
      {more > 0 && <Alert severity="info">{t('more', { count: more })}</Alert>}
    </Card>
  )
}

/** The files: author, content, and the hash that identifies each. */
function CreatedPaymentFile({ payment }: { payment: RunPayment }) {
  const t = useText(paymentTexts)
  const { moment, day } = usePayWords()

  return (
    <Card title={t('made')}>
      {payment.made.length === 0 && <EmptyState dense icon="file" title={t('madeNone')} />}
      {payment.made.map(
        ({ id, format, made_at, made_by, transactions, total, execution_date, sha256 }) => (
          <Box key={id} sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <span>
              {t(fileTexts[format], { count: transactions })} ·{' '}
              <Money amount={total} currency={payment.currency} /> · {day(execution_date)}
            </span>
            <Muted size={12} sx={{ overflowWrap: 'anywhere' }}>
              {t('changedBy', { time: isolated(moment(made_at)), name: isolated(made_by) })} ·{' '}
              <span className="ltr">SHA-256 {sha256}</span>
            </Muted>
          </Box>
        ),
      )}
    </Card>
  )
}

/** Saves the server's file in the browser. */
function keep({ name, type, content }: { name: string; type: string; content: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
