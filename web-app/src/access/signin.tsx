import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useQuery } from '@tanstack/react-query'
import { accessApi, loginBody } from '@workledger/contracts/access/access.api'
import { hasPasskeys } from '@workledger/kit/areas/access/passkey'
import { PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call, type SignInChallenge } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { session } from '@workledger/kit/net/session'
import { Stack } from '@workledger/kit/ui/layout'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { subdomainOf } from './host'
import { accessTexts } from './messages'
import PasskeyButton from './passkey-button'
import { ProviderOffer } from './provider-offer'

const SecondStep = lazy(async () => ({ default: (await import('./second-step')).SecondStep }))

export default function SignIn() {
  const t = useText(accessTexts)
  const { search } = useLocation()
  const subdomain = subdomainOf(window.location.hostname)

  const door = useQuery({
    ...query(accessApi.publicInfo, { params: { subdomain: subdomain ?? '' } }),
    enabled: subdomain !== null,
    retry: false,
  }).data?.data

  const [challenge, setChallenge] = useState<SignInChallenge | null>(null)

  const form = useForm({
    schema: loginBody,
    initial: { email: '', password: '' },
    submit: async (body) => {
      const { token } = await call(accessApi.login, { body }).catch((error: ApiError) => {
        if (error.challenge) setChallenge(error.challenge)
        if (error.code === 'auth.second_factor') return { token: null }
        // It must not reveal which of the two is wrong, so it is shown above the form and not at a
        // field.
        throw new ApiError(error.status, error.code, error.message)
      })
      if (token) session.signIn(token)
    },
  })

  if (challenge)
    return (
      <Suspense fallback={<AccessFrame title={t('second.title')}>{null}</AccessFrame>}>
        <SecondStep challenge={challenge} restart={() => setChallenge(null)} />
      </Suspense>
    )

  return (
    <AccessFrame
      title={door ? t('signin.to', { workspace: door.name }) : t('signin.title')}
      workspace={door ?? undefined}
      below={
        <>
          {t('signin.none')} <Link to="/signup">{t('signin.signup')}</Link>
        </>
      }
    >
      <AccessForm form={form} submit={t('signin.submit')}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus
        />
        <ProviderOffer email={String(form.field('email').value ?? '')} />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <Box
          sx={{
            mt: -1,
            textAlign: 'end',
            '& a': {
              color: 'text.secondary',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            },
          }}
        >
          <Link to={`/forgot-password${search}`}>{t('signin.forgot')}</Link>
        </Box>
      </AccessForm>
      {hasPasskeys() && <ByPasskey />}
    </AccessFrame>
  )
}

function ByPasskey() {
  const t = useText(accessTexts)
  const [failed, setFailed] = useState<string | null>(null)

  return (
    <Stack gap={2} sx={{ mt: 2 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: 13 }}>{t('signin.or')}</Divider>
      {failed && <Alert severity="error">{failed}</Alert>}
      <PasskeyButton fail={setFailed} />
    </Stack>
  )
}
