import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { accessApi, joinBody } from '@workledger/contracts/access/access.api'
import { PasswordField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { query } from '@workledger/kit/net/query'
import { session, useSession } from '@workledger/kit/net/session'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'

/** Accepts an invitation: with a new password, or as the signed-in person. */
export default function Join() {
  const t = useText(accessTexts)
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const token = search.get('token') ?? ''

  const found = useQuery({
    ...query(accessApi.invitation, { params: { id }, query: { token } }),
    retry: false,
    enabled: id !== '' && token !== '',
  })

  const signedIn = useSession().token !== null

  if (!id || !token || found.isError) {
    return (
      <AccessFrame
        title={t('failed.title')}
        text={found.error?.message ?? t('invalidKey')}
        below={<Link to="/signin">{t('failed.signin')}</Link>}
      >
        {null}
      </AccessFrame>
    )
  }

  const invitation = found.data?.data

  if (!invitation)
    return (
      <AccessFrame title={t('join.plain')}>
        <Skeleton height={80} />
      </AccessFrame>
    )

  const { workspace, email, has_user: hasUser } = invitation

  if (hasUser && !signedIn) {
    const next = `/join?${search}`
    return (
      <AccessFrame title={t('join.title', { workspace })} text={t('join.signin', { email })}>
        <Button
          component={Link}
          to={`/signin?next=${encodeURIComponent(next)}`}
          variant="contained"
          color="primary"
        >
          {t('join.goSignin')}
        </Button>
      </AccessFrame>
    )
  }

  return (
    <AccessFrame
      title={t('join.title', { workspace })}
      text={hasUser ? t('join.accept', { email }) : t('join.text', { email })}
    >
      <JoinForm id={id} token={token} withPassword={!hasUser} />
    </AccessFrame>
  )
}

function JoinForm({
  id,
  token,
  withPassword,
}: {
  id: string
  token: string
  withPassword: boolean
}) {
  const t = useText(accessTexts)
  const navigate = useNavigate()

  const typed = (values: { password: string; password_confirmation: string }) => ({
    confirmation_token: token,
    ...(withPassword ? values : {}),
  })

  const form = useForm({
    schema: joinBody,
    initial: { password: '', password_confirmation: '' },
    toRequest: typed,
    submit: async (values) => {
      session.signIn((await call(accessApi.join, { params: { id }, body: typed(values) })).token)
      navigate('/dashboard')
    },
  })

  return (
    <AccessForm form={form} submit={t('join.submit')}>
      {withPassword && (
        <>
          <PasswordField
            {...form.field('password')}
            label={t('password')}
            autoComplete="new-password"
            autoFocus
          />
          <PasswordField
            {...form.field('password_confirmation')}
            label={t('confirm')}
            autoComplete="new-password"
          />
        </>
      )}
    </AccessForm>
  )
}
