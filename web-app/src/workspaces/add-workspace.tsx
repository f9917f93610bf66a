import Box from '@mui/material/Box'
import { createWorkspaceBody, workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { useNavigate } from 'react-router-dom'
import { TextField } from '../kit/fields'
import { useForm } from '../kit/form'
import { FormDialog } from '../kit/form-dialog'
import { currentLanguage, useText } from '../kit/i18n'
import { useCommand } from '../kit/query'
import { session } from '../kit/session'
import { currencyOfRegion } from './currency'
import { workspacesTexts } from './messages'

/** Creates a workspace; for somebody who has none this is the Basic Information that everything starts with. */
export default function AddWorkspace({ first, close }: { first: boolean; close: () => void }) {
  const t = useText(workspacesTexts)
  const navigate = useNavigate()
  const create = useCommand(workspacesApi.createWorkspace, { invalidates: [workspacesApi.workspaces] })
  const form = useForm({
    schema: createWorkspaceBody,
    initial: { name: '', phone_number: '' },
    submit: async (typed) => {
      const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
      const { data } = await create.send({
        body: { ...typed, timezone, locale: currentLanguage(), currency: currencyOfRegion(navigator.language) },
      })
      session.chooseWorkspace(data.id)
      navigate('/dashboard')
    },
  })
  return (
    <FormDialog title={first ? t('basic') : t('add')} form={form} action={t('create')} onClose={close}>
      {first && <Box sx={{ color: 'text.secondary' }}>{t('basicText')}</Box>}
      <TextField {...form.field('name')} required label={t('name')} autoComplete="organization" autoFocus />
      <TextField {...form.field('phone_number')} required label={t('phone')} type="tel" autoComplete="tel" />
    </FormDialog>
  )
}
