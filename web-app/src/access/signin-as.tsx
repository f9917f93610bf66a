import { accessApi } from '@workledger/contracts/access/access.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { useOnce } from './once'

/** Exchanges an administrator's key for a session as one employee. */
export default function SignInAs() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const key = useSearchParams()[0].get('k') ?? ''

  const error = useOnce(async () => {
    const { token } = await call(accessApi.loginAs, { params: { id }, body: { key } })
    session.actAs(token)
    navigate('/', { replace: true })
  })

  if (error)
    return (
      <AccessFrame
        title={t('failed.title')}
        text={error.message}
        below={<Link to="/signin">{t('failed.signin')}</Link>}
      >
        {null}
      </AccessFrame>
    )

  return <AccessFrame title={t('as.working')}>{null}</AccessFrame>
}
