import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  journalFormats,
  type PayJournalAnswer,
  payReportsApi,
} from '@workledger/contracts/payroll/pay-reports.api'
import { currentLanguage, useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Money } from '@workledger/kit/ui/figures'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isZero, minus } from '../kit/decimal'
import { reportTexts } from './report-texts'
import { RunBooks } from './run-books'
import { useRun } from './run-context'
import { usePayWords } from './words'

type Figures = NonNullable<PayJournalAnswer['erased']>

/** A department, or the erased people. */
interface Group extends Figures {
  key: string
  name: string
}

const NONE = 'none'
const ERASED = 'erased'

/** Deductions are negative, as in the explanation of an entry. */
const negated = (amount: string) => minus('0', amount)

/** The run's pay and deductions by category and by department, for the books. */
export default function JournalTab() {
  const t = useText(reportTexts)
  const { number } = usePayWords()
  const { workspace } = useMember()
  const { run } = useRun()
  const narrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  const params = { ws: workspace.id, id: run.id }
  const found = useQuery(query(payReportsApi.payrunJournal, { params }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={8} />
  const journal = found.data.data

  if (journal.count === 0)
    return <EmptyState icon="payroll" title={t('empty.title')} text={t('empty.text')} />

  const { currency } = journal

  const groups: Group[] = journal.departments.map(({ department_id, department, ...figures }) => ({
    key: department_id ?? NONE,
    name: department ?? t(department_id ? 'goneDepartment' : 'noDepartment'),
    ...figures,
  }))

  if (journal.erased) groups.push({ key: ERASED, name: t('erased'), ...journal.erased })
  const chosen = groups.find(({ key }) => key === search.get('department'))

  const choose = (key: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)

      if (key) next.set('department', key)
      else next.delete('department')

      return next
    })

  const money = (amount: string) => <Money key={amount} bare amount={amount} currency={currency} />
  const { lines, totals } = chosen ?? journal

  const sums = [
    ['gross', totals.gross_pay],
    ['deductions', negated(totals.deductions)],
    ...(isZero(totals.expenses) ? [] : [['expenses', totals.expenses] as const]),
    ['net', totals.net_pay],
  ] as const satisfies readonly (readonly [string, string])[]

  return (
    <Grid columns="minmax(0, 1fr)" gap={2}>
      <JournalToolbar chosen={chosen} groups={groups} choose={choose} params={params} />
      <Part title={t('byCategory')}>
        <PlainTable
          label={t('byCategory')}
          columns={[
            t('category'),
            { words: t('kind') },
            t('people'),
            `${t('amount')} (${currency})`,
          ]}
          rows={[
            ...lines.map(({ side, category_id, name, count, amount }) => ({
              key: `${side} ${category_id ?? name}`,
              cells: [
                <bdi key="name">{side === 'basic' ? t('basic') : name || t('erased')}</bdi>,
                t(side),
                number(count),
                money(side === 'deduction' ? negated(amount) : amount),
              ],
            })),
            ...sums.map(([name, amount], index) => ({
              key: name,
              sum: index === 0,
              cells: [<b key="name">{t(name)}</b>, '', '', <b key="sum">{money(amount)}</b>],
            })),
          ]}
        />
      </Part>
      <Part title={t('byDepartment')}>
        <PlainTable
          label={t('byDepartment')}
          columns={
            narrow
              ? [t('department'), `${t('net')} (${currency})`]
              : [
                  t('department'),
                  t('people'),
                  t('gross'),
                  t('deductions'),
                  t('expenses'),
                  `${t('net')} (${currency})`,
                ]
          }
          rows={[
            ...groups.map((each) => ({
              key: each.key,
              cells: cells(<bdi>{each.name}</bdi>, each),
            })),
            { key: 'all', sum: true, cells: cells(<b>{t('allDepartments')}</b>, journal) },
          ]}
        />
      </Part>
      {run.status === 'complete' && <RunBooks params={params} />}
    </Grid>
  )

  function cells(
    name: React.ReactNode,
    {
      count,
      totals: { gross_pay, deductions: held, expenses, net_pay },
    }: Pick<Figures, 'count' | 'totals'>,
  ) {
    const deductions = negated(held)

    if (!narrow)
      return [
        name,
        number(count),
        money(gross_pay),
        money(deductions),
        money(expenses),
        money(net_pay),
      ]

    // Facts next to the net on a wide screen are below the name, so that no one must scroll for
    // them.
    const facts = [
      `${t('people')} ${number(count)}`,
      ...(
        [
          ['gross', gross_pay],
          ['deductions', deductions],
          ['expenses', expenses],
        ] as const
      ).flatMap(([fact, amount]) =>
        isZero(amount)
          ? []
          : [
              <>
                {t(fact)} {money(amount)}
              </>,
            ],
      ),
    ]

    return [
      <>
        {name}
        <Muted size={12} sx={{ lineHeight: '18px' }}>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order
            <Fragment key={index}>
              {index > 0 && ' · '}
              <span style={{ display: 'inline-block' }}>{fact}</span>
            </Fragment>
          ))}
        </Muted>
      </>,
      money(net_pay),
    ]
  }
}

interface JournalToolbarProps {
  chosen: Group | undefined
  groups: readonly Group[]
  choose: (key: string) => void
  params: { ws: string; id: string }
}

/** Whose figures are shown, and the files of them. */
function JournalToolbar({ chosen, groups, choose, params }: JournalToolbarProps) {
  const t = useText(reportTexts)

  return (
    <Row align="stretch" wrap gap={1}>
      <FilterMenu
        label={t('department')}
        value={chosen?.key ?? ''}
        options={[
          { value: '', label: t('allDepartments') },
          ...groups.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={choose}
      />
      <Row align="stretch" gap={1} sx={{ marginInlineStart: 'auto' }}>
        {journalFormats.map((format) => (
          <Button
            key={format}
            startIcon={<Icon name="download" />}
            onClick={() =>
              void download(
                addressOf(payReportsApi.exportPayrunJournal, {
                  params,
                  query: { format, language: currentLanguage() },
                }),
              ).catch(toastError)
            }
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Row>
    </Row>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <Heading sx={{ mb: 1 }}>{title}</Heading>
    {children}
  </section>
)
