import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { Product } from './product'

export const PASSWORD = 'correct horse battery'

let people = 0

/** Signs a new person up and in. */
export async function signUp(
  product: Product,
  name = `Person${++people}`,
): Promise<{ token: string; email: string }> {
  const email = `${name.toLowerCase()}.${++people}@example.com`

  const registered = await product.call(accessApi.register, {
    body: {
      first_name: name,
      last_name: 'Tester',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  })

  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body))
  const { body } = await product.call(accessApi.login, { body: { email, password: PASSWORD } })

  return { token: body.token, email }
}

export interface Person {
  token: string
  email: string
  employee: string
}

export interface Company {
  ws: string
  admin: Person
}

/** Makes a workspace with its administrator. */
export async function createCompany(product: Product, name = 'Northwind'): Promise<Company> {
  const { token, email } = await signUp(product, 'Ada')

  const made = await product.call(workspacesApi.createWorkspace, {
    token,
    body: { name, phone_number: '+351 1', timezone: 'Europe/Lisbon' },
  })

  if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`)
  const ws = made.body.data.id
  const me = await product.call(peopleApi.employeeMe, { token, params: { ws } })

  return { ws, admin: { token, email, employee: me.body.data.id } }
}

/** Adds an employee, who accepts the invitation and is signed in. */
export async function hire(
  product: Product,
  { ws, admin }: Company,
  first_name: string,
  change: Record<string, unknown> = {},
): Promise<Person> {
  const email = `${first_name.toLowerCase()}.${++people}@example.com`

  const added = await product.call(peopleApi.addEmployee, {
    token: admin.token,
    params: { ws },
    body: { first_name, last_name: 'Tester', email, invite: true },
  })

  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  const employee = added.body.data.id

  const confirmation_token = await product.keys.mint(`test ${employee}`, {
    kind: 'join',
    subject: employee,
    workspace: ws,
    value: emailKey(product.masterKey, email),
    minutes: 60,
  })

  const joined = await product.call(accessApi.join, {
    params: { id: employee },
    body: { confirmation_token, password: PASSWORD, password_confirmation: PASSWORD },
  })

  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))

  if (Object.keys(change).length > 0) {
    const changed = await product.call(peopleApi.changeEmployee, {
      token: admin.token,
      params: { ws, id: employee },
      body: change,
    })
    if (changed.status !== 200) throw new Error(JSON.stringify(changed.body))
  }

  return { token: joined.body.token, email, employee }
}

/** Makes a manager with an employee in one company, and the administrator of another. */
export async function createTeam(
  product: Product,
): Promise<{ company: Company; manager: Person; employee: Person; stranger: Company }> {
  const company = await createCompany(product)
  const manager = await hire(product, company, 'Mia')
  const employee = await hire(product, company, 'Eli', { manager_id: manager.employee })

  return { company, manager, employee, stranger: await createCompany(product, 'Other') }
}
