import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { provisioningApi } from '@workledger/contracts/provisioning/provisioning.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { Faults } from '../support/faults'
import { release } from '../support/in-the-middle'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { askScim, type ScimMethod, scimToken } from '../support/scim'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

describe('SCIM', () => {
  let product: Product
  let company: Company
  let token: string
  const faults = new Faults()

  beforeAll(async () => {
    product = await startProduct({ faults })
    company = await createCompany(product)
    token = await scimToken(product, company)
  }, 60_000)

  afterAll(() => product?.stop())

  const scim = (
    method: ScimMethod,
    path: string,
    body?: unknown,
    { as = token, ws = company.ws, headers = {} } = {} as {
      headers?: Record<string, string>
      as?: string
      ws?: string
    },
  ) => askScim(product, method, path, { ws, token: as, body, headers })

  const patch = (path: string, ...Operations: object[]) =>
    scim('PATCH', path, { schemas: [PATCH], Operations })

  const filtered = async (filter: string, of = 'Users') =>
    scim('GET', `/${of}?filter=${encodeURIComponent(filter)}`)

  let people = 0

  const user = (change: object = {}) => {
    const userName = `sam.${++people}@example.com`

    return {
      schemas: [USER],
      userName,
      name: { givenName: 'Sam', familyName: `Stone${people}` },
      emails: [{ primary: true, value: userName, type: 'work' }],
      externalId: `00u${people}`,
      active: true,
      ...change,
    }
  }

  const create = async (change: object = {}) => {
    const sent = user(change)
    const { status, body } = await scim('POST', '/Users', sent)
    expect({ status, body }).toMatchObject({ status: 201 })
    return { ...sent, id: body.id as string, body }
  }

  const roleOf = async (name: string): Promise<string> => {
    const query = { workspace: company.ws }
    const { body } = await product.call(accessApi.roles, { token: company.admin.token, query })
    return body.data.find((role) => role.name === name)!.id
  }

  const employee = async (id: string) =>
    (
      await product.call(peopleApi.employee, {
        token: company.admin.token,
        params: { ws: company.ws, id },
      })
    ).body.data

  const secondAdmin = async (): Promise<Person> => {
    const role_id = await roleOf('Admin')
    return hire(product, company, 'Bea', { role_id })
  }

  const setLeavers = async (leavers: 'access' | 'employment') => {
    const { status } = await product.call(provisioningApi.changeProvisioning, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { leavers },
    })
    expect(status).toBe(200)
  }

  describe('as Okta asks', () => {
    it('looks for a user who is not there, adds them, reads them, and finds them', async () => {
      const sent = user()
      const none = await filtered(`userName eq "${sent.userName}"`)
      expect(none).toMatchObject({
        status: 200,
        body: { schemas: [LIST], totalResults: 0, Resources: [] },
      })
      expect(none.headers['content-type']).toMatch('application/scim+json')

      const added = await scim('POST', '/Users', sent)
      expect(added).toMatchObject({
        status: 201,
        body: {
          schemas: [USER, ENTERPRISE],
          userName: sent.userName,
          externalId: sent.externalId,
          name: { givenName: 'Sam', familyName: sent.name.familyName },
          emails: [{ value: sent.userName, type: 'work', primary: true }],
          active: true,
        },
      })

      const { id, meta } = added.body
      expect(added.headers.location).toBe(meta.location)
      expect(added.headers.etag).toBe(meta.version)
      expect((await scim('GET', `/Users/${id}`)).body).toEqual(added.body)
      const found = await filtered(`userName eq "${sent.userName.toUpperCase()}"`)
      expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] })

      // An ordinary employee, with the events of an ordinary employee.
      const person = await employee(id)
      expect(person.role?.name).toBe('Employee')
      expect(person.invited_on).toEqual(expect.any(String))
    })

    it('says 409 for a user who is there already, and 404 for none', async () => {
      const { userName } = await create()
      const before = await product.events()
      expect(await scim('POST', '/Users', user({ userName }))).toMatchObject({
        status: 409,
        body: { schemas: [ERROR], status: '409', scimType: 'uniqueness' },
      })
      expect(await scim('GET', `/Users/${STRANGER}`)).toMatchObject({
        status: 404,
        body: { schemas: [ERROR], status: '404' },
      })
      for (const [method, path] of [
        ['POST', '/Bulk'],
        ['GET', '/Me'],
        ['GET', '/Users/x/y'],
        ['PUT', '/Users'],
      ] as const) {
        const { status, body, headers } = await scim(
          method,
          path,
          method === 'GET' ? undefined : {},
        )
        expect([path, status, body.schemas, body.status]).toEqual([path, 404, [ERROR], '404'])
        expect(headers['content-type']).toMatch('application/scim+json')
      }
      expect(await product.events()).toBe(before)
    })

    it('puts a changed user', async () => {
      const { id, userName } = await create()
      const { body } = await scim('GET', `/Users/${id}`)
      const changed = await scim('PUT', `/Users/${id}`, {
        ...body,
        name: { givenName: 'Samantha', familyName: 'Rock' },
        phoneNumbers: [{ type: 'work', value: '+351 9' }],
      })
      expect(changed).toMatchObject({
        status: 200,
        body: { userName, name: { givenName: 'Samantha', familyName: 'Rock' } },
      })
      expect(await employee(id)).toMatchObject({ first_name: 'Samantha', phone_number: '+351 9' })
    })

    it('changes user name, address, name and access in one request, and brings back a deleted one', async () => {
      const { id } = await create()
      const at = (name: string) => `${name}.${Date.now()}@example.com`
      const [first, second] = [at('new'), at('newer')]
      const to = (name: string) => [
        { op: 'replace', path: 'userName', value: name },
        { op: 'replace', path: 'emails[type eq "work"].value', value: name },
        { op: 'replace', path: 'name.familyName', value: 'Byron' },
        { op: 'replace', path: 'active', value: false },
      ]

      expect(await patch(`/Users/${id}`, ...to(first))).toMatchObject({
        status: 200,
        body: { userName: first, emails: [{ value: first }], active: false },
      })
      expect(await employee(id)).toMatchObject({ email: first, last_name: 'Byron' })
      expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
      const emails = [{ value: second, type: 'work', primary: true }]
      const again = await scim('POST', '/Users', user({ userName: first, emails }))
      expect([again.status, again.body.id]).toEqual([201, id])
      expect(await employee(id)).toMatchObject({ email: second })
    })

    it('deactivates by PATCH without a path, and activates again', async () => {
      const { id } = await create()
      const off = await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
      expect(off).toMatchObject({ status: 200, body: { active: false } })
      expect(await employee(id)).toMatchObject({ status: 'active', access_stopped: true })
      const on = await patch(`/Users/${id}`, { op: 'replace', value: { active: true } })
      expect(on).toMatchObject({ status: 200, body: { active: true } })
    })

    it('pushes a group, renames it with its own id, and changes its members', async () => {
      const [one, two] = [await create(), await create()]
      const added = await scim('POST', '/Groups', {
        schemas: [GROUP],
        displayName: 'Engineers',
        members: [{ value: one.id, display: one.userName }],
      })
      expect(added).toMatchObject({ status: 201, body: { members: [{ value: one.id }] } })
      const { id } = added.body

      const renamed = await patch(`/Groups/${id}`, {
        op: 'replace',
        value: { id, displayName: 'Makers' },
      })
      expect(renamed.status).toBe(204)
      await patch(
        `/Groups/${id}`,
        { op: 'remove', path: `members[value eq "${one.id}"]` },
        { op: 'add', path: 'members', value: [{ value: two.id, display: two.userName }] },
      )
      const { body } = await scim('GET', `/Groups/${id}`)
      expect(body).toMatchObject({ displayName: 'Makers', members: [{ value: two.id }] })
      expect(body.members).toHaveLength(1)
      expect((await filtered('displayName eq "Makers"', 'Groups')).body.totalResults).toBe(1)
      expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204)
      expect((await scim('GET', `/Groups/${id}`)).status).toBe(404)
    })
  })

  describe('as Entra asks', () => {
    it('patches with verbs in capitals, paths with filters and texts for booleans', async () => {
      const { id } = await create()
      const changed = await patch(
        `/Users/${id}`,
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new.sam@example.com' },
        { op: 'Replace', path: 'name.familyName', value: 'Newman' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+351 7' },
        { op: 'Add', path: `${ENTERPRISE}:employeeNumber`, value: `E-${people}` },
        { op: 'Add', path: 'title', value: 'Engineer' },
        { op: 'Replace', path: 'active', value: 'False' },
      )
      expect(changed).toMatchObject({
        status: 200,
        body: {
          active: false,
          name: { familyName: 'Newman' },
          emails: [{ value: 'new.sam@example.com' }],
          [ENTERPRISE]: { employeeNumber: `E-${people}` },
        },
      })
      expect(await employee(id)).toMatchObject({ phone_number: '+351 7', access_stopped: true })
      await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })
      expect((await scim('GET', `/Users/${id}`)).body.active).toBe(true)
    })

    it('sets and removes a manager, and a department by its name', async () => {
      const [boss, report] = [await create(), await create()]
      await product.call(structureApi.addDepartment, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name: 'Research' },
      })
      const path = `${ENTERPRISE}:manager`
      const set = await patch(
        `/Users/${report.id}`,
        { op: 'Add', path, value: boss.id },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'research' },
      )
      expect(set.body[ENTERPRISE]).toMatchObject({
        department: 'Research',
        manager: { value: boss.id },
      })
      const removed = await patch(`/Users/${report.id}`, { op: 'Remove', path })
      expect(removed.body[ENTERPRISE].manager).toBeUndefined()
      expect(
        await patch(`/Users/${report.id}`, { op: 'Add', path, value: STRANGER }),
      ).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    })

    it('adds a department only where the company says so', async () => {
      const name = `Robotics ${people}`
      const departments = async () =>
        (
          await product.call(structureApi.departments, {
            token: company.admin.token,
            params: { ws: company.ws },
          })
        ).body.data.filter((each) => each.name === name)
      const set = (add_departments: boolean) =>
        product.call(provisioningApi.changeProvisioning, {
          token: company.admin.token,
          params: { ws: company.ws },
          body: { add_departments },
        })
      const { id } = await create({ [ENTERPRISE]: { department: name } })
      expect(await departments()).toEqual([])

      expect((await set(true)).body.data.add_departments).toBe(true)
      const path = `${ENTERPRISE}:department`
      const [changed, other] = await Promise.all([
        patch(`/Users/${id}`, { op: 'Add', path, value: name }),
        create({ [ENTERPRISE]: { department: name } }),
      ])
      expect([changed.body, other.body].map((one) => one[ENTERPRISE].department)).toEqual([
        name,
        name,
      ])
      expect(await departments()).toHaveLength(1)

      // What is refused adds nothing.
      const before = await product.events()
      const refused = await patch(
        `/Users/${id}`,
        { op: 'Replace', path, value: 'Never' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'no address' },
      )
      expect(refused.status).toBe(400)
      expect(await product.events()).toBe(before)
      await set(false)
    })

    it('reads a group without its members, and removes members by a value', async () => {
      const [one, two] = [await create(), await create()]
      const members = [{ value: one.id }, { value: two.id }]
      const { body } = await scim('POST', '/Groups', { displayName: 'All', members })
      const short = await scim('GET', `/Groups/${body.id}?excludedAttributes=members`)
      expect(short.body).toMatchObject({ displayName: 'All' })
      expect(short.body.members).toBeUndefined()
      await patch(`/Groups/${body.id}`, {
        op: 'Remove',
        path: 'members',
        value: [{ value: one.id }],
      })
      const { body: left } = await scim('GET', `/Groups/${body.id}`)
      expect(left.members.map(({ value }: { value: string }) => value)).toEqual([two.id])
    })

    it('deletes a user, who is gone from SCIM and stays an employee, and can come back', async () => {
      const { id, userName } = await create()
      expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204)
      expect((await scim('GET', `/Users/${id}`)).status).toBe(404)
      expect((await filtered(`userName eq "${userName}"`)).body.totalResults).toBe(0)
      expect(await employee(id)).toMatchObject({ status: 'active', access_stopped: true })
      const again = await scim('POST', '/Users', user({ userName, emails: [{ value: userName }] }))
      expect(again).toMatchObject({ status: 201, body: { id, active: true } })
    })
  })

  describe('the end of access', () => {
    it('holds from the next request, and only for this company', async () => {
      const eli = await hire(product, company, 'Eli')
      const me = () =>
        product.call(peopleApi.employeeMe, { token: eli.token, params: { ws: company.ws } })
      expect((await me()).status).toBe(200)
      await patch(`/Users/${eli.employee}`, { op: 'Replace', path: 'active', value: 'False' })
      expect((await me()).status).toBe(404)
      await patch(`/Users/${eli.employee}`, { op: 'Replace', path: 'active', value: 'True' })
      expect((await me()).status).toBe(200)
    })

    it('ends the employment only where the company says so', async () => {
      await setLeavers('employment')
      const { id } = await create()
      await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
      expect((await employee(id)).status).toBe('terminated')
      await patch(`/Users/${id}`, { op: 'replace', value: { active: true } })
      expect((await employee(id)).status).toBe('active')
      await setLeavers('access')
    })

    it('writes nothing of a change whose activation is refused', async () => {
      await setLeavers('employment')
      const { id } = await create()
      await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
      await setLeavers('access')
      const value = { active: true, 'name.givenName': 'Other' }
      const { status, body } = await patch(`/Users/${id}`, { op: 'replace', value })
      expect([status, body.detail]).toEqual([409, expect.any(String)])
      expect((await employee(id)).first_name).toBe('Sam')
    })

    it('never meets the last administrator', async () => {
      const { employee: admin } = company.admin
      const before = await product.events()
      const refused = {
        status: 409,
        body: { schemas: [ERROR], detail: 'At least one person must keep the role Admin.' },
      }
      expect(
        await patch(`/Users/${admin}`, { op: 'replace', value: { active: false } }),
      ).toMatchObject(refused)
      expect(await scim('DELETE', `/Users/${admin}`)).toMatchObject(refused)
      expect(await product.events()).toBe(before)
      expect((await scim('GET', `/Users/${admin}`)).body.active).toBe(true)
    })
  })

  describe('groups that give a role', () => {
    it('count once two admins have mapped them, and give back the role Employee', async () => {
      const bea = await secondAdmin()
      const { id } = await create()
      const { body: group } = await scim('POST', '/Groups', {
        displayName: 'Payroll',
        members: [{ value: id }],
      })
      const params = { ws: company.ws, id: group.id }
      const target_id = await roleOf('Payroll Officer')
      const mapped = await product.call(provisioningApi.mapGroup, {
        token: company.admin.token,
        params,
        body: { target: 'role', target_id },
      })
      expect(mapped.body.data.state).toBe('waiting')
      expect((await employee(id)).role?.name).toBe('Employee')
      const confirm = (as: string) =>
        product.call(provisioningApi.confirmGroupMapping, { token: as, params } as never)
      expect((await confirm(company.admin.token)).status).toBe(409)
      expect((await confirm(bea.token)).status).toBe(200)
      expect((await employee(id)).role?.name).toBe('Payroll Officer')
      await patch(`/Groups/${group.id}`, { op: 'remove', path: `members[value eq "${id}"]` })
      expect((await employee(id)).role?.name).toBe('Employee')
    })

    it('never raise who made the token', async () => {
      const bea = await secondAdmin()
      const role = await product.call(structureApi.addRole, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name: 'Helper', permissions: ['edit_company'] },
      })
      expect(role.status).toBe(201)
      const maker = await hire(product, company, 'Max', { role_id: role.body.data.id })
      const own = await scimToken(product, { ...company, admin: maker }, ['edit_company'])
      const { body: group } = await scim('POST', '/Groups', { displayName: 'Admins', members: [] })
      const params = { ws: company.ws, id: group.id }
      const target_id = await roleOf('Admin')
      const body = { target: 'role' as const, target_id }
      await product.call(provisioningApi.mapGroup, { token: company.admin.token, params, body })
      await product.call(provisioningApi.confirmGroupMapping, { token: bea.token, params } as never)
      const Operations = [{ op: 'add', path: 'members', value: [{ value: maker.employee }] }]
      const before = await product.events()
      const refused = await scim('PATCH', `/Groups/${group.id}`, { Operations }, { as: own })
      expect(refused.status).toBe(403)
      expect(await product.events()).toBe(before)
      // Another admin's token may.
      expect((await scim('PATCH', `/Groups/${group.id}`, { Operations })).status).toBe(204)
      expect((await employee(maker.employee)).role?.name).toBe('Admin')
    })
  })

  describe('who may', () => {
    it('is a token with the scope scim, in its own company', async () => {
      const statusOf = async (as: string, ws = company.ws) =>
        (await scim('GET', '/Users?count=1', undefined, { as, ws })).status
      expect(await statusOf(token)).toBe(200)
      expect(await statusOf(company.admin.token)).toBe(403)
      expect(await statusOf('wlt_nonsense')).toBe(401)
      expect(
        await statusOf(await scimToken(product, company, ['edit_company'], ['people:write'])),
      ).toBe(403)
      expect(await statusOf(await scimToken(product, company, []))).toBe(403)
      const other = await createCompany(product, 'Other')
      expect(await statusOf(token, other.ws)).toBe(404)
      expect(await statusOf(token, 'nonsense')).toBe(404)
    })

    it('is written down for the admins, without names', async () => {
      await filtered('userName eq "some.body@example.com"')
      await filtered('nonsense')
      const { body } = await product.call(provisioningApi.provisioning, {
        token: company.admin.token,
        params: { ws: company.ws },
      })
      expect(body.data.base_url).toMatch(`/scim/v2/${company.ws}`)
      expect(body.data.requests.slice(0, 2)).toMatchObject([
        { method: 'GET', resource: 'Users', status: 400, code: 'scim.filter' },
        { method: 'GET', resource: 'Users', status: 200, code: null },
      ])
      expect(JSON.stringify(body.data.requests)).not.toContain('some.body')
    })
  })

  describe('bad input', () => {
    it.each([
      'nonsense',
      'userName eq',
      'userName xx "a"',
      '(userName eq "a"',
      'userName eq "a" and',
      'userName eq "unclosed',
      '__proto__ eq "a"',
      'userName eq "\\u0000"',
      'externalId co "\\ud800"',
      `${'('.repeat(5_000)}userName pr${')'.repeat(5_000)}`,
      `${'not ('.repeat(300)}id pr${')'.repeat(300)}`,
      `userName eq "${'\n'.repeat(1_500)}`,
      `${'userName eq "a" or '.repeat(400)}id pr`,
    ])('filter %#: 400', async (filter) => {
      expect(await filtered(filter)).toMatchObject({
        status: 400,
        body: { schemas: [ERROR], scimType: 'invalidFilter' },
      })
    })

    it.each(['\0', '\u0007', '\ud800'])(
      'text that no table can hold is refused: %j',
      async (bad) => {
        const before = await product.events()
        const text = `x${bad}y`

        for (const body of [
          user({ userName: text }),
          user({ externalId: text }),
          user({ name: { givenName: text, familyName: 'Stone' } }),
        ])
          expect(await scim('POST', '/Users', body)).toMatchObject({
            status: 400,
            body: { scimType: 'invalidValue' },
          })

        for (const body of [{ displayName: text }, { displayName: 'Text', externalId: text }])
          expect(await scim('POST', '/Groups', body)).toMatchObject({
            status: 400,
            body: { scimType: 'invalidValue' },
          })

        expect(await product.events()).toBe(before)
      },
    )

    it('a path whose part cannot be read is refused', async () => {
      const { id } = await create()
      const path = 'emails[type eq "work"].__proto__'
      expect(await patch(`/Users/${id}`, { op: 'replace', path, value: { x: 1 } })).toMatchObject({
        status: 400,
        body: { scimType: 'invalidPath' },
      })
    })

    it('is refused in SCIM’s shape, and writes nothing', async () => {
      const { id } = await create()
      const before = await product.events()
      const status = async (...operations: object[]) => {
        const { status, body } = await patch(`/Users/${id}`, ...operations)
        return [status, body.scimType]
      }
      expect(await status({ op: 'move', path: 'active' })).toEqual([400, 'invalidSyntax'])
      expect(await status({ op: 'remove' })).toEqual([400, 'noTarget'])
      expect(await status({ op: 'replace', path: 'a b', value: 1 })).toEqual([400, 'invalidPath'])
      expect(await status({ op: 'replace', path: '__proto__.x', value: 1 })).toEqual([
        400,
        'invalidPath',
      ])
      expect(await status({ op: 'replace', path: 'active', value: 'perhaps' })).toEqual([
        400,
        'invalidValue',
      ])
      expect(
        await status({ op: 'replace', path: 'emails[type eq "work"].value', value: 'no address' }),
      ).toEqual([400, 'invalidValue'])
      expect(await status({ op: 'replace', path: 'userName', value: null })).toEqual([
        400,
        'invalidValue',
      ])
      expect(
        await scim('POST', '/Groups', { displayName: 'X', members: [{ value: STRANGER }] }),
      ).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
      const broken = await product.inject({
        method: 'POST',
        url: `/scim/v2/${company.ws}/Users`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/scim+json',
        },
        body: '{"userName": ' as never,
      })
      expect(broken).toMatchObject({ status: 400, body: { schemas: [ERROR] } })
      expect(await product.events()).toBe(before)
      expect(({} as Record<string, unknown>).x).toBeUndefined()
    })

    it('with an old version is 412; the same version reads nothing again', async () => {
      const { id, body } = await create()
      const { version } = body.meta
      const headers = { 'if-none-match': version }
      expect((await scim('GET', `/Users/${id}`, undefined, { headers })).status).toBe(304)
      await patch(`/Users/${id}`, { op: 'replace', path: 'name.givenName', value: 'Sal' })
      const old = await scim('PUT', `/Users/${id}`, body, { headers: { 'if-match': version } })
      expect(old).toMatchObject({ status: 412, body: { schemas: [ERROR] } })
    })
  })

  it('that was cut off after any of its writes is made whole by the next request', async () => {
    for (let n = 1; ; n++) {
      const sent = user({ active: false })
      faults.killAfter(n)
      await scim('POST', '/Users', sent).catch(() => {})
      const { struck } = faults
      faults.revive()
      await product.restartProcesses()
      await product.settled()
      await release(product)

      // As directories do: look, then add or change.
      const found = await filtered(`userName eq "${sent.userName}"`)
      const there = found.body.Resources[0]
      const { status, body } = there
        ? await scim('PUT', `/Users/${there.id}`, sent)
        : await scim('POST', '/Users', sent)

      expect([n, status, body.detail]).toEqual([n, there ? 200 : 201, undefined])
      expect(body).toMatchObject({ userName: sent.userName, active: false })
      expect((await filtered(`userName eq "${sent.userName}"`)).body.totalResults).toBe(1)
      if (!struck) break
    }
  }, 120_000)

  it('filters, pages and chooses attributes', async () => {
    const { id, userName } = await create({ externalId: 'only-this' })
    const total = async (filter: string) => (await filtered(filter)).body.totalResults
    expect(await total('externalId eq "only-this"')).toBe(1)
    expect(await total('externalId eq "ONLY-THIS"')).toBe(0)
    expect(await total(`id eq "${id}"`)).toBe(1)
    expect(await total(`emails[type eq "work" and value co "${userName.slice(0, 6)}"]`)).toBe(1)
    expect(await total(`emails.value eq "${userName}"`)).toBe(1)
    expect(await total(`userName sw "${userName.slice(0, 6)}" and active eq true`)).toBe(1)
    expect(await total(`externalId eq "only-this" and not (active eq True)`)).toBe(0)
    expect(
      await total(`meta.lastModified gt "2020-01-01T00:00:00Z" and externalId eq "only-this"`),
    ).toBe(1)
    const all = await scim('GET', '/Users?startIndex=2&count=2&attributes=userName')
    expect(all.body).toMatchObject({ startIndex: 2, itemsPerPage: 2 })
    expect(Object.keys(all.body.Resources[0]).sort()).toEqual(['id', 'schemas', 'userName'])
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ Resources: [] })
  })

  it('says what it can do', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true, maxResults: 500 },
      etag: { supported: true },
    })
    expect((await scim('GET', '/ResourceTypes')).body.totalResults).toBe(2)
    expect((await scim('GET', '/Schemas')).body.totalResults).toBe(3)
    expect((await scim('GET', `/Schemas/${USER}`)).body.id).toBe(USER)
    expect((await scim('GET', '/ResourceTypes/constructor')).status).toBe(404)
  })
})
