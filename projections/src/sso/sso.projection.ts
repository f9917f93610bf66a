import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { signOnEvents as s } from '@workledger/contracts/sso/sso.events'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { at, begin, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Provider and enforcement of a company; the id is the workspace's. */
export const signOn = table(
  'sign_on',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    provider_id: col.maybe.uuid,
    name: col.maybe.text,
    issuer: col.maybe.text,
    client_id: col.maybe.text,
    secret_id: col.maybe.uuid,
    scopes: col.json<string[]>(),
    trusts_addresses: col.bool,
    adds_people: col.bool,
    groups_claim: col.maybe.text,
    enforced: col.bool,
    emergency: col.json<string[]>(),
    revision: col.revision,
  },
  { indexes: ['provider_id'], signIn: true },
)

export const mailDomains = table(
  'mail_domains',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    domain: col.text,
    code: col.text,
    proven: col.bool,
    added_at: col.instant,
    proven_at: col.maybe.instant,
  },
  { indexes: ['workspace_id', 'domain'], signIn: true },
)

/** Domains of employees' addresses, by which enforcement knows its people. */
export const memberDomains = table(
  'member_domains',
  { id: col.uuid, workspace_id: col.uuid, domain: col.maybe.text },
  { signIn: true },
)

const none = {
  provider_id: null,
  name: null,
  issuer: null,
  client_id: null,
  secret_id: null,
  scopes: [],
  trusts_addresses: false,
  adds_people: false,
  groups_claim: null,
  enforced: false,
}

const ofWorkspace = ({ data }: { data: { workspace_id: string } }) => data.workspace_id
const ofDomain = ({ data }: { data: { domain_id: string } }) => data.domain_id
const ofEmployee = ({ data }: { data: { employee_id: string } }) => data.employee_id

const fresh = (id: string) => ({ id, workspace_id: id, ...none, emergency: [] as string[] })

const domainOf = (email: string | null | undefined): string | null =>
  email?.slice(email.lastIndexOf('@') + 1).toLowerCase() || null

export const ssoProjection = projection('sso', {
  version: 2,
  tables: [signOn, mailDomains, memberDomains],
  contents: [[signOn, signOnDecider]],
  steps: [
    on(s.SignOnProviderSet, signOn, ofWorkspace, (row, { data: { workspace_id, ...data } }) => ({
      ...(row ?? fresh(workspace_id)),
      ...data,
      enforced: row?.provider_id === data.provider_id && row.enforced,
    })),
    change(s.SignOnProviderRemoved, signOn, ofWorkspace, () => none),
    change(s.SignOnEnforced, signOn, ofWorkspace, ({ data: { enforced } }) => ({ enforced })),
    on(s.EmergencyAccountsNamed, signOn, ofWorkspace, (row, { data }) => ({
      ...(row ?? fresh(data.workspace_id)),
      emergency: data.employee_ids,
    })),
    on(s.MailDomainAdded, mailDomains, ofDomain, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      domain: event.data.domain,
      code: event.data.code,
      proven: false,
      added_at: at(event),
      proven_at: null,
    })),
    change(s.MailDomainProven, mailDomains, ofDomain, (event) => ({
      proven: true,
      proven_at: at(event),
    })),
    change(s.MailDomainLapsed, mailDomains, ofDomain, () => ({ proven: false, proven_at: null })),
    on(s.MailDomainRemoved, mailDomains, ofDomain, () => null),
    begin(e.EmployeeAdded, memberDomains, ofEmployee, (event) => ({
      id: event.data.employee_id,
      workspace_id: event.workspace,
      domain: domainOf(event.data.email),
    })),
    change(e.EmployeeProfileChanged, memberDomains, ofEmployee, ({ data: { email } }) =>
      email === undefined ? {} : { domain: domainOf(email) },
    ),
    change(e.PersonErased, memberDomains, ofEmployee, () => ({ domain: null })),
    on(e.EmployeeDeleted, memberDomains, ofEmployee, () => null),
  ],
})
