import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { punchImportsApi as api } from '@workledger/contracts/biometrics/punch-imports.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { DateTime } from 'luxon'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { upload } from '../support/upload'

const day = (ago: number) =>
  DateTime.now().setZone('Europe/Lisbon').minus({ days: ago }).toISODate()!

/** The fate of an import of punches whose server died between two days of the device. */
describe('an import of punches that was cut off', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let device: string

  beforeAll(async () => {
    product = await startProduct({ faults })
  })

  beforeEach(async () => {
    company = await createCompany(product)
    const call = { token: company.admin.token, params: { ws: company.ws } }
    const offices = await product.call(structureApi.offices, call)
    const { id: location_id } = offices.body.data[0]!
    const body = { name: 'Door', serial_no: `C${company.ws.slice(-12)}`, location_id }
    device = (await product.call(biometricsApi.addDevice, { ...call, body })).body.data.id
    const who = await hire(product, company, 'Eli')
    const since = `${day(20)} 00:00:00`
    const given = { employee_id: who.employee, device_id: device, pin: '7', since }
    await product.call(biometricsApi.registerEmployee, { ...call, body: given })
    await product.settled()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const attempt = (key: string) =>
    upload(product, api.importPunches, {
      token: company.admin.token,
      params: { ws: company.ws },
      fields: { device_id: device },
      files: {
        file: {
          name: 'attlog.dat',
          bytes: [9, 8, 7, 6, 5, 4, 3, 2]
            .flatMap((ago) => [`7\t${day(ago)} 09:00:00\t1\t0`, `7\t${day(ago)} 17:00:00\t1\t1`])
            .join('\n'),
        },
      },
      headers: { 'idempotency-key': key },
    })

  async function cutOff(key: string) {
    faults.killAfter(3)
    await attempt(key)
    expect(faults.struck).toBe(true)
    faults.revive()
    await product.restartProcesses()
    await product.settled()
  }

  const imports = async () =>
    (
      await product.call(api.punchImports, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  const shifts = async () => {
    await product.settled()
    const sql = `select count(*)::int as count from read.attendance
      where workspace_id = $1 and out_at - in_at = interval '8 hours'`
    return (await product.owner.query(sql, [company.ws])).rows[0].count
  }

  it('counts as interrupted after a minute, and its punches make attendance; the same file adds the rest', async () => {
    await cutOff('left')
    const [{ present } = { present: 0 }] = await imports()
    // The appends of two more days may have been under way already.
    expect([2, 4, 6, 8, 10]).toContain(present)
    expect(await imports()).toMatchObject([{ status: 'running', punches: 16 }])
    await product.owner.query('update jobs.expected set due = now()')
    await until(
      async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0,
    )
    expect(await shifts()).toBe(present / 2)
    const [left] = await imports()
    expect(left).toMatchObject({ status: 'interrupted', present })

    expect((await attempt('new')).body.data).toMatchObject({ added: 16 - present, known: present })
    expect(await shifts()).toBe(8)

    const undone = await product.call(api.undoPunchImport, {
      token: company.admin.token,
      params: { ws: company.ws, id: left!.id },
    })
    expect(undone.body.data).toMatchObject({ status: 'undone', removed: present, present: 0 })
    expect(await shifts()).toBe(8 - present / 2)
  })

  it('is completed by the same request', async () => {
    await cutOff('again')
    expect(await attempt('again')).toMatchObject({
      status: 201,
      body: { data: { added: 16, known: 0, refused: 0 } },
    })
    expect(await imports()).toMatchObject([{ status: 'finished', punches: 16, present: 16 }])
    expect(await shifts()).toBe(8)
  })
})
