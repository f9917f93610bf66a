import { provisioningApi } from '@workledger/contracts/provisioning/provisioning.api'
import { signOnDecider } from '@workledger/domain/sso/sign-on'
import { signOnGroupsDecider } from '@workledger/domain/sso/sign-on-groups'
import { uuid } from '@workledger/event-store/ids'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, hire, type Person } from '../people'
import type { Answer, Product } from '../product'
import { askScim, scimToken } from '../scim'
import { adminRole, rowsOf } from './company'

/** Commands of a company's directory, and of the admins who map its groups. */
export const provisioningCommands: readonly MultiStepCommand[] = [
  {
    name: 'end of access by the directory',
    lateStatus: 503,
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { ask, who } = await provisioned(product)

      return {
        act: () => setActive(ask, who.employee, false),
        async complete() {
          const { body } = await ask('GET', `/Users/${who.employee}`)
          expect(body.active).toBe(false)
        },
      }
    },
  },
  {
    name: 'return of access by the directory',
    lateStatus: 503,
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { ask, who } = await provisioned(product)
      await setActive(ask, who.employee, false)

      return {
        act: () => setActive(ask, who.employee, true),
        async complete() {
          const { body } = await ask('GET', `/Users/${who.employee}`)
          expect(body.active).toBe(true)
        },
      }
    },
  },
  {
    name: 'a new member of a group that gives a role',
    lateStatus: 503,
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const { group, role } = await mappedGroup(product, company, ask)

      return {
        act: () =>
          ask('PATCH', `/Groups/${group}`, {
            Operations: [{ op: 'add', path: 'members', value: [{ value: who.employee }] }],
          }),
        complete: () => hasRole(product, who.employee, role),
      }
    },
  },
  {
    name: 'a department for the members of a group',
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const params = { ws: company.ws, id: await newGroup(ask, who.employee) }
      const [department] = await rowsOf(product, 'departments', 'workspace_id = $1', company.ws)
      const body = { target: 'department' as const, target_id: department.id as string }
      const { token } = company.admin

      return {
        act: () => product.call(provisioningApi.mapGroup, { token, params, body }),
        complete: async () =>
          expect(await rowsOf(product, 'employees', 'id = $1', who.employee)).toMatchObject([
            { department_id: department.id },
          ]),
      }
    },
  },
  {
    name: 'a confirmed role for the members of a group',
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const role = await payrollRole(product, company)
      const params = { ws: company.ws, id: await newGroup(ask, who.employee) }
      await mapTo(product, company, params.id, role)
      const other = await secondAdmin(product, company)

      return {
        act: () =>
          product.call(provisioningApi.confirmGroupMapping, {
            token: other.token,
            params,
          } as never),
        complete: () => hasRole(product, who.employee, role),
      }
    },
  },
  {
    name: 'a removed group that gave a role',
    lateStatus: 503,
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const { group, role } = await mappedGroup(product, company, ask, who.employee)
      await hasRole(product, who.employee, role)

      return {
        act: () => ask('DELETE', `/Groups/${group}`),
        async complete() {
          const [{ role_id }] = await rowsOf(product, 'employees', 'id = $1', who.employee)
          expect(await rowsOf(product, 'roles', 'id = $1', role_id)).toMatchObject([
            { name: 'Employee' },
          ])
        },
      }
    },
  },
  {
    name: 'groups that the provider names at a sign-in',
    byClock: true,
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const { role } = await mappedGroup(product, company, ask)
      const provider = await setProvider(product, company)

      return {
        act: () => nameGroups(product, { company, who, provider, groups: ['Payroll', 'Unknown'] }),
        async complete() {
          await hasRole(product, who.employee, role)
          const where = `workspace_id = $1 and source = 'sign_in'`
          expect(await rowsOf(product, 'provisioned_groups', where, company.ws)).toMatchObject([
            { name: 'Unknown' },
          ])
        },
      }
    },
  },
  {
    name: 'a renamed group whose new name the provider gives a person',
    lateStatus: 503,
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { company, ask, who } = await provisioned(product)
      const { group, role } = await mappedGroup(product, company, ask)
      const provider = await setProvider(product, company)
      await nameGroups(product, { company, who, provider, groups: ['Wages'] })
      await product.settled()

      return {
        act: () =>
          ask('PATCH', `/Groups/${group}`, {
            Operations: [{ op: 'replace', path: 'displayName', value: 'Wages' }],
          }),
        complete: () => hasRole(product, who.employee, role),
      }
    },
  },
]

/** Sets a provider whose groups count; returns its id. */
async function setProvider(product: Product, { ws }: Company): Promise<string> {
  const [provider_id, secret_id] = [uuid(), uuid()]

  await new SystemCommands(product.store).run(
    signOnDecider,
    { workspace: ws, id: ws },
    {
      ...{ type: 'set-provider', new_secret: true, workspace_id: ws, provider_id, secret_id },
      ...{ name: 'Okta', issuer: 'https://okta.example.com', client_id: 'workledger' },
      ...{ scopes: ['openid'], trusts_addresses: false, adds_people: false },
      groups_claim: 'groups',
    },
  )

  return provider_id
}

interface Named {
  readonly company: Company
  readonly who: Person
  readonly provider: string
  readonly groups: readonly string[]
}

/** Writes what a sign-in by the provider writes. */
async function nameGroups(
  product: Product,
  { company, who, provider: provider_id, groups }: Named,
): Promise<Answer> {
  const { ws } = company
  const { employee } = who

  await new SystemCommands(product.store)
    .run(
      signOnGroupsDecider,
      { workspace: ws, id: employee },
      {
        ...{ type: 'name', workspace_id: ws, employee_id: employee },
        ...{ provider_id, provider: 'Okta', groups },
      },
    )
    .catch(() => {})

  return { status: 200, body: {}, headers: {} } as Answer
}

type Ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Answer>

/** Makes a company with a token of its directory, and an employee. */
async function provisioned(product: Product) {
  const company = await createCompany(product)
  const token = await scimToken(product, company)
  const who = await hire(product, company, 'Eli')
  const ask: Ask = (method, path, body) =>
    askScim(product, method, path, { ws: company.ws, token, body })

  return { company, ask, who }
}

const setActive = (ask: Ask, employee: string, active: boolean) =>
  ask('PATCH', `/Users/${employee}`, { Operations: [{ op: 'replace', value: { active } }] })

async function newGroup(ask: Ask, ...members: string[]): Promise<string> {
  const { body } = await ask('POST', '/Groups', {
    displayName: 'Payroll',
    members: members.map((value) => ({ value })),
  })

  return body.id
}

const payrollRole = async (product: Product, { ws }: Company): Promise<string> =>
  (await rowsOf(product, 'roles', `workspace_id = $1 and name = 'Payroll Officer'`, ws))[0].id

const secondAdmin = async (product: Product, company: Company) =>
  hire(product, company, 'Bea', { role_id: await adminRole(product, company) })

const mapTo = (product: Product, { ws, admin }: Company, id: string, target_id: string) =>
  product.call(provisioningApi.mapGroup, {
    token: admin.token,
    params: { ws, id },
    body: { target: 'role', target_id },
  })

/** Makes a group whose members get the role Payroll Officer. */
async function mappedGroup(product: Product, company: Company, ask: Ask, ...members: string[]) {
  const role = await payrollRole(product, company)
  const group = await newGroup(ask, ...members)
  await mapTo(product, company, group, role)
  const { token } = await secondAdmin(product, company)
  const params = { ws: company.ws, id: group }
  await product.call(provisioningApi.confirmGroupMapping, { token, params } as never)
  await product.settled()

  return { group, role }
}

const hasRole = async (product: Product, employee: string, role_id: string) =>
  expect(await rowsOf(product, 'employees', 'id = $1', employee)).toMatchObject([{ role_id }])
