import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useGo } from '@workledger/kit/ui/app-link'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { checklistsTexts } from './messages'
import type { ChecklistRow } from './rows'

const BeginDialog = lazy(() => import('./begin-dialog'))
const CancelDialog = lazy(() => import('./cancel-dialog'))
const MoveDialog = lazy(() => import('./move-dialog'))
const ChecklistHistory = lazy(() => import('./checklist-history'))

type ChecklistDialogState =
  | { what: 'move' | 'cancel' | 'history'; row: ChecklistRow }
  | { what: 'begin' }

const checklistTones = { open: 'wait', done: 'good', cancelled: 'bad' } as const
const checklistStatuses = ['', 'open', 'done', 'cancelled'] as const
const kinds = ['', 'joining', 'leaving'] as const

interface Props {
  /** The owner of the checklists; undefined for all people. */
  employee?: { id: string; name: string }
  /** Called when a row is pressed; by default it leads to the person's checklists. */
  open?: (row: ChecklistRow) => void
}

/** Checklists of all people or of one, with the administrators' actions. */
export function ChecklistTable({ employee, open: onOpen }: Props) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const go = useGo()
  const may = useMay()
  const [open, setOpen] = useState<ChecklistDialogState | null>(null)
  const close = () => setOpen(null)

  const list = useConsoleList('checklists', {
    sort: '-begun_at',
    filters: employee ? {} : { status: '', kind: '' },
    ...(employee ? { always: { employee_id: employee.id } } : {}),
  })

  const show =
    onOpen ??
    ((row: ChecklistRow) => go(`/admin/employees/${row.employee_id}/profile?tab=checklists`))

  usePageActions({
    primary: may('beginChecklist') && {
      label: t('begin'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ what: 'begin' }),
    },
  })

  const filter = (
    name: 'status' | 'kind',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterMenu
      label={label}
      value={list.filters[name] ?? ''}
      options={options}
      onChange={(value) => list.change({ filters: { [name]: value } })}
    />
  )

  return (
    <>
      <DataTable
        name={employee ? 'employee-checklists' : 'checklists'}
        label={t('page')}
        list={list}
        columns={useChecklistColumns(!employee)}
        rowKey={({ id }) => id}
        onOpen={show}
        rowActions={(row) => <ChecklistMenu row={row} show={show} setOpen={setOpen} />}
        filters={
          <>
            {!employee &&
              filter(
                'status',
                t('statusLabel'),
                checklistStatuses.map((value) => ({
                  value,
                  label: value ? t(`status.${value}`) : t('all'),
                })),
              )}
            {!employee &&
              filter(
                'kind',
                t('kind'),
                kinds.map((value) => ({
                  value,
                  label: value ? shared(`kinds.${value}`) : t('all'),
                })),
              )}
          </>
        }
        exportUrl={exportOf(list)}
        empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
      />
      <Suspense>
        <ChecklistDialog open={open} employee={employee} close={close} />
      </Suspense>
    </>
  )
}

/** What may be done to one checklist. */
function ChecklistMenu({
  row,
  show,
  setOpen,
}: {
  row: ChecklistRow
  show: (row: ChecklistRow) => void
  setOpen: (open: ChecklistDialogState) => void
}) {
  const t = useText(checklistsTexts)
  const may = useMay()

  return (
    <MenuButton
      label={t('actions', { checklist: row.checklist, name: row.name })}
      entries={[
        { label: t('openItems'), icon: 'eye', run: () => show(row) },
        {
          label: t('history'),
          icon: 'history',
          run: () => setOpen({ what: 'history', row }),
        },
        ...(row.status !== 'cancelled' && may('moveChecklist')
          ? [
              {
                label: t('move'),
                icon: 'calendar' as const,
                run: () => setOpen({ what: 'move', row }),
              },
              null,
              {
                label: t('cancel'),
                icon: 'close' as const,
                danger: true,
                run: () => setOpen({ what: 'cancel', row }),
              },
            ]
          : []),
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}

/** The dialog that is open, if any. */
function ChecklistDialog({
  open,
  employee,
  close,
}: {
  open: ChecklistDialogState | null
  employee?: { id: string; name: string } | undefined
  close: () => void
}) {
  return (
    <>
      {open?.what === 'begin' && (
        <BeginDialog {...(employee ? { employee: employee.id } : {})} close={close} />
      )}
      {open?.what === 'move' && <MoveDialog checklist={open.row} close={close} />}
      {open?.what === 'cancel' && <CancelDialog checklist={open.row} close={close} />}
      {open?.what === 'history' && <ChecklistHistory checklist={open.row} close={close} />}
    </>
  )
}

function useChecklistColumns(several: boolean): Column<ChecklistRow>[] {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const { day } = useFormat()

  const checklist: Column<ChecklistRow> = {
    id: 'checklist',
    label: t('template'),
    sort: 'checklist',
    fixed: !several,
    card: 'fact',
    cell: (row) => <bdi style={{ fontWeight: several ? 400 : 500 }}>{row.checklist}</bdi>,
  }

  const name: Column<ChecklistRow> = {
    id: 'name',
    label: t('employee'),
    sort: 'name',
    fixed: true,
    cell: (row) => <bdi style={{ fontWeight: 500 }}>{row.name}</bdi>,
  }

  return [
    ...(several ? [name] : []),
    checklist,
    {
      id: 'kind',
      label: t('kind'),
      sort: 'kind',
      hidden: !several,
      cell: ({ kind }) => shared(`kinds.${kind}`),
    },
    {
      id: 'because',
      label: t('because'),
      sort: 'because',
      hidden: true,
      cell: ({ because }) => t(`causes.${because}`),
    },
    { id: 'day', label: t('day'), sort: 'day', card: 'fact', cell: (row) => day(row.day) },
    ...useProgressColumns(),
    { id: 'reason', label: t('reason'), hidden: true, cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'began',
      label: t('began'),
      sort: 'begun_at',
      hidden: true,
      cell: ({ begun_at }) => day(begun_at),
    },
  ]
}

/** How far a checklist is. */
function useProgressColumns(): Column<ChecklistRow>[] {
  const t = useText(checklistsTexts)
  const { day, number } = useFormat()

  return [
    {
      id: 'progress',
      label: t('progress'),
      sort: 'settled_count',
      end: true,
      card: 'figure',
      cell: ({ settled_count, items_count }) =>
        t('done', { done: number(settled_count), all: number(items_count) }),
    },
    {
      id: 'next',
      label: t('next'),
      sort: 'next_due_on',
      cell: ({ next_due_on }) => next_due_on && day(next_due_on),
    },
    {
      id: 'status',
      label: t('statusLabel'),
      sort: 'status',
      card: 'chip',
      cell: ({ status }) => (
        <StatusChip tone={checklistTones[status]}>{t(`status.${status}`)}</StatusChip>
      ),
    },
  ]
}
