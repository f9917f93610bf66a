import { lazy } from 'react'
import { ApprovalRules } from '../kit/approval/approval-rules'
import { RuleKinds } from '../kit/approval/rule-kinds'
import { useChoices } from '../kit/choices'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { LeaveStepsPreview } from './approval-preview'
import { useLeaveWords } from './leave-row'

const ApprovalDialog = lazy(() => import('./approval-dialog'))
const LeaveRulesHistory = lazy(() => import('./rules-history'))

/** The rules for the approval of leave in steps. */
export default function ApprovalTab() {
  const { t, number } = useLeaveWords()
  const { nameOf } = useChoices('leave-types')

  return (
    <ApprovalRules
      list={useConsoleList('leave-approval-rules', { sort: 'from_days' })}
      may={useMay()('addLeaveApprovalRule')}
      removal="deleteLeaveApprovalRule"
      text={t('approval.text')}
      empty={{ title: t('approval.empty.title'), text: t('approval.empty.text') }}
      columns={[
        {
          id: 'types',
          label: t('approval.types'),
          card: 'fact',
          cell: ({ leave_types }) => (
            <RuleKinds
              names={leave_types.map((id) => nameOf(id) ?? '…')}
              all={t('approval.allTypes')}
            />
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
      ]}
      dialog={(row, close) => <ApprovalDialog rule={row} close={close} />}
      history={(row, close) => <LeaveRulesHistory row={row} close={close} />}
      preview={<LeaveStepsPreview />}
    />
  )
}
