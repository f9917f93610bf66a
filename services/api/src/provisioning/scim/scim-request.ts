import type { Ctx, Session } from '../../kernel/http/context'

/** One request of a directory, authorised. */
export interface ScimRequest {
  readonly workspace: string
  /** The employee behind the token. */
  readonly employee: string
  /** The token's session, with the scopes of the calls that SCIM makes. */
  readonly session: Session
  readonly ctx: Ctx
  /** Address of the company's SCIM resources. */
  readonly base: string
  /** The version that the caller saw, from If-Match. */
  readonly version: string | undefined
  readonly query: Readonly<Record<string, unknown>>
  /** An error code of what a request that was carried out left undone, for the log. */
  readonly undone: { code: string | null }
  /** Refuses a change while the company is read-only. Access can be ended even then. */
  open(): Promise<void>
}

/** Most resources of an answer, and their number without a wish. */
const MOST_RESOURCES = 500

const USUAL_RESOURCES = 100

const whole = (value: unknown, otherwise: number) => {
  const number = Number(value)
  return typeof value === 'string' && Number.isSafeInteger(number) ? number : otherwise
}

/** Returns the part of a list that a query asks for (RFC 7644, section 3.4.2.4). */
export function pageOf({ startIndex, count }: Readonly<Record<string, unknown>>) {
  const start = Math.max(1, whole(startIndex, 1))
  const limit = Math.min(MOST_RESOURCES, Math.max(0, whole(count, USUAL_RESOURCES)))

  return { start, offset: start - 1, limit }
}
