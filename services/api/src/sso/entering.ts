import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_ACTOR, SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { userDecider } from '@workledger/domain/access/user'
import { employeeDecider } from '@workledger/domain/people/employee'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { signOnGroupsDecider } from '@workledger/domain/sso/sign-on-groups'
import { employeeByAddress } from '@workledger/projections/sso/sso.queries'
import { Directory } from '../access/directory.port'
import { type ProviderClaims, ProviderSignIns } from '../access/provider-sign-ins.port'
import { Commands } from '../kernel/commands/commands'
import type { Ctx, Session } from '../kernel/http/context'
import { InProcess } from '../kernel/http/in-process'
import { Queries } from '../kernel/lists/queries'
import { type Provider, Providers } from './providers'
import { SubjectLinks } from './subject-links'

const PLACEHOLDER = '00000000-0000-7000-8000-000000000001'

/** The person whom a provider has signed in, and the record that they have or get. */
interface Entrant {
  readonly email: string
  readonly user: string | undefined
  /** The provider opens the account already. */
  readonly linked: boolean
  /** The record that is already the user's. */
  readonly member: string | undefined
  /** The record that waits for its person; undefined: one is added. */
  readonly waiting: string | undefined
}

/** Finds or makes the account and the record of a person whom a provider has signed in. */
@Injectable()
export class Entering {
  constructor(
    private readonly providers: Providers,
    private readonly links: SubjectLinks,
    private readonly directory: Directory,
    private readonly signIns: ProviderSignIns,
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly calls: InProcess,
  ) {}

  /**
   * Returns the user. Everything that refuses comes before the first write. An account that exists
   * is linked only after it has `confirmed` that; until then nothing is written.
   */
  async enter(
    ctx: Ctx,
    provider: Provider,
    claims: ProviderClaims,
    confirmed?: string,
  ): Promise<{ user: string; linked: boolean }> {
    const entrant = await this.entrant(provider, claims)
    const { member, user: known } = entrant
    if (confirmed && confirmed !== known) refuse('sso.expired')
    if (known && !entrant.linked && !confirmed) return { user: known, linked: false }
    const employee = member ?? entrant.waiting ?? (await this.add(ctx, provider, entrant, claims))
    const user =
      entrant.user ?? (await this.createUser(ctx, provider, { ...entrant, employee }, claims))
    if (entrant.user && !member) await this.join(ctx, provider, employee, user)
    await this.link(ctx, provider, claims, { user, employee })
    await this.nameGroups(ctx, provider, claims, employee)

    return { user, linked: true }
  }

  /** Returns the account that a subject signs in to, if it is linked. */
  linkedUser(provider: string, subject: string): Promise<string | undefined> {
    return this.links.userOf(provider, subject)
  }

  private async entrant(provider: Provider, claims: ProviderClaims): Promise<Entrant> {
    const { id, workspace } = provider
    const email = await this.address(provider, claims)
    const linked = await this.links.userOf(id, claims.subject)
    const user = linked ?? (await this.directory.userByEmail(email))
    if (user) await this.mayLink(provider, user, linked)
    const member = user ? await this.links.memberOf(workspace, user) : undefined
    if (member && !member.active) refuse('sso.ended')
    const known = { email, user, linked: linked !== undefined }
    if (member) return { ...known, member: member.id, waiting: undefined }

    const record = await this.queries.ask(workspace, (db) =>
      employeeByAddress(db, workspace, email),
    )
    if (record?.user_id) refuse('sso.other_address')
    if (record && (record.status !== 'active' || record.access_stopped)) refuse('sso.ended')
    if (!record && !provider.adds_people) refuse('sso.no_person')

    return { ...known, member: undefined, waiting: record?.id }
  }

  /** Returns the address, if the company has proven its domain and the provider the address. */
  private async address(provider: Provider, { email, verified }: ProviderClaims): Promise<string> {
    if (!email) return refuse('sso.no_address')
    if (!(await this.isProven(provider, email))) refuse('sso.other_domain')
    if (!verified && !provider.trusts_addresses) refuse('sso.unverified')

    return email
  }

  /**
   * The account's own address must be of the company too. Otherwise its provider would open the
   * account's other companies.
   */
  private async mayLink(provider: Provider, user: string, linked: string | undefined) {
    const state = await this.commands.state(userDecider, SYSTEM_WORKSPACE, user)
    if (state.status === 'none') return refuse('not_found')
    if (!state.verified) refuse('sso.unverified_account')
    if (!state.email || !(await this.isProven(provider, state.email))) refuse('sso.other_address')
    if (!linked && (await this.links.isLinked(provider.id, user))) refuse('sso.other_subject')
  }

  private isProven({ workspace }: Provider, email: string): Promise<boolean> {
    return this.providers.isProven(workspace, email.slice(email.lastIndexOf('@') + 1).toLowerCase())
  }

  private async add(
    ctx: Ctx,
    provider: Provider,
    { email }: Entrant,
    { first_name, last_name }: ProviderClaims,
  ): Promise<string> {
    const { data } = await this.calls.call(peopleApi.addEmployee, {
      params: { ws: provider.workspace },
      body: {
        first_name: first_name ?? email.split('@')[0]!,
        last_name: last_name ?? '',
        single_name: !last_name,
        email,
        invite: false,
      },
      session: sessionOf(provider),
      part: { of: ctx, name: 'add' },
    })

    return data.id
  }

  private async createUser(
    ctx: Ctx,
    { workspace }: Provider,
    { email, employee }: { email: string; employee: string },
    { first_name, last_name }: ProviderClaims,
  ): Promise<string> {
    const person = {
      first_name: first_name ?? email.split('@')[0]!,
      last_name: last_name ?? '',
      email,
    }
    return this.signIns.createUser(ctx, person, { workspace_id: workspace, employee_id: employee })
  }

  private async join(ctx: Ctx, { workspace }: Provider, employee_id: string, user_id: string) {
    await this.commands
      .in(ctx.as(user_id), workspace)
      .append(employeeDecider, employee_id, { type: 'join', employee_id, user_id })
  }

  /** The provider says it, not the person, who must not seem to give themselves a role. */
  private async nameGroups(
    ctx: Ctx,
    { id: provider_id, workspace, name: provider }: Provider,
    { groups }: ProviderClaims,
    employee_id: string,
  ): Promise<void> {
    if (!groups) return

    await this.commands
      .in(ctx.as(SYSTEM_ACTOR), workspace)
      .append(signOnGroupsDecider, employee_id, {
        ...{ type: 'name', workspace_id: workspace, employee_id },
        ...{ provider_id, provider, groups },
      })
  }

  private async link(
    ctx: Ctx,
    { id: provider_id, workspace }: Provider,
    { subject }: ProviderClaims,
    { user: user_id, employee: employee_id }: { user: string; employee: string },
  ): Promise<void> {
    if ((await this.links.userOf(provider_id, subject)) === user_id) return
    if (!(await this.links.link(provider_id, subject, user_id))) refuse('sso.other_subject')

    await this.commands.in(ctx.as(user_id), workspace).append(signOnDecider, workspace, {
      ...{ type: 'link', workspace_id: workspace, employee_id },
      user_id,
      provider_id,
    })
  }
}

/** The provider itself as a caller, which may add people and nothing else. */
const sessionOf = ({ id, workspace }: Provider): Session => ({
  id,
  user: {
    id: SYSTEM_ACTOR,
    first_name: '',
    last_name: '',
    email: '',
    email_verified_at: null,
    language: null,
  },
  second: null,
  impersonator: null,
  memberships: [
    { workspace, employee: PLACEHOLDER, permissions: ['edit_company'], closes_at: null },
  ],
})
