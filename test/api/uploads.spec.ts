import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Files } from '@workledger/api/kernel/files/files'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { Faults } from '../support/faults'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

/**
 * A file is kept only once the command that names it is accepted. A crash in between leaves neither
 * a gap nor a leftover.
 */
describe('an upload', () => {
  const faults = new Faults()
  let product: Product
  let company: Company
  let leave_type_id: string

  beforeAll(async () => {
    product = await startProduct({ faults })
    company = await createCompany(product)

    const { rows } = await product.owner.query(
      'select id from read.leave_types where workspace_id = $1',
      [company.ws],
    )

    leave_type_id = rows[0].id
  })

  afterEach(() => faults.revive())
  afterAll(() => product?.stop())

  const list = (place = '') => {
    try {
      return readdirSync(join(product.dataDir, 'files', place), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => /[0-9a-f]{32}/.test(name))
    } catch {
      return []
    }
  }

  const request = (day: string) =>
    upload(product, leaveApi.requestLeave, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      fields: { leave_type_id, description: 'Away', start_on: day, finish_on: day },
      files: { document: { name: 'note.pdf', bytes: '%PDF-1.7 note' } },
    })

  const document = async (day: string) => {
    await product.settled()
    const params = { id: company.admin.employee }

    const { body } = await product.call(leaveApi.leaves, {
      token: company.admin.token,
      params,
      query: {},
    })

    const leave = body.data.find(({ start_on }) => start_on === day)!

    return product.call(leaveApi.leaveDocument, {
      token: company.admin.token,
      params: { ...params, leaveId: leave.id },
    })
  }

  const sweep = () => product.app.get(Files).sweep(Date.now() + 2 * 3_600_000)

  it('is kept with the command, and gone when that is refused', async () => {
    expect((await request('2027-03-01')).status).toBe(201)
    expect([list().length, list('pending')]).toEqual([1, []])
    expect((await document('2027-03-01')).body).toContain('note')
    expect((await request('2027-03-01')).status).toBe(422)
    expect([list().length, list('pending')]).toEqual([1, []])
  })

  it('is there after a crash behind the command, and stays when leftovers are cleared', async () => {
    faults.killAfter(1)
    expect((await request('2027-03-02')).status).toBe(500)
    faults.revive()
    expect(list('pending')).toHaveLength(1)
    expect((await document('2027-03-02')).body).toContain('note')
    await sweep()
    expect([list().length, list('pending')]).toEqual([2, []])
    expect((await document('2027-03-02')).body).toContain('note')
  })

  it('is cleared away after a crash before the command, but not while its request may still run', async () => {
    faults.kill()
    expect((await request('2027-03-03')).status).toBe(500)
    faults.revive()
    await product.app.get(Files).sweep()
    expect(list('pending')).toHaveLength(1)
    await sweep()
    expect([list().length, list('pending')]).toEqual([2, []])
  })
})
