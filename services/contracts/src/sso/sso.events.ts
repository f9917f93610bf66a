import * as z from 'zod'
import { event } from '../kernel/event'
import { id, personal, plain } from '../kernel/event-fields'

const workspace = { workspace_id: id() }
const domain = { ...workspace, domain_id: id() }

/** Most bytes of a domain's name (RFC 1035). */
export const MOST_DOMAIN = 253

/** How a company's people sign in: stream `sign-on-{workspace}`. */
export const signOnEvents = {
  /** The company's DNS must show `code` before the domain counts. */
  MailDomainAdded: event('MailDomainAdded', {
    v: 1,
    data: z.object({ ...domain, domain: plain(MOST_DOMAIN), code: plain(64) }),
  }),
  MailDomainProven: event('MailDomainProven', { v: 1, data: z.object(domain) }),
  /** A later check did not find the code in the DNS any more. */
  MailDomainLapsed: event('MailDomainLapsed', {
    v: 1,
    data: z.object({ ...domain, domain: plain(MOST_DOMAIN) }),
  }),
  MailDomainRemoved: event('MailDomainRemoved', {
    v: 1,
    data: z.object({ ...domain, domain: plain(MOST_DOMAIN) }),
  }),
  /** The vault has the client's secret under `secret_id`. */
  SignOnProviderSet: event('SignOnProviderSet', {
    v: 2,
    upcast: { 1: (data) => ({ ...data, groups_claim: null }) },
    data: z.object({
      ...workspace,
      provider_id: id(),
      name: plain(100),
      issuer: plain(500),
      client_id: plain(255),
      secret_id: id(),
      scopes: z.array(plain(100)),
      /** The provider's addresses count although it does not call them verified. */
      trusts_addresses: z.boolean(),
      /** People of a proven domain are added when they first sign in. */
      adds_people: z.boolean(),
      /** The claim that lists a person's groups; null: groups of the provider do not count. */
      groups_claim: plain(100).nullable(),
    }),
  }),
  SignOnProviderRemoved: event('SignOnProviderRemoved', {
    v: 1,
    data: z.object({ ...workspace, provider_id: id(), secret_id: id() }),
  }),
  SignOnEnforced: event('SignOnEnforced', {
    v: 1,
    data: z.object({ ...workspace, enforced: z.boolean() }),
  }),
  /** These people may enter without the provider, with password and second factor. */
  EmergencyAccountsNamed: event('EmergencyAccountsNamed', {
    v: 1,
    data: z.object({ ...workspace, employee_ids: z.array(id()) }),
  }),
  EmergencyAccessUsed: event('EmergencyAccessUsed', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      ...workspace,
      employee_id: id(),
      user_id: id(),
      session_id: id(),
      reason: personal.text(500),
    }),
  }),
  /** The account signs in as one subject of the provider from now on. */
  SignOnLinked: event('SignOnLinked', {
    v: 1,
    data: z.object({ ...workspace, employee_id: id(), user_id: id(), provider_id: id() }),
  }),
  /** The provider opens the account no longer, until the account confirms it again. */
  SignOnUnlinked: event('SignOnUnlinked', {
    v: 1,
    data: z.object({ ...workspace, employee_id: id(), user_id: id(), provider_id: id() }),
  }),
}

/** Most groups that a provider may name for a person, and most letters of their names. */
export const MOST_GROUPS_NAMED = 500
export const MOST_GROUP_LETTERS = 200

const signedIn = { ...workspace, employee_id: id(), provider_id: id(), provider: plain(100) }

/** The groups that the provider names when a person signs in: stream `sign-on-groups-{employee}`. */
export const signOnGroupsEvents = {
  /** All of them; written only if they changed. */
  SignOnGroupsNamed: event('SignOnGroupsNamed', {
    v: 1,
    subject: 'employee_id',
    data: z.object({ ...signedIn, groups: personal(z.array(plain(MOST_GROUP_LETTERS))) }),
  }),
  /** The provider named too many groups. Those named before go on counting. */
  SignOnGroupsIgnored: event('SignOnGroupsIgnored', {
    v: 1,
    subject: 'employee_id',
    data: z.object(signedIn),
  }),
}

/** Keeps a proven domain unique to one company: stream `mail-domain-{hash of the domain}`. */
export const mailDomainEvents = {
  MailDomainTaken: event('MailDomainTaken', { v: 1, data: z.object(workspace) }),
  MailDomainReleased: event('MailDomainReleased', { v: 1, data: z.object(workspace) }),
}
