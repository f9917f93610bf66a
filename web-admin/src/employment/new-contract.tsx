import { contractBody } from '@workledger/contracts/employment/employment.api'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { employmentWords } from '@workledger/kit/i18n/words/employment'
import { isLate } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { employmentTexts } from './messages'

/** Adds a contract from a date on, with the previous version's terms as first values. */
export default function NewContract({
  employee,
  close,
  onAdded,
}: {
  employee: string
  close: () => void
  onAdded: (id: string) => void
}) {
  const t = useText(employmentTexts)
  const add = useConsoleCommand('addContract')

  const form = useForm({
    words: useRecordWords(employmentWords),
    schema: contractBody,
    initial: { effective_on: '' },
    submit: async (body) => {
      const { data } = await add.send({ params: { id: employee }, body })
      toast(t('toast.created'))
      if (!isLate(data)) onAdded(data.id)
      close()
    },
  })

  return (
    <FormDialog title={t('add')} form={form} onClose={close}>
      <DateField {...form.field('effective_on')} required autoFocus />
    </FormDialog>
  )
}
