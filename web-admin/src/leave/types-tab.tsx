import { useFormat } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import type { Column } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { type TypeRow, useLeaveWords } from './leave-row'

const TypeDialog = lazy(() => import('./type-dialog'))
const LeaveRulesHistory = lazy(() => import('./rules-history'))

/** The leave types: their cost, deciders and pay. */
export default function TypesTab() {
  const { t } = useLeaveWords()
  const { percent } = useFormat()
  const words = useRecordWords(leaveWords)
  const may = useMay()('addLeaveType')
  const list = useConsoleList('leave-types', { sort: 'name' })

  const remove = useRemoval('deleteLeaveType', {
    title: (name) => t('rules.deleteTitle', { name }),
    text: t('leaveType.deleteText'),
    action: t('deleteAction'),
    done: t('leaveType.deleted'),
    failed: t('delete.failed'),
  })

  const yesNo = (yes: boolean) => t(yes ? 'rules.yes' : 'rules.no')

  const columns: Column<TypeRow>[] = [
    {
      id: 'name',
      label: t('type'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'accrues',
      label: t('leaveType.allowance'),
      sort: 'accrues',
      card: 'fact',
      cell: ({ accrues, takes_account }) =>
        t(
          takes_account
            ? 'leaveType.takesAccount'
            : accrues
              ? 'leaveType.takes'
              : 'leaveType.takesNothing',
        ),
    },
    {
      id: 'approval',
      label: t('leaveType.approval'),
      sort: 'approval_required',
      card: 'none',
      cell: ({ approval_required }) => yesNo(approval_required),
    },
    {
      id: 'document',
      label: t('leaveType.document'),
      sort: 'document_required',
      card: 'none',
      cell: ({ document_required }) => yesNo(document_required),
    },
    {
      id: 'part',
      label: words.field('smallest_part'),
      sort: 'smallest_part',
      card: 'none',
      cell: ({ smallest_part }) => words.value(smallest_part),
    },
    {
      id: 'paid',
      label: t('leaveType.paid'),
      sort: 'paid_percent',
      end: true,
      card: 'figure',
      cell: ({ paid_percent }) => percent(paid_percent),
    },
  ]

  return (
    <RecordTable
      list={list}
      label={t('leaveType.tab')}
      columns={columns}
      may={may}
      add={t('leaveType.add')}
      remove={(row) => () => void remove(row)}
      opens
      empty={
        <EmptyState
          icon="calendar"
          title={t('leaveType.empty.title')}
          text={t('leaveType.empty.text')}
        />
      }
      dialog={(row, close) => <TypeDialog type={row} close={close} />}
      history={(row, close) => <LeaveRulesHistory row={row} close={close} />}
    />
  )
}
