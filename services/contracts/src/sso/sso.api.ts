import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, done, email, id, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'

const DOMAIN =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

const domainName = characters(253, 'sso.domain')
  .transform((typed) => asciiDomain(typed.trim().replace(/^@/, '').replace(/\.$/, '')))
  .refine((typed) => DOMAIN.test(typed), { error: 'sso.domain' })

/** Returns a domain as the DNS writes it. */
function asciiDomain(typed: string): string {
  const url = `http://${typed.toLowerCase()}`
  return URL.canParse(url) ? new URL(url).hostname : typed
}

const mailDomain = z.object({
  id: id(),
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.string(),
  proven: z.boolean(),
  added_at: z.string(),
  proven_at: z.string().nullable(),
})

export type MailDomain = z.output<typeof mailDomain>

const provider = z.object({
  id: id(),
  name: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  scopes: z.array(z.string()),
  trusts_addresses: z.boolean(),
  adds_people: z.boolean(),
  /** The claim that lists a person's groups, which give roles as groups of SCIM do. */
  groups_claim: z.string().nullable(),
})

const signOn = z.object({
  domains: z.array(mailDomain),
  provider: provider.nullable(),
  /** Members with an address of a proven domain must sign in by the provider. */
  enforced: z.boolean(),
  /** People who may enter without the provider. */
  emergency: z.array(z.object({ id: id(), name: z.string() })),
  /** Active administrators with an account, who can be named for it. */
  administrators: z.array(z.object({ id: id(), name: z.string() })),
  /** Whether the caller's session was opened by this provider. */
  came_by: z.boolean(),
  /** Redirect address for the settings of the provider. */
  redirect_uri: z.string(),
  revision: z.number(),
})

export type SignOn = z.output<typeof signOn>

const domainParams = z.object({ ws: idOf('workspaces'), domain: idOf('mail_domains') })

/** Most scopes, and most people with emergency access. */
export const MOST_SCOPES = 20
export const MOST_EMERGENCY = 10

const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,100}$/

export const providerBody = z.object({
  name: text('sso.name', 100),
  issuer: z.url({ protocol: /^https?$/, error: 'sso.issuer' }).max(500, { error: 'sso.issuer' }),
  client_id: text('sso.client_id', 255),
  /** Needed once, and after a change of the issuer or the client id. Never shown again. */
  client_secret: characters(500).optional(),
  scopes: z
    .array(characters(100).regex(SCOPE, { error: 'sso.scope' }))
    .max(MOST_SCOPES, { error: 'field.most' })
    .transform((all) => [...new Set(['openid', ...all])])
    .default(['openid', 'email', 'profile']),
  trusts_addresses: bool().default(false),
  adds_people: bool().default(false),
  /** The claim that lists a person's groups; without it the provider's groups do not count. */
  groups_claim: optionalText(100),
})

export const mailDomainBody = z.object({ domain: domainName })

export const emergencyAccessBody = z.object({ workspace: id(), reason: text('sso.reason', 500) })

/** What a test of the provider found, in the caller's language. */
const finding = z.object({
  ok: z.boolean(),
  code: z.string(),
  message: z.string(),
})

export type Finding = z.output<typeof finding>

const ownLink = z.object({
  /** Of the provider. */
  id: id(),
  name: z.string(),
  company: z.string(),
  linked_at: z.string(),
})

export type OwnLink = z.output<typeof ownLink>

export const unlinkOwnBody = z.object({
  provider: id(),
  /** The password, a code of the authenticator app, or the answer of `POST /me/confirmation`. */
  current_password: characters(200, 'access.current_password_missing').min(1, {
    error: 'access.current_password_missing',
  }),
})

export const ssoApi = area('sso', {
  signOn: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/sign-on',
    who: 'admin',
    summary: 'Proven mail domains of the company, and the provider by which its people sign in',
    params: workspaceParams,
    response: one(signOn),
  }),
  addMailDomain: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/mail-domains',
    who: 'edit_company',
    summary: 'Add a mail domain; the answer names the TXT record that proves it',
    status: 201,
    params: workspaceParams,
    body: mailDomainBody,
    response: one(mailDomain),
    errors: ['sso.public_domain', 'sso.domain_added', 'sso.domains_most'],
  }),
  checkMailDomain: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/mail-domains/{domain}/check',
    who: 'edit_company',
    summary: 'Look the TXT record up; a proven domain without it is no longer proven',
    status: 200,
    params: domainParams,
    response: one(mailDomain),
    errors: ['sso.domain_taken', 'sso.no_record', 'sso.dns', 'rate.limited'],
  }),
  removeMailDomain: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/mail-domains/{domain}',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Remove a mail domain; another company may prove it then',
    params: domainParams,
    errors: ['sso.last_domain'],
  }),
  setSignOnProvider: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/sign-on/provider',
    who: 'edit_company',
    summary: 'Set the OpenID Connect provider by which the company’s people sign in',
    params: workspaceParams,
    body: providerBody,
    response: one(signOn),
    errors: [
      'sso.private_issuer',
      'sso.http_issuer',
      'sso.client_secret',
      'access.impersonating',
      'structure.permission_not_held',
    ],
  }),
  removeSignOnProvider: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/sign-on/provider',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Remove the provider; its people sign in with their passwords',
    params: workspaceParams,
    errors: ['access.impersonating'],
  }),
  testSignOnProvider: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/sign-on/test',
    who: 'edit_company',
    summary: 'Ask the provider for its description and keys, and say what is wrong',
    status: 200,
    params: workspaceParams,
    response: one(z.array(finding)),
    errors: ['sso.no_provider', 'rate.limited'],
  }),
  enforceSignOn: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/sign-on/enforcement',
    who: 'edit_company',
    status: 200,
    summary: 'Let members of proven domains enter by the provider only, or also by password',
    params: workspaceParams,
    body: z.object({ enforced: bool() }),
    response: one(signOn),
    errors: [
      'sso.no_provider',
      'sso.no_domain',
      'sso.no_emergency',
      'sso.sign_in_first',
      'access.impersonating',
    ],
  }),
  nameEmergencyAccounts: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/sign-on/emergency-accounts',
    who: 'edit_company',
    summary: 'Name the administrators who may enter while the provider is away',
    params: workspaceParams,
    body: z.object({
      employee_ids: z
        .array(id())
        .max(MOST_EMERGENCY, { error: 'field.most' })
        .transform((all) => [...new Set(all)]),
    }),
    response: one(signOn),
    errors: ['sso.no_emergency', 'sso.emergency_admin', 'access.impersonating'],
  }),
  useEmergencyAccess: endpoint({
    method: 'POST',
    path: '/me/emergency-access',
    who: 'user',
    whileReadOnly: true,
    summary: 'Enter a company for an hour while its provider is away; all its admins are told',
    status: 200,
    body: emergencyAccessBody,
    response: done(),
    errors: ['sso.not_emergency', 'sso.second_factor', 'access.impersonating'],
  }),
  offeredProviders: endpoint({
    method: 'POST',
    path: '/auth/oidc/offer',
    who: 'public',
    whileReadOnly: true,
    summary: 'Providers for an address, by its domain alone',
    status: 200,
    body: z.object({ email: email() }),
    response: one(
      z.array(z.object({ id: id(), name: z.string(), company: z.string(), start: z.string() })),
    ),
    errors: ['rate.limited'],
  }),
  openProviderSession: endpoint({
    method: 'POST',
    path: '/auth/oidc/session',
    who: 'public',
    whileReadOnly: true,
    summary: 'Exchange the code of a finished sign-in by a provider for a session',
    status: 200,
    givesOnce: true,
    headers: { 'Cache-Control': 'The answer is not kept.' },
    body: z.object({ code: characters(200) }),
    response: z.object({ token: z.string().nullable(), to: z.string() }),
    /** `auth.confirm_link` has a `challenge` for `POST /auth/oidc/link`. */
    errors: ['sso.expired', 'auth.second_factor', 'auth.confirm_link'],
  }),
  ownSignOnLinks: endpoint({
    method: 'GET',
    path: '/me/sign-on',
    who: 'user',
    summary: 'Providers that open the caller’s account',
    response: one(z.array(ownLink)),
    errors: ['access.impersonating'],
  }),
  unlinkOwnSignOn: endpoint({
    method: 'POST',
    path: '/me/sign-on/unlink',
    who: 'user',
    whileReadOnly: true,
    summary: 'Unlink a provider from one’s own account, and end other sessions that it opened',
    body: unlinkOwnBody,
    errors: [
      'access.impersonating',
      'access.current_password',
      'access.confirmation',
      'sso.not_linked',
    ],
  }),
  unlinkSignOn: endpoint({
    method: 'POST',
    path: '/employees/{id}/unlink-sign-on',
    who: 'edit_company',
    whileReadOnly: true,
    summary:
      'Unlink the company’s provider from a member’s account, and end sessions that it opened',
    params: z.object({ id: idOf('employees') }),
    errors: ['access.no_user', 'access.impersonating', 'sso.not_linked'],
  }),
  confirmByProvider: endpoint({
    method: 'POST',
    path: '/me/sign-on/confirm',
    who: 'user',
    whileReadOnly: true,
    summary: 'Begin a fresh sign-in by the provider of this session, which confirms who one is',
    status: 200,
    headers: { 'Set-Cookie': 'Binds the sign-in to this browser.' },
    body: z.object({ to: characters(500) }),
    response: one(z.object({ url: z.string() })),
    errors: ['sso.other_way', 'access.impersonating'],
  }),
})
