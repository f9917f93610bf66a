import { useQuery } from '@tanstack/react-query'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { ApprovalSteps } from '@workledger/kit/areas/approvals/approval-steps'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Grid, Panel, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { useDeferredValue, useState } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { useChoices } from '../kit/choices'
import { useLeaveWords } from './leave-row'

/** Shows to whom a leave of some days would go, if a person asked for it now. */
export function ApprovalPreview() {
  const { t } = useLeaveWords()
  const words = useText(approvalRuleTexts)
  const { choices } = useChoices('leave-types')
  const [person, setPerson] = useState('')
  const [type, setType] = useState('')
  const [days, setDays] = useState('5')

  return (
    <Panel component="section" aria-label={words('preview')} sx={{ p: 2, mt: 3, maxWidth: 720 }}>
      <Heading size={14} sx={{ mb: 1.5 }}>
        {words('preview')}
      </Heading>
      <Stack gap={2}>
        <Grid columns={{ xs: '1fr', sm: '2fr 2fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
          <PersonField name="person" value={person} onChange={setPerson} label={words('person')} />
          <SelectField
            name="type"
            value={type || (choices[0]?.value ?? '')}
            onChange={setType}
            label={t('type')}
            options={choices}
          />
          <TextField name="days" value={days} onChange={setDays} numeric label={t('days')} />
        </Grid>
        <Found person={person} type={type || (choices[0]?.value ?? '')} days={days} />
      </Stack>
    </Panel>
  )
}

function Found({ person, type, days }: { person: string; type: string; days: string }) {
  const { t } = useLeaveWords()
  const asked = useDeferredValue(days.trim().replace(',', '.'))
  const complete = person !== '' && type !== '' && /^\d{1,3}(\.\d{1,2})?$/.test(asked)

  const found = useQuery({
    ...query(leaveApprovalApi.previewLeaveSteps, {
      params: { id: person },
      query: { leave_type_id: type, days: asked },
    }),
    enabled: complete,
    retry: false,
  })

  if (!complete) return <Muted>{t('approval.previewText')}</Muted>
  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={2} />
  const steps = found.data.data

  return steps.length === 0 ? (
    <Muted>{t('approval.oneStep')}</Muted>
  ) : (
    <ApprovalSteps steps={steps} pending draft />
  )
}
