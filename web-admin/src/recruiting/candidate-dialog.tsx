import {
  type CandidateAnswer,
  candidateChange,
} from '@workledger/contracts/recruiting/candidates.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { NameFields } from '@workledger/kit/form/name-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { toast } from '@workledger/kit/ui/toast'
import { useOpened } from '@workledger/kit/ui/use-opened'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** Changes a candidate's own facts, such as an address that returns mails. */
export default function CandidateDialog({
  candidate: given,
  close,
}: {
  candidate: CandidateAnswer
  close: () => void
}) {
  const candidate = useOpened(given)
  const t = useText(recruitingTexts)
  const change = useConsoleCommand('changeCandidate')

  const before = {
    first_name: candidate.first_name ?? '',
    last_name: candidate.last_name ?? '',
    email: candidate.email ?? '',
    phone: candidate.phone ?? '',
  }

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: candidateChange,
    initial: before,
    submit: async (values) => {
      await change.send({
        params: { id: candidate.opening_id, candidateId: candidate.id },
        body: changedOnly(before, values),
        shown: candidate,
      })

      toast(t('toast.saved'))
      close()
    },
  })

  return (
    <FormDialog title={t('editDetails')} form={form} onClose={close}>
      <NameFields
        given={(isFirst) => (
          <TextField {...form.field('first_name')} required autoFocus={isFirst} />
        )}
        family={(isFirst) => (
          <TextField {...form.field('last_name')} required autoFocus={isFirst} />
        )}
      />
      <TextField {...form.field('email')} required type="email" />
      <TextField {...form.field('phone')} required type="tel" />
    </FormDialog>
  )
}
