import { NOTICE_DAYS } from '@workledger/contracts/kernel/closing'
import { closeBody } from '@workledger/contracts/privacy/closing.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

/** Announces the end of the company, after its name is typed. */
export default function CloseDialog({ close }: { close: () => void }) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const announce = useConsoleCommand('closeWorkspace')

  const form = useForm({
    schema: closeBody,
    initial: { name: '', notice_days: String(NOTICE_DAYS.usual) },
    submit: async (body) => {
      await announce.send({ params: { ws: workspace.id }, body })
      toast(t('closing.done'))
      close()
    },
  })

  const name = isolated(workspace.name)

  return (
    <FormDialog
      title={t('closing.dialog', { name })}
      form={form}
      action={t('closing.action')}
      onClose={close}
    >
      <Muted>{t('closing.dialogText')}</Muted>
      <TextField
        {...form.field('notice_days')}
        type="number"
        required
        label={t('closing.notice')}
      />
      <TextField
        {...form.field('name')}
        required
        autoComplete="off"
        label={t('preview.typed', { name })}
      />
    </FormDialog>
  )
}
