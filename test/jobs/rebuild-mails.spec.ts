import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { askRebuild } from '../support/table-content'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

const PEOPLE = 20

describe('a rebuild of every projection while mails wait', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const outbox = async () => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  const states = async () =>
    (
      await product.owner.query(
        'select state, count(*)::int as n from read.deliveries group by state order by state',
      )
    ).rows

  it('loses none of them, sends none twice, and signs no person out', async () => {
    const { token } = company.admin
    const addresses = Array.from({ length: PEOPLE }, (_, n) => `waiting${n}@example.com`)

    for (const email of addresses) {
      const body = { first_name: 'Waiting', last_name: 'Person', email, invite: true }
      expect(
        (await product.call(peopleApi.addEmployee, { token, params: { ws: company.ws }, body }))
          .status,
      ).toBe(201)
    }

    const { urls } = product.database

    const rebuilder = new Rebuilder({
      connectionString: urls.wl_projector,
      store: product.store,
      projections,
      onError: (error) => product.errors.push(error),
    })

    await askRebuild(product.owner)
    rebuilder.start()
    const workers = await startWorkers(product)

    try {
      // While mails go out, their read table is rebuilt and swapped.
      await until(
        async () =>
          (await product.owner.query('select 1 from read_next.checkpoints')).rows.length === 0,
        60_000,
      )

      await until(async () => (await outbox()).length >= PEOPLE + 1, 60_000)
      await until(async () => (await states()).every(({ state }) => state === 'sent'), 60_000)
    } finally {
      await workers.close()
      await rebuilder.stop()
    }

    const to = (await outbox()).map((mail) => mail.to).sort()
    expect(to).toEqual([...addresses, company.admin.email].sort())
    expect(await states()).toEqual([{ state: 'sent', n: PEOPLE + 1 }])
    expect((await product.call(accessApi.me, { token })).status).toBe(200)
    expect(product.errors).toEqual([])
  }, 180_000)
})
