import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { MonthClose } from '@workledger/jobs/working-time/month-close'
import { Pool } from 'pg'
import { monthsAgo } from '../support/months-ago'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { startWorkers } from './workers'

describe('the close of months of working time', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  it('closes each month once, from the day of the rules on', async () => {
    const company = await createCompany(product)
    const employee = await hire(product, company, 'Eli')
    const { token } = company.admin
    const first = monthsAgo(2)

    await product.call(employmentApi.addContract, {
      token,
      params: { id: employee.employee },
      body: { effective_on: `${first}-01`, currency: 'EUR' } as never,
    })

    await product.call(api.setWorkingTimeRules, {
      token,
      params: { ws: company.ws },
      body: {
        from_month: first,
        on: true,
        source: 'attendance',
        most_minutes: null,
        least_minutes: null,
        expires_months: null,
        closes_on: 5,
      },
    })

    const commands = new SystemCommands(product.store)
    const context = { ask: (workspace: string, query: any) => query(workers.reads.of([workspace])) }
    const run = (day: string) =>
      new MonthClose({ vault, commands, context }).run(new Date(`${day}T12:00:00Z`))

    const closed = async () =>
      (await product.store.readStream(company.ws, `working-time-${employee.employee}`)).map(
        ({ data }) => (data as { month: string }).month,
      )

    await run(`${monthsAgo(1)}-04`)
    expect(await closed()).toEqual([])
    // Two workers at once, and one again.
    await Promise.all([run(`${monthsAgo(1)}-05`), run(`${monthsAgo(1)}-05`)])
    await run(`${monthsAgo(1)}-06`)
    expect(await closed()).toEqual([`${first}-01`])
    // A server that was away for a month catches up.
    await run(`${monthsAgo(0)}-05`)
    expect(await closed()).toEqual([`${first}-01`, `${monthsAgo(1)}-01`])
  })
})
