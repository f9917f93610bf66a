import { type CodedError, refuse, spoken } from '@workledger/contracts/kernel/errors'
import type { Finding } from '@workledger/contracts/sso/sso.api'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import {
  allowInsecureRequests,
  type Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { Pool } from 'pg'
import type { ProviderHttp } from './provider-http'
import { refusalOf } from './provider-refusals'

/** A company's provider, as sign-ins need it. */
export interface Provider {
  readonly id: string
  readonly workspace: string
  readonly company: string
  readonly name: string
  readonly issuer: string
  readonly client_id: string
  readonly secret_id: string
  readonly scopes: readonly string[]
  readonly trusts_addresses: boolean
  readonly adds_people: boolean
  readonly groups_claim: string | null
  readonly enforced: boolean
  readonly emergency: readonly string[]
}

/** The one address of all providers, so an operator tells it once. */
export const redirectUriOf = (publicUrl: string) =>
  `${publicUrl.replace(/\/$/, '')}/api/v1/auth/oidc/callback`

/** Seconds that the clocks of provider and server may differ. */
const TOLERANCE = 30

/** Milliseconds for which the description of a provider is kept. */
const KEPT = 5 * 60_000

/** Most descriptions kept. */
const MOST = 500

const COLUMNS = `s.provider_id as id, s.workspace_id as workspace, w.name as company, s.name, s.issuer, s.client_id, s.secret_id,
  s.scopes, s.trusts_addresses, s.adds_people, s.groups_claim, s.enforced, s.emergency`

/** Providers of companies, before anybody is signed in: under the vault's role. */
export class Providers {
  private readonly kept = new Map<string, { until: number; config: Promise<Configuration> }>()

  constructor(
    private readonly pool: Pool,
    private readonly secrets: WorkspaceSecrets,
    private readonly http: ProviderHttp,
  ) {}

  async byId(id: string): Promise<Provider> {
    return (await this.find('s.provider_id = $1', id))[0] ?? refuse('sso.unknown')
  }

  /** Returns the providers of the company that has proven a domain. */
  ofDomain(domain: string): Promise<Provider[]> {
    return this.find(
      's.workspace_id in (select workspace_id from read.mail_domains where domain = $1 and proven)',
      domain,
    )
  }

  async ofWorkspace(workspace: string): Promise<Provider | undefined> {
    return (await this.find('s.workspace_id = $1', workspace))[0]
  }

  async isProven(workspace: string, domain: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from read.mail_domains where workspace_id = $1 and domain = $2 and proven limit 1',
      [workspace, domain],
    )
    return (rowCount ?? 0) > 0
  }

  /** Returns the description of a provider, from its own address. */
  async configurationOf(provider: Provider): Promise<Configuration> {
    const key = `${provider.id} ${provider.secret_id}`
    const known = this.kept.get(key)
    if (known && known.until > performance.now()) return known.config
    if (this.kept.size >= MOST) this.kept.delete(this.kept.keys().next().value!)
    const config = this.discover(provider)
    this.kept.set(key, { config, until: performance.now() + KEPT })
    config.catch(() => this.kept.delete(key))

    return config
  }

  /** Says what a sign-in would need and does not find. */
  async test(workspace: string): Promise<Finding[]> {
    const provider = (await this.ofWorkspace(workspace)) ?? refuse('sso.no_provider')

    try {
      const config = await this.discover(provider)
      await this.readKeys(config)

      return [{ ok: true, code: 'sso.test_passed', message: spoken({ code: 'sso.test_passed' }) }]
    } catch (error) {
      const { code, detail } = refusalOf(error) as CodedError
      return [{ ok: false, code, message: spoken({ code, params: detail.params }) }]
    }
  }

  private async discover(provider: Provider): Promise<Configuration> {
    const { workspace, issuer, client_id, secret_id } = provider
    const secret = await this.secrets.get(workspace, secret_id)
    const inside = issuer.startsWith('http:') ? [allowInsecureRequests] : []

    const config = await discovery(
      new URL(issuer),
      client_id,
      { client_secret: secret ?? '', [clockTolerance]: TOLERANCE },
      undefined,
      { [customFetch]: this.http.fetch, execute: [enableNonRepudiationChecks, ...inside] },
    ).catch((error) => {
      throw refusalOf(error)
    })

    const server = config.serverMetadata()
    const { token_endpoint, authorization_endpoint, jwks_uri } = server
    const codes = server.response_types_supported ?? ['code']
    const found = token_endpoint && authorization_endpoint && jwks_uri
    if (!found || !codes.includes('code')) refuse('sso.no_code_flow')
    // People are sent there, so it is an address of the web.
    if (!/^https?:$/.test(new URL(authorization_endpoint).protocol)) refuse('sso.no_code_flow')

    return config
  }

  private async readKeys(config: Configuration): Promise<void> {
    const address = config.serverMetadata().jwks_uri!
    const { host } = new URL(address)
    const answer = await this.http.fetch(address, {
      body: undefined,
      headers: { accept: 'application/json' },
      method: 'GET',
      redirect: 'manual',
    })
    const status = String(answer.status)
    if (answer.status !== 200) refuse('sso.status', { params: { host, status } })
    const keys = await answer.json().catch(() => refuse('sso.not_json', { params: { host } }))
    if (!Array.isArray((keys as { keys?: unknown }).keys))
      refuse('sso.not_json', { params: { host } })
  }

  private async find(where: string, value: string): Promise<Provider[]> {
    const { rows } = await this.pool.query<Provider>(
      `select ${COLUMNS} from read.sign_on s join read.workspaces w on w.id = s.workspace_id
       where s.provider_id is not null and ${where}`,
      [value],
    )
    return rows
  }
}
