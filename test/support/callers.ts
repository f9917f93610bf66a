import { Commands } from '@workledger/api/kernel/commands/commands'
import { Ctx } from '@workledger/api/kernel/http/context'
import { accessApi } from '@workledger/contracts/access/access.api'
import { areaPermissions, startingRoles } from '@workledger/contracts/kernel/permissions'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureDecider } from '@workledger/domain/structure/structure'
import { uuid } from '@workledger/event-store/ids'
import { createCompany, hire, type Person } from './people'
import type { Product } from './product'
import type { World } from './world'

/** A caller, and their relation to the world's company and its employee Eli. */
export interface Kind {
  name: string
  token?: string
  /** Active in the world's company. */
  member: boolean
  /** Active in some company. */
  employed: boolean
  permissions: readonly string[]
  is?: 'self' | 'manager' | 'time-off manager'
  /** An administrator in a sign-in-as session as this person. */
  impersonated?: boolean
}

/** Creates one of every kind of caller. */
export async function createCallers(
  product: Product,
  { company, manager, employee, colleague }: World,
): Promise<Kind[]> {
  const { ws, admin } = company
  const commands = product.app.get(Commands, { strict: false })
  const known = (
    await product.call(accessApi.roles, { token: admin.token, query: { workspace: ws } })
  ).body.data

  const roleOf = async (name: string, permissions: readonly string[]) => {
    const found = known.find((role) => role.name === name)
    if (found) return found.id
    const role_id = uuid()

    const role = {
      type: 'add-role' as const,
      workspace_id: ws,
      role_id,
      name,
      permissions: [...permissions],
      held: permissions,
    }

    await commands.in(Ctx.begin('test'), ws).run(structureDecider, ws, role)

    return role_id
  }

  const holder = async (role: string, permissions: readonly string[]): Promise<Kind> => {
    const { token } = await hire(product, company, role.replaceAll(/\W/g, ''), {
      role_id: await roleOf(role, permissions),
    })
    return { name: role, token, member: true, employed: true, permissions }
  }

  const plain = (name: string, { token }: Person, is?: Kind['is']): Kind => ({
    name,
    token,
    member: true,
    employed: true,
    permissions: [],
    ...(is ? { is } : {}),
  })

  const timeOffManager = await hire(product, company, 'Tom')
  await change(product, company, employee, { time_off_manager_id: timeOffManager.employee })
  const left = await hire(product, company, 'Lea')

  await product.call(peopleApi.terminateEmployee, {
    token: admin.token,
    params: { id: left.employee },
    body: { terminated_on: new Date().toISOString().slice(0, 10) },
  })

  const minted = await product.call(accessApi.loginKey, {
    token: admin.token,
    params: { id: employee.employee },
  })

  const as = await product.call(accessApi.loginAs, {
    params: { id: employee.employee },
    body: { key: minted.body.data.key },
  })

  const others = await createCompany(product, 'Other')
  const starting = startingRoles.filter(({ name }) => name !== 'Employee')
  const areas = areaPermissions.filter(
    (permission) => !starting.some(({ permissions }) => permissions.join() === permission),
  )

  return [
    { name: 'nobody', member: false, employed: false, permissions: [] },
    {
      name: 'the admin of another workspace',
      token: others.admin.token,
      member: false,
      employed: true,
      permissions: ['edit_company', 'manage_company'],
    },
    {
      name: 'a person who has left',
      token: left.token,
      member: false,
      employed: false,
      permissions: [],
    },
    plain('a colleague', colleague),
    plain('the employee', employee, 'self'),
    plain('their manager', manager, 'manager'),
    plain('their time-off manager', timeOffManager, 'time-off manager'),
    {
      ...plain('an admin signed in as the employee', { ...employee, token: as.body.token }, 'self'),
      impersonated: true,
    },
    ...(await inTurn(starting, ({ name, permissions }) => holder(name, permissions))),
    ...(await inTurn(['edit_company', 'manage_company', ...areas], (permission) =>
      holder(`Only ${permission}`, [permission]),
    )),
  ]
}

async function change(
  product: Product,
  company: World['company'],
  { employee }: Person,
  body: object,
) {
  const params = { ws: company.ws, id: employee }

  const { status } = await product.call(peopleApi.changeEmployee, {
    token: company.admin.token,
    params,
    body,
  })

  if (status !== 200) throw new Error(`The employee could not be changed: ${status}.`)
}

async function inTurn<T, R>(items: readonly T[], step: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await step(item))
  return results
}
