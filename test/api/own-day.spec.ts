import { Sessions } from '@workledger/api/access/sessions'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** The next year that is more than a day away. */
const YEAR = new Date(Date.now() + 2 * 86_400_000).getUTCFullYear() + 1

/** New Year's Day at 08:00 in Auckland: in UTC, and in Lisbon, it is still the old year. */
const AT = new Date(`${YEAR - 1}-12-31T19:00:00Z`)

describe('today is the day in a person’s own office', () => {
  let product: Product
  let company: Awaited<ReturnType<typeof createCompany>>
  let person: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const body = {
      name: 'Auckland',
      timezone: 'Pacific/Auckland',
      address_line_1: 'A',
      address_line_2: 'B',
    }

    const office = await product.call(structureApi.addOffice, {
      token: company.admin.token,
      params: { ws: company.ws },
      body,
    })

    person = await hire(product, company, 'Kiri', { location_id: office.body.data.id })
  })

  afterAll(() => product?.stop())

  const at: InProcess['call'] = async (endpoint, input) => {
    const session = (await product.app.get(Sessions).find(company.admin.token))!
    return product.app.get(InProcess).call(endpoint, { ...input, session, at: AT })
  }

  it('for leave balances and contracts', async () => {
    const { data } = await at(leaveBalanceApi.leaveStats, {
      params: { id: person.employee },
      query: {},
    })

    expect(data.year).toBe(YEAR)
    const terms = { base_compensation_amount: '1', base_compensation_type: 'monthly' as const }

    for (const effective_on of [`${YEAR - 1}-01-01`, `${YEAR}-01-01`])
      await at(employmentApi.addContract, {
        params: { id: person.employee },
        body: { effective_on, ...terms },
      })

    const contracts = await at(employmentApi.contracts, { params: { id: person.employee } })
    expect(
      contracts.data.filter(({ current }) => current).map(({ effective_on }) => effective_on),
    ).toEqual([`${YEAR}-01-01`])
  })

  it('for birth dates and terminations', async () => {
    const params = { ws: company.ws, id: person.employee }
    const born = (birthday_on: string) =>
      at(peopleApi.changeEmployee, { params, body: { birthday_on } })
    await expect(born(`${YEAR}-01-02`)).rejects.toMatchObject({
      fields: { birthday_on: [{ code: 'field.future' }] },
    })
    await born(`${YEAR}-01-01`)
    const ended = (terminated_on: string) =>
      at(peopleApi.terminateEmployee, { params: { id: person.employee }, body: { terminated_on } })
    await expect(ended(`${YEAR}-01-02`)).rejects.toMatchObject({
      fields: { terminated_on: [{ code: 'field.future' }] },
    })

    expect((await ended(`${YEAR}-01-01`)).data).toMatchObject({
      status: 'terminated',
      terminated_on: `${YEAR}-01-01`,
    })
  })
})
