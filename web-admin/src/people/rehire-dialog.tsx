import { rehireBody } from '@workledger/contracts/people/people.api'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

/** Rehires a former employee from a new first day on, and says what returns and what does not. */
export default function RehireDialog({
  employee,
  close,
}: {
  employee: Pick<EmployeeRow, 'id' | 'name'>
  close: () => void
}) {
  const t = useText(peopleTexts)
  const rehire = useConsoleCommand('rehireEmployee')

  const form = useForm({
    schema: rehireBody,
    initial: { hired_on: '' },
    submit: async (body) => {
      await rehire.send({ params: { id: employee.id }, body })
      toast(t('toast.rehired', { name: employee.name }))
      close()
    },
  })

  return (
    <FormDialog
      title={t('dialog.rehire', { name: employee.name })}
      form={form}
      action={t('dialog.rehireAction')}
      onClose={close}
    >
      <Muted>{t('dialog.rehireText')}</Muted>
      <DateField {...form.field('hired_on')} required autoFocus label={t('dialog.firstDay')} />
    </FormDialog>
  )
}
