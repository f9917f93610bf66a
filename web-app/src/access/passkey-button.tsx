import Button from '@mui/material/Button'
import type { PasskeyAssertion, RequestOptions } from '@workledger/contracts/access/passkey-shapes'
import { passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { askForPasskey } from '@workledger/kit/areas/access/passkey'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError, call } from '@workledger/kit/net/client'
import { session } from '@workledger/kit/net/session'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { useState } from 'react'
import { accessTexts } from './messages'

interface Props {
  /** What a second step sends to the browser; undefined: the passkey alone signs in. */
  options?: RequestOptions
  finish?: (given: { passkey: PasskeyAssertion }) => Promise<void>
  /** Shows why it failed above the form. */
  fail: (sentence: string | null) => void
}

/** Signs in with a passkey, alone or after the password. */
export default function PasskeyButton({ options, finish, fail }: Props) {
  const t = useText(accessTexts)
  const [busy, setBusy] = useState(false)

  const open = async () => {
    setBusy(true)
    fail(null)

    try {
      if (options && finish) await finish({ passkey: await askForPasskey(options) })
      else session.signIn(await tokenOfPasskey())
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
      variant={options ? 'contained' : 'outlined'}
      color={options ? 'primary' : 'inherit'}
      {...busyProps(busy, () => void open())}
    >
      {t(options ? 'second.passkey' : 'signin.passkey')}
    </Button>
  )
}

async function tokenOfPasskey(): Promise<string> {
  const { options } = (await call(passkeysApi.passkeyOptions, {})).data
  const body = { passkey: await askForPasskey(options) }

  return (await call(passkeysApi.passkeySignIn, { body })).token
}
