import { fullName } from '@workledger/contracts/kernel/full-name'
import { type CandidateAnswer, hireBody } from '@workledger/contracts/recruiting/candidates.api'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** Hires a candidate as an employee. */
export default function HireDialog({
  candidate,
  close,
}: {
  candidate: CandidateAnswer
  close: () => void
}) {
  const t = useText(recruitingTexts)
  const hire = useConsoleCommand('hireCandidate')

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: hireBody,
    initial: { hired_on: '', invite: true },
    submit: async (body) => {
      await hire.send({
        params: { id: candidate.opening_id, candidateId: candidate.id },
        body,
        shown: candidate,
      })

      toast(t('toast.hired'))
      close()
    },
  })

  return (
    <FormDialog
      title={t('hireTitle', { name: fullName(candidate) })}
      form={form}
      action={t('hire')}
      onClose={close}
    >
      <DateField {...form.field('hired_on')} />
      <CheckField {...form.field('invite')} label={t('invite')} />
    </FormDialog>
  )
}
