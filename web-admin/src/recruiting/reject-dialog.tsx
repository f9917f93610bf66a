import { type CandidateAnswer, messageBody } from '@workledger/contracts/recruiting/candidates.api'
import type { Rows } from '@workledger/contracts/registry'
import { SelectField } from '@workledger/web-app/kit/choice-fields'
import { useMember } from '@workledger/web-app/kit/current'
import { CheckField, TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleList } from '../kit/console-list'
import { useConsoleCommand } from '../kit/use-command'
import { filledTemplate, nameOf } from './candidate-words'
import { recruitingTexts } from './messages'

/** Rejects a candidate, with a mail from a template or without one. */
export default function RejectDialog({ candidate, close }: { candidate: CandidateAnswer; close: () => void }) {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const reject = useConsoleCommand('rejectCandidate')
  const templates = useConsoleList('recruiting_templates', { sort: 'name', perPage: 50, always: { kind: 'rejection' }, inAddress: false })
  const form = useForm({
    schema: {
      safeParse: (value: any, options) => (value.mail ? messageBody.safeParse(value, options as never) : { success: true, data: value }),
    },
    initial: { mail: true, template: '', subject: candidate.opening, body: '' },
    submit: async ({ mail, subject, body }) => {
      const params = { id: candidate.opening_id, candidateId: candidate.id }
      await reject.send({ params, body: mail ? { mail: { subject, body } } : {} })
      toast(t('toast.rejected'))
      close()
    },
  })
  const take = (id: string) => {
    form.set('template', id)
    const template = (templates.rows as Rows['recruiting_templates'][]).find((one) => one.id === id)
    if (!template) return
    const { first_name, last_name, opening } = candidate
    const values = { first_name: first_name ?? '', last_name: last_name ?? '', opening, company: workspace.name }
    form.set('subject', filledTemplate(template.subject, values))
    form.set('body', filledTemplate(template.body, values))
  }
  return (
    <FormDialog title={t('rejectTitle', { name: nameOf(candidate) })} form={form} action={t('reject')} onClose={close}>
      <CheckField {...form.field('mail')} label={t('byMail')} />
      {form.values.mail && (
        <>
          <SelectField
            {...form.field('template')}
            onChange={take}
            label={t('template')}
            placeholder={t('noTemplate')}
            options={templates.rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField {...form.field('subject')} required label={t('subject')} />
          <TextField {...form.field('body')} required rows={6} label={t('text')} />
        </>
      )}
    </FormDialog>
  )
}
