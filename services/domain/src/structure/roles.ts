import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import {
  beyondOwn,
  isFixedRole,
  isPermission,
  permissions,
} from '@workledger/contracts/kernel/permissions'
import type { structureEvents } from '@workledger/contracts/structure/structure.events'
import { changed } from '../kernel/changed'
import { freeName, namesOf } from './free-name'

type RoleEvent = Extract<AnyEventOf<typeof structureEvents>, { type: `Role${string}` }>
type RoleEventData<T extends RoleEvent['type']> = Extract<RoleEvent, { type: T }>['data']
export type Roles = Readonly<
  Record<string, { name: string; permissions: string[]; second_factor?: boolean }>
>

export type RoleCommand =
  /** `held`: the caller's permissions, beyond which they cannot grant. */
  | ({ type: 'add-role'; held: readonly string[] } & RoleEventData<'RoleAdded'>)
  | ({ type: 'change-role'; held: readonly string[] } & RoleEventData<'RoleChanged'>)
  /** `proved`: the caller has signed in with a second factor. */
  | ({ type: 'require-second-factor'; proved: boolean } & RoleEventData<'RoleSecondFactorChanged'>)
  /** The stream of its references decides whether an employee has it. */
  | { type: 'remove-role'; workspace_id: string; role_id: string }

const MOST_ROLES = 100

/**
 * Decides changes of a workspace's roles. Admin and Employee always exist, so that there are
 * administrators and newcomers have a role.
 */
export function decideRole(roles: Roles, command: RoleCommand): RoleEvent[] {
  switch (command.type) {
    case 'add-role': {
      const { type: _, held, ...role } = command
      const given = checkedPermissions(role.permissions)
      if (beyondOwn(held, given).length > 0) refuse('structure.permission_not_held')

      if (Object.keys(roles).length >= MOST_ROLES)
        refuse('structure.roles_most', { params: { most: MOST_ROLES } })

      freeName(namesOf(roles), role.name)

      return [{ type: 'RoleAdded', data: { ...role, permissions: given } }]
    }

    case 'change-role': {
      const { type: _, held, workspace_id, role_id, ...update } = command
      const role = ofCompany(roles, role_id)
      const given = update.permissions && checkedPermissions(update.permissions)

      if (given && beyondOwn(held, given, role.permissions).length > 0)
        refuse('structure.permission_not_held')

      if (update.name !== undefined) freeName(namesOf(roles), update.name, role_id)
      const difference = changed(role, { ...update, ...(given && { permissions: given }) })

      return difference
        ? [{ type: 'RoleChanged', data: { ...difference, workspace_id, role_id } }]
        : []
    }

    case 'require-second-factor': {
      const { workspace_id, role_id, second_factor } = command
      const role = roles[role_id] ?? refuse('not_found')
      if (second_factor && !command.proved) refuse('factor.own_first')
      if ((role.second_factor ?? false) === second_factor) return []

      return [{ type: 'RoleSecondFactorChanged', data: { workspace_id, role_id, second_factor } }]
    }

    case 'remove-role': {
      ofCompany(roles, command.role_id)
      return [
        {
          type: 'RoleRemoved',
          data: { workspace_id: command.workspace_id, role_id: command.role_id },
        },
      ]
    }

    default:
      return command satisfies never
  }
}

function ofCompany(roles: Roles, id: string) {
  const role = roles[id] ?? refuse('not_found')
  return isFixedRole(role.name) ? refuse('structure.role_fixed') : role
}

/**
 * Returns each permission once, in the order of the contract, so that the same permissions are no
 * change.
 */
function checkedPermissions(given: readonly string[]): string[] {
  const unknown = given.find((name) => !isPermission(name))

  if (unknown !== undefined)
    refuse('structure.permission_unknown', { params: { permission: unknown } })

  return permissions.filter((name) => given.includes(name))
}
