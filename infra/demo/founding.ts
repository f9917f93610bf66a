import { accessApi } from '@workledger/contracts/access/access.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type DemoCalls, each } from './demo-calls'
import { type DemoPerson, emailOf, PASSWORD, people, zones } from './people'
import { proofOfWork } from './proof-of-work'

const [founder, ...others] = people as [DemoPerson, ...DemoPerson[]]

/**
 * Founds the company: sign-up, workspace, offices and departments, then invitations, joining and
 * contracts.
 */
export async function found(demo: DemoCalls, at: Date): Promise<void> {
  await signUp(demo, at)
  const { ids, roles } = await structure(demo, at)
  // The founder's own contract, while no other person could enter it.
  await contract(demo, founder, ids, at)
  // One after the other, because employee ids follow this order.
  const invited: [DemoPerson, string][] = []
  for (const person of others) invited.push([person, await invite(demo, person, at)])
  await each(invited, 6, ([person, id]) => join(demo, person, id, at))
  for (const person of people) await place(demo, person, { ids, roles }, at)
  await each(others, 6, (person) => contract(demo, person, ids, at))
  await chooseLanguage(demo, at)
  await demo.refresh()
}

/** Sets the accounts' language, without which the apps begin in English. */
async function chooseLanguage(demo: DemoCalls, at: Date) {
  const { language } = demo
  if (language === 'en') return

  for (const { session } of demo.members.values())
    await demo.call(accessApi.changeMe, { at, session, body: { language } })
}

async function signUp(demo: DemoCalls, at: Date) {
  const { first_name, last_name } = founder

  const registered = await demo.call(accessApi.register, {
    at,
    body: {
      first_name,
      last_name,
      email: emailOf(founder),
      password: PASSWORD,
      password_confirmation: PASSWORD,
      ...(await proofOfWork(demo)),
    },
  })

  await demo.verify(emailOf(founder), registered.data.id, { at, password: PASSWORD })

  const { token } = await demo.call(accessApi.login, {
    at,
    body: { email: emailOf(founder), password: PASSWORD },
  })

  const session = await demo.session(token)

  const created = await demo.call(workspacesApi.createWorkspace, {
    at,
    session,
    body: {
      name: 'Northwind Works',
      phone_number: '+351 21 555 0100',
      currency: 'EUR',
      timezone: zones.Lisbon,
      locale: demo.language,
    },
  })

  demo.workspace = created.data.id

  const me = await demo.call(peopleApi.employeeMe, {
    session: await demo.session(token),
    params: { ws: demo.workspace },
  })

  await demo.join(founder, me.data.id, token)
}

async function structure(demo: DemoCalls, at: Date) {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const offices = await demo.call(structureApi.offices, { session, params })
  const address = { address_line_2: 'Floor 3', phone_number: '+351 21 555 0100' }

  await demo.call(structureApi.changeOffice, {
    at,
    session,
    params: { ...params, id: offices.data[0]!.id },
    body: {
      name: 'Lisbon',
      timezone: zones.Lisbon,
      address_line_1: 'Rua do Comércio 48',
      city: 'Lisbon',
      postal_code: '1100-150',
      country: 'PT',
      ...address,
    },
  })

  await demo.call(structureApi.addOffice, {
    at,
    session,
    params,
    body: {
      name: 'New York',
      timezone: zones['New York'],
      address_line_1: '220 Water Street',
      city: 'New York',
      state: 'NY',
      postal_code: '10038',
      country: 'US',
      ...address,
      phone_number: '+1 212 555 0100',
    },
  })

  const known = await demo.call(structureApi.departments, { session, params })

  for (const name of unique(people.map(({ department }) => department)))
    if (!known.data.some((department) => department.name === demo.say(name)))
      await demo.call(structureApi.addDepartment, { at, session, params, body: { name } })

  for (const name of unique(people.map(({ designation }) => designation)))
    await demo.call(structureApi.addDesignation, { at, session, params, body: { name } })

  const named = (list: readonly { id: string; name: string }[]) =>
    new Map(list.map(({ id, name }) => [name, id]))

  // A custom role: planners see future absences.
  await demo.call(structureApi.addRole, {
    at,
    session,
    params,
    body: { name: 'Planning', permissions: ['manage_time_off'] },
  })

  const roles = await demo.call(accessApi.roles, { session: session, query: {} })

  return {
    roles: named(roles.data),
    ids: {
      offices: named((await demo.call(structureApi.offices, { session, params })).data),
      departments: named((await demo.call(structureApi.departments, { session, params })).data),
      designations: named((await demo.call(structureApi.designations, { session, params })).data),
    },
  }
}

type Ids = Awaited<ReturnType<typeof structure>>['ids']

async function invite(demo: DemoCalls, person: DemoPerson, at: Date): Promise<string> {
  const { session } = demo.member('ines')
  const { first_name, last_name, hired_on } = person

  const added = await demo.call(peopleApi.addEmployee, {
    at,
    session,
    params: { ws: demo.workspace },
    body: { first_name, last_name, email: emailOf(person), hired_on, invite: true },
  })

  return added.data.id
}

/** Joins by the link of the invitation. */
async function join(demo: DemoCalls, person: DemoPerson, id: string, at: Date) {
  const confirmation_token = await demo.keys.mint(`demo ${id}`, {
    kind: 'join',
    subject: id,
    workspace: demo.workspace,
    value: demo.emailKey(emailOf(person)),
    minutes: 60,
  })

  const { token } = await demo.call(accessApi.join, {
    at,
    params: { id },
    body: { confirmation_token, password: PASSWORD, password_confirmation: PASSWORD },
  })

  await demo.join(person, id, token)
}

async function place(
  demo: DemoCalls,
  person: DemoPerson,
  { ids, roles }: { ids: Ids; roles: Map<string, string> },
  at: Date,
) {
  const { session } = demo.member('ines')
  const { employee } = demo.member(person.key)
  const index = people.indexOf(person) + 1
  const manager = person.manager && demo.member(person.manager).employee
  const { birthday_on, gender, nationality } = person

  await demo.call(peopleApi.changeEmployee, {
    at,
    session,
    params: { ws: demo.workspace, id: employee },
    body: {
      department_id: ids.departments.get(demo.say(person.department))!,
      location_id: ids.offices.get(demo.say(person.office))!,
      ...(manager ? { manager_id: manager } : {}),
      ...(person.role
        ? { role_id: (roles.get(person.role) ?? roles.get(demo.say(person.role)))! }
        : {}),
      hired_on: person.hired_on,
      birthday_on,
      gender,
      nationality,
      phone_number: `${person.office === 'Lisbon' ? '+351 91 555' : '+1 917 555'} 0${100 + index}`,
      city: person.office,
      country: person.office === 'Lisbon' ? 'PT' : 'US',
    },
  })
}

async function contract(demo: DemoCalls, person: DemoPerson, ids: Ids, at: Date) {
  await demo.call(employmentApi.addContract, {
    at,
    session: demo.member('ines').session,
    params: { id: demo.member(person.key).employee },
    body: {
      effective_on: person.hired_on,
      start_date: person.hired_on,
      designation_id: ids.designations.get(demo.say(person.designation))!,
      base_compensation_amount: person.pay,
      base_compensation_type: person.hourly ? 'hourly' : 'yearly',
      working_hours: '40',
      working_period_unit: 'week',
      shift_start_at: '09:00',
    },
  })
}

const unique = (names: readonly string[]) => [...new Set(names)]
