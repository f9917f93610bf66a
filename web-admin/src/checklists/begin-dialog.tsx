import { beginChecklistBody } from '@workledger/contracts/checklists/checklists.api'
import { SelectField } from '@workledger/web-app/kit/choice-fields'
import { useMember } from '@workledger/web-app/kit/current'
import { DateField } from '@workledger/web-app/kit/day-field'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { today } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { PersonField } from '@workledger/web-app/kit/person-field'
import { toast } from '@workledger/web-app/kit/toast'
import { useChoices } from '../kit/choices'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'

/** Begins a checklist of somebody by hand. */
export default function BeginDialog({ employee, close }: { employee?: string; close: () => void }) {
  const t = useText(checklistsTexts)
  const { workspace } = useMember()
  const begin = useConsoleCommand('beginChecklist')
  const { choices } = useChoices('checklist-templates')
  const form = useForm({
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
      {!employee && <PersonField {...form.field('employee_id')} required label={t('employee')} />}
      <SelectField {...form.field('template_id')} required label={t('template')} placeholder={t('choose')} options={choices} />
      <DateField {...form.field('day')} required label={t('day')} hint={t('dayHint')} />
    </FormDialog>
  )
}
