import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { type ScimMethod, scimToken } from '../support/scim'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** A name for each of the directories' placeholders. */
const random = () => Math.random().toString(36).slice(2, 12)

/**
 * Requests as the directories' makers publish them: Okta's *SCIM 2.0 protocol reference* and its
 * SPEC test, Microsoft's *Develop a SCIM endpoint*, its reference code's collection, and the checks
 * of its SCIM validator.
 */
describe('the requests that directories document', () => {
  let product: Product
  let company: Company
  let token: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    token = await scimToken(product, company)
  }, 60_000)

  afterAll(() => product?.stop())

  const ask = (
    headers: Record<string, string>,
    method: ScimMethod,
    path: string,
    body?: object,
  ): Promise<Answer> =>
    product.inject({
      ...{ method, token, headers },
      url: `/scim/v2/${company.ws}${path}`,
      ...(body && { body: JSON.stringify(body) }),
    })

  const query = (filter: string) => encodeURIComponent(filter)

  describe('Okta', () => {
    const okta = (method: ScimMethod, path: string, body?: object) =>
      ask(
        {
          'accept-charset': 'utf-8',
          accept: 'application/scim+json',
          'content-type': 'application/scim+json; charset=utf-8',
          'user-agent': 'Okta SCIM Client 1.0.0',
        },
        method,
        path,
        body,
      )

    const profile = (change: object = {}) => {
      const userName = `test.${random()}@okta.local`

      return {
        schemas: [USER],
        userName,
        name: { givenName: 'Test', familyName: 'User' },
        emails: [{ primary: true, value: userName, type: 'work' }],
        displayName: 'Test User',
        locale: 'en-US',
        externalId: `00u${random()}`,
        groups: [],
        password: '1mz050nq',
        active: true,
        ...change,
      }
    }

    it('passes its SPEC test', async () => {
      const list = await okta('GET', '/Users?count=1&startIndex=1')
      expect(list.status).toBe(200)
      expect(list.headers['content-type']).toMatch(/^application\/scim\+json/)
      expect(list.body).toMatchObject({
        schemas: [LIST],
        itemsPerPage: expect.any(Number),
        startIndex: expect.any(Number),
        totalResults: expect.any(Number),
      })
      const [first] = list.body.Resources
      expect(first).toMatchObject({
        id: expect.any(String),
        userName: expect.any(String),
        name: { givenName: expect.any(String), familyName: expect.any(String) },
        active: expect.any(Boolean),
        emails: [{ value: expect.any(String) }],
      })
      expect((await okta('GET', `/Users/${first.id}`)).body).toEqual(first)

      const missing = await okta('GET', '/Users/010101001010101011001010101011')
      expect(missing).toMatchObject({
        status: 404,
        body: { schemas: [ERROR], status: '404', detail: expect.any(String) },
      })

      const sent = profile()
      const path = `/Users?filter=${query(`userName eq "${sent.userName}"`)}`
      expect((await okta('GET', path)).body).toMatchObject({ schemas: [LIST], totalResults: 0 })
      const made = await okta('POST', '/Users', sent)
      const { userName, name, emails } = sent
      expect(made).toMatchObject({
        status: 201,
        body: { schemas: expect.arrayContaining([USER]), userName, name, emails, active: true },
      })
      expect((await okta('GET', `/Users/${made.body.id}`)).body).toMatchObject({ userName, name })
      expect((await okta('POST', '/Users', sent)).status).toBe(409)
      const shouted = `userName eq "${userName.toUpperCase()}"`
      expect((await okta('GET', `/Users?filter=${query(shouted)}`)).body.totalResults).toBe(1)
      expect((await okta('GET', '/Groups?count=100&startIndex=1')).body).toMatchObject({
        totalResults: expect.any(Number),
        Resources: expect.any(Array),
      })
    })

    it('looks with a page, and adds, reads and puts the whole user', async () => {
      const sent = profile()
      const look = `/Users?filter=${query(`userName eq "${sent.userName}"`)}&startIndex=1&count=100`
      const none = await okta('GET', look)
      expect(none).toMatchObject({
        status: 200,
        body: { schemas: [LIST], totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] },
      })

      const { body: made } = await okta('POST', '/Users', sent)
      expect(made).toMatchObject({ externalId: sent.externalId, meta: { resourceType: 'User' } })
      expect(made.password).toBeUndefined()
      const { body: read } = await okta('GET', `/Users/${made.id}`)

      // Okta sends what it read, with what changed, and attributes that this server does not have.
      const put = await okta('PUT', `/Users/${made.id}`, {
        ...read,
        name: { ...read.name, givenName: 'Another', middleName: 'Excited' },
        emails: [{ ...sent.emails[0], display: sent.userName }],
        groups: [],
      })
      expect(put).toMatchObject({
        status: 200,
        body: { id: made.id, name: { givenName: 'Another', familyName: 'User' }, active: true },
      })

      // Custom apps deactivate by PUT, the others by PATCH.
      const off = await okta('PUT', `/Users/${made.id}`, { ...put.body, active: false })
      expect(off).toMatchObject({ status: 200, body: { active: false } })
      const on = await okta('PUT', `/Users/${made.id}`, { ...off.body, active: true })
      expect(on).toMatchObject({ status: 200, body: { active: true } })
      const patched = await okta('PATCH', `/Users/${made.id}`, {
        schemas: [PATCH],
        Operations: [{ op: 'replace', value: { active: false } }],
      })
      expect(patched).toMatchObject({
        status: 200,
        body: { userName: sent.userName, active: false },
      })
    })

    it('reads all users in pages of the same order', async () => {
      for (let n = 0; n < 3; n++) await okta('POST', '/Users', profile())
      const { body: whole } = await okta('GET', '/Users?startIndex=1&count=100')
      const ids = (all: { id: string }[]) => all.map(({ id }) => id)
      const paged: string[] = []

      for (let startIndex = 1; startIndex <= whole.totalResults; startIndex += 2) {
        const { body } = await okta('GET', `/Users?startIndex=${startIndex}&count=2`)
        expect(body).toMatchObject({ startIndex, totalResults: whole.totalResults })
        expect(body.itemsPerPage).toBe(body.Resources.length)
        paged.push(...ids(body.Resources))
      }

      expect(paged).toEqual(ids(whole.Resources))
    })

    it('pushes a group, its members and all of them at once, and unlinks it', async () => {
      const [one, two] = [
        (await okta('POST', '/Users', profile())).body,
        (await okta('POST', '/Users', profile())).body,
      ]
      const displayName = `Test SCIMv2 ${random()}`
      const made = await okta('POST', '/Groups', { schemas: [GROUP], displayName, members: [] })
      expect(made).toMatchObject({
        status: 201,
        body: { schemas: [GROUP], displayName, members: [], meta: { resourceType: 'Group' } },
      })
      const { id } = made.body
      const patch = (...Operations: object[]) =>
        okta('PATCH', `/Groups/${id}`, { schemas: [PATCH], Operations })
      const members = async () =>
        (await okta('GET', `/Groups/${id}`)).body.members.map(
          ({ value }: { value: string }) => value,
        )

      const renamed = { id, displayName: `${displayName}0` }
      expect((await patch({ op: 'replace', value: renamed })).status).toBe(204)

      // Someone whom this server never had is removed together with a new member.
      await patch(
        { op: 'remove', path: 'members[value eq "89bb1940-b905-4575-9e7f-6f887cfb368e"]' },
        { op: 'add', path: 'members', value: [{ value: one.id, display: one.userName }] },
      )
      expect(await members()).toEqual([one.id])

      const all = [one, two].map((user) => ({ value: user.id, display: user.userName }))
      await patch({ op: 'replace', path: 'members', value: all })
      expect((await members()).sort()).toEqual([one.id, two.id].sort())

      // Custom apps put the group.
      const put = await okta('PUT', `/Groups/${id}`, {
        ...{ schemas: [GROUP], id, displayName },
        members: [{ value: two.id, display: two.userName }],
      })
      expect(put).toMatchObject({
        status: 200,
        body: { displayName, members: [{ value: two.id }] },
      })
      expect((await okta('DELETE', `/Groups/${id}`)).status).toBe(204)
    })
  })

  describe('Entra', () => {
    const entra = (method: ScimMethod, path: string, body?: object) =>
      ask({ 'content-type': 'application/scim+json' }, method, path, body)

    const patchUser = (id: string, ...Operations: object[]) =>
      entra('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations })

    const profile = (change: object = {}) => ({
      schemas: [USER, ENTERPRISE],
      externalId: random(),
      userName: `Test_User_${random()}`,
      active: true,
      emails: [{ primary: true, type: 'work', value: `test_user_${random()}@testuser.com` }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
      roles: [],
      ...change,
    })

    const create = async (change: object = {}) => {
      const sent = profile(change)
      const { status, body } = await entra('POST', '/Users', sent)
      expect({ status, body }).toMatchObject({ status: 201 })
      return { ...sent, id: body.id as string, body }
    }

    it('tests the connection by a user that does not exist', async () => {
      const filter = query(`userName eq "${random()}"`)
      expect(await entra('GET', `/Users?filter=${filter}`)).toMatchObject({
        status: 200,
        body: { schemas: [LIST], totalResults: 0, Resources: [], startIndex: 1 },
      })
    })

    it('adds a user, and finds them by each attribute that it matches by', async () => {
      const { id, userName, externalId, emails, body } = await create()
      expect(body).toMatchObject({ userName, externalId, emails, active: true })

      for (const filter of [
        `userName eq "${userName}"`,
        `userName eq "${userName.toUpperCase()}"`,
        `externalId eq "${externalId}"`,
        `emails[type eq "work"].value eq "${emails[0]!.value}"`,
        `id eq "${id}" and active eq true`,
      ]) {
        const { body } = await entra('GET', `/Users?filter=${query(filter)}`)
        expect([filter, body.totalResults]).toEqual([filter, 1])
        expect(body.Resources[0].id).toBe(id)
      }

      expect((await entra('GET', `/Users/${id}`)).body).toEqual(body)
      expect(await entra('POST', '/Users', profile({ userName }))).toMatchObject({
        status: 409,
        body: { scimType: 'uniqueness' },
      })
    })

    it('adds a user with nulls, and with the misspelt schema of its example', async () => {
      const name = random()
      const { body } = await create({
        schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0User'],
        externalId: name,
        userName: `${name}@testuser.com`,
        addresses: null,
        displayName: 'Joy Young',
        emails: [{ type: 'work', value: `${name}@contoso.com`, primary: true }],
        name: { familyName: 'Young', givenName: 'Joy' },
        ...{ phoneNumbers: null, preferredLanguage: null, title: null },
        ...{ department: null, manager: null },
      })
      expect(body).toMatchObject({ name: { givenName: 'Joy', familyName: 'Young' } })
    })

    it('adds a user with attributes that this server does not have', async () => {
      const address = `anna.${random()}@example.com`
      const { body } = await create({
        active: 'True',
        addresses: [
          { country: 'Bermuda', streetAddress: '4939 Hess Fork', type: 'work', primary: false },
          { country: null, formatted: '18522 Lisa Unions\nEast Gregory, CT 52311', type: 'other' },
        ],
        displayName: 'Kimberly Baker',
        emails: [
          { Primary: true, type: 'work', value: address },
          { Primary: false, type: 'home', value: 'testinghome@bob.com' },
        ],
        name: { ...{ formatted: 'Daniel Mcgee', familyName: 'OMalley', givenName: 'Darl' } },
        phoneNumbers: [
          { type: 'fax', primary: false, value: '312-320-0500' },
          { type: 'work', primary: true, value: '312-320-0932' },
        ],
        title: 'Site engineer',
        [ENTERPRISE]: { Department: 'bob' },
      })
      expect(body).toMatchObject({
        active: true,
        emails: [{ value: address }],
        phoneNumbers: [{ value: '312-320-0932' }],
      })
    })

    it('changes lists, names and the user name', async () => {
      const { id } = await create()
      const value = `updated.${random()}@microsoft.com`
      const changed = await patchUser(
        id,
        { op: 'Replace', path: 'emails[type eq "work"].value', value },
        { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      )
      expect(changed).toMatchObject({
        status: 200,
        body: {
          emails: [{ value, type: 'work', primary: true }],
          name: { formatted: 'givenName updatedFamilyName', familyName: 'updatedFamilyName' },
        },
      })
      const userName = `${random()}@testuser.com`
      expect(
        await patchUser(id, { op: 'Replace', path: 'userName', value: userName }),
      ).toMatchObject({ status: 200, body: { userName, emails: [{ value }] } })
      expect(
        (await entra('GET', `/Users?filter=${query(`userName eq "${userName}"`)}`)).body,
      ).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    })

    it('adds and replaces several attributes without a path', async () => {
      const { id } = await create()
      const phone = 'phoneNumbers[type eq "work"].value'
      const number = `E-${random()}`
      const added = await patchUser(id, {
        op: 'add',
        value: {
          'name.givenName': 'Added',
          [phone]: '1',
          [`${ENTERPRISE}:employeeNumber`]: number,
        },
      })
      expect(added).toMatchObject({
        status: 200,
        body: {
          name: { givenName: 'Added' },
          phoneNumbers: [{ value: '1' }],
          [ENTERPRISE]: { employeeNumber: number },
        },
      })
      const replaced = await patchUser(id, {
        op: 'replace',
        value: { 'name.givenName': 'Replaced', [phone]: '2' },
      })
      expect(replaced.body).toMatchObject({
        name: { givenName: 'Replaced' },
        phoneNumbers: [{ value: '2' }],
      })
      expect((await entra('GET', `/Users/${id}`)).body).toEqual(replaced.body)
    })

    it.each([false, 'False'])('disables a user by %j, and still finds them', async (value) => {
      const { id, userName } = await create()
      const off = await entra('PATCH', `/Users/${id}`, {
        Operations: [{ op: 'Replace', path: 'active', value }],
        schemas: [PATCH],
      })
      expect(off).toMatchObject({ status: 200, body: { active: false } })
      const { body } = await entra('GET', `/Users?filter=${query(`userName eq "${userName}"`)}`)
      expect(body.Resources).toMatchObject([{ id, active: false }])
    })

    it('asks whether a manager is set, sets, replaces and removes them', async () => {
      const [one, two, report] = [await create(), await create(), await create()]
      const isManager = async (manager: string) => {
        const filter = query(`id eq "${report.id}" and manager eq "${manager}"`)
        return (await entra('GET', `/Users?attributes=id&filter=${filter}`)).body.totalResults === 1
      }
      expect(await isManager(one.id)).toBe(false)
      // A list of one, at a path without its schema.
      const $ref = `http://localhost/scim/Users/${one.id}`
      const value = [{ $ref, value: one.id }]
      const set = await patchUser(report.id, { op: 'Add', path: 'manager', value })
      expect(set).toMatchObject({
        status: 200,
        body: { [ENTERPRISE]: { manager: { value: one.id } } },
      })
      expect(await isManager(one.id)).toBe(true)

      const replaced = await patchUser(report.id, {
        op: 'Replace',
        path: `${ENTERPRISE}:manager`,
        value: two.id,
      })
      expect(replaced.body[ENTERPRISE].manager.value).toBe(two.id)
      const removed = await patchUser(report.id, { op: 'Remove', path: 'manager' })
      expect(removed.body[ENTERPRISE].manager).toBeUndefined()
    })

    it('names a department at a path without its schema', async () => {
      const name = `Research ${random()}`
      const { status } = await product.call(structureApi.addDepartment, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name },
      })
      expect(status).toBe(201)
      const { id } = await create()
      const { body } = await patchUser(id, { op: 'Add', path: 'department', value: name })
      expect(body[ENTERPRISE].department).toBe(name)
    })

    it('deletes a user; they are gone then, and a second time', async () => {
      const { id } = await create()
      expect((await entra('DELETE', `/Users/${id}`)).status).toBe(204)
      expect((await entra('GET', `/Users/${id}`)).status).toBe(404)
      expect((await entra('DELETE', `/Users/${id}`)).status).toBe(404)
      expect((await entra('DELETE', `/Users/${random()}`)).status).toBe(404)
    })

    it('adds, finds, renames and deletes a group', async () => {
      const displayName = `Group ${random()}`
      const sent = {
        schemas: [
          GROUP,
          'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
        ],
        externalId: random(),
        displayName,
        meta: { resourceType: 'Group' },
      }
      const made = await entra('POST', '/Groups', sent)
      expect(made).toMatchObject({
        status: 201,
        body: { schemas: [GROUP], externalId: sent.externalId, displayName, members: [] },
      })
      const { id } = made.body
      expect((await entra('POST', '/Groups', sent)).status).toBe(409)
      const { body: short } = await entra('GET', `/Groups/${id}?excludedAttributes=members`)
      expect([short.displayName, 'members' in short]).toEqual([displayName, false])

      const found = (name: string) =>
        entra(
          'GET',
          `/Groups?excludedAttributes=members&filter=${query(`displayName eq "${name}"`)}`,
        )
      for (const name of [displayName, displayName.toUpperCase()])
        expect((await found(name)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
      expect('members' in (await found(displayName)).body.Resources[0]).toBe(false)
      expect((await found(random())).body).toMatchObject({ totalResults: 0, Resources: [] })

      const value = `${displayName} updated`
      const renamed = await entra('PATCH', `/Groups/${id}`, {
        schemas: [PATCH],
        Operations: [{ op: 'Replace', path: 'displayName', value }],
      })
      expect(renamed.status).toBe(204)
      expect((await found(value)).body.totalResults).toBe(1)
      expect((await entra('DELETE', `/Groups/${id}`)).status).toBe(204)
      expect((await entra('DELETE', `/Groups/${id}`)).status).toBe(404)
    })

    it('adds and removes members, and asks who is one', async () => {
      const [one, two] = [await create(), await create()]
      const { body: group } = await entra('POST', '/Groups', {
        schemas: [GROUP],
        displayName: `Group ${random()}`,
        members: [],
      })
      const patch = async (op: string, value?: object[]) =>
        (
          await entra('PATCH', `/Groups/${group.id}`, {
            schemas: [PATCH],
            Operations: [{ name: 'addMember', op, path: 'members', ...(value && { value }) }],
          })
        ).status
      const isMember = async (id: string) => {
        const filter = query(`id eq "${group.id}" and members eq "${id}"`)
        return (
          (await entra('GET', `/Groups?attributes=id&filter=${filter}`)).body.totalResults === 1
        )
      }

      expect(await patch('Add', [{ $ref: null, value: one.id }])).toBe(204)
      expect(await patch('Add', [{ displayName: 'new User', value: two.id }])).toBe(204)
      expect([await isMember(one.id), await isMember(two.id)]).toEqual([true, true])
      expect(await patch('Remove', [{ $ref: null, value: one.id }])).toBe(204)
      expect([await isMember(one.id), await isMember(two.id)]).toEqual([false, true])
      expect(await patch('remove')).toBe(204)
      expect((await entra('GET', `/Groups/${group.id}`)).body.members).toEqual([])
    })

    it('chooses attributes by a filter', async () => {
      await create()
      const { status, body } = await entra(
        'GET',
        `/Users?attributes=${query('emails[type eq "work"]')}`,
      )
      expect(status).toBe(200)
      expect(body.Resources[0]).toMatchObject({ id: expect.any(String) })
    })

    it('refuses a user without a name, and a body that is not JSON', async () => {
      const { userName: _, ...nameless } = profile()
      const refused = { status: 400, body: { schemas: [ERROR], scimType: 'invalidValue' } }
      expect(await entra('POST', '/Users', nameless)).toMatchObject(refused)
      const { id } = await create()
      expect(await entra('PUT', `/Users/${id}`, { ...nameless, userame: 'x' })).toMatchObject(
        refused,
      )
    })
  })

  describe('discovery, as RFC 7643 has it', () => {
    const get = async (path: string) =>
      (await ask({ accept: 'application/scim+json' }, 'GET', path)).body

    const attribute = (definition: Record<string, unknown>) => {
      const { name, type, multiValued, required, mutability, returned, description } = definition
      expect(name).toMatch(/^[A-Za-z$][\w$-]*$/)
      expect(['string', 'boolean', 'complex', 'reference', 'dateTime']).toContain(type)
      expect([typeof multiValued, typeof required, typeof description]).toEqual([
        'boolean',
        'boolean',
        'string',
      ])
      expect(['readWrite', 'readOnly', 'immutable', 'writeOnly']).toContain(mutability)
      expect(['always', 'never', 'default', 'request']).toContain(returned)

      if (type === 'complex') {
        const parts = definition.subAttributes as Record<string, unknown>[]
        expect(parts[0]).toEqual(expect.any(Object))
        for (const part of parts) attribute(part)
      } else expect(['none', 'server', 'global']).toContain(definition.uniqueness)

      if (type === 'reference') expect(definition.referenceTypes).toEqual(expect.any(Array))
      if (type === 'boolean') expect(definition).not.toHaveProperty('caseExact')
      if (type === 'string') expect(typeof definition.caseExact).toBe('boolean')
      expect(Object.values(definition)).not.toContain(null)
    }

    it('describes each attribute of each schema', async () => {
      const { Resources } = await get('/Schemas')
      expect(Resources).toHaveLength(3)

      for (const schema of Resources) {
        expect(schema.meta).toMatchObject({ resourceType: 'Schema', location: expect.any(String) })
        expect(schema.meta.location).toMatch(/^https?:/)
        for (const each of schema.attributes) attribute(each)
      }
    })

    it('describes every attribute that an answer has', async () => {
      const { Resources } = await get('/Schemas')
      const known = Object.fromEntries(
        Resources.map(({ id, attributes }: { id: string; attributes: { name: string }[] }) => [
          id,
          attributes.map(({ name }) => name),
        ]),
      )
      const parts = (id: string, name: string) =>
        Resources.find((schema: { id: string }) => schema.id === id)
          .attributes.find((one: { name: string }) => one.name === name)
          .subAttributes.map((one: { name: string }) => one.name)
      // RFC 7643, section 3.1: these belong to every resource, and to no schema.
      const common = ['schemas', 'id', 'externalId', 'meta', ENTERPRISE]
      const users = await get('/Users?count=50')
      const groups = await get('/Groups?count=50')

      for (const user of users.Resources) {
        expect([...known[USER], ...common]).toEqual(expect.arrayContaining(Object.keys(user)))
        expect(known[ENTERPRISE]).toEqual(
          expect.arrayContaining(Object.keys(user[ENTERPRISE] ?? {})),
        )

        for (const [name, [first]] of Object.entries({
          emails: user.emails ?? [{}],
          groups: user.groups ?? [{}],
        }))
          expect(parts(USER, name)).toEqual(expect.arrayContaining(Object.keys(first)))
      }

      for (const group of groups.Resources)
        expect([...known[GROUP], ...common]).toEqual(expect.arrayContaining(Object.keys(group)))
    })

    it('tells resource types and what the server can do', async () => {
      const { Resources } = await get('/ResourceTypes')
      expect(Resources).toMatchObject([
        { id: 'User', endpoint: '/Users', schema: USER, schemaExtensions: [{ required: false }] },
        { id: 'Group', endpoint: '/Groups', schema: GROUP },
      ])
      for (const { id, meta } of Resources)
        expect((await get(`/ResourceTypes/${id}`)).meta).toEqual(meta)

      expect(await get('/ServiceProviderConfig')).toMatchObject({
        patch: { supported: true },
        bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
        filter: { supported: true, maxResults: expect.any(Number) },
        changePassword: { supported: false },
        sort: { supported: false },
        etag: { supported: true },
        authenticationSchemes: [{ type: 'oauthbearertoken', name: expect.any(String) }],
      })
    })

    it('refuses a filter of definitions, as RFC 7644, section 4, says', async () => {
      const filter = query('id eq "User"')
      for (const kind of ['Schemas', 'ResourceTypes', 'ServiceProviderConfig'])
        expect((await ask({}, 'GET', `/${kind}?filter=${filter}`)).status).toBe(403)
    })
  })
})
