import { fullName } from '@workledger/contracts/kernel/full-name'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payEntryKinds } from '@workledger/contracts/payroll/payroll.lists'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { useBesideList } from '@workledger/kit/ui/beside'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { exportOf } from '../kit/exports'
import { useEntryCards } from './entry-cards'
import { useEntryColumns } from './entry-columns'
import { payslipOf, useRun } from './run-context'
import { sumsOf } from './run-sums'
import { usePayWords } from './words'

/** Columns next to the reasons, which say the others. */
const main = ['oid', 'name', 'net', 'delta']

/** All entries of the run; pressing a row shows its reasons. */
export default function EntriesTab() {
  const { t, money } = usePayWords()
  const { workspace } = useMember()
  const { run, asked, ask, edit, reverse } = useRun()

  const list = useList(
    payrollApi.payrunEntries,
    { params: { ws: workspace.id, id: run.id } },
    { sort: 'name', per_page: 50, filters: { only: '' } },
  )

  const narrow = useNarrow()
  const cards = useEntryCards()
  const few = useBesideList() && asked !== null
  const all = useEntryColumns()
  const columns = few ? all.filter(({ id }) => main.includes(id)) : all

  // Of the whole run, not of this page.
  const totals = {
    name: t('totals'),
    ...Object.fromEntries(
      Object.entries(sumsOf(run)).map(([column, amount]) => [
        column,
        <Sum key={column} amount={money(amount, run.currency)} />,
      ]),
    ),
  }

  const { only } = list.filters
  // A reversal has no run to compare with, nor has the first run.
  const kinds = run.reverses ? [] : payEntryKinds.filter((kind) => kind === 'held' || run.previous)

  // An erased person's entry only keeps the amounts.
  const menu = (row: PayEntry) =>
    row.erased ? null : (
      <MenuButton
        label={fullName(row.employee)}
        entries={[
          { label: t('why'), icon: 'info', run: () => ask(row) },
          ...(edit
            ? [{ label: t('panel.edit'), icon: 'edit' as const, run: () => edit(row) }]
            : []),
          ...(run.status === 'complete' && row.should_pay
            ? [
                {
                  label: t('panel.payslip'),
                  icon: 'download' as const,
                  run: () => void download(payslipOf(row)).catch(toastError),
                },
              ]
            : []),
          ...(reverse && row.should_pay && !row.reversed_by
            ? [{ label: t('panel.reverse'), icon: 'refresh' as const, run: () => reverse(row) }]
            : []),
          {
            label: t('panel.profile'),
            icon: 'user',
            to: `/admin/employees/${row.employee_id}/profile?tab=contract`,
          },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    )

  return (
    <DataTable
      name="payrun-entries"
      label={t('entries')}
      list={list}
      columns={columns}
      cards={cards}
      rowKey={({ id }) => id}
      onOpen={ask}
      cursor={asked}
      totals={list.filtered ? undefined : totals}
      // On a phone the panel behind a press has them all.
      rowActions={narrow ? undefined : menu}
      filters={
        kinds.length > 0 && (
          <FilterMenu
            label={t('only')}
            value={only ?? ''}
            options={['' as const, ...kinds].map((value) => ({
              value,
              label: t(value ? `onlyKinds.${value}` : 'everybody'),
            }))}
            onChange={(value) => list.change({ filters: { only: value } })}
          />
        )
      }
      exportUrl={exportOf({
        resource: 'payrun-entries',
        asked: {
          sort: ['name', 'ASC'],
          filter: { payrun_id: run.id, ...(list.q && { q: list.q }), ...(only && { only }) },
        },
      })}
      empty={<EmptyState icon="payroll" title={t('noEntries.title')} text={t('noEntries.text')} />}
    />
  )
}

const Sum = ({ amount }: { amount: string }) => <span className="ltr">{amount}</span>
