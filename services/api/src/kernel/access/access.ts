import { Inject, Injectable } from '@nestjs/common'
import { mayCall } from '@workledger/contracts/kernel/callers'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { recordOf } from '@workledger/contracts/kernel/record'
import { UUID } from '@workledger/contracts/kernel/text'
import { covers, scopeOfCall } from '@workledger/contracts/kernel/token-scopes'
import { readingScope, type Scope } from '@workledger/projections/kernel/scope'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { sql } from 'kysely'
import type {
  Authority,
  Barred,
  Membership,
  Session,
  Target,
  TokenOfSession,
} from '../http/context'
import { Managers } from './managers'
import { isWithin } from './networks'
import { SessionFinder } from './session-finder'
import { looksLikeApiToken } from './token-format'

/** Marks whether a session may see and control the installation. */
export const IS_OPERATOR = Symbol('is operator')

/**
 * Decides who may call what, from the token, the roles of the session and the record in the path.
 */
@Injectable()
export class Access {
  constructor(
    private readonly sessions: SessionFinder,
    private readonly managers: Managers,
    private readonly reads: TenantReads,
    @Inject(IS_OPERATOR) private readonly isOperator: (session: Session) => Promise<boolean>,
  ) {}

  /** Refuses an API token that is used from outside its networks. */
  async sessionOf(token: string, address: string): Promise<Session | undefined> {
    const session = await this.sessions.find(token)
    if (session?.token && !isWithin(session.token.networks, address)) refuse('token.address')
    return session
  }

  async authorize(
    endpoint: Endpoint,
    params: Record<string, string>,
    token: string | undefined,
    address: string,
  ): Promise<Authority> {
    const session = token ? await this.sessionOf(token, address) : undefined

    if (!session && token && looksLikeApiToken(token) && !isOpen(endpoint))
      return refuse('token.invalid')

    return this.authorizeSession(endpoint, params, session)
  }

  /** Makes the same decision for a session that is already loaded. */
  async authorizeSession(
    endpoint: Endpoint,
    params: Record<string, string>,
    session: Session | undefined,
  ): Promise<Authority> {
    // A visitor is a person; a token opens no such call.
    if (isOpen(endpoint)) return session && !session.token ? { session } : {}
    if (!session) return refuse('auth.required')
    if (session.token) refuseBeyond(endpoint, session.token)
    if (endpoint.who === 'user') return { session }

    if (endpoint.who === 'operator')
      return (await this.isOperator(session)) ? { session } : refuse('access.denied')

    const { membership, target } = await this.locate(endpoint, params, session)
    if (!membership) return this.refuseMissing(endpoint, params, session)
    if (!allowed(endpoint, membership, target)) return refuse('access.denied')

    // Writing in the audit room in an auditor's name is forbidden.
    if (endpoint.who === 'auditor' && endpoint.method !== 'GET' && session.impersonator)
      return refuse('access.impersonating')

    const scope = scopeOf(endpoint, membership)

    return {
      session,
      caller: { ...membership, session },
      ...(target ? { target } : {}),
      ...(scope ? { scope } : {}),
    }
  }

  /** Says if the record is missing only because its workspace needs a second factor. */
  private async refuseMissing(
    endpoint: Endpoint,
    params: Record<string, string>,
    { unproved, ...session }: Session,
  ): Promise<never> {
    if (!unproved) return refuse('not_found')
    const { membership } = await this.locate(endpoint, params, {
      ...session,
      memberships: unproved,
    })

    return refuse(membership ? 'auth.factor_required' : 'not_found')
  }

  /** Returns the membership in the path's workspace. Without one, the record counts as missing. */
  private async locate(
    endpoint: Endpoint,
    params: Record<string, string>,
    session: Session,
  ): Promise<{ membership?: Membership | undefined; target?: Target | undefined }> {
    if (params.ws !== undefined) {
      refuseBarred(session, ({ workspace }) => workspace === params.ws)
      return { membership: session.memberships.find(({ workspace }) => workspace === params.ws) }
    }

    // A call without a record, such as the download of a template: any workspace in which the
    // caller may make it.
    if (params.id === undefined)
      return {
        membership:
          session.memberships.find((membership) => allowed(endpoint, membership, undefined)) ??
          session.memberships[0],
      }

    if (!UUID.test(params.id) || workspacesOf(session).length === 0) return {}
    const record = recordOf(endpoint, 'id') ?? refuse('not_found')
    if (record === 'employees') return this.employee(endpoint, params.id, session)
    const db = this.reads.of(workspacesOf(session))
    const { rows } = await sql<{
      workspace_id: string
    }>`select workspace_id from ${sql.table(record)} where id = ${params.id}`.execute(db)

    refuseBarred(session, ({ workspace }) => workspace === rows[0]?.workspace_id)

    return {
      membership: session.memberships.find(({ workspace }) => workspace === rows[0]?.workspace_id),
    }
  }

  private async employee(
    endpoint: Endpoint,
    id: string,
    session: Session,
  ): Promise<{ membership?: Membership | undefined; target?: Target | undefined }> {
    refuseBarred(session, ({ employee }) => employee === id)
    const own = session.memberships.find(({ employee }) => employee === id)

    if (own)
      return {
        membership: own,
        target: {
          employee: id,
          workspace: own.workspace,
          self: true,
          manages: false,
          standsInFor: null,
          decidesStep: false,
        },
      }

    const row = await this.managers.find(workspacesOf(session), id)
    refuseBarred(session, ({ workspace }) => workspace === row?.workspace_id)

    const membership = session.memberships.find(({ workspace }) => workspace === row?.workspace_id)
    if (!row || !membership) return {}
    const manages =
      row.manager_id === membership.employee || row.time_off_manager_id === membership.employee
    const managers = [row.manager_id, row.time_off_manager_id].filter((manager) => manager !== null)

    const standsInFor =
      manages || endpoint.permission !== 'manage_time_off'
        ? null
        : await this.managers.standIn(membership, managers)

    const target = {
      employee: id,
      workspace: row.workspace_id,
      self: false,
      manages,
      standsInFor,
      decidesStep: false,
    }

    // Asked only of people who may not call for another reason.
    const decidesStep =
      endpoint.steps && !allowed(endpoint, membership, target)
        ? await this.managers.decidesStep(membership, id, endpoint.steps)
        : false

    return { membership, target: { ...target, decidesStep } }
  }
}

/** Returns the companies of a person, those that the session does not satisfy included. */
const workspacesOf = ({ memberships, barred = [] }: Session): string[] =>
  [...memberships, ...barred].map(({ workspace }) => workspace)

/** Refuses what belongs to a company that wants another sign-in, and names its provider. */
function refuseBarred({ barred }: Session, fits: (barred: Barred) => boolean): void {
  const found = barred?.find(fits)
  if (found)
    refuse('workspace.sign_on', {
      challenge: found.provider,
      params: { name: found.provider.name },
    })
}

const isOpen = ({ who }: Endpoint) => who === 'public' || who === 'key'

/** Refuses a call that the scopes of a token do not cover. */
function refuseBeyond(endpoint: Endpoint, { scopes, waiting }: TokenOfSession): void {
  const scope = scopeOfCall(endpoint)
  if (scope === 'never') refuse('token.forbidden')
  if (!covers(scopes, scope)) refuse('token.scope', { params: { scope } })
  if (waiting.includes(scope)) refuse('token.not_granted', { params: { scope } })
}

const allowed = (endpoint: Endpoint, { permissions }: Membership, target: Target | undefined) =>
  mayCall(endpoint, permissions, target && { ...target, standsIn: target.standsInFor !== null })

/** Returns whose records a call of a scoped class may touch; the handler applies the scope. */
function scopeOf(
  { who, method, permission }: Endpoint,
  { permissions, employee }: Membership,
): Scope | undefined {
  // Scoped calls only read, even with POST: reports take their filters in a body.
  if (who === 'scoped') return readingScope(permissions, employee)
  if (who !== 'own-time') return undefined
  const reads = method === 'GET'
  const everyone = administers(permissions, permission) || (reads && audits(permissions))

  return everyone ? { everyone } : { everyone, self: employee, reports: reads }
}
