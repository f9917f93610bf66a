import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import { type DemoCalls, each } from './demo-calls'

const sizes = ['S', 'M', 'L', 'XL']

/** Adds Northwind Works' custom fields, of the company and its people. */
export async function keepFields(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }

  const add = async (body: object) => {
    const field = { visible_to: 'everyone', editable: 'admin', mandatory: false, ...body }
    return (await demo.call(api.addCustomFieldType, { at, session, params, body: field as never }))
      .data.id
  }

  const court = await add({ name: 'Commercial register', type: 'text', category: 'company' })

  const capital = await add({
    name: 'Share capital',
    type: 'number',
    category: 'company',
    visible_to: 'admin',
  })

  const values = { [court]: 'Conservatória do Registo Comercial de Lisboa', [capital]: '250000' }
  await demo.call(api.setCompanyFields, { at, session, params, body: { values } })

  const size = await add({
    name: 'Shirt size',
    type: 'string',
    category: 'employee',
    editable: 'employee',
    description: 'For work clothes.',
  })

  const licence = await add({
    name: 'Refrigerant licence until',
    type: 'date',
    category: 'employee',
  })

  const locker = await add({ name: 'Locker', type: 'numeric', category: 'employee' })

  const clearance = await add({
    name: 'Background check',
    type: 'string',
    category: 'employee',
    visible_to: 'admin',
  })

  const people = [...demo.members.values()]

  await each(people, 6, async (person) => {
    const number = people.indexOf(person)
    await demo.call(api.setCustomFields, {
      at,
      session,
      params: { id: person.employee },
      body: {
        values: {
          [size]: sizes[number % sizes.length]!,
          [locker]: 100 + number,
          [clearance]: number % 5 === 0 ? 'Extended' : 'Standard',
          ...(person.department === 'Engineering'
            ? { [licence]: `${demo.today.slice(0, 4)}-12-31` }
            : {}),
        },
      },
    })
  })
}
