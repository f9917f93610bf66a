import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lazy } from 'react'
import { ApprovalRules } from '../../kit/approval/approval-rules'
import { RuleKinds } from '../../kit/approval/rule-kinds'
import { useChoices } from '../../kit/choices'
import { useConsoleList } from '../../kit/console-list'
import { useMay } from '../../kit/may'
import { weekRuleTexts } from './messages'
import { WeekStepsPreview } from './week-steps-preview'

const WeekRuleDialog = lazy(() => import('./week-rule-dialog'))
const WeekRulesHistory = lazy(() => import('./week-rules-history'))

/** The rules for the approval of submitted weeks in steps. */
export default function WeekRulesTab() {
  const t = useText(weekRuleTexts)
  const { number } = useFormat()
  const { nameOf } = useChoices('departments')

  return (
    <ApprovalRules
      list={useConsoleList('timesheet-approval-rules', { sort: 'from_hours' })}
      may={useMay()('addTimesheetApprovalRule')}
      removal="deleteTimesheetApprovalRule"
      text={t('text')}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      columns={[
        {
          id: 'departments',
          label: t('departments'),
          card: 'fact',
          cell: ({ departments }) => (
            <RuleKinds names={departments.map((id) => nameOf(id) ?? '…')} all={t('everyone')} />
          ),
        },
        {
          id: 'hours',
          label: t('fromHours'),
          sort: 'from_hours',
          end: true,
          card: 'figure',
          cell: ({ from_hours }) => number(from_hours),
        },
      ]}
      dialog={(row, close) => <WeekRuleDialog rule={row} close={close} />}
      history={(row, close) => <WeekRulesHistory row={row} close={close} />}
      preview={<WeekStepsPreview />}
    />
  )
}
