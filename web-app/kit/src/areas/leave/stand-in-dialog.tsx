import { delegationApi, delegationBody } from '@workledger/contracts/leave/delegation.api'
import { DateField } from '../../form/day-field'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { isolated, today } from '../../i18n/format'
import { useRecordWords } from '../../i18n/record-words'
import { leaveWords } from '../../i18n/words/leave'
import { useCommand } from '../../net/query'
import { Grid } from '../../ui/layout'
import { toast } from '../../ui/toast'
import { PersonField } from '../people/person-field'
import { changedByDelegation } from './invalidates'
import { useLeaveWords } from './leave-words'

/**
 * Chooses a manager's stand-in between two days; `name` is the manager's, unless they are the
 * viewer.
 */
export default function StandInDialog({
  employee,
  name,
  close,
}: {
  employee: string
  name: string | null
  close: () => void
}) {
  const { t } = useLeaveWords()
  const delegate = useCommand(delegationApi.delegateApproval, { invalidates: changedByDelegation })

  const form = useForm({
    words: useRecordWords(leaveWords),
    schema: delegationBody,
    initial: { delegate_id: '', from_on: '', to_on: '' },
    submit: async (body) => {
      await delegate.send({ params: { id: employee }, body })
      toast(t('inPlace.added'))
      close()
    },
  })

  return (
    <FormDialog
      title={name ? t('inPlace.dialogOf', { name: isolated(name) }) : t('inPlace.dialog')}
      form={form}
      action={t('inPlace.add')}
      onClose={close}
    >
      <PersonField
        {...form.field('delegate_id')}
        required
        placeholder={t('inPlace.whoPlaceholder')}
        hint={t('inPlace.hint')}
        except={employee}
      />
      <Grid columns="repeat(auto-fit, minmax(160px, 1fr))" gap={1.5} sx={{ alignItems: 'start' }}>
        <DateField {...form.field('from_on')} required min={today()} />
        <DateField {...form.field('to_on')} required min={form.values.from_on || today()} />
      </Grid>
    </FormDialog>
  )
}
