import Button from '@mui/material/Button'
import { factorsApi } from '@workledger/contracts/access/factors.api'
import type { RequestOptions } from '@workledger/contracts/access/passkey-shapes'
import { passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { askForPasskey } from '@workledger/kit/areas/access/passkey'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { useState } from 'react'
import { accessTexts } from './messages'

interface Props {
  /** The second step of a sign-in; undefined: the passkey alone signs in. */
  challenge?: { readonly token: string; readonly passkey: RequestOptions }
  /** Shows why it failed above the form. */
  fail: (sentence: string | null) => void
}

/** Signs in with a passkey, alone or after the password. */
export default function PasskeyButton({ challenge, fail }: Props) {
  const t = useText(accessTexts)
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    fail(null)

    try {
      session.signIn(await tokenOf(challenge))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      fullWidth
      variant={challenge ? 'contained' : 'outlined'}
      color={challenge ? 'primary' : 'inherit'}
      {...busyProps(busy, () => void open())}
    >
      {t(challenge ? 'second.passkey' : 'signin.passkey')}
    </Button>
  )
}

async function tokenOf(challenge: Props['challenge']): Promise<string> {
  if (challenge) {
    const body = { challenge: challenge.token, passkey: await askForPasskey(challenge.passkey) }
    return (await call(factorsApi.secondFactor, { body })).token
  }

  const { options } = (await call(passkeysApi.passkeyOptions, {})).data
  const body = { passkey: await askForPasskey(options) }

  return (await call(passkeysApi.passkeySignIn, { body })).token
}
