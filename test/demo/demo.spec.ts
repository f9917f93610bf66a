import { makeDemo } from '@workledger/infra/demo/demo'
import { people } from '@workledger/infra/demo/people'
import { Stage } from '@workledger/infra/demo/stage'
import { type Product, startProduct } from '../support/product'

describe('the demo company', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ captcha: true })
  })
  afterAll(() => product?.stop())

  it('is made through the product itself', async () => {
    const now = new Date('2026-11-20T15:00:00Z')
    const stage = new Stage(product.app, async () => void (await product.progress.waitFor((await product.store.head())!, 30_000)), now)
    const start = performance.now()
    await makeDemo(stage, (step) => console.log(step, performance.now() - start))
    console.log(performance.now() - start, await product.events())
    expect(stage.members.size).toBe(people.length)
    expect(product.errors).toEqual([])
  }, 60_000)
})
