import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import {
  timesheetRulesBody,
  timesheetsApi,
} from '@workledger/contracts/time-tracking/timesheets.api'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { timeTrackingWords } from '@workledger/kit/i18n/words/time-tracking'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

type Rules = AnswerOf<typeof timesheetsApi.timesheetRules>['data']

const valuesOf = ({ on, locked_until }: Rules) => ({ on, locked_until: locked_until ?? '' })

/** Whether people submit their weeks, and the last day whose time no one changes. */
export function TimesheetRulesForm() {
  const { workspace } = useMember()
  const found = useQuery(query(timesheetsApi.timesheetRules, { params: { ws: workspace.id } }))
  const rules = found.data?.data
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />

  return rules ? <RulesForm rules={rules} /> : <SkeletonRows rows={2} />
}

function RulesForm({ rules }: { rules: Rules }) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('setTimesheetRules')

  const form = useForm({
    words: useRecordWords(timeTrackingWords),
    schema: timesheetRulesBody,
    initial: valuesOf(rules),
    shown: rules,
    typed: valuesOf,
    submit: async (body, { shown }) => {
      const sent = change.send({ params: { ws: workspace.id }, body, shown })
      const { data } = await sent.catch(saying(t('toast.changeFailed')))
      toast(t('toast.settings'))

      return data
    },
  })

  return (
    <FormCard form={form}>
      <FormCard.Group title={t('timesheets.title')} columns={1}>
        <CheckField {...form.field('on')} label={t('timesheets.on')} />
        <DateField {...form.field('locked_until')} hint={t('timesheets.lockHint')} />
      </FormCard.Group>
    </FormCard>
  )
}
