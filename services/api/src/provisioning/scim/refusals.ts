import { CodedError, spoken } from '@workledger/contracts/kernel/errors'
import { LogBusy, UnknownOutcome } from '@workledger/event-store/port'
import { Pending } from '../../kernel/commands/commands'
import { ERROR_SCHEMA, type ScimRecord } from './documents'

/** The `scimType` of a refusal, by our code (RFC 7644, section 3.12). */
const types: Readonly<Record<string, string>> = {
  'scim.filter': 'invalidFilter',
  'scim.path': 'invalidPath',
  'scim.target': 'noTarget',
  'scim.syntax': 'invalidSyntax',
  'scim.value': 'invalidValue',
  'scim.member': 'invalidValue',
  'scim.mutability': 'mutability',
  'scim.unique': 'uniqueness',
  'provisioning.user_name': 'uniqueness',
  'provisioning.members_most': 'tooMany',
  'people.email_taken': 'uniqueness',
  'people.oid_taken': 'uniqueness',
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly retryAfter?: number | undefined
  readonly scimType?: string | undefined
}

/** Translates what went wrong. Unexpected faults keep their words to the server's log. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof CodedError) return ofCode(error)

  // The write is safe, but cannot be read yet: the same request again is good.
  if (error instanceof Pending || error instanceof LogBusy || error instanceof UnknownOutcome)
    return {
      status: 503,
      code: 'log.unknown_outcome',
      detail: 'Try again in a moment.',
      retryAfter: 2,
    }

  const status = Number((error as { statusCode?: number } | null)?.statusCode ?? 500)

  if (status >= 400 && status < 500)
    return {
      ...{ status, code: 'scim.syntax', scimType: status === 400 ? 'invalidSyntax' : undefined },
      detail: status === 415 ? 'Send application/scim+json.' : 'The request cannot be read.',
    }

  return { status: 500, code: 'unexpected', detail: 'Something went wrong on the server.' }
}

function ofCode(error: CodedError): Refusal {
  const [field, faults] = Object.entries(error.fields)[0] ?? []
  const fault = faults?.[0]
  const code = fault?.code ?? error.code
  const scimType = types[code] ?? (error.status === 422 ? 'invalidValue' : undefined)
  const conflict = scimType === 'uniqueness'
  const status = conflict ? 409 : error.status === 422 ? 400 : error.status
  const detail = fault && field ? `${field}: ${spoken(fault)}` : error.message

  return { status, code, detail, scimType, retryAfter: error.detail.retryAfter }
}

export const bodyOf = ({ status, detail, scimType }: Refusal): ScimRecord => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
})
