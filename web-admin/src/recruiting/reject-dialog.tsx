import { fullName } from '@workledger/contracts/kernel/full-name'
import { type CandidateAnswer, messageBody } from '@workledger/contracts/recruiting/candidates.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'
import { TemplateField } from './template-field'

/** Rejects a candidate, with a mail from a template or without one. */
export default function RejectDialog({
  candidate,
  close,
}: {
  candidate: CandidateAnswer
  close: () => void
}) {
  const t = useText(recruitingTexts)
  const reject = useConsoleCommand('rejectCandidate')

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: {
      safeParse: (value: any, options) =>
        value.mail
          ? messageBody.safeParse(value, options as never)
          : { success: true, data: value },
    },
    initial: { mail: true, subject: candidate.opening, body: '' },
    submit: async ({ mail, subject, body }) => {
      const params = { id: candidate.opening_id, candidateId: candidate.id }
      await reject.send({ params, body: mail ? { mail: { subject, body } } : {}, shown: candidate })
      toast(t('toast.rejected'))
      close()
    },
  })

  const take = ({ subject, body }: { subject: string; body: string }) => {
    form.set('subject', subject)
    form.set('body', body)
  }

  return (
    <FormDialog
      title={t('rejectTitle', { name: fullName(candidate) })}
      form={form}
      action={t('reject')}
      onClose={close}
    >
      <CheckField {...form.field('mail')} label={t('byMail')} />
      {form.values.mail && (
        <>
          <TemplateField kind="rejection" candidate={candidate} onTake={take} />
          <TextField {...form.field('subject')} required />
          <TextField {...form.field('body')} required rows={6} />
        </>
      )}
    </FormDialog>
  )
}
