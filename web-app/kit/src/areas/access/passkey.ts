import type {
  CreationOptions,
  PasskeyAssertion,
  PasskeyRegistration,
  RequestOptions,
} from '@workledger/contracts/access/passkey-shapes'
import { ApiError } from '../../net/client'
import { passkeyTexts } from './messages'

/** Returns whether this browser has passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

const library = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey; throws an ApiError with what to do next. */
export async function createPasskey(options: CreationOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await library()

  const made = await startRegistration({ optionsJSON: options as never }).catch((error) => {
    throw failed(error)
  })

  return made as unknown as PasskeyRegistration
}

/** Lets the browser use a passkey; throws an ApiError with what to do next. */
export async function askForPasskey(options: RequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library()

  const used = await startAuthentication({ optionsJSON: options as never }).catch((error) => {
    throw failed(error)
  })

  return used as unknown as PasskeyAssertion
}

/** Returns the words for a browser's refusal. It does not say whether the person pressed Cancel. */
function failed({ name }: Error): ApiError {
  const why =
    name === 'InvalidStateError' ? 'here' : name === 'SecurityError' ? 'elsewhere' : 'cancelled'

  return new ApiError(422, `passkey.${why}`, passkeyTexts.t(why))
}
