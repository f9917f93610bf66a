import { leaveImportsApi as api } from '@workledger/contracts/leave/leave-imports.api'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'

/** The fate of an import of leave whose server died between the leaves of two people. */
describe('an import of leave that was cut off', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let people: Person[]

  beforeAll(async () => {
    product = await startProduct({ faults })
  })

  beforeEach(async () => {
    company = await createCompany(product)
    people = [await hire(product, company, 'Eli'), await hire(product, company, 'Col')]
    await product.settled()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const attempt = (key: string) => {
    const rows = people.map(({ email }) => `${email},Sick leave,2024-03-04,2024-03-05`)
    const headings = 'Email,Absence type,Start date,End date'

    return upload(product, api.importLeave, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: { file: { name: 'leave.csv', bytes: [headings, ...rows].join('\n') } },
      headers: { 'idempotency-key': key },
    })
  }

  async function cutOff(key: string) {
    faults.killAfter(2)
    await attempt(key)
    expect(faults.struck).toBe(true)
    faults.revive()
    await product.restartProcesses()
    await product.settled()
  }

  const imports = async () =>
    (
      await product.call(api.leaveImports, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  it('counts as interrupted after a minute; the same file adds the rest, and both can be undone', async () => {
    await cutOff('left')
    // The append of the second person may have been under way already.
    const { present } = (await imports())[0]!
    expect([1, 2]).toContain(present)
    expect(await imports()).toMatchObject([{ status: 'running', present, added: 2 }])
    await product.owner.query('update jobs.expected set due = now()')
    await until(
      async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0,
    )
    await product.settled()
    const [left] = await imports()
    expect(left).toMatchObject({ status: 'interrupted', present })

    const rest = { added: 2 - present, known: present, refused: 0 }
    expect((await attempt('new')).body.data).toMatchObject(rest)

    const undone = await product.call(api.undoLeaveImport, {
      token: company.admin.token,
      params: { ws: company.ws, id: left!.id },
    })
    expect(undone.body.data).toMatchObject({ status: 'undone', removed: present, present: 0 })
    expect((await imports()).find(({ id }) => id === left!.id)).toMatchObject({ present: 0 })
    expect((await attempt('third')).body.data).toMatchObject({ added: present, refused: 0 })
  })

  it('is completed by the same request', async () => {
    await cutOff('again')
    expect(await attempt('again')).toMatchObject({ status: 201, body: { data: { refused: 0 } } })
    expect(await imports()).toMatchObject([{ status: 'finished', present: 2 }])
  })
})
