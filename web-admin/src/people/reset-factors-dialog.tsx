import { resetFactorsBody } from '@workledger/contracts/access/factors.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

/** Removes the second factors of a person who lost them, with a reason for the record. */
export default function ResetFactorsDialog({
  employee,
  close,
}: {
  employee: Pick<EmployeeRow, 'id' | 'name'>
  close: () => void
}) {
  const t = useText(peopleTexts)
  const reset = useConsoleCommand('resetFactors')

  const form = useForm({
    schema: resetFactorsBody,
    initial: { reason: '' },
    submit: async (body) => {
      await reset.send({ params: { id: employee.id }, body })
      toast(t('reset.done', { name: employee.name }))
      close()
    },
  })

  return (
    <FormDialog
      title={t('reset.title', { name: employee.name })}
      form={form}
      action={t('reset.action')}
      danger
      onClose={close}
    >
      <Muted>{t('reset.text')}</Muted>
      <TextField {...form.field('reason')} required autoFocus label={t('reset.reason')} />
    </FormDialog>
  )
}
