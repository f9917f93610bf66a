import { peopleApi } from '@workledger/contracts/people/people.api'
import { relativesApi as api } from '@workledger/contracts/people/relatives.api'
import { MOST_RELATIVES } from '@workledger/contracts/people/relatives.events'
import { type Company, createTeam, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const ben = { name: 'Benedikt Amsel', relation: 'brother', phone_number: '+351 1' }
const cy = { name: 'Cyprian', relation: 'child' as const, birthday_on: '2020-02-29' }
const UNKNOWN = '01900000-0000-7000-8000-0000000f00d5'

describe('emergency contacts and dependants', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    ;({ company, manager, employee } = await createTeam(product))
  })

  afterAll(() => product?.stop())

  const of = (person: Person) => ({ id: person.employee })
  const seen = async (token: string, person = employee) =>
    (await product.call(api.relatives, { token, params: of(person) })).body.data
  const add = (token: string, body: object, person = employee) =>
    product.call(api.addEmergencyContact, { token, params: of(person), body: body as typeof ben })

  it('are kept by the employee and seen by administrators, not by managers or colleagues', async () => {
    const contact = await add(employee.token, { ...ben, email: '' })

    const dependant = await product.call(api.addDependant, {
      token: employee.token,
      params: of(employee),
      body: cy,
    })

    expect([contact.status, dependant.status]).toEqual([201, 201])
    const contactId = contact.body.data.id

    const all = {
      emergency_contacts: [{ id: contactId, ...ben, other_phone: null, email: null, revision: 0 }],
      dependants: [{ id: dependant.body.data.id, ...cy, revision: 1 }],
      stream: `relatives-${employee.employee}`,
    }

    expect(await seen(employee.token)).toEqual(all)
    expect(await seen(company.admin.token)).toEqual(all)

    for (const { token } of [manager, await hire(product, company, 'Zoe')]) {
      expect((await product.call(api.relatives, { token, params: of(employee) })).status).toBe(403)
      expect((await add(token, ben)).status).toBe(403)
    }

    const params = { ...of(employee), contactId }

    const changed = await product.call(api.changeEmergencyContact, {
      token: employee.token,
      params,
      body: { phone_number: '+351 2', email: 'ben@example.com' },
    })

    const now = { phone_number: '+351 2', other_phone: null, email: 'ben@example.com', revision: 2 }
    expect(changed.body.data).toEqual({ id: contactId, ...ben, ...now })

    expect(
      (await product.call(api.removeEmergencyContact, { token: company.admin.token, params }))
        .status,
    ).toBe(204)

    expect(
      (await product.call(api.removeEmergencyContact, { token: company.admin.token, params }))
        .status,
    ).toBe(404)

    expect((await seen(employee.token)).emergency_contacts).toEqual([])
  })

  it('are refused with a sentence at the field, and nothing is written', async () => {
    const before = await product.events()

    expect(
      await add(employee.token, { ...ben, name: ' ', relation: '', phone_number: null }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ['Please enter the name!'],
          relation: ['Please say how you are related!'],
          phone_number: ['Please enter the phone number!'],
        },
      },
    })

    expect((await add(employee.token, { ...ben, name: 'x'.repeat(121) })).status).toBe(422)
    const params = of(employee)

    for (const body of [
      { ...cy, birthday_on: '2199-01-01' },
      { ...cy, relation: 'cousin' as 'child' },
      { ...cy, birthday_on: '2021-02-30' },
    ])
      expect(
        (await product.call(api.addDependant, { token: employee.token, params, body })).status,
      ).toBe(422)

    // Another employee's entries do not exist for the caller, even below the caller's own id.
    const theirs = (await seen(employee.token)).dependants[0]!.id

    for (const dependantId of [theirs, UNKNOWN]) {
      const own = { ...of(manager), dependantId }
      expect(
        (await product.call(api.removeDependant, { token: manager.token, params: own })).status,
      ).toBe(404)
    }

    expect(await product.events()).toBe(before)
  })

  it('are so many at most', async () => {
    for (let count = 0; count < MOST_RELATIVES; count++)
      expect((await add(manager.token, ben, manager)).status).toBe(201)

    const before = await product.events()

    expect(await add(manager.token, ben, manager)).toMatchObject({
      status: 422,
      body: { code: 'relatives.most' },
    })

    expect(await product.events()).toBe(before)
  })

  it('are encrypted in the log, and are deleted with the employee', async () => {
    const rows = await product.stored(
      ({ type }) => type === 'EmergencyContactAdded' || type === 'DependantAdded',
    )
    expect(rows.length).toBeGreaterThan(MOST_RELATIVES)

    expect(
      rows.filter(({ data }) =>
        /Benedikt|Amsel|brother|Cyprian|2020-02-29/.test(JSON.stringify(data)),
      ),
    ).toEqual([])

    const left = { ws: company.ws, id: employee.employee }

    expect(
      (await product.call(peopleApi.deleteEmployee, { token: company.admin.token, params: left }))
        .status,
    ).toBe(204)

    const kept = await product.owner.query(
      'select id from read.dependants where employee_id = $1',
      [employee.employee],
    )

    expect(kept.rows).toEqual([])
    expect((await add(company.admin.token, ben)).status).toBe(404)
  })
})
