import { main } from '@workledger/infra/tools/projections'
import { projections } from '@workledger/projections/registry'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

describe('npm run projections', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
    await createCompany(product)
  })

  afterAll(() => product?.stop())

  const run = async (...parameters: string[]) => {
    const lines: string[] = []
    await main(parameters, product.environment, (line) => lines.push(line))
    return lines
  }

  const oid = async () =>
    (await product.owner.query(`select 'read.employees'::regclass::oid`)).rows[0].oid

  it('lists the position of each projection', async () => {
    expect(await run('list')).toHaveLength(projections.length)

    // The checkpoint of a projection without events follows within a moment.
    await until(async () =>
      (await run('list')).some((line) => /^people +position \d+, 0 behind$/.test(line)),
    )
  })

  it('rebuilds one and all, and ends when the new tables are in place', async () => {
    const before = await oid()
    const rows = (await product.owner.query('select * from read.employees')).rows
    expect(rows).toHaveLength(1)
    expect((await run('rebuild', 'people')).at(-1)).toBe('Rebuilt: people.')
    const after = await oid()
    expect(after).not.toBe(before)
    expect((await run('rebuild', '--all')).at(-1)).toBe(
      `Rebuilt: ${projections.map(({ name }) => name).join(', ')}.`,
    )
    expect(await oid()).not.toBe(after)
    expect((await product.owner.query('select * from read.employees')).rows).toEqual(rows)
  })

  it('reports known facts instead of guessing', async () => {
    await expect(run('rebuild', 'peeple')).rejects.toThrow(
      'There is no projection "peeple"; there are access, ',
    )
    await expect(run('rebuild')).rejects.toThrow('Use "npm run projections -- list"')
    await expect(run('explode')).rejects.toThrow('Use "npm run projections -- list"')
  })
})
