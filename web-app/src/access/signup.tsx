import Link from '@mui/material/Link'
import { accessApi, registerBody } from '@workledger/contracts/access/access.api'
import { CheckField, PasswordField, TextField } from '@workledger/kit/form/fields'
import { type Schema, useForm } from '@workledger/kit/form/form'
import { NameFields } from '@workledger/kit/form/name-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'

const initial = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  terms: true,
}

export default function SignUp() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const [proving, setProving] = useState(false)

  // Only the browser asks about the terms; everything else is the server's schema.
  const schema: Schema = {
    safeParse: (values: typeof initial, options) =>
      values.terms
        ? registerBody.safeParse(values, options)
        : {
            success: false,
            error: { issues: [{ path: ['terms'], message: t('signup.termsNeeded') }] },
          },
  }

  const form = useForm({
    schema,
    initial,
    submit: async ({ terms: _, ...body }) => {
      setProving(true)
      const token = await proof().finally(() => setProving(false))
      const { data } = await call(accessApi.register, { body: { ...body, token } })
      session.signOut()
      toast(t('signup.done'))
      navigate('/thank_you', { state: data })
    },
  })

  return (
    <AccessFrame
      title={t('signup.title')}
      text={t('signup.free')}
      below={
        <>
          {t('signup.have')} <RouterLink to="/signin">{t('signin.submit')}</RouterLink>
        </>
      }
    >
      <AccessForm form={form} submit={t('signup.submit')} note={proving && t('signup.proving')}>
        <Grid columns={{ sm: '1fr 1fr' }} gap={1.5}>
          <NameFields
            given={(isFirst) => (
              <TextField
                {...form.field('first_name')}
                label={t('firstName')}
                autoComplete="given-name"
                autoFocus={isFirst}
              />
            )}
            family={(isFirst) => (
              <TextField
                {...form.field('last_name')}
                label={t('lastName')}
                autoComplete="family-name"
                autoFocus={isFirst}
              />
            )}
          />
        </Grid>
        <TextField {...form.field('email')} type="email" label={t('email')} autoComplete="email" />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          hint={t('passwordRule')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('password_confirmation')}
          label={t('confirm')}
          autoComplete="new-password"
        />
        <CheckField
          {...form.field('terms')}
          label={
            <Link href="/terms.html" target="_blank" rel="noreferrer">
              {t('signup.terms')}
            </Link>
          }
        />
      </AccessForm>
    </AccessFrame>
  )
}

/** Solves the proof of work if the server requires it; its solver loads only now. */
async function proof() {
  const { required, challenge } = await call(accessApi.captcha)
  if (!required) return undefined
  const { solve } = await import('@workledger/kit/net/proof-of-work')

  return solve(challenge)
}
