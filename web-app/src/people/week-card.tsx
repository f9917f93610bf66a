import { WEEK_START, weekStarts } from '@workledger/contracts/kernel/week-start'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { ownTexts } from './messages'

/**
 * The day on which the viewer's weeks begin, in reports, calendars and date fields; a choice
 * applies at once.
 */
export function WeekCard() {
  const t = useText(ownTexts)
  const { weekdayName } = useFormat()
  const { employee } = useMember()

  const set = useCommand(peopleApi.setEmployeeOption, {
    invalidates: [peopleApi.employeeMe, peopleApi.employeeOptions],
    onDone: () => void toast(t('weekChanged')),
    onError: toastError,
  })

  return (
    <Card padded>
      <SelectField
        name={WEEK_START}
        value={String(employee.week_starts_on ?? 1)}
        onChange={(value) =>
          set.run({ params: { id: employee.id }, body: { name: WEEK_START, value } })
        }
        label={t('weekStart')}
        hint={t('weekStartHint')}
        options={weekStarts.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      />
    </Card>
  )
}
