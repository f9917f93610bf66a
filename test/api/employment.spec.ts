import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi as api } from '@workledger/contracts/employment/employment.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('contracts, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let writer: Person
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const roles = await product.owner.query(
      'select id from read.roles where workspace_id = $1 and name = $2',
      [company.ws, 'Manager'],
    )

    manager = await hire(product, company, 'Mia')
    writer = await hire(product, company, 'Wim', { role_id: roles.rows[0].id })

    employee = await hire(product, company, 'Eli', {
      manager_id: manager.employee,
      time_off_manager_id: writer.employee,
    })
  })

  afterAll(() => product?.stop())

  const all = (who: Person) =>
    product.call(api.contracts, { token: who.token, params: { id: employee.employee } })

  const add = (body: object, who = company.admin, id = employee.employee) =>
    product.call(api.addContract, {
      token: who.token,
      params: { id },
      body: { effective_on: '2026-01-01', ...body },
    })

  const change = (contractId: string, body: object, who = company.admin) =>
    product.call(api.changeContract, {
      token: who.token,
      params: { id: employee.employee, contractId },
      body,
    })

  let first: string

  it('needs edit_company for the first one, and takes slots by weekday', async () => {
    const before = await product.events(company.ws)
    expect(await add({}, writer)).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    expect(await add({}, manager)).toMatchObject({ status: 403 })
    expect(await product.events(company.ws)).toBe(before)

    const added = await add({
      base_compensation_amount: 60000,
      base_compensation_type: 'yearly',
      working_days: { Monday: [1, 2, 3, 4, 5], tuesday: [1, 2], friday: [] },
      shift_start_at: '09:00:00',
      working_hours: '8',
      working_period_unit: 'day',
    })

    expect(added.status).toBe(201)
    first = added.body.data.id

    expect((await all(employee)).body.data).toMatchObject([
      {
        id: first,
        start_date: '2026-01-01',
        base_compensation_amount: '60000.00',
        currency: 'EUR',
        working_days: { monday: [1, 2, 3, 4, 5], tuesday: [1, 2] },
        weekdays: [1, 2],
        shift_start_at: '09:00',
        can_be_deleted: true,
        current: true,
      },
    ])
  })

  it('are written only by a manager of this employee, and never by the employee', async () => {
    const params = { id: employee.employee, contractId: first }

    const roles = await product.owner.query(
      'select id from read.roles where workspace_id = $1 and name = $2',
      [company.ws, 'Manager'],
    )

    const stranger = await hire(product, company, 'Sue', { role_id: roles.rows[0].id })
    const before = await product.events(company.ws)
    const denied = { status: 403, body: { code: 'access.denied' } }
    // A person who may not read a contract may not write it.
    expect(await all(stranger)).toMatchObject(denied)
    expect(
      await add({ effective_on: '2027-03-01', base_compensation_amount: '130000' }, stranger),
    ).toMatchObject(denied)
    expect(await change(first, { base_compensation_amount: '120000' }, stranger)).toMatchObject(
      denied,
    )

    const probation = product.call(api.changeProbation, {
      token: stranger.token,
      params,
      body: { probation_end: null },
    })

    expect(await probation).toMatchObject(denied)
    expect(await add({ effective_on: '2027-03-01' }, writer, writer.employee)).toMatchObject(denied)
    expect(await product.events(company.ws)).toBe(before)
    expect((await change(first, { role_description: 'Cook' }, writer)).status).toBe(200)
  })

  it('hides pay from the manager, in the list, in the adjustments and in the history', async () => {
    const seen = await all(manager)
    expect(seen.status).toBe(200)
    expect(seen.body.data[0]).not.toHaveProperty('base_compensation_amount')
    const params = { id: employee.employee, contractId: first }
    expect((await product.call(api.adjustments, { token: manager.token, params })).status).toBe(403)
    const stream = seen.body.data[0]!.stream
    const history = (who: Person) =>
      product.call(auditApi.history, { token: who.token, params: { ws: company.ws, stream } })
    expect((await history(manager)).status).toBe(403)
    expect((await history(employee)).status).toBe(200)
  })

  it('makes a new version from the one before, adjustments included', async () => {
    const { ws, admin } = company

    const category = await product.call(payrollCategoriesApi.addAllowance, {
      token: admin.token,
      params: { ws },
      body: { name: 'Transport' },
    })

    const params = { id: employee.employee, contractId: first }

    const adjustment = {
      type: 'allowance' as const,
      category_id: category.body.data.id,
      amount: '5%',
    }

    expect(
      (await product.call(api.addAdjustment, { token: admin.token, params, body: adjustment }))
        .status,
    ).toBe(201)

    const second = (
      await add({ effective_on: '2026-07-01', base_compensation_amount: '66000' }, writer)
    ).body.data.id
    const versions = (await all(company.admin)).body.data

    expect(
      versions.map(({ id, base_compensation_amount, base_compensation_type }) => [
        id,
        base_compensation_amount,
        base_compensation_type,
      ]),
    ).toEqual([
      [second, '66000.00', 'yearly'],
      [first, '60000.00', 'yearly'],
    ])

    const brought = await product.call(api.adjustments, {
      token: admin.token,
      params: { ...params, contractId: second },
    })

    expect(brought.body.data).toMatchObject([
      {
        type: 'allowance',
        category: { name: 'Transport' },
        amount: '5',
        calculation_type: 'percent',
      },
    ])

    const remove = await product.call(payrollCategoriesApi.deleteAllowance, {
      token: admin.token,
      params: { ws, id: category.body.data.id },
    })

    expect(remove).toMatchObject({ status: 409, body: { code: 'payroll.category_in_use' } })
  })

  it('keeps the pay when it comes back empty from a person who does not see it', async () => {
    const changed = await change(
      first,
      { role_description: 'Baker', base_compensation_amount: null },
      writer,
    )

    expect(changed.status).toBe(200)
    expect(changed.body.data).not.toHaveProperty('base_compensation_amount')

    expect((await all(company.admin)).body.data[1]).toMatchObject({
      role_description: 'Baker',
      base_compensation_amount: '60000.00',
    })
  })

  it('shows the designation of the version that holds today', async () => {
    const { ws, admin } = company

    const { rows } = await product.owner.query(
      `select id from read.designations where workspace_id = $1 and name = 'Specialist'`,
      [ws],
    )

    await change(first, { designation_id: rows[0].id })
    await change((await all(admin)).body.data[0]!.id, { designation_id: rows[0].id })

    const shown = await product.call(peopleApi.employee, {
      token: admin.token,
      params: { ws, id: employee.employee },
    })

    expect(shown.body.data).toMatchObject({
      designation: 'Specialist',
      contract: { designation_id: rows[0].id, start_date: '2026-01-01' },
    })

    // Found by it with other words, and by one word of a name, but not by another designation.
    const found = async (q: string) =>
      (
        await product.call(peopleApi.employees, {
          token: admin.token,
          params: { ws },
          query: { q },
        })
      ).body.data.map(({ id }) => id)

    const { id, first_name } = shown.body.data

    for (const q of ['pecialis', `specialist ${first_name}`, first_name])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])])

    expect(await found(`manager ${first_name}`)).toEqual([])
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    await add({}, company.admin, writer.employee)
    const other = await createCompany(product, 'Contoso')
    const before = await product.events()
    const missing = '0190a1b2-0000-7000-8000-00000000dead'

    expect(await add({ effective_on: undefined })).toMatchObject({
      status: 422,
      body: { errors: { effective_on: ['Please enter effective on date!'] } },
    })

    expect(await add({ effective_on: '' })).toMatchObject({ status: 422 })
    expect(await add({})).toMatchObject({ status: 422, body: { code: 'contract.effective_taken' } })

    expect(
      await add({ effective_on: '2027-01-01', start_date: '2027-01-02', end_date: '2027-01-01' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { end_date: ['The end is before the start.'] } },
    })

    expect(await change(first, { end_date: '2025-12-31' })).toMatchObject({
      status: 422,
      body: { code: 'contract.end_before_start' },
    })

    expect(await change(first, { base_compensation_amount: '-1' })).toMatchObject({ status: 422 })
    expect(await change(first, { working_days: { someday: [1] } })).toMatchObject({ status: 422 })
    expect(await change(first, { designation_id: missing })).toMatchObject({ status: 422 })
    expect(await change(missing, {})).toMatchObject({ status: 404 })

    expect(await change(first, { role_description: 'x' }, other.admin)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    expect(await add({ effective_on: '2026-09-01' }, writer, writer.employee)).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })

    const remove = (token: string) =>
      product.call(api.deleteContract, {
        token,
        params: { id: employee.employee, contractId: first },
      })

    expect(await remove(writer.token)).toMatchObject({ status: 403 })
    const params = { id: employee.employee, contractId: first }

    const adjustment = (body: object) =>
      product.call(api.addAdjustment, {
        token: company.admin.token,
        params,
        body: { type: 'deduction', category_id: missing, amount: '1', ...body },
      })

    expect(await adjustment({})).toMatchObject({ status: 422 })

    expect(await adjustment({ amount: 'much' })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['Value'] } },
    })

    expect(await adjustment({ amount: '101%' })).toMatchObject({ status: 422 })
    expect(await product.events()).toBe(before)
    expect((await remove(company.admin.token)).status).toBe(204)
    expect((await all(company.admin)).body.data).toHaveLength(1)
  })

  it('keeps a signed copy that the employee may read and the manager may not', async () => {
    const [contract] = (await all(company.admin)).body.data

    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )

    const boundary = 'cut here'

    const part = (head: string, body: Buffer | string) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]

    const raw = Buffer.concat([
      ...part('name="_method"', 'PUT'),
      ...part('name="file"; filename="signed.png"\r\nContent-Type: image/png', png),
      Buffer.from(`--${boundary}--\r\n`),
    ])

    const signed = await product.inject({
      method: 'POST',
      url: `/api/v1/employees/${employee.employee}/contracts/${contract!.id}?_method=PUT`,
      token: company.admin.token,
      headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
      raw,
    })

    expect(signed.status).toBe(200)

    const document = (who: Person) =>
      product.call(api.contractDocument, {
        token: who.token,
        params: { id: employee.employee, contractId: contract!.id },
      })

    expect((await document(employee)).status).toBe(200)
    expect((await document(manager)).status).toBe(403)
  })
})
