import { beginChecklistBody } from '@workledger/contracts/checklists/checklists.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { checklistsWords } from '@workledger/kit/i18n/words/checklists'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useChoices } from '../kit/choices'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'

/** Begins a person's checklist by hand. */
export default function BeginDialog({ employee, close }: { employee?: string; close: () => void }) {
  const t = useText(checklistsTexts)
  const { workspace } = useMember()
  const begin = useConsoleCommand('beginChecklist')
  const { choices } = useChoices('checklist-templates')

  const form = useForm({
    words: useRecordWords(checklistsWords),
    schema: beginChecklistBody,
    initial: { employee_id: employee ?? '', template_id: '', day: today() },
    submit: async (body) => {
      await begin.send({ params: { ws: workspace.id }, body })
      toast(t('toast.begun'))
      close()
    },
  })

  return (
    <FormDialog title={t('begin')} form={form} action={t('beginAction')} onClose={close}>
      {!employee && <PersonField {...form.field('employee_id')} required />}
      <SelectField
        {...form.field('template_id')}
        required
        placeholder={t('choose')}
        options={choices}
      />
      <DateField {...form.field('day')} required label={t('day')} hint={t('dayHint')} />
    </FormDialog>
  )
}
