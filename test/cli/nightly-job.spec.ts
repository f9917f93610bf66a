import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const page = join(__dirname, '../../docs/api/nightly-job.md')

/** The job of the page *A nightly job*, to the letter. */
describe('the nightly job of the docs', () => {
  let product: Product
  let company: Company
  let employee: Person
  let folder: string
  let env: Record<string, string>

  const run = () =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        process.execPath,
        ['nightly.mjs'],
        { cwd: folder, timeout: 25_000, env },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
    })

  const claim = (change: object) => ({
    ...{ id: 'travel-1', email: employee.email, name: 'Train to Porto', category: 'travelling' },
    ...{ amount: '12.50', date: '2026-11-23', ...change },
  })

  const post = (...claims: object[]) =>
    writeFile(join(folder, 'expenses.json'), JSON.stringify(claims))

  const expenses = async () =>
    (
      await product.call(expensesApi.expenses, {
        token: employee.token,
        params: { id: employee.employee },
      })
    ).body.data

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const account = await product.call(integrationsApi.addServiceAccount, {
      ...at,
      body: { name: 'Nightly', permissions: ['edit_company'] },
    })
    const made = await product.call(integrationsApi.makeAccountToken, {
      ...at,
      params: { ws: company.ws, id: account.body.data.id },
      body: {
        name: 'Nightly',
        scopes: ['people:read', 'time-tracking:read', 'expenses:write', 'leave:read'],
        current_password: PASSWORD,
      },
    })
    await product.app.listen(0, '127.0.0.1')
    env = {
      WORKLEDGER_URL: await product.app.getUrl(),
      WORKLEDGER_TOKEN: made.body.data.token,
      WORKLEDGER_WORKSPACE: company.ws,
    }
    folder = await mkdtemp(join(tmpdir(), 'workledger-nightly-'))
    const [, script = ''] = /```js\n([\s\S]*?)```/.exec(await readFile(page, 'utf8')) ?? []
    await writeFile(join(folder, 'nightly.mjs'), script)
  }, 60_000)

  afterAll(async () => {
    await product?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('exports hours, posts an expense once, and goes on in the feed', async () => {
    await post(claim({}))
    const first = await run()
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toContain('expense.requested')
    expect(await readFile(join(folder, 'hours.csv'), 'utf8')).toContain('Duration (seconds)')
    expect(await expenses()).toMatchObject([{ name: 'Train to Porto', amount: '12.50' }])

    expect(await run()).toMatchObject({ code: 0, out: '', err: '' })
    expect(await expenses()).toHaveLength(1)
  })

  it('ends with the field and its values, and keeps what it has sent', async () => {
    await post(claim({ id: 'travel-2' }), claim({ id: 'travel-3', category: 'taxi' }))
    const { code, err } = await run()
    expect(code).toBe(1)
    expect(err).toContain('"values":"travelling, meals, stuff"')
    expect(await expenses()).toHaveLength(2)

    await post(claim({ id: 'travel-2' }), claim({ id: 'travel-3', category: 'meals' }))
    expect(await run()).toMatchObject({ code: 0 })
    expect(await expenses()).toHaveLength(3)
  })
})
