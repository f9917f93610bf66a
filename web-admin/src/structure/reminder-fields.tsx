import { SelectField } from '@workledger/kit/form/choice-fields'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workspacesWords } from '@workledger/kit/i18n/words/workspaces'
import { structureTexts } from './messages'
import type { CompanyForm } from './use-company-form'

const levels = ['company', 'office', 'department', 'project'] as const

/** The timer's reminders, and the visibility of colleagues. */
export function ReminderFields({ form, may }: { form: CompanyForm; may: boolean }) {
  const { options } = useRecordWords(workspacesWords)

  const t = useText(structureTexts)
  const off = { disabled: !may }

  const minutes = (choices: readonly number[], none: string) =>
    choices.map((count) => ({
      value: String(count),
      label: count === 0 ? none : t('minutes', { count }),
    }))

  const silent = form.values.not_tracking_notify_after === '0'

  return (
    <FormCard.Group title={t('notify')}>
      <SelectField
        {...form.field('not_tracking_notify_after')}
        onChange={(value) => {
          form.set('not_tracking_notify_after', value)
          if (value === '0') form.set('not_tracking_notify_every', '0')
        }}
        {...off}
        label={t('notifyAfter')}
        options={minutes([0, 15, 30, 60], t('never'))}
      />
      <SelectField
        {...form.field('not_tracking_notify_every')}
        value={silent ? '' : form.values.not_tracking_notify_every}
        disabled={!may || silent}
        label={t('notifyEvery')}
        options={minutes([0, 15, 30, 45, 60], t('once'))}
      />
      <SelectField
        {...form.field('employee_visibility_level')}
        {...off}
        options={options(levels)}
      />
    </FormCard.Group>
  )
}
