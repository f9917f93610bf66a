import { structureApi } from '@workledger/contracts/structure/structure.api'
import { structureEvents as e } from '@workledger/contracts/structure/structure.events'
import { structureDecider } from '@workledger/domain/structure/structure'
import { process } from '@workledger/jobs/kernel/process'
import type { ProcessContext } from '@workledger/jobs/kernel/process-context'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('processes one after the other', () => {
  let product: Product
  let company: Company
  const seen: string[][] = []
  let follows: string | null = null

  const departments = (context: ProcessContext) =>
    context.ask((db) => db.selectFrom('departments').select('name').orderBy('name').execute())

  const first = process({
    name: 'test that adds a department',
    on: e.DepartmentAdded,
    when: ({ name }) => name === 'Asked for',
    async react({ workspace }, context) {
      await departments(context)
      // The read tables show the event, but later writes only when a reader waits for them.
      product.projector.close()

      const command = {
        type: 'add',
        kind: 'department',
        workspace_id: workspace,
        id: context.newId('department'),
        name: 'Follows',
      } as const

      await context.run(structureDecider, workspace, command)
      follows = await product.store.head()
    },
  })

  const second = process({
    name: 'test that reads departments',
    on: e.DepartmentAdded,
    when: ({ name }) => name === 'Asked for',
    async react(_, context) {
      seen.push((await departments(context)).map(({ name }) => name))
    },
  })

  beforeAll(async () => {
    product = await startProduct({ more: { processes: [first, second] } })
    company = await createCompany(product)
    await product.settled()

    const { progress, projector } = product
    const waitFor = progress.waitFor.bind(progress)

    jest.spyOn(progress, 'waitFor').mockImplementation((position, timeout) => {
      const readable = waitFor(position, timeout)
      if (position === follows) projector.open()
      return readable
    })
  })

  afterAll(() => product?.stop())

  it('read what earlier ones have written', async () => {
    const body = { name: 'Asked for' }

    await product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body,
    })

    await product.settled()
    expect(seen).toEqual([expect.arrayContaining(['Asked for', 'Follows'])])
  })
})
