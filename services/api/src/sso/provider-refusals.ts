import { CodedError } from '@workledger/contracts/kernel/errors'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { refusalBehind } from './provider-http'

/** Claims of an answer whose comparison failed. */
const claims: Readonly<Record<string, string>> = {
  nonce: 'sso.nonce',
  aud: 'sso.audience',
  azp: 'sso.audience',
  iss: 'sso.answer_issuer',
  auth_time: 'sso.not_fresh',
  exp: 'sso.answer_expired',
  nbf: 'sso.answer_expired',
  iat: 'sso.answer_expired',
}

const clientErrors: Readonly<Record<string, string>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'sso.other_issuer',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'sso.answer_expired',
  OAUTH_KEY_SELECTION_FAILED: 'sso.signature',
  OAUTH_RESPONSE_IS_NOT_JSON: 'sso.answer',
}

/** Says in one of our codes what a provider did wrong. Its own words are shown only if short. */
export function refusalOf(error: unknown): CodedError {
  const known = refusalBehind(error)
  if (known) return known

  if (error instanceof AuthorizationResponseError)
    return new CodedError('sso.refused', { params: { reason: plainReason(error.error) } })

  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return new CodedError('sso.code_used')
    if (['invalid_client', 'unauthorized_client'].includes(error.error))
      return new CodedError('sso.wrong_client')

    return new CodedError('sso.refused', { params: { reason: plainReason(error.error) } })
  }

  if (error instanceof ClientError) return new CodedError(codeOf(error))
  throw error
}

function codeOf(error: ClientError): string {
  const { code = '' } = error
  const claim = claimOf(error.cause)
  if (code === 'OAUTH_INVALID_REQUEST') return 'sso.answer'
  if (claim && claims[claim]) return claims[claim]
  const messages = messagesOf(error)
  if (/"nonce"/.test(messages)) return 'sso.nonce'
  if (/signature|"alg" header/i.test(messages)) return 'sso.signature'

  return clientErrors[code] ?? 'sso.answer'
}

const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : ''

/** Returns the claim that the library compared. */
function claimOf(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined
  if ('claim' in cause && typeof cause.claim === 'string') return cause.claim

  return 'cause' in cause ? claimOf(cause.cause) : undefined
}

/** A provider's error code (RFC 6749), and nothing that could carry a message of a stranger. */
const plainReason = (reason: string) => (/^[a-z_]{1,60}$/.test(reason) ? reason : 'error')
