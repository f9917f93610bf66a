import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { integrationsApi as tokensApi } from '@workledger/contracts/integrations/integrations.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { importApi as api } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'

const csv = [
  'First name,Last name,Employee id,Account holder,IBAN,BIC,Sort code,Routing number,Bank code,Account number,Account type',
  'Ida,Iban,1,,de89 3704 0044 0532 0130 00,COBADEFFXXX,,,,,',
  'Uma,Kay,2,Uma Kay,,,08-99-99,,,66374958,',
  'Sam,Us,3,Sam Us,,,,021000021,,000123456789,savings',
  'Otto,Other,4,Otto Other,,,,,HDFC0000123,50100012345,',
  'Nina,None,5,,,,,,,,',
].join('\n')

const secrets = ['DE89370400440532013000', '66374958', '000123456789', '50100012345']

describe('bank accounts in the import and export of people', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let other: Company

  beforeAll(async () => {
    product = await startProduct({ faults })
    company = await createCompany(product, 'Northwind')
    other = await createCompany(product, 'Southwind')
  }, 60_000)

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const send = (
    endpoint: typeof api.importPreview | typeof api.importEmployees,
    bytes: string | Buffer,
    fields: Record<string, string> = {},
    {
      ws,
      token = company.admin.token,
      headers = {},
    }: { ws?: string; token?: string; headers?: Record<string, string> } = {},
  ) =>
    upload(product, endpoint, {
      token,
      params: { ws: ws ?? company.ws },
      fields,
      files: { file: { name: 'people.csv', bytes } },
      headers,
    })

  const taken = { accounts: 'true', current_password: PASSWORD }

  const accountChanges = async (ws = company.ws) =>
    (
      await product.stored(
        ({ type, workspace }) => type === 'BankAccountChanged' && workspace === ws,
      )
    ).length

  const take = ({ ws, admin }: Company, body: object = {}, token = admin.token) =>
    product.call(api.exportWithAccounts, {
      token,
      params: { ws },
      body: { current_password: PASSWORD, ...body } as never,
    })

  const bytesOf = async (of: Company, body?: object) => {
    const { status, body: answer } = await take(of, body)
    expect(status).toBe(200)
    return Buffer.from(answer.data.content, 'base64')
  }

  const refused = async (
    ask: () => Promise<{ status: number; body: any }>,
    status: number,
    code: string,
  ) => {
    const before = await product.events()
    const { status: got, body } = await ask()
    expect([got, JSON.stringify([body.code, body.error_codes])]).toEqual([
      status,
      expect.stringContaining(code),
    ])
    expect(await product.events()).toBe(before)
  }

  it('leaves the columns out and says so, unless the caller asks for them', async () => {
    const { body } = await send(api.importPreview, csv)
    expect(body.data.accounts).toEqual({ columns: true, rows: 0 })
    expect(body.data.warnings.map(({ code }: { code: string }) => code)).toContain(
      'import.accounts_left_out',
    )
    expect(body.data.counts).toMatchObject({ add: 5, refused: 0 })

    const told = await send(api.importPreview, csv, { accounts: 'true' })
    expect(told.body.data.accounts).toEqual({ columns: true, rows: 4 })
    expect(JSON.stringify(told.body.data.problems)).not.toContain('error')
  })

  it('asks again, never takes them from a token or a sign-in-as session, and writes nothing then', async () => {
    const run = (fields: Record<string, string>, token?: string) => () =>
      send(api.importEmployees, csv, fields, token ? { token } : {})

    await refused(run({ accounts: 'true' }), 422, 'access.current_password_missing')
    await refused(
      run({ accounts: 'true', current_password: 'wrong' }),
      422,
      'access.current_password',
    )

    const made = await product.call(tokensApi.makeToken, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        name: 'Nightly',
        scopes: ['people:read', 'people:write', 'export'],
        current_password: PASSWORD,
      },
    })
    const { token } = made.body.data
    await refused(run(taken, token), 403, 'token.forbidden')

    const eve = await hire(product, company, 'Eve')
    const roles = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })
    const role_id = roles.body.data.find(({ name }) => name === 'Admin')!.id
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: eve.employee },
      body: { role_id },
    })
    const minted = await product.call(accessApi.loginKey, {
      token: company.admin.token,
      params: { id: eve.employee },
    })
    const as = await product.call(accessApi.loginAs, {
      params: { id: eve.employee },
      body: { key: minted.body.data.key },
    })
    await refused(run(taken, as.body.token), 403, 'access.impersonating')
    await refused(() => take(company, {}, as.body.token), 403, 'access.impersonating')
    await refused(() => take(company, { current_password: 'no' }), 422, 'access.current_password')
    await refused(() => take(company, {}, other.admin.token), 404, 'not_found')

    // With the scope `export`, a token reads them without a password.
    expect((await take(company, { current_password: undefined }, token)).status).toBe(200)
  })

  it('names each wrong number in its row and column, and imports the other rows', async () => {
    const head =
      'First name,Last name,IBAN,BIC,Sort code,Routing number,Account number,Account type'

    const rows = [
      'A,One,DE88370400440532013000,,,,,',
      'B,Two,DE8937040044053201300,,,,,',
      'C,Three,,,089999,,66374959,',
      'D,Four,,,,021000022,000123456789,checking',
      'E,Five,,,,021000021,000123456789,',
      'F,Six,,,,21000021,000123456789,checking',
      'G,Seven,,,40004,,66374958,',
      'H,Eight,,,089999,021000021,66374958,',
      'I,Nine,DE89370400440532013000,,,,66374958,',
      'J,Ten,,,,021000021,000123456789,giro',
      'K,Eleven,,,,,1.23E+16,',
      'L,Twelve,DE89370400440532013000,COBA,,,,',
      'M,Thirteen,,COBADEFFXXX,,,,',
      'N,Fourteen,NL91ABNA0417164300,,,,,',
    ]
    const { body } = await send(api.importPreview, [head, ...rows].join('\n'), { accounts: 'true' })

    expect(
      body.data.problems
        .filter(({ code }: any) => code !== 'import.by_name' && code !== 'import.pay_missing')
        .map(({ row, column, code, level }: any) => [row, column, code, level]),
    ).toEqual([
      [2, 'IBAN', 'payment.iban', 'error'],
      [3, 'IBAN', 'payment.iban', 'error'],
      [4, 'Account number', 'payment.modulus', 'error'],
      [5, 'Routing number', 'payment.aba', 'error'],
      [6, 'Account type', 'payment.account_type', 'error'],
      [7, 'Routing number', 'import.lost_zeros', 'error'],
      [8, 'Sort code', 'import.lost_zeros', 'error'],
      [9, 'Routing number', 'import.two_codes', 'error'],
      [10, 'Account number', 'payment.both', 'error'],
      [11, 'Account type', 'import.not_an_account_type', 'error'],
      [12, 'Account number', 'payment.number_form', 'error'],
      [13, 'BIC', 'payment.bic', 'error'],
      [14, 'BIC', 'import.account_incomplete', 'warning'],
    ])
    expect(body.data.counts).toMatchObject({ rows: 14, refused: 12, add: 2 })
    expect(body.data.accounts.rows).toBe(1)
    expect(body.data.problems[0].message).toBe(
      'This is not a valid IBAN: please check each character.',
    )
  })

  it('enters each account in its own stream, as the form does, and shows no number', async () => {
    const { status, body } = await send(api.importEmployees, csv, taken)
    expect(status).toBe(200)
    expect(body.data.counts).toMatchObject({ added: 5, refused: 0 })
    expect(await accountChanges()).toBe(4)
    await product.settled()

    const stored = await product.stored(({ workspace }) => workspace === company.ws)
    const texts = JSON.stringify(stored.map(({ data }) => data))
    for (const secret of secrets) expect(texts).not.toContain(secret)

    const people = await product.call(peopleApi.employees, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { q: 'Ida' },
    })
    const ida = people.body.data[0]!.id
    const account = await product.call(paymentsApi.bankAccount, {
      token: company.admin.token,
      params: { id: ida },
    })
    // Without a holder it is the person.
    expect(account.body.data.account).toMatchObject({
      kind: 'iban',
      holder: 'Ida Iban',
      iban: '•••• 3000',
      changed_by: 'Ada Tester',
    })

    for (const stream of [
      account.body.data.stream,
      body.data.stream,
      body.data.stream.replace('import-', 'import-accounts-'),
    ])
      for (const call of [auditApi.history, auditApi.stream]) {
        const told = await product.call(call, {
          token: company.admin.token,
          params: { ws: company.ws, stream },
          query: {} as never,
        })
        expect(told.status).toBe(200)
        for (const secret of secrets) expect(JSON.stringify(told.body)).not.toContain(secret)
      }

    const watched = await product.owner.query(
      `select count(*)::int as n from read.watched_acts where workspace_id = $1 and kind = 'bank_changed'`,
      [company.ws],
    )
    expect(watched.rows[0].n).toBe(4)
  })

  it.each(['en', 'de', 'ar', 'zh', 'es', 'fr', 'it'])(
    'writes a file that changes nothing here, and gives the same elsewhere (%s)',
    async (language) => {
      if (language === 'de') return refused(() => take(company, { language }), 422, 'language')
      const target = await createCompany(product, `Target ${language}`)
      const separator = language === 'fr' ? 'semicolon' : 'comma'
      const file = await bytesOf(company, { language, separator })

      const here = await send(api.importEmployees, file, taken)
      expect(here.body.data.counts).toMatchObject({ added: 0, updated: 0, refused: 0 })
      const fields = { ...taken, date_format: 'YYYY-MM-DD' }
      const there = await send(api.importEmployees, file, fields, {
        ws: target.ws,
        token: target.admin.token,
      })
      expect(there.body.data.counts).toMatchObject({ refused: 0 })
      expect(await accountChanges(target.ws)).toBe(4)

      const accounts = (csvFile: Buffer) =>
        csvFile
          .toString()
          .split('\r\n')
          .filter((line) => /^"?(?:\d|[^,;]*[,;]\d)/.test(line))
          .map((line) => line.split(separator === 'comma' ? ',' : ';').slice(-8))
          .filter((cells) => cells.some(Boolean))
          .sort()
      const again = await bytesOf(target, { language, separator })
      expect(accounts(file)).toHaveLength(4)
      expect(accounts(again)).toEqual(accounts(file))
    },
    30_000,
  )

  it('reads its own workbook, with the zeros that numbers begin with', async () => {
    const target = await createCompany(product, 'Workbook')
    const file = await bytesOf(company, { format: 'xlsx' })
    const there = await upload(product, api.importEmployees, {
      token: target.admin.token,
      params: { ws: target.ws },
      fields: taken,
      files: { file: { name: 'people.xlsx', bytes: file } },
    })
    expect(there.body.data.counts).toMatchObject({ refused: 0 })
    const text = (await bytesOf(target)).toString()
    expect(text).toContain('000123456789')
    expect(text).toContain('021000021')
    const exports = await product.stored(
      ({ type, workspace }) => type === 'EmployeeAccountsExported' && workspace === target.ws,
    )
    expect(exports).toHaveLength(1)
  })

  it('keeps a known holder, changes a changed number, and leaves one’s own to the form', async () => {
    const before = await accountChanges()
    const head = 'First name,Last name,Employee id,IBAN,Sort code,Account number'
    const same = [head, 'Uma,Kay,2,,089999,66374958'].join('\n')
    expect((await send(api.importEmployees, same, taken)).body.data.counts.unchanged).toBe(1)
    const changed = [head, 'Uma,Kay,2,NL91ABNA0417164300,,'].join('\n')
    expect((await send(api.importEmployees, changed, taken)).body.data.counts.updated).toBe(1)
    expect(await accountChanges()).toBe(before + 1)

    const own = `First name,Last name,E-mail,IBAN\nAda,Tester,${company.admin.email},NL91ABNA0417164300`
    const report = await send(api.importEmployees, own, taken)
    expect(report.body.data.problems).toMatchObject(
      [{ code: 'import.pay_missing' }, { code: 'import.own_account', level: 'warning' }].filter(
        ({ code }) => code !== 'import.pay_missing',
      ),
    )
    expect(await accountChanges()).toBe(before + 1)
  })

  it('completes the accounts of an import whose server died, once', async () => {
    const target = await createCompany(product, 'Cut off')
    await product.settled()
    // After the start, the accounts and the plan.
    faults.killAfter(4)
    await send(api.importEmployees, csv, taken, {
      ws: target.ws,
      token: target.admin.token,
      headers: { 'idempotency-key': 'cut' },
    })
    expect(faults.struck).toBe(true)
    faults.revive()
    await product.restartProcesses()
    await product.settled()
    await product.owner.query('update jobs.expected set due = now()')
    await until(
      async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0,
    )
    await product.settled()
    expect(await accountChanges(target.ws)).toBe(4)
  }, 30_000)
})
