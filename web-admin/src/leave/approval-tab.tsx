import Box from '@mui/material/Box'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { lazy } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { useChoices } from '../kit/choices'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { ApprovalPreview } from './approval-preview'
import { type ApprovalRuleRow, useLeaveWords } from './leave-row'

const ApprovalDialog = lazy(() => import('./approval-dialog'))
const LeaveRulesHistory = lazy(() => import('./rules-history'))

/** The rules for the approval of leave in steps, and a preview of their effect. */
export default function ApprovalTab() {
  const { t } = useLeaveWords()
  const words = useText(approvalRuleTexts)
  const may = useMay()('addLeaveApprovalRule')
  const list = useConsoleList('leave-approval-rules', { sort: 'from_days' })

  const remove = useRemoval('deleteLeaveApprovalRule', {
    title: (name) => t('rules.deleteTitle', { name }),
    text: words('deleteText'),
    action: t('deleteAction'),
    done: words('deleted'),
    failed: t('delete.failed'),
  })

  return (
    <>
      <Muted sx={{ mb: 1.5, maxWidth: 720 }}>{t('approval.text')}</Muted>
      <RecordTable
        list={list}
        label={words('tab')}
        columns={useApprovalColumns()}
        may={may}
        add={words('add')}
        remove={(row) => () => void remove(row)}
        opens
        empty={
          <EmptyState
            icon="check"
            title={t('approval.empty.title')}
            text={t('approval.empty.text')}
          />
        }
        dialog={(row, close) => <ApprovalDialog rule={row} close={close} />}
        history={(row, close) => <LeaveRulesHistory row={row} close={close} />}
      />
      <ApprovalPreview />
    </>
  )
}

function useApprovalColumns(): Column<ApprovalRuleRow>[] {
  const { t, number } = useLeaveWords()
  const words = useText(approvalRuleTexts)
  const { routeOf } = useStepWords()
  const { listed } = useFormat()
  const { nameOf } = useChoices('leave-types')

  return [
    {
      id: 'name',
      label: words('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'types',
      label: t('approval.types'),
      card: 'fact',
      cell: ({ leave_types }) =>
        leave_types.length === 0 ? (
          t('approval.allTypes')
        ) : (
          <bdi>{listed(leave_types.map((id) => nameOf(id) ?? '…'))}</bdi>
        ),
    },
    {
      id: 'days',
      label: t('approval.fromDays'),
      sort: 'from_days',
      end: true,
      card: 'figure',
      cell: ({ from_days }) => number(from_days),
    },
    {
      id: 'steps',
      label: words('steps'),
      sort: 'steps_count',
      card: 'fact',
      cell: ({ named }) => (
        <Box
          component="bdi"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {routeOf(named)}
        </Box>
      ),
    },
  ]
}
