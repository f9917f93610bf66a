import { useQuery } from '@tanstack/react-query'
import { timesheetPreviewApi } from '@workledger/contracts/time-tracking/timesheet-preview.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { useDeferredValue, useState } from 'react'
import { ApprovalPreview, FoundSteps } from '../../kit/approval/approval-preview'
import { approvalRuleTexts } from '../../kit/approval/messages'
import { weekRuleTexts } from './messages'

/** Shows to whom a week of some hours would go, if a person submitted it now. */
export function WeekStepsPreview() {
  const t = useText(weekRuleTexts)
  const words = useText(approvalRuleTexts)
  const [person, setPerson] = useState('')
  const [hours, setHours] = useState('40')
  const asked = useDeferredValue(hours.trim().replace(',', '.'))
  const complete = person !== '' && /^\d{1,3}(\.\d{1,2})?$/.test(asked)

  const found = useQuery({
    ...query(timesheetPreviewApi.previewTimesheetSteps, {
      params: { id: person },
      query: { hours: asked },
    }),
    enabled: complete,
    retry: false,
  })

  return (
    <ApprovalPreview
      columns="2fr 1fr"
      fields={
        <>
          <PersonField name="person" value={person} onChange={setPerson} label={words('person')} />
          <TextField name="hours" value={hours} onChange={setHours} numeric label={t('hours')} />
        </>
      }
      found={
        <FoundSteps
          complete={complete}
          found={found}
          hint={t('previewText')}
          oneStep={t('oneStep')}
        />
      }
    />
  )
}
