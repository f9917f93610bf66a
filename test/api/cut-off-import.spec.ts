import { importApi } from '@workledger/contracts/people/import.api'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'

const HEADINGS = 'First name,Last name,ID'
const two = [HEADINGS, 'Ann,Lee,1', 'Ben,Orr,2'].join('\n')

/** More rows than one event of the plan holds. */
const many = [HEADINGS, ...Array.from({ length: 150 }, (_, n) => `P${n},Person,${n + 1}`)].join(
  '\n',
)

/** The fate of an import whose server died halfway, and the answer to a repeated request. */
describe('an import that was cut off', () => {
  const faults = new Faults()
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct({ faults })
  })

  beforeEach(async () => {
    company = await createCompany(product)
    await product.settled()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const attempt = (csv: string, key: string) =>
    upload(product, importApi.importEmployees, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: { file: { name: 'people.csv', bytes: csv } },
      headers: { 'idempotency-key': key },
    })

  async function cutOff(after: number, csv: string, key: string) {
    faults.killAfter(after)
    await attempt(csv, key)
    expect(faults.struck).toBe(true)
    faults.revive()
    await product.restartProcesses()
    await product.settled()
  }

  const inMinutes = async () => {
    await product.owner.query('update jobs.expected set due = now()')
    await until(
      async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0,
    )
    await product.settled()
  }

  const record = async (): Promise<string[]> => {
    const events = await product.stored(
      ({ workspace, stream }) => workspace === company.ws && stream.startsWith('import-'),
    )
    return events.map(({ type }) => type)
  }

  const imported = async () =>
    (
      await product.owner.query('select 1 from read.employees where workspace_id = $1', [
        company.ws,
      ])
    ).rowCount! - 1

  it('before its plan: the same request continues it', async () => {
    await cutOff(1, two, 'again')

    expect(await attempt(two, 'again')).toMatchObject({
      status: 200,
      body: { data: { counts: { added: 2, refused: 0 } } },
    })

    expect(await imported()).toBe(2)
  })

  it('in the middle of its plan: it is abandoned, a repeated request learns that, and a new one imports', async () => {
    await cutOff(2, many, 'half')
    expect(await record()).toEqual(['EmployeeImportStarted', 'EmployeeImportRowsPlanned'])
    const again = await attempt(many, 'half')
    expect(again).toMatchObject({ status: 409, body: { code: 'import.abandoned' } })

    expect([await record(), await imported()]).toEqual([
      ['EmployeeImportStarted', 'EmployeeImportRowsPlanned', 'EmployeeImportAbandoned'],
      0,
    ])

    expect(await attempt(many, 'half')).toMatchObject({
      status: 409,
      body: { code: 'import.abandoned' },
    })

    expect(await attempt(many, 'new')).toMatchObject({
      status: 200,
      body: { data: { counts: { added: 150 } } },
    })
  })

  it('in the middle of its plan, without a repetition: it does not count as started forever', async () => {
    await cutOff(2, many, 'left')
    await inMinutes()

    expect([await record(), await imported()]).toEqual([
      ['EmployeeImportStarted', 'EmployeeImportRowsPlanned', 'EmployeeImportAbandoned'],
      0,
    ])

    const events = await product.events(company.ws)

    expect(await attempt(many, 'left')).toMatchObject({
      status: 409,
      body: { code: 'import.abandoned' },
    })

    expect(await product.events(company.ws)).toBe(events)
  })

  it('after its plan: it completes, and keeps the refused rows’ reasons for a repeated request', async () => {
    await cutOff(2, two, 'planned')
    await hire(product, company, 'First', { oid: '2' })
    await inMinutes()

    expect(await record()).toEqual([
      'EmployeeImportStarted',
      'EmployeeImportRowsPlanned',
      'EmployeeImportPlanned',
      'EmployeeImportRowsRefused',
      'EmployeeImportFinished',
    ])

    const events = await product.events(company.ws)
    const { status, body } = await attempt(two, 'planned')

    expect([status, body.data.counts]).toEqual([
      200,
      { rows: 2, added: 1, updated: 0, unchanged: 0, refused: 1, terminated: 0 },
    ])

    expect(body.data.problems).toContainEqual(
      expect.objectContaining({ row: 3, level: 'error', code: 'people.oid_taken' }),
    )
    expect(await product.events(company.ws)).toBe(events)
  })
})
