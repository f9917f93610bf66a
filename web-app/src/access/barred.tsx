import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { emergencyAccessBody, ssoApi } from '@workledger/contracts/sso/sso.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import type { BarredWorkspace } from '@workledger/kit/net/current'
import { session } from '@workledger/kit/net/session'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'

interface Props {
  workspace: BarredWorkspace
  others: readonly { id: string; name: string; logo: string | null }[]
  /** The page that the person wanted. */
  to: string
}

/** A company that this session does not satisfy: the way in by its provider, and the ways around. */
export default function Barred({ workspace, others, to }: Props) {
  const t = useText(accessTexts)
  const [emergency, setEmergency] = useState(false)
  const { id, name } = workspace.sign_on

  const signOut = async () => {
    await call(accessApi.logout, {}).catch(() => {})
    session.signOut()
  }

  return (
    <AccessFrame
      title={t('provider.barredTitle', { company: workspace.name, name })}
      text={t('provider.barredText')}
      workspace={workspace}
    >
      <Stack gap={1}>
        <Button
          variant="contained"
          color="primary"
          fullWidth
          sx={{ minHeight: 40 }}
          href={`/api/v1/auth/oidc/${id}/start?to=${encodeURIComponent(to)}`}
        >
          {t('provider.continueWith', { name })}
        </Button>
        {others.length > 0 && <Muted sx={{ mt: 1 }}>{t('provider.others')}</Muted>}
        {others.map((other) => (
          <Button key={other.id} fullWidth onClick={() => session.chooseWorkspace(other.id)}>
            {other.name}
          </Button>
        ))}
        {workspace.sign_on.emergency && (
          <Button variant="text" onClick={() => setEmergency(true)}>
            {t('provider.emergency')}
          </Button>
        )}
        <Button variant="text" onClick={() => void signOut()}>
          {t('provider.signOut')}
        </Button>
      </Stack>
      {emergency && <EmergencyDialog workspace={workspace} close={() => setEmergency(false)} />}
    </AccessFrame>
  )
}

function EmergencyDialog({ workspace, close }: Pick<Props, 'workspace'> & { close: () => void }) {
  const t = useText(accessTexts)
  const client = useQueryClient()

  const form = useForm({
    schema: emergencyAccessBody.pick({ reason: true }),
    initial: { reason: '' },
    submit: async ({ reason }) => {
      await call(ssoApi.useEmergencyAccess, { body: { workspace: workspace.id, reason } })
      await client.invalidateQueries()
    },
  })

  return (
    <FormDialog
      title={t('provider.emergencyTitle', { name: workspace.sign_on.name })}
      form={form}
      action={t('provider.enter')}
      onClose={close}
    >
      <Muted>{t('provider.emergencyText')}</Muted>
      <TextField
        {...form.field('reason')}
        label={t('provider.reason')}
        required
        autoFocus
        rows={2}
      />
    </FormDialog>
  )
}
