import { holdBody } from '@workledger/contracts/privacy/privacy.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { privacyWords } from '@workledger/kit/i18n/words/privacy'
import { useMember } from '@workledger/kit/net/current'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { privacyTexts } from './messages'

/** Protects a person from erasure, with a reason. */
export default function HoldDialog({
  person,
  close,
}: {
  person: { id: string; name: string }
  close: () => void
}) {
  const t = useText(privacyTexts)
  const { workspace } = useMember()
  const hold = useConsoleCommand('holdPerson')
  const name = isolated(person.name)

  const form = useForm({
    words: useRecordWords(privacyWords),
    schema: holdBody,
    initial: { reason: '' },
    submit: async (body) => {
      await hold.send({ params: { ws: workspace.id, id: person.id }, body })
      toast(t('toast.held', { name }))
      close()
    },
  })

  return (
    <FormDialog
      title={t('holdDialog.title', { name })}
      form={form}
      action={t('holdDialog.action')}
      onClose={close}
    >
      <Muted>{t('holdDialog.text')}</Muted>
      <TextField {...form.field('reason')} required autoFocus rows={2} />
    </FormDialog>
  )
}
