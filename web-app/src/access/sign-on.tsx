import { ssoApi } from '@workledger/contracts/sso/sso.api'
import {
  CONFIRMATION_PAGE,
  tellConfirmed,
} from '@workledger/kit/areas/access/provider-confirmation'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call, type SignInChallenge } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { ownPath } from '@workledger/kit/ui/safe-redirect'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { useOnce } from './once'

const LinkStep = lazy(async () => ({ default: (await import('./link-step')).LinkStep }))
const SecondStep = lazy(async () => ({ default: (await import('./second-step')).SecondStep }))

/** What is due before the session opens. */
interface Step {
  readonly due: 'auth.second_factor' | 'auth.confirm_link'
  readonly challenge: SignInChallenge
}

const arrive = (to: string | undefined) => openInstead(ownPath(to ?? null) ?? '/')

/** Opens the session of a person who comes back from a company's provider. */
export default function SignOn() {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const [step, setStep] = useState<Step | null>(null)
  const [confirmed, setConfirmed] = useState(false)

  const tellIt = () => {
    setConfirmed(true)
    tellConfirmed()
  }

  const error = useOnce(async () => {
    const code = new URLSearchParams(window.location.hash.slice(1)).get('code') ?? ''
    // The code works once, so it need not stay in the history.
    window.history.replaceState(window.history.state, '', window.location.pathname)

    const opened = await call(ssoApi.openProviderSession, { body: { code } }).catch(
      (refusal: ApiError) => {
        const { code: due, challenge } = refusal
        if (!challenge || (due !== 'auth.second_factor' && due !== 'auth.confirm_link'))
          throw refusal
        setStep({ due, challenge })
        return null
      },
    )

    if (!opened) return
    if (opened.token) session.signIn(opened.token)
    else if (opened.to === CONFIRMATION_PAGE) return tellIt()
    arrive(opened.to)
  })

  if (step) {
    const { due, challenge } = step
    const title = t(due === 'auth.confirm_link' ? 'link.title' : 'second.title')

    return (
      <Suspense fallback={<AccessFrame title={title}>{null}</AccessFrame>}>
        {due === 'auth.confirm_link' ? (
          <LinkStep challenge={challenge} arrive={arrive} />
        ) : (
          <SecondStep
            challenge={challenge}
            restart={() => navigate('/signin')}
            arrive={() => arrive(challenge.to)}
          />
        )}
      </Suspense>
    )
  }

  if (error)
    return (
      <AccessFrame
        title={t('provider.failedTitle')}
        text={error.message}
        below={<Link to="/signin">{t('provider.again')}</Link>}
      >
        {null}
      </AccessFrame>
    )

  const title = t(confirmed ? 'provider.confirmed' : 'provider.working')

  return <AccessFrame title={title}>{null}</AccessFrame>
}
