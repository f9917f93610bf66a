import Alert from '@mui/material/Alert'
import { accountsExportBody } from '@workledger/contracts/people/import.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { fileForm } from '@workledger/kit/table/list-export'
import { keepBytes } from '../kit/keep-bytes'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'

const formats = [
  { value: 'xlsx', label: 'XLSX' },
  { value: 'csv', label: 'CSV' },
] as const

/** Exports people with their account numbers, after the person is asked again. */
export default function AccountsExportDialog({ close }: { close: () => void }) {
  const t = useText(peopleTexts)
  const { workspace } = useMember()
  const make = useConsoleCommand('exportWithAccounts')

  const form = useForm({
    schema: accountsExportBody.pick({ format: true, current_password: true }),
    initial: { format: 'xlsx' as 'xlsx' | 'csv', current_password: '' },
    submit: async (body) => {
      const { data } = await make.send({
        params: { ws: workspace.id },
        body: { ...body, ...fileForm() } as never,
      })
      keepBytes(data)
      close()
    },
  })

  return (
    <FormDialog
      title={t('accountsExport.title')}
      form={form}
      action={t('accountsExport.action')}
      onClose={close}
    >
      <Alert severity="warning">{t('accountsExport.text')}</Alert>
      <SelectField {...form.field('format')} label={t('accountsExport.format')} options={formats} />
      <AgainField
        {...form.field('current_password')}
        autoFocus
        label={t('accountsExport.password')}
      />
    </FormDialog>
  )
}
