import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { employeeImportsApi as api } from '@workledger/contracts/people/imports.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { historyTables, tablesWithoutHistory } from '@workledger/projections/people/imports.queries'
import { type Company, createCompany, hire } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const HEADINGS = 'First name,Last name,ID,E-mail,Department,Title,Manager,Salary,Termination date'

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('imports of employees and their undo', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const call = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const run = async (rows: readonly string[], fields: Record<string, string> = {}) => {
    const { status, body } = await upload(product, importApi.importEmployees, {
      ...call(),
      fields,
      files: { file: { name: 'people.csv', bytes: [HEADINGS, ...rows].join('\n') } },
    })
    expect(status).toBe(200)
    return body.data.id as string
  }

  const of = (id: string) => ({
    token: company.admin.token,
    params: { ws: company.ws, id },
  })
  const undo = (id: string) => product.call(api.undoEmployeeImport, of(id))
  const show = async (id: string) => (await product.call(api.employeeImport, of(id))).body.data
  const list = async () =>
    (await product.call(api.employeeImports, { ...call(), query: {} })).body.data

  const everyone = async () => {
    const { body } = await product.call(peopleApi.employees, {
      ...call(),
      query: { per_page: 1000 },
    })
    return new Map(body.data.map((row) => [row.first_name, row.id]))
  }

  const names = async () => [...(await everyone()).keys()].sort()

  it('lists an import with who did it, and undoes it wholly with what it created', async () => {
    const id = await run([
      'Boss,Person,1,boss@undo.example,Labs,Chief,,90000,',
      'Ann,Person,2,ann@undo.example,Labs,Engineer,Boss Person,50000,',
      'Old,Person,3,,Labs,,,,2024-05-31',
    ])
    const row = { status: 'finished', file_rows: 3, added: 3, updated: 0, refused: 0, present: 3 }
    expect(await list()).toMatchObject([{ id, ...row, removed: 0, started_by: 'Ada Tester' }])
    expect(await show(id)).toMatchObject({ undo: { removable: 3, kept: [], people: [] } })

    const { status, body } = await undo(id)
    expect([status, body.data]).toMatchObject([200, { status: 'undone', present: 0, removed: 3 }])
    expect(await names()).toEqual(['Ada'])

    const departments = await product.call(structureApi.departments, { ...call(), query: {} })
    const designations = await product.call(structureApi.designations, { ...call(), query: {} })
    expect(departments.body.data.map(({ name }) => name)).not.toContain('Labs')
    expect(designations.body.data.map(({ name }) => name)).not.toContain('Engineer')

    // The file adds them again, under the same ids and addresses.
    const again = await run(['Ann,Person,2,ann@undo.example,Labs,Engineer,,50000,'])
    expect(await show(again)).toMatchObject({ added: 1, present: 1 })
    expect(await show(id)).toMatchObject({ status: 'undone', present: 0 })
  })

  describe('of values of people who were here', () => {
    const headings = 'First name,Last name,ID,City,Phone,Department,Manager,Joining date,Salary'

    const update = async (...rows: string[]) => {
      const { status, body } = await upload(product, importApi.importEmployees, {
        ...call(),
        files: { file: { name: 'more.csv', bytes: [headings, ...rows].join('\n') } },
      })
      const errors = body.data?.problems.filter(({ level }: { level: string }) => level === 'error')
      expect([status, errors]).toEqual([200, []])
      return body.data.id as string
    }

    const record = async (employee: string) =>
      (
        await product.call(peopleApi.employee, {
          token: company.admin.token,
          params: { ws: company.ws, id: employee },
        })
      ).body.data as unknown as Record<string, unknown>

    const change = async (employee: string, body: Record<string, unknown>) => {
      const { status } = await product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: employee },
        body: body as never,
      })
      expect(status).toBe(200)
    }

    it('puts back what is still the imported value, and names what is not', async () => {
      await run(['Boss,Person,1,,Labs,,,,', 'Ann,Person,2,,Labs,,Boss Person,,'])
      const people = await everyone()
      const ann = people.get('Ann')!
      await change(ann, { city: 'Porto', phone_number: '+351 1' })
      const before = await record(ann)

      const id = await update('Ann,Person,2,Lisbon,+351 9,Sales,,,')
      const imported = await record(ann)
      expect(imported).toMatchObject({ city: 'Lisbon', phone_number: '+351 9' })
      await change(ann, { phone_number: '+351 5' })
      expect(await show(id)).toMatchObject({ updated: 1, undo: { removable: 0, left: [] } })

      const { status, body } = await undo(id)
      expect([status, body.data]).toMatchObject([
        200,
        {
          ...{ status: 'partly_undone', removed: 0, put_back: 1, values_left: 1 },
          undo: {
            left: [{ id: ann, name: 'Ann Person', reason: 'changed', fields: ['phone_number'] }],
          },
        },
      ])
      const after = await record(ann)
      expect(imported.department_id).not.toBe(before.department_id)
      for (const field of ['city', 'department_id', 'manager_id'])
        expect([field, after[field]]).toEqual([field, before[field]])
      expect(after.phone_number).toBe('+351 5')

      // A second undo finds nothing to put back.
      const events = (await product.stored(({ stream }) => stream === `employee-${ann}`)).length
      expect((await undo(id)).body.data).toMatchObject({ put_back: 1 })
      expect((await product.stored(({ stream }) => stream === `employee-${ann}`)).length).toBe(
        events,
      )
    })

    it('gives people their manager back before the imported one goes', async () => {
      await run(['Boss,Person,1,,,,,,', 'Ann,Person,2,,,,Boss Person,,'])
      const people = await everyone()
      const id = await run(['New,Lead,8,,,,,,', 'Ann,Person,2,,,,New Lead,,'])
      expect((await record(people.get('Ann')!)).manager_id).not.toBe(people.get('Boss'))
      expect((await undo(id)).body.data).toMatchObject({
        ...{ status: 'undone', removed: 1, put_back: 1, values_left: 0 },
      })
      expect((await record(people.get('Ann')!)).manager_id).toBe(people.get('Boss'))
    })

    it('leaves pay as imported, and says so', async () => {
      await run(['Ann,Person,2,,,,,40000,'])
      const ann = (await everyone()).get('Ann')!
      const id = await update('Ann,Person,2,Lisbon,,,,,50000')
      expect((await undo(id)).body.data).toMatchObject({
        ...{ status: 'partly_undone', put_back: 1 },
        undo: { left: [{ id: ann, reason: 'beyond', fields: ['contract'] }] },
      })
    })

    it('leaves a value that another person has meanwhile', async () => {
      await run(['Ann,Person,2,ann.old@undo.example,,,,,'])
      const ann = (await everyone()).get('Ann')!
      const id = await run(['Ann,Person,2,ann.new@undo.example,,,,,'])
      await run(['Eve,Person,3,ann.old@undo.example,,,,,'])
      expect((await undo(id)).body.data).toMatchObject({
        ...{ put_back: 0, values_left: 1 },
        undo: { left: [{ id: ann, reason: 'refused', fields: ['email'] }] },
      })
      expect((await record(ann)).email).toBe('ann.new@undo.example')
    })

    it('leaves the values of the person who undoes it to another one', async () => {
      const { rows } = await product.owner.query(
        `select id from read.roles where workspace_id = $1 and name = 'Admin'`,
        [company.ws],
      )
      const zoe = await hire(product, company, 'Zoe', { role_id: rows[0].id, oid: 'Z-1' })
      await product.settled()
      const id = await update('Zoe,Tester,Z-1,Lisbon,,,,,')
      const asZoe = { token: zoe.token, params: { ws: company.ws, id } }
      expect((await product.call(api.undoEmployeeImport, asZoe)).body.data).toMatchObject({
        ...{ status: 'partly_undone', put_back: 0 },
        undo: { left: [{ id: zoe.employee, reason: 'own', fields: ['city'] }] },
      })
      expect((await record(zoe.employee)).city).toBe('Lisbon')
      expect((await undo(id)).body.data).toMatchObject({ status: 'undone', put_back: 1 })
      expect((await record(zoe.employee)).city).toBeNull()
    })
  })

  it('leaves and names people with whom something has happened since', async () => {
    const on = 'Labs,Engineer'
    const id = await run([
      `Boss,Person,1,,${on},,90000,`,
      `Changed,Person,2,,${on},Boss Person,50000,`,
      `Timed,Person,3,,${on},,50000,`,
      `Filed,Person,4,,${on},,50000,`,
      `Lead,Person,5,,${on},,50000,`,
      `Plain,Person,6,,${on},Boss Person,50000,`,
      'Bare,Person,7,,,,,,',
    ])
    const people = await everyone()
    const about = (name: string) => ({
      token: company.admin.token,
      params: { ws: company.ws, id: people.get(name)! },
    })

    await product.call(peopleApi.changeEmployee, { ...about('Changed'), body: { city: 'Porto' } })
    const later = await hire(product, company, 'Eli')
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: later.employee },
      body: { manager_id: people.get('Lead')! },
    })
    const filed = await upload(product, documentsApi.addDocument, {
      ...about('Filed'),
      fields: { filename: 'Passport', type: 'Identity' },
      files: {
        document: { name: 'passport.pdf', bytes: '%PDF-1.7 1', type: 'application/pdf' },
      },
    })
    expect(filed.status).toBe(201)
    const worked = await product.call(attendanceApi.addAttendance, {
      ...about('Timed'),
      body: { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 17:00:00' },
    })
    expect(worked.status).toBe(201)
    await product.call(employmentApi.addContract, {
      ...about('Bare'),
      body: { effective_on: '2026-01-01', base_compensation_amount: '100.00' },
    } as never)

    const reasons = async () => {
      const { undo: would } = await show(id)
      return [
        would.removable,
        Object.fromEntries(would.people.map(({ name, reason }) => [name.split(' ')[0], reason])),
      ]
    }

    expect(await reasons()).toEqual([
      1,
      {
        Bare: 'changed',
        Boss: 'leads',
        Changed: 'changed',
        Filed: 'documents',
        Lead: 'leads',
        Timed: 'time',
      },
    ])

    expect((await undo(id)).body.data).toMatchObject({
      status: 'partly_undone',
      removed: 1,
      present: 6,
    })
    expect(await names()).not.toContain('Plain')

    // Of the rest, some can go later.
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: later.employee },
      body: { manager_id: null },
    })
    expect((await undo(id)).body.data).toMatchObject({ removed: 2, present: 5 })
    expect(await names()).not.toContain('Lead')

    const departments = await product.call(structureApi.departments, { ...call(), query: {} })
    expect(departments.body.data.map(({ name }) => name)).toContain('Labs')
  })

  it('leaves people who have joined, and removes invited ones', async () => {
    const id = await run(
      ['Joined,Person,1,joined@undo.example,,,,,', 'Asked,Person,2,asked@undo.example,,,,,'],
      { invite: 'true' },
    )
    const people = await everyone()
    await product.owner.query(
      `update read.employees set user_id = gen_random_uuid() where id = $1`,
      [people.get('Joined')],
    )
    expect(await show(id)).toMatchObject({
      undo: { removable: 1, kept: [{ reason: 'joined', count: 1 }] },
    })
  })

  it('is for admins, and knows no import of another company', async () => {
    const id = await run(['Ann,Person,2,,,,,,'])
    const eli = await hire(product, company, 'Eli')
    const asEli = { ...of(id), token: eli.token }
    expect(refusal(await product.call(api.undoEmployeeImport, asEli))).toEqual([
      403,
      'access.denied',
    ])
    expect((await product.call(api.employeeImport, asEli)).status).toBe(403)

    const other = await createCompany(product, 'Other')
    const foreign = { token: other.admin.token, params: { ws: other.ws, id } }
    expect(refusal(await product.call(api.employeeImport, foreign))).toEqual([404, 'not_found'])
    expect(refusal(await product.call(api.undoEmployeeImport, foreign))).toEqual([404, 'not_found'])
    expect(await show(id)).toMatchObject({ present: 1 })
  })

  it('weighs every table that has rows of an employee', async () => {
    const { rows } = await product.owner.query(
      `select distinct table_name from information_schema.columns
       where table_schema = 'read' and column_name = 'employee_id'`,
    )
    const known = [...Object.values(historyTables).flat(), ...tablesWithoutHistory]
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual([...known].sort())
  })
})
