import { type ledgerApi, ledgerBooksBody } from '@workledger/contracts/invoicing/ledger.api'
import { ledgerKeys } from '@workledger/contracts/invoicing/ledger.events'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { useMember } from '@workledger/kit/net/current'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { type DatevValues, datevClientOf, datevValues } from '../../kit/datev-values'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { ledgerTexts } from './messages'

const LedgerHistory = lazy(() => import('./ledger-history'))

type Books = AnswerOf<typeof ledgerApi.ledgerBooks>['data']
type Rate = Books['rates'][number]

interface RateValues extends Pick<Rate, 'category' | 'rate'> {
  revenue: string
  tax: string
  datev_key: string
  xero_tax_rate: string
}

interface AccountValues extends DatevValues {
  accounts: Record<string, string>
  rates: RateValues[]
  xero_tax_rate: string
}

const sameRate = (a: Pick<Rate, 'category' | 'rate'>, b: Pick<Rate, 'category' | 'rate'>) =>
  a.category === b.category && Number(a.rate) === Number(b.rate)

/** Returns the form of the books: rates that invoices use have a row, whether entered or not. */
function typedOf({ accounts, rates, used, datev, xero_tax_rate }: Books): AccountValues {
  const blank = { revenue: '', tax: '', datev_key: '', xero_tax_rate: '' }

  return {
    accounts: Object.fromEntries(accounts.map(({ key, account }) => [key, account])),
    rates: [
      ...rates.map((rate) => ({
        ...rate,
        tax: rate.tax ?? '',
        datev_key: rate.datev_key ?? '',
        xero_tax_rate: rate.xero_tax_rate ?? '',
      })),
      ...used
        .filter((each) => !rates.some((rate) => sameRate(rate, each)))
        .map((each) => ({ ...blank, ...each })),
    ],
    ...datevValues(datev),
    xero_tax_rate,
  }
}

const orNull = (text: string) => text.trim() || null

const toBody = ({ accounts, rates, xero_tax_rate, ...datev }: AccountValues) => ({
  accounts: ledgerKeys.flatMap((key) =>
    accounts[key]?.trim() ? [{ key, account: accounts[key] }] : [],
  ),
  rates: rates
    .filter((rate) => [rate.revenue, rate.tax, rate.datev_key, rate.xero_tax_rate].some(orNull))
    .map((rate) => ({
      ...rate,
      tax: orNull(rate.tax),
      datev_key: orNull(rate.datev_key),
      xero_tax_rate: orNull(rate.xero_tax_rate),
    })),
  datev: datevClientOf(datev),
  xero_tax_rate,
})

/** Accounts that invoices and expenses are booked to. */
export function LedgerAccounts({ books }: { books: Books }) {
  const t = useText(ledgerTexts)
  const words = useRecordWords(invoicingWords)
  const { workspace } = useMember()
  const may = useMay()('changeLedgerBooks')
  const change = useConsoleCommand('changeLedgerBooks')
  const [history, setHistory] = useState(false)

  const form = useForm({
    schema: ledgerBooksBody,
    initial: typedOf(books),
    toRequest: toBody,
    shown: { revision: books.revision },
    locked: !may,
    submit: async (typed, { shown }) => {
      await change.send({ params: { ws: workspace.id }, body: toBody(typed) as never, shown })
      toast(t('saved'))
    },
  })

  /** A field of DATEV, whose complaint the schema names by its part. */
  const datevField = (name: keyof DatevValues) => {
    const fault = form.errors[`datev.${name}`]
    return { ...form.field(name), ...(fault && { error: faultText(fault) }) }
  }

  usePageActions({
    secondary: [{ label: t('history'), icon: 'history', run: () => setHistory(true) }],
  })

  return (
    <>
      <FormCard form={form} locked={may ? undefined : t('locked')}>
        <FormCard.Group title={t('accounts')} columns={2}>
          {ledgerKeys.map((key) => (
            <TextField
              key={key}
              name={`accounts.${key}`}
              value={form.values.accounts[key] ?? ''}
              onChange={(value) => form.set('accounts', { ...form.values.accounts, [key]: value })}
              label={words.value(key)}
              disabled={!may}
            />
          ))}
        </FormCard.Group>
        <Muted sx={{ px: 2 }}>{t('accountsNote')}</Muted>
        {form.values.rates.length === 0 ? (
          <FormCard.Group title={t('rates')} columns={1}>
            <Muted>{t('noRates')}</Muted>
          </FormCard.Group>
        ) : (
          form.values.rates.map((rate, index) => (
            <RateGroup
              key={`${rate.category} ${rate.rate}`}
              rate={rate}
              disabled={!may}
              errorOf={(name) => {
                const fault = form.errors[`rates.${index}.${name}`]
                return fault && faultText(fault)
              }}
              onChange={(part) =>
                form.set(
                  'rates',
                  form.values.rates.map((each, at) => (at === index ? { ...each, ...part } : each)),
                )
              }
            />
          ))
        )}
        <Muted sx={{ px: 2 }}>{t('ratesNote')}</Muted>
        <FormCard.Group title={t('datev')} columns={2}>
          <TextField {...datevField('consultant')} label={t('consultant')} />
          <TextField {...datevField('client')} label={t('client')} />
          <TextField {...datevField('account_digits')} type="number" label={t('digits')} />
          <TextField {...datevField('year_begins')} type="number" label={t('begins')} />
        </FormCard.Group>
        <FormCard.Group title={t('xero')} columns={1}>
          <TextField {...form.field('xero_tax_rate')} label={t('taxRate')} />
        </FormCard.Group>
      </FormCard>
      <Suspense>
        {history && <LedgerHistory stream={books.stream} close={() => setHistory(false)} />}
      </Suspense>
    </>
  )
}

interface RateGroupProps {
  rate: RateValues
  disabled: boolean
  errorOf: (name: keyof RateValues) => string | undefined
  onChange: (part: Partial<RateValues>) => void
}

function RateGroup({ rate, disabled, errorOf, onChange }: RateGroupProps) {
  const t = useText(ledgerTexts)
  const { percent } = useFormat()
  const words = useRecordWords(invoicingWords)

  const labels = {
    revenue: t('revenue'),
    tax: t('tax'),
    datev_key: t('key'),
    xero_tax_rate: t('xeroName'),
  } as const

  return (
    <FormCard.Group title={pair(words.value(rate.category), percent(rate.rate))} columns={2}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <TextField
          key={name}
          name={`rates.${rate.category} ${rate.rate}.${name}`}
          value={rate[name]}
          onChange={(value) => onChange({ [name]: value })}
          label={labels[name]}
          error={errorOf(name)}
          disabled={disabled}
        />
      ))}
    </FormCard.Group>
  )
}
