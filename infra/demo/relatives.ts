import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { type DemoCalls, each } from './demo-calls'

const names = ['Ana', 'Rui', 'Sofia', 'Tiago', 'Clara', 'Nuno']
const relations = ['Partner', 'Mother', 'Sibling', 'Father', 'Friend', 'Spouse', 'Sibling']

/** Adds invented emergency contacts for most people, and children for some. */
export async function nameRelatives(demo: DemoCalls, at: Date): Promise<void> {
  const people = [...demo.members.values()]
  await each(people, 6, async ({ key, employee, office, session, last_name }) => {
    // Lena has entered none yet.
    if (key === 'lena') return
    const index = people.findIndex((person) => person.key === key)
    const params = { id: employee }
    const phone_number = `${office === 'Lisbon' ? '+351 91 555' : '+1 917 555'} 0${200 + index}`
    const name = `${names[index % names.length]} ${last_name}`

    await demo.call(relativesApi.addEmergencyContact, {
      at,
      session,
      params,
      body: { name, relation: relations[index % relations.length]!, phone_number },
    })

    if (index % 3 === 0) {
      const child = {
        name: `${names[(index + 2) % names.length]} ${last_name}`,
        relation: 'child' as const,
      }
      await demo.call(relativesApi.addDependant, {
        at,
        session,
        params,
        body: { ...child, birthday_on: `20${10 + (index % 12)}-05-0${1 + (index % 9)}` },
      })
    }
  })
}
