import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { useTold } from '@workledger/kit/i18n/error-words'
import type { Column } from '@workledger/kit/table/data-table'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { isZero, sum } from '../kit/decimal'
import { useRun } from './run-context'
import { correctionsOf } from './run-sums'
import { usePayWords } from './words'

/**
 * Returns the columns of a run's entries: the four numbers, the difference from the previous run,
 * and its cause in words.
 */
export function useEntryColumns(): Column<PayEntry>[] {
  const { t, money, number } = usePayWords()
  const { run } = useRun()
  const bare = (amount: string) => <span className="ltr">{money(amount, run.currency)}</span>

  const compared = useComparedColumns()

  return [
    {
      id: 'oid',
      label: t('id'),
      sort: 'employee_oid',
      cell: ({ employee }) => (
        <Muted component="span" className="num ltr">
          {employee.oid}
        </Muted>
      ),
    },
    {
      id: 'name',
      label: t('employee'),
      sort: 'name',
      fixed: true,
      cell: (entry) => <EntryPerson entry={entry} />,
    },
    {
      id: 'hours',
      label: t('hours'),
      sort: 'work_hours',
      end: true,
      hidden: true,
      cell: ({ work_hours }) => number(work_hours),
    },
    {
      id: 'basic',
      label: t('basic'),
      sort: 'basic_pay',
      end: true,
      cell: ({ basic_pay }) => bare(basic_pay),
    },
    ...useSumColumns(),
    {
      id: 'gross',
      label: t('gross'),
      sort: 'gross_pay',
      end: true,
      hidden: true,
      cell: ({ gross_pay }) => bare(gross_pay),
    },
    {
      id: 'net',
      label: t('net'),
      sort: 'net_pay',
      end: true,
      card: 'figure',
      cell: ({ net_pay }) => <b style={{ fontWeight: 600 }}>{bare(net_pay)}</b>,
    },
    ...compared,
  ]
}

/** What is added to the basic pay and taken from it. */
function useSumColumns(): Column<PayEntry>[] {
  const { t, money } = usePayWords()
  const { run } = useRun()

  const quiet = (amount: string) => (
    <Box
      component="span"
      className="ltr"
      sx={isZero(amount) ? { color: 'text.disabled' } : undefined}
    >
      {money(amount, run.currency)}
    </Box>
  )

  return [
    {
      id: 'allowances',
      label: t('allowances'),
      end: true,
      cell: ({ allowances }) => quiet(sum(allowances.map(({ amount }) => amount))),
    },
    {
      id: 'deductions',
      label: t('deductions'),
      end: true,
      cell: ({ deductions }) => quiet(sum(deductions.map(({ amount }) => amount))),
    },
    {
      id: 'corrections',
      label: t('corrections'),
      end: true,
      hidden: isZero(run.corrections.gross_pay) && isZero(run.corrections.net_pay),
      cell: ({ corrections }) => quiet(correctionsOf(corrections)),
    },
    {
      id: 'expenses',
      label: t('expenses'),
      end: true,
      hidden: isZero(run.expenses),
      cell: ({ expenses }) => quiet(sum(expenses.map(({ amount }) => amount))),
    },
  ]
}

/** The difference to the run before, where there is one. */
function useComparedColumns(): Column<PayEntry>[] {
  const { t, signed, shortPeriod, listed } = usePayWords()
  const { run } = useRun()
  const short = run.previous ? shortPeriod(run.previous) : ''

  const delta = ({ previous }: PayEntry) => {
    if (!previous) return null
    if (previous.causes.some(({ cause }) => cause === 'new')) return t('new')

    return isZero(previous.difference) ? null : (
      <span className="ltr">{signed(previous.difference, run.currency)}</span>
    )
  }

  return run.previous
    ? [
        {
          id: 'delta',
          card: 'fact',
          label: t('delta', { month: short }),
          end: true,
          cell: (row) => {
            const changed = delta(row)
            if (!changed) return null

            return (
              <Box component="span" sx={{ display: 'inline-grid', lineHeight: '16px' }}>
                {changed}
                <Muted component="span" size={12} sx={{ whiteSpace: 'normal' }}>
                  {row.previous &&
                    listed(
                      row.previous.causes
                        .filter(({ cause }) => cause !== 'new')
                        .map(({ cause }) => t(`causes.${cause}`)),
                    )}
                </Muted>
              </Box>
            )
          },
        },
      ]
    : []
}

/** An entry's employee, with remarks about the payment. */
function EntryPerson({ entry }: { entry: PayEntry }) {
  const { t } = usePayWords()
  const told = useTold()
  const { employee, erased, should_pay, problem, reversed_by, changes_count } = entry

  return (
    <Box component="span" sx={{ display: 'inline-grid', lineHeight: '16px' }}>
      <Row
        component="span"
        inline
        gap={1}
        sx={{ fontWeight: 500, ...(!should_pay && { color: 'text.disabled' }) }}
      >
        <bdi>{erased ? t('erasedPerson') : fullName(employee)}</bdi>
        {!should_pay && <StatusChip>{t('notPaid')}</StatusChip>}
        {reversed_by && <StatusChip tone="bad">{t('entryReversed')}</StatusChip>}
      </Row>
      {changes_count > 0 && (
        <Box component="span" sx={{ fontSize: 12, color: 'tone.warn' }}>
          {t('stale.entry', { count: changes_count })}
        </Box>
      )}
      {problem && (
        <Box component="span" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {told(problem)}
        </Box>
      )}
    </Box>
  )
}
