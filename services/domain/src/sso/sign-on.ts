import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { signOnEvents } from '@workledger/contracts/sso/sso.events'
import { without } from '../kernel/by-id'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { isPublicMailDomain } from './public-mail-domains'

export type SignOnEvent = AnyEventOf<typeof signOnEvents>
type DataOf<T extends SignOnEvent['type']> = Extract<SignOnEvent, { type: T }>['data']

/** Most mail domains of a company. */
export const MOST_DOMAINS = 50

interface DomainState {
  domain: string
  code: string
  proven: boolean
}

type Provider = Omit<DataOf<'SignOnProviderSet'>, 'workspace_id'>

export interface SignOnState {
  domains: Readonly<Record<string, DomainState>>
  provider: Provider | null
  enforced: boolean
  emergency: readonly string[]
}

export type SignOnCommand =
  | ({ type: 'add-domain' } & DataOf<'MailDomainAdded'>)
  /** `found`: the DNS shows the code. */
  | ({ type: 'check-domain'; found: boolean } & DataOf<'MailDomainProven'>)
  | { type: 'remove-domain'; workspace_id: string; domain_id: string }
  /** `provider_id` and `secret_id` are those of a new client; kept ones stay. */
  | ({ type: 'set-provider'; new_secret: boolean } & DataOf<'SignOnProviderSet'>)
  | { type: 'remove-provider'; workspace_id: string }
  /** `came_by`: the provider that opened the caller's session. */
  | { type: 'enforce'; workspace_id: string; enforced: boolean; came_by: string | null }
  | ({ type: 'name-emergency' } & DataOf<'EmergencyAccountsNamed'>)
  | ({ type: 'use-emergency' } & DataOf<'EmergencyAccessUsed'>)
  | ({ type: 'link' } & DataOf<'SignOnLinked'>)
  | ({ type: 'unlink' } & DataOf<'SignOnUnlinked'>)

/** How a company's people sign in: stream `sign-on-{workspace}`. */
export const signOnDecider: Decider<SignOnState, SignOnCommand, SignOnEvent> = {
  category: 'sign-on',
  initial: { domains: {}, provider: null, enforced: false, emergency: [] },
  decide(state, command) {
    const { workspace_id } = command

    switch (command.type) {
      case 'add-domain':
        return addDomain(state, command)
      case 'check-domain':
        return checkDomain(state, command)
      case 'remove-domain':
        return removeDomain(state, command)
      case 'set-provider':
        return setProvider(state, command)

      case 'remove-provider': {
        if (!state.provider) return []
        const { provider_id, secret_id } = state.provider
        return [{ type: 'SignOnProviderRemoved', data: { workspace_id, provider_id, secret_id } }]
      }

      case 'enforce': {
        const { enforced, came_by } = command
        if (enforced === state.enforced) return []
        if (enforced) mayEnforce(state, came_by)
        return [{ type: 'SignOnEnforced', data: { workspace_id, enforced } }]
      }

      case 'name-emergency': {
        const { employee_ids } = command
        if (employee_ids.length === 0 && state.enforced) refuse('sso.no_emergency')
        if (employee_ids.join() === state.emergency.join()) return []
        return [{ type: 'EmergencyAccountsNamed', data: { workspace_id, employee_ids } }]
      }

      case 'use-emergency': {
        const { type: _, ...data } = command
        if (!state.emergency.includes(data.employee_id)) return refuse('sso.not_emergency')
        return [{ type: 'EmergencyAccessUsed', data }]
      }

      case 'link': {
        const { type: _, ...data } = command
        if (state.provider?.provider_id !== data.provider_id) return refuse('sso.unknown')
        return [{ type: 'SignOnLinked', data }]
      }

      case 'unlink': {
        const { type: _, ...data } = command
        return [{ type: 'SignOnUnlinked', data }]
      }

      default:
        return command satisfies never
    }
  },
  evolve,
  content: contentOf<SignOnEvent>({
    SignOnProviderSet: { changed: 'workspace_id' },
    SignOnProviderRemoved: { changed: 'workspace_id' },
    SignOnEnforced: { changed: 'workspace_id' },
    EmergencyAccountsNamed: { changed: 'workspace_id' },
  }),
}

type Of<T extends SignOnCommand['type']> = Extract<SignOnCommand, { type: T }>

function addDomain(state: SignOnState, { type: _, ...data }: Of<'add-domain'>): SignOnEvent[] {
  const { domain } = data
  const all = Object.values(state.domains)

  if (isPublicMailDomain(domain))
    refuse('sso.public_domain', { field: 'domain', params: { domain } })

  if (all.some((each) => each.domain === domain)) refuse('sso.domain_added', { field: 'domain' })
  if (all.length >= MOST_DOMAINS) refuse('sso.domains_most', { params: { most: MOST_DOMAINS } })

  return [{ type: 'MailDomainAdded', data }]
}

function checkDomain(
  state: SignOnState,
  { workspace_id, domain_id, found }: Of<'check-domain'>,
): SignOnEvent[] {
  const known = state.domains[domain_id] ?? refuse('not_found')
  if (found === known.proven) return []

  return found
    ? [{ type: 'MailDomainProven', data: { workspace_id, domain_id } }]
    : [{ type: 'MailDomainLapsed', data: { workspace_id, domain_id, domain: known.domain } }]
}

function removeDomain(
  state: SignOnState,
  { workspace_id, domain_id }: Of<'remove-domain'>,
): SignOnEvent[] {
  const { domain } = state.domains[domain_id] ?? refuse('not_found')
  const others = Object.entries(state.domains).filter(
    ([id, { proven }]) => proven && id !== domain_id,
  )
  if (state.enforced && others.length === 0) refuse('sso.last_domain')

  return [{ type: 'MailDomainRemoved', data: { workspace_id, domain_id, domain } }]
}

/** Another issuer or client is another provider: its subjects are other people. */
function setProvider(
  { provider: before }: SignOnState,
  { type: _, new_secret, ...data }: Of<'set-provider'>,
): SignOnEvent[] {
  const same = before?.issuer === data.issuer && before.client_id === data.client_id
  if (!same && !new_secret) refuse('sso.client_secret', { field: 'client_secret' })

  const next = {
    ...data,
    provider_id: same ? before.provider_id : data.provider_id,
    secret_id: new_secret ? data.secret_id : before!.secret_id,
  }

  const { workspace_id: __, ...compared } = next
  if (before && JSON.stringify(sorted(compared)) === JSON.stringify(sorted(before))) return []

  return [{ type: 'SignOnProviderSet', data: next }]
}

const sorted = (provider: Provider) => Object.entries(provider).sort(([a], [b]) => (a < b ? -1 : 1))

/** Enforcing must lock no one out: it needs a way in by the provider, and one without it. */
function mayEnforce({ provider, domains, emergency }: SignOnState, cameBy: string | null): void {
  if (!provider) refuse('sso.no_provider')
  if (!Object.values(domains).some(({ proven }) => proven)) refuse('sso.no_domain')
  if (emergency.length === 0) refuse('sso.no_emergency')
  if (cameBy !== provider?.provider_id) refuse('sso.sign_in_first')
}

function evolve(state: SignOnState, event: SignOnEvent): SignOnState {
  switch (event.type) {
    case 'MailDomainAdded': {
      const { domain_id, domain, code } = event.data
      return {
        ...state,
        domains: { ...state.domains, [domain_id]: { domain, code, proven: false } },
      }
    }

    case 'MailDomainProven':
      return withProof(state, event.data.domain_id, true)
    case 'MailDomainLapsed':
      return withProof(state, event.data.domain_id, false)
    case 'MailDomainRemoved':
      return { ...state, domains: without(state.domains, event.data.domain_id) }

    case 'SignOnProviderSet': {
      const { workspace_id: _, ...provider } = event.data
      const same = state.provider?.provider_id === provider.provider_id
      return { ...state, provider, enforced: same && state.enforced }
    }

    case 'SignOnProviderRemoved':
      return { ...state, provider: null, enforced: false }
    case 'SignOnEnforced':
      return { ...state, enforced: event.data.enforced }
    case 'EmergencyAccountsNamed':
      return { ...state, emergency: event.data.employee_ids }
    case 'EmergencyAccessUsed':
    case 'SignOnLinked':
    case 'SignOnUnlinked':
      return state
    default:
      return event satisfies never
  }
}

function withProof(state: SignOnState, id: string, proven: boolean): SignOnState {
  const known = state.domains[id]
  return known ? { ...state, domains: { ...state.domains, [id]: { ...known, proven } } } : state
}
