import Alert from '@mui/material/Alert'
import { resetAnyFactorsBody } from '@workledger/contracts/access/factors.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

/** Removes the second factors of a person whom no single company can help, with a reason. */
export default function ResetAnyFactors({ close }: { close: () => void }) {
  const t = useText(operationsTexts)
  const reset = useConsoleCommand('resetAnyFactors')

  const form = useForm({
    schema: resetAnyFactorsBody,
    initial: { email: '', reason: '', current_password: '' },
    submit: async (body) => {
      const sure = await confirm({
        title: t('factors.ask', { email: body.email }),
        text: t('factors.effect'),
        action: t('factors.action'),
        danger: true,
      })

      if (!sure) return
      await reset.send({ body })
      toast(t('factors.done'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('factors.title')}
      form={form}
      action={t('factors.action')}
      danger
      onClose={close}
    >
      <Alert severity="warning">{t('factors.text')}</Alert>
      <TextField
        {...form.field('email')}
        type="email"
        required
        autoFocus
        autoComplete="off"
        label={t('factors.email')}
      />
      <TextField {...form.field('reason')} required label={t('factors.reason')} />
      <AgainField {...form.field('current_password')} label={t('factors.password')} />
    </FormDialog>
  )
}
