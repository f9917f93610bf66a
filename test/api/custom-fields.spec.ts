import { auditApi } from '@workledger/contracts/audit/audit.api'
import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import Papa from 'papaparse'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = {
  type: 'string',
  editable: 'employee',
  visible_to: 'everyone',
  mandatory: false,
  category: 'employee',
} as const

describe('custom fields, over HTTP', () => {
  let product: Product
  let company: Company
  let other: Company
  let manager: Person
  let eli: Person
  let zoe: Person
  let auditor: Person
  let ids: Record<'size' | 'race' | 'grade' | 'since' | 'badge', string>

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    other = await createCompany(product, 'Other')

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    auditor = await hire(product, company, 'Otto', { role_id: rows[0].id })
    manager = await hire(product, company, 'Mia')
    eli = await hire(product, company, 'Eli', { manager_id: manager.employee })
    zoe = await hire(product, company, 'Zoe')

    ids = {
      size: await add({ name: 'Shirt size' }),
      race: await add({ name: 'Race', visible_to: 'admin' }),
      grade: await add({ name: 'Grade', type: 'numeric', editable: 'admin' }),
      since: await add({ name: 'Member since', type: 'date' }),
      badge: await add({ name: 'Badge', type: 'file' }),
    }
  })

  afterAll(() => product?.stop())

  const add = async (change: object, { ws, admin }: Company = company): Promise<string> => {
    const { status, body } = await product.call(api.addCustomFieldType, {
      token: admin.token,
      params: { ws },
      body: { ...field, ...change } as never,
    })

    expect([status, body]).toEqual([201, { data: { id: expect.any(String) } }])
    return body.data.id
  }

  const set = (
    by: Person,
    of: Person,
    custom_field_type_id: string,
    value: string | number | null,
  ) =>
    product.call(api.setCustomField, {
      token: by.token,
      params: { id: of.employee },
      body: { custom_field_type_id, value },
    })

  const save = (by: Person, of: Person, values: Record<string, string | null>) =>
    product.call(api.setCustomFields, {
      token: by.token,
      params: { id: of.employee },
      body: { values },
    })

  const read = async (by: Person, of: Person) =>
    Object.fromEntries(
      (
        await product.call(api.customFields, { token: by.token, params: { id: of.employee } })
      ).body.data.map((one) => [one.name, one]),
    )

  const change = (id: string, body: object, { admin }: Company = company) =>
    product.call(api.changeCustomFieldTypeAlone, {
      token: admin.token,
      params: { id },
      body: body as never,
    })

  const events = () => product.events()

  const refused = async (
    call: () => Promise<{ status: number; body: any }>,
    status: number,
    code: string,
    at?: string,
  ) => {
    const before = await events()
    const answer = await call()

    expect([
      answer.status,
      at ? answer.body.error_codes?.[at]?.[0]?.code : answer.body.code,
    ]).toEqual([status, code])

    expect(await events()).toBe(before)
  }

  it('are listed by category in the order in which they were added, each in the words of its category', async () => {
    const token = company.admin.token
    await add({ name: 'Fiscal number', type: 'numeric', category: 'company', visible_to: 'admin' })

    const names = async (who: Person, query: object = {}) =>
      (
        await product.call(api.customFieldTypesOfCompany, { token: who.token, query })
      ).body.data.map(({ key, type }) => [key, type])

    expect(await names(company.admin, { category: 'employee' })).toEqual([
      ['Shirtsize', 'string'],
      ['Race', 'string'],
      ['Grade', 'numeric'],
      ['Membersince', 'date'],
      ['Badge', 'file'],
    ])

    expect(await names(company.admin, { category: 'company', sort: '-name' })).toEqual([
      ['Fiscalnumber', 'number'],
    ])

    expect((await names(eli)).map(([key]) => key)).toEqual([
      'Shirtsize',
      'Grade',
      'Membersince',
      'Badge',
    ])

    for (const [who, status] of [
      [eli, 404],
      [other.admin, 404],
      [auditor, 200],
    ] as const)
      expect(
        (
          await product.call(api.customFieldTypeAlone, {
            token: who.token,
            params: { id: ids.race },
          })
        ).status,
      ).toBe(status)

    const found = await product.call(api.customFieldType, {
      token,
      params: { ws: company.ws, id: ids.size },
    })

    expect(found.body.data).toMatchObject({
      ...field,
      id: ids.size,
      company_id: company.ws,
      name: 'Shirt size',
      description: null,
    })
  })

  it('are ordered in the form, the list and the export, by those who may', async () => {
    const { token } = company.admin

    const order = (field_ids: string[], who = token) =>
      product.call(api.orderCustomFieldTypes, {
        token: who,
        params: { ws: company.ws },
        body: { category: 'employee', field_ids },
      })

    const names = async () => Object.keys(await read(company.admin, eli))

    const { body } = await product.call(api.customFieldTypes, {
      token,
      params: { ws: company.ws },
      query: { category: 'employee' },
    })

    const all = body.data.map(({ id }) => id)
    const before = await names()
    await refused(() => order(all.slice(1)), 422, 'custom_fields.order', 'field_ids')
    await refused(() => order(all, eli.token), 403, 'access.denied')
    await refused(() => order(all, other.admin.token), 404, 'not_found')
    expect((await order([...all.slice(1), all[0]!])).status).toBe(200)
    expect(await names()).toEqual([...before.slice(1), before[0]])

    const listed = await product.call(api.customFieldTypes, {
      token,
      params: { ws: company.ws },
      query: { category: 'employee' },
    })

    expect(listed.body.data.map(({ id }) => id)).toEqual([...all.slice(1), all[0]])
    expect((await order(all)).status).toBe(200)
    expect(await names()).toEqual(before)
  })

  it('are refused with the documents’ sentences, and with a key that another one has', async () => {
    const token = company.admin.token

    const send = (body: object) => () =>
      product.call(api.addCustomFieldType, {
        token,
        params: { ws: company.ws },
        body: body as never,
      })

    const { body } = await send({ category: 'employee' })()

    expect((body as any).errors).toEqual({
      name: ['Please input the Custom Field Name!'],
      type: ['Please input the Custom Field Type!'],
      mandatory: ['Select from below!'],
      visible_to: ['Select the visibility!'],
      editable: ['Select Editable!'],
    })

    await refused(send({ ...field, name: 'SHIRT  size' }), 422, 'custom_fields.key_taken', 'name')

    await refused(
      () => change(ids.race, { name: 'shirtsize' }),
      422,
      'custom_fields.key_taken',
      'name',
    )

    await refused(
      () => change(ids.race, { category: 'company' }),
      422,
      'custom_fields.category_stays',
      'category',
    )

    await refused(send({ ...field, name: 'x'.repeat(61) }), 422, 'field.most_characters', 'name')

    await refused(
      send({ ...field, name: 'Elsewhere', company_id: other.ws }),
      422,
      'field.id',
      'company_id',
    )

    await refused(() => change(ids.size, { name: 'X' }, other), 404, 'not_found')

    for (const who of [eli, manager, auditor])
      expect(
        (
          await product.call(api.changeCustomFieldTypeAlone, {
            token: who.token,
            params: { id: ids.size },
            body: {},
          })
        ).status,
      ).toBe(403)
  })

  it('are added below the address that the documents give, in the company that the body names', async () => {
    const send = (company_id: string) =>
      product.call(api.addCustomFieldTypeTo, {
        token: other.admin.token,
        body: { ...field, name: 'Shirt size', company_id },
      })

    expect((await send(company.ws)).status).toBe(422)
    const { status, body } = await send(other.ws)
    expect(status).toBe(201)

    expect(
      (
        await product.call(api.deleteCustomFieldTypeAlone, {
          token: other.admin.token,
          params: body.data,
        })
      ).status,
    ).toBe(204)
  })

  it('have values that each sees and changes by the rights of the field', async () => {
    expect((await set(eli, eli, ids.size, ' M ')).body.data).toMatchObject({
      custom_field_type_id: ids.size,
      value: 'M',
      editable: true,
    })

    expect((await set(company.admin, eli, ids.race, 'Two or more')).status).toBe(200)
    expect((await set(company.admin, eli, ids.grade, 7)).body.data.value).toBe('7')

    const seen = async (who: Person) =>
      Object.fromEntries(
        Object.entries(await read(who, eli)).map(([name, { value }]) => [name, value]),
      )

    const open = { 'Shirt size': 'M', Grade: '7', 'Member since': null, Badge: null }
    expect(await seen(eli)).toEqual(open)
    expect(await seen(manager)).toEqual(open)
    expect(await seen(auditor)).toEqual({ ...open, Race: 'Two or more' })
    expect((await read(auditor, eli)).Race).toMatchObject({ editable: false })
    await refused(() => set(eli, eli, ids.race, 'x'), 422, 'field.id', 'value')
    await refused(() => set(eli, eli, ids.grade, 9), 403, 'custom_fields.admins_only')
    await refused(() => set(manager, eli, ids.size, 'L'), 403, 'access.denied')
    await refused(() => set(auditor, eli, ids.size, 'L'), 403, 'access.denied')
    await refused(() => set(zoe, eli, ids.size, 'L'), 403, 'access.denied')
    await refused(() => set(other.admin, eli, ids.size, 'L'), 404, 'not_found')

    expect(
      (await product.call(api.customFields, { token: zoe.token, params: { id: eli.employee } }))
        .status,
    ).toBe(403)
  })

  it('accept the values of their type', async () => {
    await refused(
      () => set(company.admin, eli, ids.grade, '1.5'),
      422,
      'custom_fields.whole',
      'value',
    )

    await refused(() => set(eli, eli, ids.since, '2026-02-30'), 422, 'custom_fields.date', 'value')

    await refused(
      () => set(eli, eli, ids.size, 'x'.repeat(256)),
      422,
      'field.most_characters',
      'value',
    )

    await refused(
      () => set(eli, eli, ids.badge, 'no file'),
      422,
      'custom_fields.takes_file',
      'value',
    )

    await refused(
      () => save(eli, eli, { [ids.since]: 'soon', [ids.size]: 'L' }),
      422,
      'custom_fields.date',
      ids.since,
    )

    await refused(() => save(eli, eli, { [other.ws]: 'x' }), 422, 'field.id', other.ws)
  })

  it('keep a file, for those who see the field', async () => {
    const send = (by: Person, bytes: Buffer | string, name = 'badge.png') =>
      upload(product, api.setCustomField, {
        token: by.token,
        params: { id: zoe.employee },
        fields: { custom_field_type_id: ids.badge },
        files: { value: { name, bytes } },
      })

    const { status, body } = await send(zoe, PNG)
    const download_url = `/employees/${zoe.employee}/custom_fields/${ids.badge}/file`

    expect([status, body.data]).toMatchObject([
      200,
      { value: 'badge.png', document: { download_url } },
    ])

    const take = (who: Person) =>
      product.inject({ method: 'GET', url: `/api/v1${download_url}`, token: who.token })
    expect((await take(zoe)).status).toBe(200)
    expect((await take(eli)).status).toBe(403)
    expect((await take(other.admin)).status).toBe(404)
    const before = await events()
    expect((await send(zoe, 'MZ\x90\0 a program', 'badge.png')).status).toBe(415)
    expect((await send(zoe, Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]))).status).toBe(413)

    const text = await upload(product, api.setCustomField, {
      token: zoe.token,
      params: { id: zoe.employee },
      fields: { custom_field_type_id: ids.size },
      files: { value: { name: 'a.png', bytes: PNG } },
    })

    expect([text.status, text.body.error_codes]).toEqual([
      422,
      { value: [{ code: 'field.no_file' }] },
    ])

    expect(await events()).toBe(before)
    await change(ids.badge, { visible_to: 'admin' })
    expect((await take(zoe)).status).toBe(404)
    expect((await take(company.admin)).status).toBe(200)
    await change(ids.badge, { visible_to: 'everyone' })
  })

  it('that are mandatory block the next save of the form, and keep present values', async () => {
    await change(ids.since, { mandatory: true })

    await refused(
      () => save(eli, eli, { [ids.size]: 'L' }),
      422,
      'custom_fields.required',
      ids.since,
    )

    expect((await read(eli, eli))['Shirt size']).toMatchObject({ value: 'M' })
    expect((await save(eli, eli, { [ids.size]: 'L', [ids.since]: '2020-05-01' })).status).toBe(200)
    await refused(() => set(eli, eli, ids.since, ''), 422, 'custom_fields.required', 'value')
    expect((await save(eli, eli, { [ids.size]: 'M' })).status).toBe(200)
    await change(ids.since, { mandatory: false })
  })

  it('change their type only while no value exists, also when both happen at once', async () => {
    await refused(() => change(ids.size, { type: 'date' }), 409, 'custom_fields.has_values')
    const id = await add({ name: 'Racing' })

    for (let n = 0; n < 5; n++) {
      const [typed, changed] = await Promise.all([
        set(eli, eli, id, 'text'),
        change(id, { type: n % 2 ? 'string' : 'date' }),
      ])

      const { value, type } = (await read(eli, eli)).Racing!
      // One of the two wins: a field of days never gets a text.
      expect([type, value]).toEqual(
        typed.status === 200 ? ['string', 'text'] : [expect.any(String), null],
      )
      expect([200, 409, 422]).toContain(changed.status)
      if (value !== null) expect((await set(eli, eli, id, null)).status).toBe(200)
      expect((await change(id, { type: 'string' })).status).toBe(200)
    }

    const gone = await hire(product, company, 'Gus')
    await set(company.admin, gone, id, 'x')
    await refused(() => change(id, { type: 'numeric' }), 409, 'custom_fields.has_values')

    await product.call(peopleApi.deleteEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: gone.employee },
    })

    expect((await change(id, { type: 'numeric' })).status).toBe(200)
  })

  it('are in the export, the console’s list and the search, as far as the reader sees them', async () => {
    const take = async (who: Person) => {
      const { status, text } = await exported(who)
      return status === 200
        ? Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
        : status
    }

    const exported = async (who: Person) => {
      const url = `/api/v1/workspaces/${company.ws}/exports/employees?sort=["first_name","ASC"]`

      const answer = await product.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${who.token}` },
      })

      return { status: answer.statusCode, text: answer.body.replace(/^\ufeff/, '') }
    }

    const rows = (await take(company.admin)) as Record<string, string>[]

    expect(rows.find((row) => row['First name'] === 'Eli')).toMatchObject({
      'Shirt size': 'M',
      Race: 'Two or more',
      Grade: '7',
      'Member since': '2020-05-01',
      Badge: '',
    })

    expect(rows.find((row) => row['First name'] === 'Zoe')!.Badge).toBe('badge.png')
    expect(await take(eli)).toBe(403)

    const list = async (who: Person, filter: object, sort?: [string, 'ASC' | 'DESC']) => {
      const query = { filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) }

      const answer = await product.call(listsApi.adminList, {
        token: who.token,
        params: { ws: company.ws, resource: 'employees' },
        query,
      } as never)

      return answer.status === 200
        ? (answer.body as any[]).map(({ first_name }) => first_name)
        : answer.status
    }

    expect(await list(company.admin, { q: 'two more eli' })).toEqual(['Eli'])
    expect(await list(company.admin, { [`field_${ids.grade}_gte`]: 7 })).toEqual(['Eli'])
    expect(await list(company.admin, {}, [`field_${ids.since}`, 'ASC'])).toMatchObject({ 0: 'Eli' })
    expect(await list(eli, { q: 'two' })).toEqual([])
    expect(await list(eli, { [`field_${ids.grade}`]: 7 })).toBe(422)
    expect(await list(eli, { [`field_${ids.race}`]: 'x' })).toBe(422)

    const search = (who: Person) =>
      product.call(peopleApi.employees, {
        token: who.token,
        params: { ws: company.ws },
        query: { q: 'two or' },
      })

    expect((await search(company.admin)).body.data.map(({ first_name }) => first_name)).toEqual([
      'Eli',
    ])
    expect((await search(zoe)).body.data).toEqual([])
    const record = { ws: company.ws, resource: 'employees' }

    const own = await product.call(listsApi.adminList, {
      token: eli.token,
      params: record,
      query: { filter: `{"id":"${eli.employee}"}` },
    } as never)

    expect((own.body as any[])[0]).toMatchObject({ [`field_${ids.size}`]: 'M' })
    expect(JSON.stringify(own.body)).not.toContain('Two or more')

    const colleague = await product.call(listsApi.adminList, {
      token: zoe.token,
      params: record,
      query: { filter: `{"id":"${eli.employee}"}` },
    } as never)

    expect(JSON.stringify(colleague.body)).not.toContain(ids.size)
  })

  it('show in histories what the reader sees of them, also earlier values', async () => {
    const told = async (who: Person) => {
      const params = { ws: company.ws, stream: `custom-values-${eli.employee}` }

      const { status, body } = await product.call(auditApi.history, {
        token: who.token,
        params,
        query: { per_page: 50 },
      } as never)

      return status === 200
        ? body.data.events.flatMap(({ changes }) =>
            changes.map(({ field, to }) => `${field} ${to}`),
          )
        : status
    }

    expect(await told(company.admin)).toEqual(
      expect.arrayContaining(['Shirt size M', 'Race Two or more', 'Grade 7']),
    )
    expect(await told(eli)).toEqual(expect.arrayContaining(['Shirt size M', 'Grade 7']))
    expect(String(await told(eli))).not.toContain('Race')
    expect(await told(zoe)).toBe(403)
    await change(ids.grade, { visible_to: 'admin' })
    expect(String(await told(manager))).not.toContain('Grade')
    await change(ids.grade, { visible_to: 'everyone' })
    const params = { ws: company.ws, stream: `custom-fields-${company.ws}` }

    const fields = await product.call(auditApi.history, {
      token: company.admin.token,
      params,
      query: { subject: ids.size },
    } as never)

    // A field's own history describes the field, not the people with a value in it.
    expect(new Set(fields.body.data.events.map(({ type }) => type))).toEqual(
      new Set(['CustomFieldAdded', 'CustomFieldsOrdered']),
    )

    expect(
      (await product.call(auditApi.history, { token: eli.token, params, query: {} } as never))
        .status,
    ).toBe(403)
  })

  it('of the company are for its members by the same rights', async () => {
    const id = await add({ name: 'Motto', type: 'text', category: 'company' })
    const params = { ws: company.ws }

    const put = (who: Person, value: string) =>
      product.call(api.setCompanyFields, {
        token: who.token,
        params,
        body: { values: { [id]: value } },
      })

    expect((await put(zoe, 'Onwards')).body.data).toMatchObject([
      { name: 'Motto', value: 'Onwards', type: 'text' },
    ])
    await change(id, { editable: 'admin' })
    await refused(() => put(zoe, 'Backwards'), 403, 'custom_fields.admins_only')

    expect(
      (await product.call(api.companyFields, { token: eli.token, params })).body.data.map(
        ({ value }) => value,
      ),
    ).toEqual(['Onwards'])

    expect(
      (await product.call(api.companyFields, { token: company.admin.token, params })).body.data,
    ).toHaveLength(2)
    await refused(() => set(company.admin, eli, id, 'x'), 422, 'field.id', 'value')
  })

  it('that are deleted lose their values, and their name is free', async () => {
    const found = async (q: string) => {
      const { body } = await product.call(peopleApi.employees, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: { q },
      })
      return body.data.map(({ first_name }) => first_name)
    }

    expect((await set(eli, eli, ids.size, 'ΟΔΟΣ İzmir')).status).toBe(200)
    expect([await found('οδοσ'), await found('izmir')]).toEqual([['Eli'], ['Eli']])

    expect(
      (
        await product.call(api.deleteCustomFieldTypeAlone, {
          token: company.admin.token,
          params: { id: ids.size },
        })
      ).status,
    ).toBe(204)

    expect(await read(eli, eli)).not.toHaveProperty('Shirt size')
    expect([await found('izmir'), await found('two or')]).toEqual([[], ['Eli']])
    const again = await add({ name: 'Shirt size', type: 'numeric' })

    expect((await read(eli, eli))['Shirt size']).toMatchObject({
      custom_field_type_id: again,
      value: null,
      type: 'numeric',
    })

    expect((await set(eli, eli, again, '4')).status).toBe(200)
    await refused(() => set(eli, eli, ids.size, 'M'), 422, 'field.id', 'value')
  })
})
