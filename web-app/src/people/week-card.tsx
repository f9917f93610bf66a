import Box from '@mui/material/Box'
import { WEEK_START, weekStarts } from '@workledger/contracts/kernel/week-start'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { Card } from '../kit/card'
import { SelectField } from '../kit/choice-fields'
import { useMember } from '../kit/current'
import { useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { useCommand } from '../kit/query'
import { toast, toastError } from '../kit/toast'
import { ownTexts } from './messages'

/** On which day one's weeks begin, in reports, calendars and date fields; it changes as soon as it is chosen. */
export function WeekCard() {
  const t = useText(ownTexts)
  const { locale } = useFormat()
  const { employee } = useMember()
  const set = useCommand(peopleApi.setEmployeeOption, {
    invalidates: [peopleApi.employeeMe, peopleApi.employeeOptions],
    onDone: () => void toast(t('weekChanged')),
    onError: toastError,
  })
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <Card padded>
      <Box sx={{ maxWidth: 560 }}>
        <SelectField
          name={WEEK_START}
          value={String(employee.week_starts_on ?? 1)}
          onChange={(value) => set.run({ params: { id: employee.id }, body: { name: WEEK_START, value } })}
          label={t('weekStart')}
          hint={t('weekStartHint')}
          // 1 June 2026 is a Monday.
          options={weekStarts.map((day) => ({ value: String(day), label: names.format(Date.UTC(2026, 5, day)) }))}
        />
      </Box>
    </Card>
  )
}
