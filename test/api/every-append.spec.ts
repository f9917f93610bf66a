import { structureApi } from '@workledger/contracts/structure/structure.api'
import { Faults } from '../support/faults'
import { delayInTheMiddle, killInTheMiddle } from '../support/in-the-middle'
import { multiStepCommands } from '../support/multi-step-commands'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** In `npm test` the read tables are late after a command's first append alone, in `npm run faults` after each. */
const LATE_AFTER = process.env.FAULTS_MINUTES ? Number.POSITIVE_INFINITY : 1

/** Wherever it was cut off, a command is complete after a restart, and nothing of it is there twice. */
describe('a command of several appends', () => {
  const faults = new Faults()
  let product: Product
  beforeAll(async () => {
    product = await startProduct({ faults })
  })
  afterEach(async () => {
    faults.revive()
    product.projector.open()
    await product.restartProcesses()
  })
  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  it('of one append: answers 202 with the position when the read tables are late, for the write is safe', async () => {
    const { ws, admin } = await createCompany(product)
    const before = await product.events(ws)
    product.projector.close()
    const answer = await product.call(structureApi.addDepartment, { token: admin.token, params: { ws }, body: { name: 'Labs' } })
    product.projector.open()
    expect(answer.status).toBe(202)
    expect(Number((answer.body.data as unknown as { position: string }).position)).toBeGreaterThan(0)
    expect(await product.events(ws)).toBe(before + 1)
  })

  for (const command of multiStepCommands) {
    it(`${command.name}: killed after each append`, () => killInTheMiddle(product, faults, command), 300_000)
    it(`${command.name}: read tables late in the middle`, () => delayInTheMiddle(product, faults, command, LATE_AFTER), 300_000)
  }
})
