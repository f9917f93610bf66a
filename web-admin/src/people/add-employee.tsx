import Box from '@mui/material/Box'
import { addEmployeeBody } from '@workledger/contracts/people/people.api'
import { useGo } from '@workledger/web-app/kit/app-link'
import { isLate } from '@workledger/web-app/kit/client'
import { useMember } from '@workledger/web-app/kit/current'
import { CheckField, TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'

/** A new employee; goes on to the profile. */
export default function AddEmployee({ close }: { close: () => void }) {
  const t = useText(peopleTexts)
  const go = useGo()
  const { workspace } = useMember()
  const add = useConsoleCommand('addEmployee')
  const form = useForm({
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
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <TextField {...form.field('first_name')} required autoFocus label={t('dialog.first')} autoComplete="off" />
        {!form.values.single_name && <TextField {...form.field('last_name')} required label={t('dialog.last')} autoComplete="off" />}
      </Box>
      <CheckField {...form.field('single_name')} label={t('dialog.singleName')} />
      <TextField {...form.field('email')} required type="email" label={t('dialog.email')} autoComplete="off" />
      <CheckField {...form.field('invite')} label={t('dialog.invite')} />
    </FormDialog>
  )
}
