import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { factorsApi, secondFactorBody } from '@workledger/contracts/access/factors.api'
import type { PasskeyAssertion, RequestOptions } from '@workledger/contracts/access/passkey-shapes'
import { hasPasskeys } from '@workledger/kit/areas/access/passkey'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { call, type SignInChallenge } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { AccessForm, AccessFrame } from './access-frame'
import { accessTexts } from './messages'
import PasskeyButton from './passkey-button'

interface Props {
  challenge: SignInChallenge
  /** Shows the first step again, after a challenge that is over too. */
  restart: () => void
  /** Goes on after the sign-in; the sign-in page does that by itself. */
  arrive?: () => void
  title?: string
  text?: string
  /** Sends what the person showed; usually it finishes the sign-in. */
  finish?: (given: Given) => Promise<void>
}

/** What a person shows as the second step. */
export interface Given {
  code?: string
  recovery_code?: string
  passkey?: PasskeyAssertion
}

type FormProps = Required<Pick<Props, 'finish'>>

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, restart, arrive, title, text, ...given }: Props) {
  const finish = given.finish ?? finishOf(challenge, arrive)
  const t = useText(accessTexts)
  const ways = waysOf(challenge)
  const [way, setWay] = useState(ways[0] ?? 'recovery')

  return (
    <AccessFrame title={title ?? t('second.title')} text={text} below={t('second.lost')}>
      {way === 'passkey' && challenge.passkey && (
        <PasskeyForm options={challenge.passkey} finish={finish} />
      )}
      {way === 'code' && <CodeForm finish={finish} />}
      {way === 'recovery' && <RecoveryForm finish={finish} />}
      <Stack gap={0.5} sx={{ mt: 1.5 }}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="text" onClick={() => setWay(other)}>
              {t(`second.${switches[other]}`)}
            </Button>
          ))}
        <Button variant="text" onClick={restart}>
          {t('second.again')}
        </Button>
      </Stack>
    </AccessFrame>
  )
}

type Way = 'passkey' | 'code' | 'recovery'

const switches = {
  passkey: 'usePasskey',
  code: 'useCode',
  recovery: 'useRecovery',
} as const satisfies Record<Way, string>

/** Returns how this sign-in can be finished here, the easiest first. */
const waysOf = ({ kinds, passkey }: SignInChallenge): Way[] => [
  ...(passkey && hasPasskeys() ? (['passkey'] as const) : []),
  ...(kinds.includes('totp') ? (['code'] as const) : []),
  ...(kinds.includes('recovery-code') ? (['recovery'] as const) : []),
]

function PasskeyForm({ options, finish }: FormProps & { options: RequestOptions }) {
  const t = useText(accessTexts)
  const [failed, setFailed] = useState<string | null>(null)

  return (
    <Stack gap={2}>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Muted>{t('second.passkeyHint')}</Muted>
      <PasskeyButton options={options} finish={finish} fail={setFailed} />
    </Stack>
  )
}

const finishOf =
  ({ token: challenge }: SignInChallenge, arrive?: () => void) =>
  async (given: Given) => {
    const { token } = await call(factorsApi.secondFactor, { body: { challenge, ...given } })
    session.signIn(token)
    arrive?.()
  }

function CodeForm({ finish }: FormProps) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: secondFactorBody,
    initial: { code: '' },
    toRequest: ({ code }) => ({ challenge: 'shown', code }),
    submit: ({ code = '' }) => finish({ code }),
  })

  return (
    <AccessForm form={form} submit={t('signin.submit')}>
      <TextField
        {...form.field('code')}
        label={t('second.code')}
        hint={t('second.codeHint')}
        autoComplete="one-time-code"
        numeric
        autoFocus
      />
    </AccessForm>
  )
}

function RecoveryForm({ finish }: FormProps) {
  const t = useText(accessTexts)

  const form = useForm({
    schema: secondFactorBody,
    initial: { recovery_code: '' },
    toRequest: ({ recovery_code }) => ({ challenge: 'shown', recovery_code }),
    submit: ({ recovery_code = '' }) => finish({ recovery_code }),
  })

  return (
    <AccessForm form={form} submit={t('signin.submit')}>
      <Muted>{t('second.recoveryHint')}</Muted>
      <TextField
        {...form.field('recovery_code')}
        label={t('second.recovery')}
        autoComplete="off"
        autoFocus
      />
    </AccessForm>
  )
}
