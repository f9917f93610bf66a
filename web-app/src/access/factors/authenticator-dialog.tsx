import Box from '@mui/material/Box'
import { againBody, authenticatorBody, factorsApi } from '@workledger/contracts/access/factors.api'
import { AgainField } from '@workledger/kit/areas/access/again-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { factorTexts } from './messages'
import { RecoveryCodes } from './recovery-codes'

interface Started {
  readonly id: string
  readonly secret: string
  readonly uri: string
}

/** Adds an authenticator app: the password, the QR code, and recovery codes with the first one. */
export default function AuthenticatorDialog({ close }: { close: () => void }) {
  const [started, setStarted] = useState<Started | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} close={close} />
  if (!started) return <Password next={setStarted} close={close} />

  return <Scan started={started} next={(made) => (made ? setCodes(made) : close())} close={close} />
}

function Password({ next, close }: { next: (started: Started) => void; close: () => void }) {
  const t = useText(factorTexts)
  const start = useCommand(factorsApi.startAuthenticator)

  const form = useForm({
    schema: againBody,
    initial: { current_password: '' },
    submit: async (body) => next((await start.send({ body })).data),
  })

  return (
    <FormDialog title={t('addTitle')} action={t('next')} form={form} onClose={close}>
      <AgainField {...form.field('current_password')} label={t('password')} />
    </FormDialog>
  )
}

interface ScanProps {
  started: Started
  next: (codes: readonly string[] | null) => void
  close: () => void
}

function Scan({ started: { id, secret, uri }, next, close }: ScanProps) {
  const t = useText(factorTexts)
  const invalidates = [factorsApi.ownFactors]
  const confirm = useCommand(factorsApi.confirmAuthenticator, { invalidates })

  const form = useForm({
    schema: authenticatorBody,
    initial: { code: '', name: t('firstName') as string },
    submit: async (body) => {
      const { data } = await confirm.send({ params: { factor: id }, body })
      toast(t('added'))
      next(data.recovery_codes)
    },
  })

  return (
    <FormDialog title={t('addTitle')} action={t('turnOn')} form={form} onClose={close}>
      <Muted>{t('scan')}</Muted>
      <Box
        component="img"
        alt={t('qr')}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        sx={{ width: 200, height: 200, borderRadius: '8px', justifySelf: 'center', mx: 'auto' }}
      />
      <Box>
        <Muted size={13}>{t('key')}</Muted>
        <Box
          component="code"
          className="ltr"
          sx={{ display: 'block', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Box>
      <TextField
        {...form.field('code')}
        required
        label={t('code')}
        autoComplete="one-time-code"
        numeric
        autoFocus
      />
      <TextField {...form.field('name')} required label={t('name')} />
    </FormDialog>
  )
}
