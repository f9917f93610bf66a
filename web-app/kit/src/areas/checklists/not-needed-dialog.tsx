import { settleItemBody } from '@workledger/contracts/checklists/checklists.api'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { checklistsWords } from '../../i18n/words/checklists'
import { sharedChecklistTexts } from './messages'

interface Props {
  text: string
  send: (reason: string) => Promise<unknown>
  close: () => void
}

/** Asks for the reason why an item is not needed. */
export default function NotNeededDialog({ text, send, close }: Props) {
  const t = useText(sharedChecklistTexts)

  const form = useForm({
    words: useRecordWords(checklistsWords),
    schema: settleItemBody,
    initial: { reason: '' },
    toRequest: ({ reason }) => ({ status: 'not_needed', reason }),
    submit: async ({ reason }) => {
      await send(reason)
      close()
    },
  })

  return (
    <FormDialog
      title={t('notNeededTitle', { text })}
      form={form}
      action={t('notNeededAction')}
      onClose={close}
    >
      <TextField {...form.field('reason')} required autoFocus rows={2} />
    </FormDialog>
  )
}
