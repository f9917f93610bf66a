import { addEmployeeBody } from '@workledger/contracts/people/people.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { NameFields } from '@workledger/kit/form/name-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useGo } from '@workledger/kit/ui/app-link'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'

/** Adds an employee and opens the profile. */
export default function AddEmployee({ close }: { close: () => void }) {
  const t = useText(peopleTexts)
  const go = useGo()
  const { workspace } = useMember()
  const add = useConsoleCommand('addEmployee')

  const form = useForm({
    words: useRecordWords(peopleWords),
    schema: addEmployeeBody,
    initial: { first_name: '', last_name: '', single_name: false, email: '', invite: true },
    submit: async (body) => {
      const { data } = await add.send({ params: { ws: workspace.id }, body })
      toast(body.invite ? t('toast.invited') : t('toast.added'))
      close()
      if (!isLate(data)) go(`/admin/employees/${data.id}/profile`)
    },
  })

  return (
    <FormDialog title={t('dialog.add')} form={form} action={t('add')} onClose={close}>
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <NameFields
          given={(isFirst) => (
            <TextField
              {...form.field('first_name')}
              required
              autoFocus={isFirst}
              autoComplete="off"
            />
          )}
          family={(isFirst) =>
            !form.values.single_name && (
              <TextField
                {...form.field('last_name')}
                required
                autoFocus={isFirst}
                autoComplete="off"
              />
            )
          }
        />
      </Grid>
      <CheckField {...form.field('single_name')} label={t('dialog.singleName')} />
      <TextField {...form.field('email')} required type="email" autoComplete="off" />
      <CheckField {...form.field('invite')} label={t('dialog.invite')} />
    </FormDialog>
  )
}
