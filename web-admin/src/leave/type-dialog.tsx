import { smallestParts } from '@workledger/contracts/leave/leave.events'
import { leaveTypeBody } from '@workledger/contracts/leave/leave-rules.api'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { type TypeRow, useLeaveWords } from './leave-row'

const said = (yes: boolean | undefined) => (yes === undefined ? '' : String(yes))

/** What a type takes: days of the allowance, hours of the working time account, or nothing. */
const takesOf = (type: TypeRow | null) => (type?.takes_account ? 'account' : said(type?.accrues))

const typeBody = ({ accrues, ...typed }: { accrues: string }) => ({
  ...typed,
  accrues: accrues === 'account' ? 'false' : accrues,
  takes_account: accrues === 'account',
})

/** Adds a leave type, or changes one for later requests. */
export default function TypeDialog({ type, close }: { type: TypeRow | null; close: () => void }) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const add = useConsoleCommand('addLeaveType')
  const change = useConsoleCommand('changeLeaveType')

  const words = useRecordWords(leaveWords)

  const form = useForm({
    words,
    schema: leaveTypeBody,
    initial: {
      name: type?.name ?? '',
      // Neither has a default: a person who adds a type chooses both.
      accrues: takesOf(type),
      approval_required: said(type?.approval_required),
      paid_percent: type?.paid_percent ?? '100',
      document_required: type?.document_required ?? false,
      smallest_part: type?.smallest_part ?? 'half_day',
    },
    toRequest: typeBody,
    fieldOf: { takes_account: 'accrues' },
    submit: async (typed) => {
      const body = leaveTypeBody.parse(typeBody(typed))

      if (type)
        await change
          .send({ params: { ws: workspace.id, id: type.id }, body, shown: type })
          .catch(saying(t('leaveType.failedEdit')))
      else
        await add.send({ params: { ws: workspace.id }, body }).catch(saying(t('leaveType.failed')))

      toast(t(type ? 'leaveType.edited' : 'leaveType.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(type ? 'leaveType.edit' : 'leaveType.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('type')} />
      <SegmentField
        {...form.field('accrues')}
        required
        options={[
          { value: 'true', label: t('leaveType.takes') },
          { value: 'false', label: t('leaveType.takesNothing') },
          { value: 'account', label: t('leaveType.takesAccount') },
        ]}
      />
      <SegmentField
        {...form.field('approval_required')}
        required
        options={[
          { value: 'true', label: t('rules.yes') },
          { value: 'false', label: t('rules.no') },
        ]}
      />
      <SelectField
        {...form.field('smallest_part')}
        options={words.options(smallestParts)}
        hint={t('leaveType.partHint')}
      />
      <TextField {...form.field('paid_percent')} hint={t('leaveType.paidHint')} />
      <div>
        <CheckField {...form.field('document_required')} label={t('leaveType.documentField')} />
      </div>
    </FormDialog>
  )
}
