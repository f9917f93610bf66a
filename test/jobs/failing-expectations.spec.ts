import { structureApi } from '@workledger/contracts/structure/structure.api'
import { structureEvents as e } from '@workledger/contracts/structure/structure.events'
import { expectation, process } from '@workledger/jobs/kernel/process'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { nextTurn, until } from '../support/until'

describe('an expectation that nothing followed', () => {
  let product: Product
  let company: Company
  let works = false
  let slices = 0
  let cameBetween = false
  const released: string[] = []

  const opensWith = (prefix: string) => ({
    on: e.DepartmentAdded,
    when: ({ name }: { name: string }) => name.startsWith(prefix),
    followedBy: [e.DepartmentRemoved],
    key: ({ department_id }: Record<string, unknown>) => department_id as string,
  })

  const one = expectation({
    name: 'test of one',
    ...opensWith('One'),
    async otherwise({ data: { name } }) {
      if (!works && name.endsWith('difficult')) throw new Error('Not today.')
      released.push(name)
    },
  })

  const long = expectation({
    name: 'test of a long one',
    ...opensWith('Long'),
    async *otherwise({ data: { name } }) {
      for (slices = 0; !cameBetween; slices++) {
        await nextTurn()
        yield
      }

      released.push(name)
    },
  })

  const between = process({
    name: 'test of what comes between',
    on: e.DepartmentAdded,
    when: ({ name }) => name === 'Between',
    react: async () => {
      cameBetween = true
    },
  })

  beforeAll(async () => {
    product = await startProduct({ more: { expectations: [one, long], processes: [between] } })
    company = await createCompany(product)
    await product.settled()
  })

  afterAll(() => product?.stop())

  const add = (name: string) =>
    product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name },
    })

  const rows = async (sql: string) => (await product.owner.query(sql)).rows
  const parked = () => rows('select reaction, error, attempts from jobs.parked')
  const expected = async () => (await rows('select 1 from jobs.expected')).length
  const due = () =>
    product.owner.query(`update jobs.expected set due = now() - interval '1 second'`)

  it('is parked if it fails, does not delay others, and is tried again until it succeeds', async () => {
    await add('One that is difficult')
    await add('One that is easy')
    await until(async () => (await expected()) === 2)
    await due()
    await until(async () => released.length === 1, 20_000)
    expect(released).toEqual(['One that is easy'])
    await until(async () => (await expected()) === 1)
    expect(await parked()).toEqual([{ reaction: 'test of one', error: 'Not today.', attempts: 0 }])
    await product.owner.query('update jobs.parked set retry_at = now()')
    await until(async () => (await parked())[0]?.attempts === 1, 20_000)
    const { later } = (
      await rows("select retry_at > now() + interval '15 seconds' as later from jobs.parked")
    )[0]
    expect(later).toBe(true)
    works = true
    await product.owner.query('update jobs.parked set retry_at = now()')
    await until(async () => (await expected()) === 0, 20_000)
    await until(async () => (await parked()).length === 0)
    expect(released).toEqual(['One that is easy', 'One that is difficult'])
  }, 60_000)

  it('lets processes come in between its slices, and begins once', async () => {
    await add('Long')
    await until(async () => (await expected()) === 1)
    await due()
    await until(() => slices > 3, 20_000)
    expect((await add('Between')).status).toBe(201)
    await until(async () => (await expected()) === 0, 20_000)
    expect(released.at(-1)).toBe('Long')
  }, 60_000)
})
