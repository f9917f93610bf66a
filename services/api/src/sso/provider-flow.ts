import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { mailAddressOf } from '@workledger/contracts/kernel/mail-address'
import { isStorable } from '@workledger/contracts/kernel/text'
import { MOST_GROUPS_NAMED } from '@workledger/contracts/sso/sso.events'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import {
  type ProviderAnswer,
  type ProviderClaims,
  ProviderSignIns,
  type ProviderStart,
} from '../access/provider-sign-ins.port'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { refusalOf } from './provider-refusals'
import { Providers, redirectUriOf } from './providers'

/** Seconds since the provider asked who the person is, for which a confirmation counts. */
const FRESH = 5 * 60

/** Most letters of a name that are read. */
const MOST_LETTERS = 100

interface Begin {
  readonly browser: string
  readonly to: string
  readonly session?: string | null
}

/** The way of a browser to a company's provider and back. */
@Injectable()
export class ProviderFlow {
  constructor(
    private readonly providers: Providers,
    private readonly signIns: ProviderSignIns,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /** Returns the provider's address to which the browser goes. */
  async begin(id: string, { browser, to, session = null }: Begin): Promise<string> {
    const provider = await this.providers.byId(id)
    const config = await this.providers.configurationOf(provider)
    const [verifier, nonce] = [randomPKCECodeVerifier(), randomNonce()]
    const start: ProviderStart = { provider: id, browser, to, session, verifier, nonce }
    const state = await this.signIns.begin(start)

    return buildAuthorizationUrl(config, {
      redirect_uri: redirectUriOf(this.config.publicUrl),
      scope: provider.scopes.join(' '),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      // The answer is checked against the age; the prompt keeps a sign-in of before from counting.
      ...(session && { max_age: String(FRESH), prompt: 'login' }),
    }).href
  }

  /** Checks the provider's answer. Returns the token by which the browser opens its session. */
  async finish(
    query: string,
    browser: string | undefined,
  ): Promise<{ code: string; refusal?: string }> {
    const search = new URLSearchParams(query)
    const state = search.get('state') ?? ''
    const start = await this.signIns.take('provider-start', state, browser)
    const { provider = '', to = '/', session = null } = start ?? {}
    const step = { provider, browser: browser ?? '', to, session }

    try {
      if (!start) return refuse('sso.expired')
      const claims = await this.claims(start, search, state)
      return { code: await this.signIns.answered({ ...step, claims }) }
    } catch (error) {
      const { code, detail } = refusalOf(error)
      const refusal = { code, params: (detail.params ?? {}) as Record<string, string> }
      return { code: await this.signIns.answered({ ...step, refusal }), refusal: code }
    }
  }

  /** Returns the token by which the browser learns why a sign-in did not begin. */
  async refused(error: unknown, browser: string): Promise<{ code: string; refusal: string }> {
    const { code, detail } = refusalOf(error)
    const refusal = { code, params: (detail.params ?? {}) as Record<string, string> }
    const step = { provider: '', browser, to: '/', session: null }

    return { code: await this.signIns.answered({ ...step, refusal }), refusal: code }
  }

  take(code: string, browser: string | undefined): Promise<ProviderAnswer | undefined> {
    return this.signIns.take('provider-answer', code, browser)
  }

  private async claims(
    start: ProviderStart,
    search: URLSearchParams,
    state: string,
  ): Promise<ProviderClaims> {
    const provider = await this.providers.byId(start.provider)
    const config = await this.providers.configurationOf(provider)
    const back = new URL(redirectUriOf(this.config.publicUrl))
    back.search = search.toString()

    const tokens = await authorizationCodeGrant(config, back, {
      pkceCodeVerifier: start.verifier,
      expectedNonce: start.nonce,
      expectedState: state,
      idTokenExpected: true,
      ...(start.session && { maxAge: FRESH }),
    })

    const claims = tokens.claims() ?? refuse('sso.answer')
    const { groups_claim } = provider
    const more = await moreOf(config, tokens.access_token, claims, groups_claim)
    const all = { ...more, ...claims }
    const { auth_time } = claims

    return {
      ...readClaims(all),
      groups: groups_claim === null ? null : groupsOf(all[groups_claim]),
      subject: claims.sub,
      authenticated_at: Number.isSafeInteger(auth_time) ? instantOf(Number(auth_time)) : null,
    }
  }
}

type Claims = Readonly<Record<string, unknown>>

/** Asks for the claims that the ID token lacks. */
async function moreOf(
  config: Configuration,
  token: string,
  claims: Claims & { sub: string },
  groups: string | null,
): Promise<Claims> {
  const complete = claims.email !== undefined && (!groups || claims[groups] !== undefined)
  if (complete || !config.serverMetadata().userinfo_endpoint) return {}

  return fetchUserInfo(config, token, claims.sub)
}

function readClaims(claims: Claims) {
  const email = typeof claims.email === 'string' ? mailAddressOf(claims.email) : undefined

  return {
    email: email ?? null,
    // Some providers write it as text.
    verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: nameOf(claims.given_name) ?? nameOf(claims.name),
    last_name: nameOf(claims.family_name),
  }
}

/**
 * Returns the groups of a claim; null if it does not list them, as with Entra's hint that there are
 * too many.
 */
function groupsOf(claim: unknown): readonly string[] | null {
  // Some providers write a single group without its list.
  const listed = typeof claim === 'string' ? [claim] : claim
  if (!Array.isArray(listed)) return null
  const names = listed.filter((name): name is string => typeof name === 'string')

  return names.filter((name) => name && isStorable(name)).slice(0, MOST_GROUPS_NAMED + 1)
}

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim().slice(0, MOST_LETTERS) || null : null

/** A provider's clock makes no sign-in fresher than now. */
const instantOf = (seconds: number): string =>
  new Date(Math.min(Math.max(seconds, 0) * 1000, Date.now())).toISOString()
