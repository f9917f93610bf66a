import { accessApi, loginBody } from '@workledger/contracts/access/access.api'
import { email } from '@workledger/contracts/kernel/shapes'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { Link, useNavigate } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'

const forgottenPasswordSchema = loginBody
  .pick({ email: true })
  .extend({ email: email('Please input your E-mail!') })

export default function ForgotPassword() {
  const t = useText(accessTexts)
  const navigate = useNavigate()

  const form = useForm({
    schema: forgottenPasswordSchema,
    initial: { email: '' },
    submit: async (body) => {
      await call(accessApi.forgotPassword, { body })
      toast(t('forgot.sent'))
      setTimeout(() => navigate('/'), 1000)
    },
  })

  return (
    <AccessFrame
      title={t('forgot.title')}
      text={t('forgot.text')}
      below={<Link to="/signin">{t('forgot.back')}</Link>}
    >
      <AccessForm form={form} submit={t('forgot.submit')}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('email')}
          autoComplete="email"
          autoFocus
        />
      </AccessForm>
    </AccessFrame>
  )
}
