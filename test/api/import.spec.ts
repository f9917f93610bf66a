import { deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { type ImportPreview, importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const csv = [
  '\ufeffFirst_Name;Last_Name;EmpID;E-Mail;Department;Position;ManagerName;DateofHire;DateofTermination;Salary',
  'Nora ; Sand;1; Nora@Example.com;Production       ;Technician I;"Vera\nKing";2011/07/05;2012/09/24;64.955,00',
  'Vera;King;2;;Office;Director;Board of Directors;2008/01/07;;170500',
  'Otto;Blank;3;;Production;Technician I;Vera King;2009/01/05;;',
  'Bad;Date;4;;Production;Technician I;Vera King;soon;;100',
].join('\r\n')

/** CSV as Excel saves it in Western Europe: these texts' characters beyond Latin-1. */
const inWindows1252 = (text: string) => {
  const high: Record<string, number> = { '€': 0x80, Š: 0x8a, Œ: 0x8c, Ž: 0x8e, '’': 0x92, ž: 0x9e }
  return Buffer.from([...text].map((character) => high[character] ?? character.charCodeAt(0)))
}

type Problem = ImportPreview['problems'][number]

describe('import of employees', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product, 'Northwind')
  })

  afterAll(() => product?.stop())

  const send = <E extends typeof importApi.importPreview | typeof importApi.importEmployees>(
    endpoint: E,
    bytes: Buffer | string,
    fields: Record<string, string> = {},
    who = company.admin,
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields,
      files: { file: { name: 'people.csv', bytes } },
    })

  const preview = (bytes: Buffer | string, fields?: Record<string, string>) =>
    send(importApi.importPreview, bytes, fields)
  const run = (bytes: Buffer | string, fields?: Record<string, string>) =>
    send(importApi.importEmployees, bytes, fields)

  const everyone = async (employee_status: 'active' | 'terminated' = 'active') => {
    const { body } = await product.call(peopleApi.employees, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { employee_status, per_page: 1000 },
    })
    return new Map(body.data.map((row) => [row.first_name, row]))
  }

  it('reads the exports of BambooHR, Personio and Frappe HR, with their managers', async () => {
    const bamboo = [
      '"Employee #","First Name","Last Name","Work Email","Hire Date","Employment Status","Location","Division","Department","Job Title","Reporting to","Pay rate","Pay rate - Currency code","Pay per"',
      '"101","Ines","Bamboo","ines.b@example.com","2021-04-01","Full-Time","Lisbon","EMEA","Product","Head of Product","","6000.00","EUR","Month"',
      '"102","Bo","Bamboo","bo.b@example.com","2022-05-16","Full-Time","Lisbon","EMEA","Product","Designer","Ines Bamboo","4000.00","EUR","Month"',
    ].join('\r\n')

    // As Excel saves it in Germany.
    const personio = inWindows1252(
      [
        'ID;Vorname;Nachname;E-Mail;Position;Vorgesetzter;Einstellungsdatum;Kündigungsdatum;Büro;Abteilung;Wochenstunden;Fixgehalt;Gehaltsintervall',
        '201;Jörg;Personio;joerg.p@example.com;Geschäftsführer;;01.02.2019;;München;Führung;40;8.500,00;monatlich',
        '202;Käthe;Personio;kaethe.p@example.com;Buchhalterin;Jörg Personio;13.05.2020;;München;Finanzen;30;3.100,50;monatlich',
      ].join('\r\n'),
    )

    const frappe = [
      'ID,Series,First Name,Last Name,Date of Joining,Department,Employee Number,Designation,Reports to,Branch,Company Email,Holiday List,Contract End Date,Relieving Date',
      'HR-EMP-00001,HR-EMP-,Asha,Frappe,2020-01-06,Management - TC,17,Director,,Pune,asha.f@example.com,India,,',
      'HR-EMP-00002,HR-EMP-,Ravi,Frappe,2021-03-01,Accounts - TC,18,Accountant,HR-EMP-00001,Pune,ravi.f@example.com,India,2030-02-28,',
    ].join('\n')

    for (const [source, file] of Object.entries({ bamboohr: bamboo, personio, frappe })) {
      const seen = await preview(file)
      expect([source, seen.body.data.file.source]).toEqual([source, source])
      expect([
        source,
        seen.body.data.problems.filter(({ level }: Problem) => level === 'error'),
      ]).toEqual([source, []])
      const { status, body } = await run(file)
      expect([source, status]).toEqual([source, 200])
      expect([source, body.data.counts]).toMatchObject([source, { added: 2, refused: 0 }])
      // A repeated file changes nothing.
      expect((await run(file)).body.data.counts).toMatchObject({ added: 0, updated: 0 })
    }

    const people = await everyone()
    const shown = (name: string) => {
      const { oid, department, office, manager_id, hired_on } = people.get(name) as any
      const manager = [...people.values()].find(({ id }) => id === manager_id)?.first_name
      return [oid, department, office, manager, hired_on]
    }

    expect(shown('Bo')).toEqual(['102', 'Product', 'Lisbon', 'Ines', '2022-05-16'])
    expect(shown('Käthe')).toEqual(['202', 'Finanzen', 'München', 'Jörg', '2020-05-13'])
    expect(shown('Ravi')).toEqual(['HR-EMP-00002', 'Accounts', 'Pune', 'Asha', '2021-03-01'])
    // The end of a contract is no termination.
    expect((await everyone('terminated')).size).toBe(0)

    const { body: contracts } = await product.call(employmentApi.contracts, {
      token: company.admin.token,
      params: { id: people.get('Käthe')!.id },
      query: {},
    })
    expect(contracts.data).toMatchObject([
      {
        base_compensation_amount: '3100.50',
        base_compensation_type: 'monthly',
        currency: 'EUR',
        working_hours: '30',
        working_period_unit: 'week',
      },
    ])
  })

  it('shows in a preview how a file would be understood, and writes nothing', async () => {
    const before = await product.events()
    const { status, body } = await preview(csv)
    expect(status).toBe(200)

    expect(body.data).toMatchObject({
      file: {
        format: 'csv',
        delimiter: ';',
        encoding: 'UTF-8',
        heading_row: 1,
        date_format: 'YYYY-MM-DD',
        date_format_certain: true,
        pay_period: 'yearly',
      },
      counts: { rows: 4, add: 3, update: 0, refused: 1, terminate: 1 },
      missing: {
        departments: ['Production', 'Office'],
        designations: ['Technician I', 'Director'],
      },
    })

    expect(body.data.columns[2]).toEqual({
      index: 2,
      heading: 'EmpID',
      field: 'oid',
      samples: ['1', '2', '3'],
    })

    expect(body.data.rows[0]).toMatchObject({
      row: 2,
      action: 'add',
      first_name: 'Nora',
      email: 'nora@example.com',
      department: 'Production',
      manager: 'Vera King',
      pay: '64955',
      hired_on: '2011-07-05',
    })

    expect(body.data.problems).toEqual([
      {
        row: 5,
        column: 'DateofHire',
        field: 'hired_on',
        level: 'error',
        code: 'import.not_a_date',
        params: { text: 'soon', format: 'YYYY-MM-DD' },
        message: '"soon" is not a date that could be read as YYYY-MM-DD.',
      },
      {
        row: 3,
        column: 'ManagerName',
        field: 'manager',
        level: 'warning',
        code: 'import.manager_unknown',
        params: { name: 'Board of Directors' },
        message:
          'The manager "Board of Directors" is neither in the file nor in the company; the manager is left out.',
      },
      {
        row: 4,
        column: 'Salary',
        field: 'pay',
        level: 'warning',
        code: 'import.pay_missing',
        message: 'No pay is given; the contract is made without one.',
      },
    ])

    expect(await product.events()).toBe(before)
  })

  it('imports the good rows with departments, designations, managers, contracts and terminations', async () => {
    const { status, body } = await run(csv)
    expect(status).toBe(200)

    expect(body.data.counts).toEqual({
      rows: 4,
      added: 3,
      updated: 0,
      unchanged: 0,
      refused: 1,
      terminated: 1,
    })

    const people = await everyone()
    const left = await everyone('terminated')

    expect(left.get('Nora')).toMatchObject({
      last_name: 'Sand',
      oid: '1',
      email: 'nora@example.com',
      department: 'Production',
      designation: 'Technician I',
      terminated_on: '2012-09-24',
      hired_on: '2011-07-05',
      manager_id: people.get('Vera')!.id,
    })

    expect(people.get('Otto')).toMatchObject({
      oid: '3',
      email: null,
      manager_id: people.get('Vera')!.id,
      invited_on: null,
    })

    const pay = await product.call(employmentApi.contracts, {
      token: company.admin.token,
      params: { id: people.get('Vera')!.id },
    })

    expect(pay.body.data).toMatchObject([
      {
        effective_on: '2008-01-07',
        base_compensation_amount: '170500.00',
        base_compensation_type: 'yearly',
        designation: 'Director',
      },
    ])

    const rows = await product.stored(
      ({ workspace, stream }) => workspace === company.ws && stream === body.data.stream,
    )

    expect(rows.map(({ type }) => type)).toEqual([
      'EmployeeImportStarted',
      'EmployeeImportRowsPlanned',
      'EmployeeImportPlanned',
      'EmployeeImportFinished',
    ])
  })

  it('updates when it is repeated: unchanged rows append nothing, changed ones their changes, and no one is there twice', async () => {
    await run(csv)
    const before = await product.events(company.ws)

    expect((await run(csv)).body.data.counts).toEqual({
      rows: 4,
      added: 0,
      updated: 0,
      unchanged: 3,
      refused: 1,
      terminated: 0,
    })

    // The record of the import itself: started, its plan (nothing to write), and finished.
    expect(await product.events(company.ws)).toBe(before + 4)

    const changed = csv
      .replace('Office;Director', 'Production;Director')
      .replace('170500', '180000')
      .replace('soon', '2010/01/01')

    expect((await run(changed)).body.data.counts).toEqual({
      rows: 4,
      added: 1,
      updated: 1,
      unchanged: 2,
      refused: 0,
      terminated: 0,
    })

    const rows = (await product.stored(({ workspace }) => workspace === company.ws)).slice(
      before + 4,
    )

    // A new person with a key, a role, a manager, an office, a department and a designation, and
    // Vera's department and pay.
    expect(rows.map(({ type }) => type).sort()).toEqual([
      'ContractAdded',
      'ContractChanged',
      'DirectoryKeyTaken',
      'EmployeeAdded',
      'EmployeeImportFinished',
      'EmployeeImportPlanned',
      'EmployeeImportRowsPlanned',
      'EmployeeImportStarted',
      'EmployeeJobChanged',
      ...Array(3).fill('ReferenceClaimed'),
      'ReferenceReleased',
      // The new person's department and Vera's.
      'ReferencesClaimed',
      'ReportingLineAdded',
    ])

    expect((await everyone()).get('Vera')).toMatchObject({ department: 'Production' })
  })

  it('imports all or nothing when asked, with each bad row in words', async () => {
    const before = await product.events()
    const answer = await run(csv, { mode: 'all-or-nothing' })

    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'import.rows',
        message: 'Nothing was imported: 1 row has errors.',
        errors: { 'row 5, DateofHire': ['"soon" is not a date that could be read as YYYY-MM-DD.'] },
        error_codes: {
          'row 5, DateofHire': [
            { code: 'import.not_a_date', params: { text: 'soon', format: 'YYYY-MM-DD' } },
          ],
        },
      },
    })

    expect(await product.events()).toBe(before)
  })

  it('reads XLSX with real dates and numbers, and its own template', async () => {
    const sheet = utils.aoa_to_sheet(
      [
        ['Staff'],
        ['Given name', 'Surname', 'Staff number', 'Start date', 'Monthly salary'],
        ['Ida', 'Ek', 77, new Date(Date.UTC(2020, 1, 29)), 4321.5],
      ],
      { UTC: true } as never,
    )

    const bytes = write(utils.book_new(sheet, 'People'), { type: 'buffer', bookType: 'xlsx' })
    const shown = await preview(bytes)

    expect(shown.body.data).toMatchObject({
      file: { format: 'xlsx', sheet: 'People', heading_row: 2, pay_period: 'monthly' },
      rows: [{ row: 3, oid: '77', hired_on: '2020-02-29', pay: '4321.5', pay_period: 'monthly' }],
    })

    expect((await run(bytes)).body.data.counts).toMatchObject({ added: 1 })

    const template = await product.app.inject({
      method: 'GET',
      url: '/api/v1/employees/import-format',
      headers: { authorization: `Bearer ${company.admin.token}` },
    })

    expect(template.headers['content-type']).toContain('spreadsheetml')

    expect((await preview(template.rawPayload)).body.data).toMatchObject({
      counts: { rows: 2, add: 2, refused: 0 },
      rows: [
        { pay: '48000', pay_period: 'yearly' },
        { manager: 'Ada Example', pay_period: 'monthly' },
      ],
    })
  })

  it('shows ids, amounts and currencies of a spreadsheet as the spreadsheet shows them', async () => {
    const sheet = utils.aoa_to_sheet([
      [
        'Last name, First name',
        'Badge id',
        'Date joining',
        'Pay rate',
        'Pay per',
        'Reporting Manager',
      ],
      ['Shown, Uma', 42, '15-Jan-20', 65000 / 12, 'Month', ''],
      ['Shown, Vic', 43, '1-Feb-21', 75000, 'Year', 'Uma Shown (00042)'],
    ])

    const format = (cell: string, z: string) => Object.assign(sheet[cell], { z })
    for (const cell of ['B2', 'B3']) format(cell, '00000')
    format('D2', '#,##0.00')
    format('D3', '[$$-409]#,##0.00')
    const { body } = await preview(
      write(utils.book_new(sheet, 'People'), { type: 'buffer', bookType: 'xlsx' }),
    )

    expect(body.data).toMatchObject({
      rows: [
        {
          first_name: 'Uma',
          last_name: 'Shown',
          oid: '00042',
          hired_on: '2020-01-15',
          pay: '5416.67',
          pay_period: 'monthly',
          pay_currency: null,
        },
        {
          oid: '00043',
          hired_on: '2021-02-01',
          pay: '75000',
          pay_period: 'yearly',
          pay_currency: 'USD',
          manager: 'Uma Shown (00042)',
        },
      ],
      counts: { add: 2, refused: 0 },
    })

    expect(body.data.problems.map(({ code }: Problem) => code)).toEqual(['import.other_currency'])
  })

  it('makes contracts in the currency of the cell, and refuses an unclear one', async () => {
    const rows = [
      ['Cur1', '"75,000.00 USD"'],
      ['Cur2', '"₹ 8,50,000"'],
      ['Cur3', '$75000.00'],
      ['Cur4', '6.5 LPA'],
      ['Cur5', '"8,50,000"'],
    ]

    const csv = `First Name,Last Name,Annual salary\n${rows.map(([name, pay]) => `${name},Money,${pay}`).join('\n')}\n`
    const { body } = await run(csv)
    expect(body.data.counts).toMatchObject({ added: 3, refused: 2 })

    expect(body.data.problems.filter(({ level }: Problem) => level === 'error')).toMatchObject([
      { row: 4, code: 'import.currency_unclear' },
      { row: 5, code: 'import.not_an_amount' },
    ])

    await product.settled()

    const { rows: made } = await product.owner.query(
      `select e.first_name, c.currency, c.base_compensation_amount::text as pay from read.contracts c join read.employees e on e.id = c.employee_id
       where e.last_name = 'Money' order by 1`,
    )

    expect(made).toMatchObject([
      { first_name: 'Cur1', currency: 'USD', pay: '75000.00' },
      { first_name: 'Cur2', currency: 'INR', pay: '850000.00' },
      { first_name: 'Cur5', currency: 'EUR', pay: '850000.00' },
    ])
  })

  it('takes people called Null, Na and Nil, and people with one name', async () => {
    const csv =
      'Full name,Email\nJennifer Null,jn@example.com\nNa Kim,nk@example.com\nSuresh,su@example.com\n王小明,wang@example.com\n'
    const { body } = await run(csv)
    expect(body.data.counts).toMatchObject({ added: 4, refused: 0 })

    expect(
      body.data.problems
        .filter(({ code }: Problem) => code === 'import.single_name')
        .map(({ row }: Problem) => row),
    ).toEqual([4, 5])

    const people = await everyone()
    expect(people.get('Jennifer')).toMatchObject({ last_name: 'Null' })
    expect(people.get('Suresh')).toMatchObject({ last_name: '' })
    expect(people.get('王小明')).toMatchObject({ last_name: '', email: 'wang@example.com' })
    // A second run recognises them.
    expect((await run('Full name,Email\nSuresh,su@example.com\n')).body.data.counts).toMatchObject({
      unchanged: 1,
    })

    expect((await preview('First name,Last name\nAda,-\n,Only\n')).body.data.rows).toMatchObject([
      { action: 'add' },
      { action: 'refused' },
    ])
  })

  it('keeps one address for both forms of a domain', async () => {
    await run('First name,Last name,Email\nUte,Punkt,ute@müller-büro.de\n')
    expect((await everyone()).get('Ute')).toMatchObject({ email: 'ute@xn--mller-bro-q9ag.de' })

    expect(
      (await run('First name,Last name,Email\nUte,Punkt,ute@xn--mller-bro-q9ag.de\n')).body.data
        .counts,
    ).toMatchObject({
      unchanged: 1,
    })
  })

  it('refuses a text that is no list with the sentence of an invalid file', async () => {
    const file = { name: 'notes.txt', bytes: 'Dear all,\nplease come on Monday.\n' }

    const answer = await upload(product, importApi.importEmployees, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: { file },
    })

    expect([answer.status, answer.body]).toMatchObject([422, { message: 'Invalid file' }])
    expect((await run('hello world')).body).toMatchObject({ message: 'Invalid file' })
    expect((await run('First name,Last name\n')).body).toMatchObject({ code: 'import.empty' })
  })

  it('takes a person with one name by hand on request, and else asks for a last name', async () => {
    const add = (body: object) =>
      product.call(peopleApi.addEmployee, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: body as never,
      })

    const person = { first_name: 'Sukarno', email: 'sukarno@example.com', invite: false }
    expect((await add(person)).body).toMatchObject({
      errors: { last_name: ['Last Name Required!'] },
    })
    expect((await add({ ...person, last_name: ' ' })).body).toMatchObject({
      errors: { last_name: ['Last Name Required!'] },
    })
    const both = (await add({ email: 'x@example.com' })).body as unknown as { errors: object }
    expect(Object.keys(both.errors).sort()).toEqual(['first_name', 'last_name'])
    const { status, body } = await add({ ...person, single_name: true })
    expect(status).toBe(201)
    const params = { ws: company.ws, id: body.data.id }

    const change = (of: object) =>
      product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params,
        body: of as never,
      })

    expect((await change({ city: 'Jakarta', last_name: '' })).body.data).toMatchObject({
      first_name: 'Sukarno',
      last_name: '',
      city: 'Jakarta',
    })

    expect((await change({ last_name: 'Karno' })).body.data).toMatchObject({ last_name: 'Karno' })
    expect((await change({ last_name: '' })).body).toMatchObject({
      errors: { last_name: ['Last Name Required!'] },
    })
    expect((await change({ last_name: '', single_name: true })).body.data).toMatchObject({
      last_name: '',
    })
  })

  it('takes other delimiters, encodings and headings', async () => {
    const comma = Buffer.from(
      'Employee Name,Job Title,Hire Date,Hourly rate\n"Müller, Jörg","Chef, 1st","13/02/2020","12.50"\n',
      'latin1',
    )

    expect((await preview(comma)).body.data).toMatchObject({
      file: {
        delimiter: ',',
        encoding: 'Windows-1252',
        date_format: 'DD.MM.YYYY',
        pay_period: 'hourly',
      },
      rows: [
        {
          first_name: 'Jörg',
          last_name: 'Müller',
          designation: 'Chef, 1st',
          hired_on: '2020-02-13',
          pay: '12.5',
        },
      ],
    })

    const tabs = Buffer.from(
      '\ufeffVorname\tNachname\tPersonalnummer\nJörg\tMüller\t5\n',
      'utf16le',
    )

    expect((await preview(tabs)).body.data).toMatchObject({
      file: { delimiter: '\t', encoding: 'UTF-16' },
      rows: [{ first_name: 'Jörg', oid: '5' }],
    })
  })

  it.each<[string, (text: string) => Buffer]>([
    ['Windows-1252', inWindows1252],
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 big endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    [
      'UTF-8 of a program that took Windows-1252 for Latin-1',
      (text) => Buffer.from(inWindows1252(text).toString('latin1')),
    ],
  ])('reads names and amounts as Excel writes them in %s', async (_, encoded) => {
    const text =
      '"First Name";Last Name;Email;Annual salary\r\nŠárka;Žák;sarka@outside.example;5.500,50 €\r\nŒuvre;O’Neil;shane@outside.example;€ 50000\r\n'
    expect((await preview(encoded(text))).body.data).toMatchObject({
      columns: [
        { field: 'first_name' },
        { field: 'last_name' },
        { field: 'email' },
        { field: 'pay' },
      ],
      rows: [
        { first_name: 'Šárka', last_name: 'Žák', pay: '5500.5' },
        { first_name: 'Œuvre', last_name: 'O’Neil', pay: '50000' },
      ],
    })
  })

  it('proposes to exchange first and last name, and does so by mapping', async () => {
    const swapped =
      'First_Name,Last_Name,EmpID,ManagerName\nRoup,Simon,1,Janet King\nKing,Janet,2,\nDee,Ann,3,Simon Roup\n'
    const { body } = await preview(swapped)
    const [warning] = body.data.warnings

    expect(warning).toEqual({
      code: 'import.swapped',
      params: { swapped: 2, managers: 2 },
      message:
        'First and last names appear to be swapped: 2 of 2 managers are found only with the two columns the other way round.',
      mapping: { 0: 'last_name', 1: 'first_name' },
    })

    const mapping = JSON.stringify(warning.mapping)

    expect((await preview(swapped, { mapping })).body.data).toMatchObject({
      rows: [{ first_name: 'Simon', last_name: 'Roup' }, {}, {}],
      counts: { warnings: 0 },
    })

    await run(swapped, { mapping })
    const people = await everyone()
    expect(people.get('Ann')!.manager_id).toBe(people.get('Simon')!.id)
  })

  it('learns which person a manager’s name in the file means', async () => {
    const file =
      'First name,Last name,EmpID,Manager\nAnn,Dee,3,The Board\nBen,Orr,4,The Board\nEve,Poe,5,\n'
    expect((await preview(file)).body.data.counts.warnings).toBe(2)
    const managers = JSON.stringify({ 'The Board': '5' })
    expect((await preview(file, { managers })).body.data.counts.warnings).toBe(0)
    await run(file, { managers })
    const people = await everyone()

    expect([people.get('Ann')!.manager_id, people.get('Ben')!.manager_id]).toEqual([
      people.get('Eve')!.id,
      people.get('Eve')!.id,
    ])

    expect(await preview(file, { managers: '[1]' })).toMatchObject({
      status: 422,
      body: { errors: { managers: [expect.any(String)] } },
    })
  })

  it('asks for the date format if a date can be read in two ways', async () => {
    const open = 'First name,Last name,Hire date\nAnn,Dee,03/04/2020\n'
    const before = await product.events()
    expect((await preview(open)).body.data.file).toMatchObject({ date_format_certain: false })

    expect(await run(open)).toMatchObject({
      status: 422,
      body: {
        code: 'import.date_format',
        errors: {
          date_format: [
            'The date 03/04/2020 can be read in two ways. Please choose the date format.',
          ],
        },
      },
    })

    expect(await product.events()).toBe(before)
    await run(open, { date_format: 'DD.MM.YYYY' })
    expect((await everyone()).get('Ann')).toMatchObject({ hired_on: '2020-04-03' })
  })

  it('invites only when asked', async () => {
    const one = 'First name,Last name,E-mail\nAnn,Dee,ann.dee@example.com\n'
    await run(one, { invite: 'true' })
    expect((await everyone()).get('Ann')!.invited_on).toMatch(/^\d{4}-\d\d-\d\d/)
  })

  it('refuses a file that is no spreadsheet, empty, too large or too wide, and writes nothing', async () => {
    const before = await product.events()

    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )

    const invalid = { status: 415, body: { message: 'Invalid file' } }
    expect(await run(png)).toMatchObject(invalid)
    expect(await run(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'))).toMatchObject(invalid)

    expect(await run(Buffer.from([1, 2, 3, 0, 5, 6, 7, 8]))).toMatchObject({
      status: 422,
      body: { code: 'import.file', message: 'Invalid file' },
    })

    expect(await run('')).toMatchObject({ status: 422, body: { code: 'import.empty' } })

    expect(await run('First name,Last name\n')).toMatchObject({
      status: 422,
      body: { code: 'import.empty' },
    })

    expect(await run('Colour,Size\nred,5\n')).toMatchObject({
      status: 422,
      body: { code: 'import.columns' },
    })

    expect(await run(`First name,Last name\n${'a,b\n'.repeat(20_001)}`)).toMatchObject({
      status: 422,
      body: { code: 'import.too_many' },
    })

    expect(await run(`First name,Last name\n${'a'.repeat(10_001)},b\n`)).toMatchObject({
      status: 422,
      body: { code: 'import.too_many' },
    })

    expect(
      await run(`First name,Last name,Note\na,b,c\n`, { mapping: '{"0":"email","1":"email"}' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'import.columns' },
    })

    expect(await run(`First name,Last name\na,b\n`, { mapping: 'nonsense' })).toMatchObject({
      status: 422,
      body: { errors: { mapping: [expect.any(String)] } },
    })

    expect(['import.unfolded', 'upload.not_spreadsheet', 'import.file']).toContain(
      (await run(zipBomb())).body.code,
    )
    const large = await run(Buffer.alloc(20 * 1024 * 1024 + 100_000, 'a'))

    expect(large).toMatchObject({
      status: 413,
      body: { message: 'The upload is larger than 20 MB.' },
    })

    const nothing = await upload(product, importApi.importEmployees, {
      token: company.admin.token,
      params: { ws: company.ws },
      fields: { mode: 'good-rows' },
    })

    expect(nothing).toMatchObject({
      status: 422,
      body: { errors: { file: ['Please select a file!'] } },
    })

    expect(
      await product.call(importApi.importEmployees, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { file: {} } as never,
      }),
    ).toMatchObject({ status: 422 })

    expect(await product.events()).toBe(before)
  })

  it('is for admins of the company', async () => {
    const employee = await hire(product, company, 'Eli')
    expect(await send(importApi.importEmployees, csv, {}, employee)).toMatchObject({ status: 403 })
    const other = await createCompany(product, 'Other')
    expect(await send(importApi.importPreview, csv, {}, other.admin)).toMatchObject({ status: 404 })
  })

  it('imports hundreds of people at once', async () => {
    const rows = Array.from(
      { length: 310 },
      (_, n) =>
        `First${n},Last${n},${n + 1},p${n}@example.com,Dept ${n % 6},Job ${n % 30},First${n % 20} Last${n % 20},2015-03-${String((n % 28) + 1).padStart(2, '0')},${n % 3 ? '' : '2019-01-31'},${40_000 + n}`,
    )

    const { body } = await run(
      [
        'First name,Last name,ID,E-mail,Department,Title,Manager,Hire date,End date,Salary',
        ...rows,
      ].join('\n'),
    )

    expect(body.data.counts).toMatchObject({ added: 310, refused: 0, terminated: 104 })
    expect((await everyone()).size).toBe(1 + 206)
  })
})

/** A workbook of a few kilobytes that expands to half a gigabyte. */
function zipBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(512 * 1024 * 1024))

  const entry = (name: string, data: Buffer, size: number) => {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(name.length, 26)

    return Buffer.concat([head, Buffer.from(name), data])
  }

  const local = entry('xl/worksheets/sheet1.xml', packed, 1000)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  // Its header states a false size.
  central.writeUInt32LE(1000, 24)
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length, 16)

  return Buffer.concat([local, central, name, end])
}
