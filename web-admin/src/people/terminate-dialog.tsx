import Box from '@mui/material/Box'
import { terminateBody } from '@workledger/contracts/people/people.api'
import { DateField } from '@workledger/web-app/kit/day-field'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { today } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

/** Ends an employment: says what it does before it does it. Days to come cannot be chosen. */
export default function TerminateDialog({ employee, close }: { employee: Pick<EmployeeRow, 'id' | 'name'>; close: () => void }) {
  const t = useText(peopleTexts)
  const terminate = useConsoleCommand('terminateEmployee')
  const form = useForm({
    schema: terminateBody,
    initial: { terminated_on: '' },
    submit: async (body) => {
      await terminate.send({ params: { id: employee.id }, body })
      toast(t('toast.terminated', { name: employee.name }))
      close()
    },
  })
  return (
    <FormDialog title={t('dialog.terminate', { name: employee.name })} form={form} action={t('dialog.terminateAction')} onClose={close}>
      <Box sx={{ color: 'text.secondary' }}>{t('dialog.terminateText')}</Box>
      <DateField {...form.field('terminated_on')} required autoFocus label={t('dialog.date')} max={today()} />
    </FormDialog>
  )
}
