import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { provisioningApi } from '@workledger/contracts/provisioning/provisioning.api'
import { codeOf, openConfirmed, proveDomain, setProvider } from '../support/oidc/by-provider'
import { startProvider, type TestProvider } from '../support/oidc/provider'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { askScim, scimToken } from '../support/scim'

const DOMAIN = 'example.com'

describe('groups that the provider names at sign-in', () => {
  let product: Product
  let provider: TestProvider
  let company: Company
  let bea: Person
  let id: string
  const records = new Map<string, readonly string[]>()

  beforeAll(async () => {
    provider = await startProvider()
    product = await startProduct({ dns: { txt: async (domain) => records.get(domain) ?? [] } })
    company = await createCompany(product)
    bea = await hire(product, company, 'Bea', { role_id: await roleOf('Admin') })
    await proveDomain(product, company, records, DOMAIN)
    id = await setProvider(product, company, provider.issuer, { groups_claim: 'groups' })
  }, 60_000)

  afterAll(async () => {
    await product?.stop()
    provider?.stop()
  })

  const as = (token = company.admin.token) => ({ token, params: { ws: company.ws } })

  async function roleOf(name: string): Promise<string> {
    const { token } = company.admin
    const { body } = await product.call(accessApi.roles, {
      token,
      query: { workspace: company.ws },
    })
    return body.data.find((role) => role.name === name)!.id
  }

  const roleNow = async (employee: string) => {
    const params = { ws: company.ws, id: employee }
    const { body } = await product.call(peopleApi.employee, { token: company.admin.token, params })
    return body.data.role?.name
  }

  const groups = async () => (await product.call(provisioningApi.provisionedGroups, as())).body.data
  const groupOf = async (name: string) => (await groups()).find((group) => group.name === name)

  const named = async () =>
    (await product.stored(({ type }) => type === 'SignOnGroupsNamed')).length

  /** Signs in by the provider, which names these groups; undefined: it sends no such claim. */
  const signIn = async (login: string, list?: readonly string[]) => {
    await provider.nameGroups(login, list ?? null)
    const { code, browser } = await codeOf(product, login, id)
    const { status, body } = await openConfirmed(product, code, browser)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.token!
  }

  const map = async (name: string, role: string) => {
    const group = (await groupOf(name))!
    const params = { ws: company.ws, id: group.id }
    const body = { target: 'role' as const, target_id: await roleOf(role) }
    const mapped = await product.call(provisioningApi.mapGroup, { ...as(), params, body })
    expect(mapped.status).toBe(200)
    if (mapped.body.data.state !== 'waiting') return
    const confirmed = await product.call(provisioningApi.confirmGroupMapping, {
      ...{ token: bea.token, params },
    } as never)
    expect(confirmed.status).toBe(200)
  }

  const newcomer = async (name: string) => {
    const person = await hire(product, company, name)
    return { ...person, login: `${name}|${person.email}` }
  }

  it('are listed, give a mapped role, and take it when the provider names them no longer', async () => {
    const uma = await newcomer('uma')
    await signIn(uma.login, ['Payroll people', 'Everyone'])
    expect(await groupOf('Payroll people')).toMatchObject({ source: 'sign_in', members: 1 })
    expect(await roleNow(uma.employee)).toBe('Employee')
    await map('Payroll people', 'Payroll Officer')
    expect(await roleNow(uma.employee)).toBe('Payroll Officer')
    const before = await named()
    await signIn(uma.login, ['Everyone', 'Payroll people'])
    expect(await named()).toBe(before)

    // A claim that is missing takes nothing; an empty one does.
    await signIn(uma.login)
    expect([await named(), await roleNow(uma.employee)]).toEqual([before, 'Payroll Officer'])
    await signIn(uma.login, [])
    expect([await named(), await roleNow(uma.employee)]).toEqual([before + 1, 'Employee'])
    expect(await groupOf('Payroll people')).toMatchObject({ members: 0 })
  })

  it('give a role at the first sign-in, and never take one that was given by hand', async () => {
    await map('Payroll people', 'Payroll Officer')
    const ivo = await newcomer('ivo')
    await signIn(ivo.login, ['Payroll people'])
    expect(await roleNow(ivo.employee)).toBe('Payroll Officer')

    const given = await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: ivo.employee },
      body: { role_id: await roleOf('Manager') },
    })
    expect(given.status).toBe(200)
    await signIn(ivo.login, [])
    expect(await roleNow(ivo.employee)).toBe('Manager')
  })

  it('add to the groups of the directory, and take nothing that the directory gives', async () => {
    const token = await scimToken(product, company)
    const eli = await newcomer('eli')
    const scim = (method: 'POST' | 'PATCH', path: string, body: unknown) =>
      askScim(product, method, path, { ws: company.ws, token, body })

    const { body: group } = await scim('POST', '/Groups', {
      displayName: 'Auditing',
      members: [{ value: eli.employee }],
    })
    await map('Auditing', 'Auditor')
    expect(await roleNow(eli.employee)).toBe('Auditor')
    await signIn(eli.login, ['Auditing'])
    expect((await groups()).filter(({ name }) => name === 'Auditing')).toMatchObject([
      { source: 'directory', members: 1 },
    ])

    await scim('PATCH', `/Groups/${group.id}`, {
      Operations: [{ op: 'remove', path: `members[value eq "${eli.employee}"]` }],
    })
    expect(await roleNow(eli.employee)).toBe('Auditor')
    await signIn(eli.login, [])
    expect(await roleNow(eli.employee)).toBe('Employee')

    // The directory sees its own groups only.
    const seen = await askScim(product, 'GET', '/Groups', { ws: company.ws, token })
    expect(
      seen.body.Resources.map(({ displayName }: { displayName: string }) => displayName),
    ).toEqual(['Auditing'])
  })

  it('are ignored if there are more than 500, and the role stays', async () => {
    const max = await newcomer('max')
    await signIn(max.login, ['Payroll people'])
    expect(await roleNow(max.employee)).toBe('Payroll Officer')
    await signIn(
      max.login,
      Array.from({ length: 501 }, (_, n) => `g${n}`),
    )
    expect(await roleNow(max.employee)).toBe('Payroll Officer')
    const ignored = await product.stored(({ type }) => type === 'SignOnGroupsIgnored')
    expect(ignored).toHaveLength(1)
  })

  it('name the provider in the person’s history, and the names of groups are personal', async () => {
    const [event] = await product.stored(({ type }) => type === 'SignOnGroupsNamed')
    expect(JSON.stringify(event)).toContain('Company login')
    expect(JSON.stringify(event)).not.toContain('Payroll people')
  })

  it('never take more from an administrator than groups gave', async () => {
    const { employee, email } = bea
    await signIn(`bea|${email}`, ['Everyone'])
    await map('Everyone', 'Employee')
    expect(await roleNow(employee)).toBe('Admin')
    await signIn(`bea|${email}`, [])
    expect(await roleNow(employee)).toBe('Admin')
  })
})
