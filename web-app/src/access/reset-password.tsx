import { accessApi, resetBody } from '@workledger/contracts/access/access.api'
import { PasswordField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'

export default function ResetPassword() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''

  const form = useForm({
    schema: resetBody,
    initial: { email: search.get('email') ?? '', password: '', password_confirmation: '' },
    toRequest: (values) => ({ ...values, token }),
    submit: async (values) => {
      await call(accessApi.resetPassword, { body: { ...values, token } })
      toast(t('reset.done'))
      navigate('/signin')
    },
  })

  if (!token)
    return (
      <AccessFrame
        title={t('reset.noToken')}
        below={<Link to="/forgot-password">{t('forgot.title')}</Link>}
      >
        {null}
      </AccessFrame>
    )

  return (
    <AccessFrame title={t('reset.title')} below={<Link to="/signin">{t('forgot.back')}</Link>}>
      <AccessForm form={form} submit={t('reset.submit')}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('password_confirmation')}
          label={t('reset.retype')}
          autoComplete="new-password"
        />
      </AccessForm>
    </AccessFrame>
  )
}
