import { useQuery } from '@tanstack/react-query'
import { leavePreviewApi } from '@workledger/contracts/leave/leave-preview.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { useDeferredValue, useState } from 'react'
import { ApprovalPreview, FoundSteps } from '../kit/approval/approval-preview'
import { approvalRuleTexts } from '../kit/approval/messages'
import { useChoices } from '../kit/choices'
import { useLeaveWords } from './leave-row'

/** Shows to whom a leave of some days would go, if a person asked for it now. */
export function LeaveStepsPreview() {
  const { t } = useLeaveWords()
  const words = useText(approvalRuleTexts)
  const { choices } = useChoices('leave-types')
  const [person, setPerson] = useState('')
  const [chosen, setType] = useState('')
  const [days, setDays] = useState('5')
  const type = chosen || (choices[0]?.value ?? '')
  const asked = useDeferredValue(days.trim().replace(',', '.'))
  const complete = person !== '' && type !== '' && /^\d{1,3}(\.\d{1,2})?$/.test(asked)

  const found = useQuery({
    ...query(leavePreviewApi.previewLeaveSteps, {
      params: { id: person },
      query: { leave_type_id: type, days: asked },
    }),
    enabled: complete,
    retry: false,
  })

  return (
    <ApprovalPreview
      columns="2fr 2fr 1fr"
      fields={
        <>
          <PersonField name="person" value={person} onChange={setPerson} label={words('person')} />
          <SelectField
            name="type"
            value={type}
            onChange={setType}
            label={t('type')}
            options={choices}
          />
          <TextField name="days" value={days} onChange={setDays} numeric label={t('days')} />
        </>
      }
      found={
        <FoundSteps
          complete={complete}
          found={found}
          hint={t('approval.previewText')}
          oneStep={t('approval.oneStep')}
        />
      }
    />
  )
}
