import { structureApi } from '@workledger/contracts/structure/structure.api'
import { createCompany } from '../support/people'
import { startProduct } from '../support/product'

it('answers 202 with the position when the read tables are late: the write is safe', async () => {
  const product = await startProduct()
  try {
    const { ws, admin } = await createCompany(product)
    await product.runner.stop()
    const before = await product.events(ws)
    const answer = await product.call(structureApi.addDepartment, { token: admin.token, params: { ws }, body: { name: 'Labs' } })
    expect(answer.status).toBe(202)
    expect(Number((answer.body.data as unknown as { position: string }).position)).toBeGreaterThan(0)
    expect(await product.events(ws)).toBe(before + 1)
  } finally {
    await product.stop()
  }
})
