import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { useTold } from '@workledger/kit/i18n/error-words'
import type { Column } from '@workledger/kit/table/data-table'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { isZero } from '../kit/decimal'
import { useRunChecks } from './run-checks'
import { useRun } from './run-context'
import { usePayWords } from './words'

/**
 * A run's entries on a phone: the net first, the cause of its difference, and a chip with the kind
 * of entry.
 */
export function useEntryCards(): Column<PayEntry>[] {
  const { t, money, signed, shortPeriod, listed } = usePayWords()
  const { run } = useRun()
  const told = useTold()
  const { checks = [] } = useRunChecks(run)
  const checksOf = ({ id }: PayEntry) =>
    checks.filter(({ people }) => people.some(({ entry_id }) => entry_id === id)).length

  const because = ({ previous, problem, employee }: PayEntry) => {
    if (problem) return told(problem)
    const causes = previous?.causes ?? []
    if (!previous || !run.previous) return <bdi>{employee.oid}</bdi>
    if (isNew(causes)) return listed([t('causes.new'), ...(employee.oid ? [employee.oid] : [])])

    if (isZero(previous.difference))
      return [t('asIn', { month: shortPeriod(run.previous) }), employee.oid]
        .filter(Boolean)
        .join(' · ')

    return `${signed(previous.difference, run.currency)} · ${listed(causes.map(({ cause }) => t(`causes.${cause}`)))}`
  }

  const state = (entry: PayEntry) => {
    const open = checksOf(entry)
    if (entry.reversed_by) return <StatusChip tone="bad">{t('entryReversed')}</StatusChip>
    if (!entry.should_pay) return <StatusChip>{t('notPaid')}</StatusChip>
    if (open > 0) return <StatusChip tone="warn">{t('bar.entry', { count: open })}</StatusChip>

    if (entry.changes_count > 0)
      return <StatusChip tone="warn">{t('stale.entry', { count: entry.changes_count })}</StatusChip>

    if (!entry.previous) return null

    if (isNew(entry.previous.causes))
      return <StatusChip tone="accent">{t('states.new')}</StatusChip>

    if (isZero(entry.previous.difference)) return <StatusChip>{t('states.unchanged')}</StatusChip>
    const corrected = entry.previous.causes.every(({ cause }) => cause === 'correction')

    return (
      <StatusChip tone="accent">{t(corrected ? 'states.correction' : 'states.changed')}</StatusChip>
    )
  }

  return [
    {
      id: 'name',
      label: t('employee'),
      fixed: true,
      cell: ({ employee, erased, should_pay }) => (
        <Box component="bdi" sx={should_pay ? undefined : { color: 'text.disabled' }}>
          {erased ? t('erasedPerson') : fullName(employee)}
        </Box>
      ),
    },
    {
      id: 'net',
      label: t('net'),
      fixed: true,
      card: 'figure',
      cell: ({ net_pay }) => <span className="ltr">{money(net_pay, run.currency)}</span>,
    },
    {
      id: 'because',
      label: t('why'),
      fixed: true,
      card: 'fact',
      cell: (row) => <span className="num">{because(row)}</span>,
    },
    { id: 'state', label: t('status'), fixed: true, card: 'chip', cell: state },
  ]
}

const isNew = (causes: readonly { cause: string }[]) => causes.some(({ cause }) => cause === 'new')
