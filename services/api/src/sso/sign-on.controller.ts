import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { beyondOwn, isAdmin } from '@workledger/contracts/kernel/permissions'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { faultOfTyped, networksOf } from '@workledger/domain/kernel/outside-address'
import { mailDomainDecider } from '@workledger/domain/sso/mail-domain'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { domainKey } from '@workledger/event-store/secrets/keyed-hash'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import {
  mailDomainById,
  mailDomainsOf,
  peopleWithRights,
  signOnOf,
} from '@workledger/projections/sso/sso.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import { wroteNothing } from '../kernel/commands/wrote-nothing'
import type { Call } from '../kernel/http/call'
import { MinuteLimit } from '../kernel/http/minute-limit'
import { Route } from '../kernel/http/route'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import type { Dns } from './dns'
import { codeOf, recordOf } from './domain-code'
import { Providers, redirectUriOf } from './providers'

export const DNS = Symbol('DNS')

type InWorkspace = Pick<Call, 'workspace' | 'read' | 'session'>

/** Most looks into the DNS, and most tests of a provider, that a company may ask for in a minute. */
const CHECKS = 20

/** Proven mail domains of a company and its provider. */
@Controller()
export class SignOnController {
  private readonly checks = new MinuteLimit(CHECKS)

  constructor(
    private readonly commands: Commands,
    private readonly secrets: WorkspaceSecrets,
    private readonly providers: Providers,
    @Inject(DNS) private readonly dns: Dns,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
    @Inject(OPTIONS) private readonly options: ApiOptions,
  ) {}

  @Route(api.signOn)
  async show(call: Call<typeof api.signOn>) {
    return { data: await this.settings(call) }
  }

  @Route(api.addMailDomain)
  async add(call: Call<typeof api.addMailDomain>) {
    const { workspace: workspace_id, ctx, body } = call
    const domain_id = ctx.newId()
    const code = codeOf(this.config.masterKey, workspace_id, body.domain)

    await call.run(signOnDecider, workspace_id, {
      ...{ type: 'add-domain', workspace_id, domain_id, code },
      domain: body.domain,
    })

    return { data: await this.domain(call, domain_id) }
  }

  /** The reservation comes before the proof, so two companies never have both. */
  @Route(api.checkMailDomain)
  async check(call: Call<typeof api.checkMailDomain>) {
    const { workspace: workspace_id, params, ctx } = call
    const { domain, code, proven } = await this.domainRow(call, params.domain)
    this.checks.take(workspace_id)

    const records = await this.dns
      .txt(domain)
      .catch(() => refuse('sso.dns', { params: { domain }, retryAfter: 60 }))

    const found = records.some((record) => record.trim() === recordOf(code))
    if (!found && !proven) refuse('sso.no_record', { params: { domain } })

    if (found)
      await this.commands
        .in(ctx, SYSTEM_WORKSPACE)
        .append(mailDomainDecider, domainKey(domain), { type: 'take', workspace_id })

    await call.run(signOnDecider, workspace_id, {
      ...{ type: 'check-domain', workspace_id, found },
      domain_id: params.domain,
    })

    return { data: await this.domain(call, params.domain) }
  }

  @Route(api.removeMailDomain)
  async remove(call: Call<typeof api.removeMailDomain>) {
    const { workspace: workspace_id, params } = call
    await this.domainRow(call, params.domain)

    await call.run(signOnDecider, workspace_id, {
      ...{ type: 'remove-domain', workspace_id },
      domain_id: params.domain,
    })
  }

  /** The vault has the secret before the log has the provider. */
  @Route(api.setSignOnProvider)
  async set(call: Call<typeof api.setSignOnProvider>) {
    const { workspace: workspace_id, ctx, body, session } = call
    if (session.impersonator) refuse('access.impersonating')
    await this.refuseBeyondOwn(call)
    const { client_secret, groups_claim = null, ...settings } = body
    this.checkIssuer(body.issuer)
    const [provider_id, secret_id] = [ctx.newId(), ctx.newId()]
    const before = (await call.read((db) => signOnOf(db, workspace_id)))?.secret_id
    const new_secret = Boolean(client_secret)
    const stream = streamOf(signOnDecider, workspace_id)

    if (client_secret)
      await this.secrets.put({ workspace: workspace_id, stream }, secret_id, client_secret)

    return changing(
      call.seenOrNone(workspace_id),
      async (seen) => {
        const ids = { workspace_id, provider_id, secret_id, new_secret }

        try {
          const { state } = await call.append(
            signOnDecider,
            workspace_id,
            { ...settings, ...ids, groups_claim, type: 'set-provider' },
            seen,
          )
          // A repeated command may come after another one that has replaced its secret.
          await this.secrets.keepUsed(workspace_id, state.provider?.secret_id, secret_id)
        } catch (error) {
          if (wroteNothing(error)) await this.secrets.keepUsed(workspace_id, before, secret_id)
          throw error
        }

        await ctx.settled()
      },
      async () => ({ data: await this.settings(call) }),
    )
  }

  @Route(api.removeSignOnProvider)
  async removeProvider(call: Call<typeof api.removeSignOnProvider>) {
    const { workspace: workspace_id, session } = call
    if (session.impersonator) refuse('access.impersonating')
    await call.run(signOnDecider, workspace_id, { type: 'remove-provider', workspace_id })
  }

  @Route(api.testSignOnProvider)
  async test(call: Call<typeof api.testSignOnProvider>) {
    const { workspace } = call
    this.checks.take(workspace)
    const row = await call.read((db) => signOnOf(db, workspace))
    if (!row?.provider_id) return refuse('sso.no_provider')

    return { data: await this.providers.test(workspace) }
  }

  @Route(api.enforceSignOn)
  async enforce(call: Call<typeof api.enforceSignOn>) {
    const { workspace: workspace_id, body, session } = call
    if (session.impersonator) refuse('access.impersonating')
    const came_by = session.provider ?? null

    await call.run(signOnDecider, workspace_id, {
      ...body,
      ...{ type: 'enforce', workspace_id, came_by },
    })

    return { data: await this.settings(call) }
  }

  @Route(api.nameEmergencyAccounts)
  async nameEmergency(call: Call<typeof api.nameEmergencyAccounts>) {
    const { workspace: workspace_id, body, session } = call
    if (session.impersonator) refuse('access.impersonating')
    const known = new Set((await this.administrators(call)).map(({ id }) => id))

    if (body.employee_ids.some((id) => !known.has(id)))
      refuse('sso.emergency_admin', { field: 'employee_ids' })

    return changing(
      call.seenOrNone(workspace_id),
      (seen) =>
        call.run(
          signOnDecider,
          workspace_id,
          { ...body, type: 'name-emergency', workspace_id },
          seen,
        ),
      async () => ({ data: await this.settings(call) }),
    )
  }

  /** The provider can sign in as any member, so the caller must hold the permissions of them all. */
  private async refuseBeyondOwn(call: Pick<Call, 'workspace' | 'read' | 'caller'>): Promise<void> {
    const { workspace, caller } = call
    const people = await call.read((db) => peopleWithRights(db, workspace))
    const given = people.flatMap(({ permissions }) => permissions ?? [])
    if (beyondOwn(caller.permissions, given).length > 0) refuse('structure.permission_not_held')
  }

  private checkIssuer(issuer: string): void {
    const fault = faultOfTyped(new URL(issuer), networksOf(this.options.outgoingNetworks))

    if (fault)
      refuse(fault === 'private' ? 'sso.private_issuer' : 'sso.http_issuer', { field: 'issuer' })
  }

  private async domainRow(call: InWorkspace, id: string) {
    const { workspace } = call
    return (await call.read((db) => mailDomainById(db, workspace, id))) ?? refuse('not_found')
  }

  private async domain(call: InWorkspace, id: string) {
    return shown(
      (await call.read((db) => mailDomainById(db, call.workspace, id))) ?? refuse('not_found'),
    )
  }

  private async administrators(call: Pick<Call, 'workspace' | 'read'>) {
    const { workspace } = call
    const people = await call.read((db) => peopleWithRights(db, workspace))

    return people
      .filter(({ permissions }) => isAdmin(permissions ?? []))
      .map(({ id, name }) => ({ id, name }))
  }

  private async settings(call: InWorkspace) {
    const { workspace } = call

    const row = await call.read((db) => signOnOf(db, workspace))
    const domains = await call.read((db) => mailDomainsOf(db, workspace))
    const administrators = await this.administrators(call)
    const named = row?.emergency ?? []

    return {
      domains: domains.map(shown),
      provider: row?.provider_id
        ? {
            id: row.provider_id,
            name: row.name ?? '',
            issuer: row.issuer ?? '',
            client_id: row.client_id ?? '',
            scopes: row.scopes,
            trusts_addresses: row.trusts_addresses,
            adds_people: row.adds_people,
            groups_claim: row.groups_claim,
          }
        : null,
      enforced: row?.enforced ?? false,
      emergency: administrators.filter(({ id }) => named.includes(id)),
      administrators,
      came_by: Boolean(row?.provider_id) && call.session.provider === row?.provider_id,
      redirect_uri: redirectUriOf(this.config.publicUrl),
      revision: row ? row.revision + 1 : 0,
    }
  }
}

type Row = Awaited<ReturnType<typeof mailDomainsOf>>[number]

const shown = ({ id, domain, code, proven, added_at, proven_at }: Row) => ({
  ...{ id, domain, proven, added_at, proven_at },
  record: recordOf(code),
})
