import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { confirmLinkBody, providerLinksApi } from '@workledger/contracts/access/provider-links.api'
import { PasswordField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call, type SignInChallenge } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import { type Given, SecondStep } from './second-step'

interface Props {
  challenge: SignInChallenge
  /** Opens the page that the person wanted. */
  arrive: (to: string) => void
}

/** The account confirms once that a provider may open it: by its password, a factor or a mail. */
export function LinkStep({ challenge, arrive }: Props) {
  const t = useText(accessTexts)
  const navigate = useNavigate()
  const { kinds, name = '', company = '' } = challenge
  const title = t('link.title')
  const text = t('link.text', { name, company })
  const restart = () => navigate('/signin')

  const confirm = async (given: Given | { password: string }) => {
    const { token, to } = await call(providerLinksApi.confirmProviderLink, {
      body: { challenge: challenge.token, ...given },
    })
    session.signIn(token)
    arrive(to)
  }

  if (kinds.includes('password') || kinds.includes('mail'))
    return (
      <AccessFrame title={title} text={text}>
        {kinds.includes('mail') ? (
          <ByMail challenge={challenge} />
        ) : (
          <ByPassword confirm={confirm} />
        )}
        <Button variant="text" fullWidth sx={{ mt: 1.5 }} onClick={restart}>
          {t('second.again')}
        </Button>
      </AccessFrame>
    )

  return (
    <SecondStep
      challenge={challenge}
      restart={restart}
      title={title}
      text={text}
      finish={confirm}
    />
  )
}

function ByPassword({ confirm }: { confirm: (given: { password: string }) => Promise<void> }) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: confirmLinkBody,
    initial: { password: '' },
    toRequest: ({ password }) => ({ challenge: 'shown', password }),
    submit: ({ password }) => confirm({ password }),
  })

  return (
    <AccessForm form={form} submit={t('link.confirm')}>
      <PasswordField
        {...form.field('password')}
        label={t('link.password')}
        autoComplete="current-password"
        autoFocus
      />
    </AccessForm>
  )
}

function ByMail({ challenge: { token } }: Pick<Props, 'challenge'>) {
  const t = useText(accessTexts)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const send = async () => {
    setBusy(true)
    setFailed(null)

    try {
      await call(providerLinksApi.mailProviderLink, { body: { challenge: token } })
      setSent(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack gap={2}>
      {failed && <Alert severity="error">{failed}</Alert>}
      {sent ? (
        <Alert severity="success">{t('link.sent')}</Alert>
      ) : (
        <Muted>{t('link.byMail')}</Muted>
      )}
      <Button
        fullWidth
        variant={sent ? 'outlined' : 'contained'}
        color={sent ? 'inherit' : 'primary'}
        sx={{ minHeight: 40 }}
        {...busyProps(busy, () => void send())}
      >
        {t(sent ? 'link.sendAgain' : 'link.send')}
      </Button>
    </Stack>
  )
}
