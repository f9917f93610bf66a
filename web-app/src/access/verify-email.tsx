import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { accessApi, verifyBody } from '@workledger/contracts/access/access.api'
import { PasswordField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { keyOf } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { useOnce } from './once'

/** Proof that the account is theirs, for a person without a session. */
interface Proof {
  current_password?: string
  password?: string
  password_confirmation?: string
}

/** The target of the link in the verification e-mail. */
export default function VerifyEmail() {
  const t = useText(accessTexts)
  const client = useQueryClient()
  const [search] = useSearchParams()
  const [done, setDone] = useState(false)

  const verify = async (proof: Proof) => {
    const { token } = await call(accessApi.verifyEmail, {
      params: { id: search.get('id') ?? '' },
      body: { token: search.get('token') ?? '', ...proof },
    })

    if (token) session.signIn(token)
    await client.invalidateQueries({ queryKey: keyOf(accessApi.me) })
    setDone(true)
  }

  const error = useOnce(() => verify({}))
  if (error?.code === 'access.verify_password' && !done) return <Prove verify={verify} />

  if (error && !done)
    return (
      <AccessFrame
        title={t('failed.title')}
        text={error.message}
        below={<Link to="/signin">{t('failed.signin')}</Link>}
      >
        {null}
      </AccessFrame>
    )

  return (
    <AccessFrame title={done ? t('verify.done') : t('verify.working')}>
      {done && (
        <Button component={Link} to="/" variant="contained" color="primary">
          {t('verify.go')}
        </Button>
      )}
    </AccessFrame>
  )
}

/** Asks for the account's password, or for a new one. */
function Prove({ verify }: { verify: (proof: Proof) => Promise<void> }) {
  const t = useText(accessTexts)
  const [fresh, setFresh] = useState(false)

  const other = (
    <Button variant="text" onClick={() => setFresh(!fresh)}>
      {t(fresh ? 'verify.known' : 'verify.fresh')}
    </Button>
  )

  return (
    <AccessFrame title={t('verify.prove')} text={t('verify.proveText')} below={other}>
      {fresh ? <NewPassword verify={verify} /> : <KnownPassword verify={verify} />}
    </AccessFrame>
  )
}

function KnownPassword({ verify }: { verify: (proof: Proof) => Promise<void> }) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: verifyBody,
    initial: { current_password: '' },
    toRequest: (values) => ({ ...values, token: '' }),
    submit: verify,
  })

  return (
    <AccessForm form={form} submit={t('verify.submit')}>
      <PasswordField
        {...form.field('current_password')}
        label={t('password')}
        autoComplete="current-password"
        autoFocus
      />
    </AccessForm>
  )
}

function NewPassword({ verify }: { verify: (proof: Proof) => Promise<void> }) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: verifyBody,
    initial: { password: '', password_confirmation: '' },
    toRequest: (values) => ({ ...values, token: '' }),
    submit: verify,
  })

  return (
    <AccessForm form={form} submit={t('verify.submit')}>
      <Alert severity="info">{t('verify.ends')}</Alert>
      <PasswordField
        {...form.field('password')}
        label={t('verify.newPassword')}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        {...form.field('password_confirmation')}
        label={t('reset.retype')}
        autoComplete="new-password"
      />
    </AccessForm>
  )
}
