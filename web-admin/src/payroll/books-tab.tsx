import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { payBooksApi, payBooksBody } from '@workledger/contracts/payroll/pay-books.api'
import { bookKeys } from '@workledger/contracts/payroll/pay-books.events'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { type DatevValues, datevClientOf, datevValues } from '../kit/datev-values'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { booksTexts } from './books-messages'

const BooksHistory = lazy(() => import('./books-history'))

type Books = AnswerOf<typeof payBooksApi.payBooks>['data']
type NamedRow = { readonly id: string; readonly name: string }

/** Accounts and cost centres that pay is booked to. */
export function BooksTab() {
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const books = useQuery(query(payBooksApi.payBooks, { params }))
  const allowances = useQuery(query(payrollCategoriesApi.allowances, { params }))
  const deductions = useQuery(query(payrollCategoriesApi.deductions, { params }))
  const departments = useQuery(query(structureApi.departments, { params, query: {} }))
  const all = [books, allowances, deductions, departments]
  const failed = all.find(({ error }) => error)

  if (failed?.error)
    return (
      <FailedState
        error={failed.error}
        retry={() => void Promise.all(all.map((each) => each.refetch()))}
      />
    )

  if (!books.data || !allowances.data || !deductions.data || !departments.data)
    return <SkeletonRows rows={8} />

  return (
    <BooksForm
      books={books.data.data}
      categories={[...allowances.data.data, ...deductions.data.data]}
      departments={departments.data.data}
    />
  )
}

interface Props {
  books: Books
  categories: readonly NamedRow[]
  departments: readonly NamedRow[]
}

interface BookValues extends DatevValues {
  accounts: Record<string, string>
  centres: Record<string, string>
  xero_tax_rate: string
}

const typedOf = ({ accounts, cost_centres, datev, xero_tax_rate }: Books): BookValues => ({
  accounts: Object.fromEntries(accounts.map(({ key, account }) => [key, account])),
  centres: Object.fromEntries(cost_centres.map(({ department_id, code }) => [department_id, code])),
  ...datevValues(datev),
  xero_tax_rate,
})

const entered = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([key, value]) => (value.trim() ? [[key, value] as const] : []))

const toBody = ({ accounts, centres, xero_tax_rate, ...datev }: BookValues) => ({
  accounts: entered(accounts).map(([key, account]) => ({ key, account })),
  cost_centres: entered(centres).map(([department_id, code]) => ({ department_id, code })),
  datev: datevClientOf(datev),
  xero_tax_rate,
})

function BooksForm({ books, categories, departments }: Props) {
  const t = useText(booksTexts)
  const { workspace } = useMember()
  const may = useMay()('changePayBooks')
  const change = useConsoleCommand('changePayBooks')
  const [history, setHistory] = useState(false)

  const form = useForm({
    schema: payBooksBody,
    initial: typedOf(books),
    toRequest: toBody,
    shown: { revision: books.revision },
    locked: !may,
    submit: async (typed, { shown }) => {
      await change.send({ params: { ws: workspace.id }, body: toBody(typed) as never, shown })
      toast(t('saved'))
    },
  })

  /** A text field of one key of a record. */
  const part = (of: 'accounts' | 'centres', key: string, label: string) => (
    <TextField
      key={key}
      name={`${of}.${key}`}
      value={form.values[of][key] ?? ''}
      onChange={(value) => form.set(of, { ...form.values[of], [key]: value })}
      label={label}
      disabled={!may}
    />
  )

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
      <FormCard form={form}>
        <FormCard.Group title={t('accounts')} columns={2}>
          {bookKeys.map((key) => part('accounts', key, t(key)))}
        </FormCard.Group>
        <Muted sx={{ px: 2 }}>{t('accountsNote')}</Muted>
        {categories.length > 0 && (
          <FormCard.Group title={t('categories')} columns={2}>
            {categories.map(({ id, name }) => part('accounts', id, name))}
          </FormCard.Group>
        )}
        {departments.length > 0 && (
          <FormCard.Group title={t('centres')} columns={2}>
            {departments.map(({ id, name }) => part('centres', id, name))}
          </FormCard.Group>
        )}
        <FormCard.Group title={t('datev')} columns={2}>
          <TextField {...datevField('consultant')} label={t('consultant')} />
          <TextField {...datevField('client')} label={t('client')} />
          <TextField {...datevField('account_digits')} type="number" label={t('digits')} />
          <TextField {...datevField('year_begins')} type="number" label={t('month')} />
        </FormCard.Group>
        <FormCard.Group title={t('xero')} columns={1}>
          <TextField {...form.field('xero_tax_rate')} label={t('taxRate')} />
        </FormCard.Group>
      </FormCard>
      <Suspense>
        {history && (
          <BooksHistory
            stream={books.stream}
            names={new Map([...categories, ...departments].map(({ id, name }) => [id, name]))}
            close={() => setHistory(false)}
          />
        )}
      </Suspense>
    </>
  )
}
