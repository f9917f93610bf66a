import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { noOfficeDetails } from '@workledger/contracts/structure/office-details'
import type { structureEvents } from '@workledger/contracts/structure/structure.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { isZone } from '../kernel/zone-days'
import { freeName, namesOf, sameName } from './free-name'
import { decideRole, type RoleCommand, type Roles } from './roles'

export type StructureEvent = AnyEventOf<typeof structureEvents>
type StructureEventData<T extends StructureEvent['type']> = Extract<
  StructureEvent,
  { type: T }
>['data']
type Kind = 'department' | 'designation'
type Office = Omit<StructureEventData<'OfficeAdded'>, 'workspace_id' | 'location_id'>

export interface Structure {
  offices: Record<string, Office>
  department: Record<string, string>
  designation: Record<string, string>
  roles: Roles
}

/** An office has a time zone; an invalid one becomes UTC. */
interface MissingItem {
  kind: Kind | 'office'
  id: string
  name: string
  timezone?: string | undefined
}

export type StructureCommand =
  /** The initial structure of a new workspace, in one decision. */
  | {
      type: 'found'
      workspace_id: string
      office: { location_id: string; name: string; timezone: string; country: string | null }
      departments: readonly { id: string; name: string }[]
      designations: readonly { id: string; name: string }[]
      roles: readonly { role_id: string; name: string; permissions: string[] }[]
    }
  | ({ type: 'add-office' } & StructureEventData<'OfficeAdded'>)
  | ({ type: 'change-office' } & StructureEventData<'OfficeChanged'>)
  /**
   * The stream of its references decides whether employees work there; likewise for departments and
   * designations.
   */
  | { type: 'remove-office'; workspace_id: string; location_id: string }
  | { type: 'add'; kind: Kind; workspace_id: string; id: string; name: string }
  /** Several at once, for an import: skips existing names. */
  | { type: 'add-missing'; workspace_id: string; items: readonly MissingItem[] }
  | { type: 'rename'; kind: Kind; workspace_id: string; id: string; name: string }
  | { type: 'remove'; kind: Kind; workspace_id: string; id: string }
  | RoleCommand

/** Offices, departments, designations and roles of a workspace: stream `structure-{workspace}`. */
export const structureDecider: Decider<Structure, StructureCommand, StructureEvent> = {
  category: 'structure',
  initial: { offices: {}, department: {}, designation: {}, roles: {} },
  decide,
  evolve,
}

const inZone = (zone: string) => isZone(zone) || refuse('workspace.timezone', { field: 'timezone' })

function decide(state: Structure, command: StructureCommand): StructureEvent[] {
  switch (command.type) {
    case 'found': {
      if (Object.keys(state.offices).length > 0) return []
      const { workspace_id, office } = command

      return [
        { type: 'OfficeAdded', data: { workspace_id, ...noOfficeDetails, ...office, main: true } },
        ...command.roles.map((role) => ({
          type: 'RoleAdded' as const,
          data: { workspace_id, ...role },
        })),
        ...command.departments.map(({ id, name }) => added('department', workspace_id, id, name)),
        ...command.designations.map(({ id, name }) => added('designation', workspace_id, id, name)),
      ]
    }

    case 'add-office': {
      const { type: _, ...data } = command
      freeName(namesOf(state.offices), data.name)
      inZone(data.timezone)
      const main = data.main || Object.keys(state.offices).length === 0

      return [
        ...(main ? noLongerMain(state, data.workspace_id) : []),
        { type: 'OfficeAdded', data: { ...data, main } },
      ]
    }

    case 'change-office': {
      const { type: _, workspace_id, location_id, ...update } = command
      const office = state.offices[location_id] ?? refuse('not_found')
      if (update.name !== undefined) freeName(namesOf(state.offices), update.name, location_id)
      if (update.timezone !== undefined) inZone(update.timezone)
      // There is always one main office: the mark moves to another one and is never just removed.
      if (office.main && update.main === false) refuse('structure.main_office')
      const difference = changed(office, update)
      if (!difference) return []

      return [
        ...(difference.main ? noLongerMain(state, workspace_id) : []),
        { type: 'OfficeChanged', data: { ...difference, workspace_id, location_id } },
      ]
    }

    case 'remove-office': {
      const office = state.offices[command.location_id] ?? refuse('not_found')
      if (office.main) refuse('structure.main_office')

      return [
        {
          type: 'OfficeRemoved',
          data: { workspace_id: command.workspace_id, location_id: command.location_id },
        },
      ]
    }

    case 'add':
      freeName(state[command.kind], command.name)
      return [added(command.kind, command.workspace_id, command.id, command.name)]
    case 'add-missing':
      return command.items.flatMap((item) => missingItem(state, command.workspace_id, item))

    case 'rename': {
      const name = state[command.kind][command.id] ?? refuse('not_found')
      if (name === command.name) return []
      freeName(state[command.kind], command.name, command.id)
      const { workspace_id, id } = command

      return command.kind === 'department'
        ? [
            {
              type: 'DepartmentRenamed',
              data: { workspace_id, department_id: id, name: command.name },
            },
          ]
        : [
            {
              type: 'DesignationRenamed',
              data: { workspace_id, designation_id: id, name: command.name },
            },
          ]
    }

    case 'remove': {
      if (!state[command.kind][command.id]) refuse('not_found')
      const { workspace_id, id } = command

      return command.kind === 'department'
        ? [{ type: 'DepartmentRemoved', data: { workspace_id, department_id: id } }]
        : [{ type: 'DesignationRemoved', data: { workspace_id, designation_id: id } }]
    }

    case 'add-role':
    case 'change-role':
    case 'require-second-factor':
    case 'remove-role':
      return decideRole(state.roles, command)
    default:
      return command satisfies never
  }
}

function missingItem(
  state: Structure,
  workspace_id: string,
  { kind, id, name, timezone }: MissingItem,
): StructureEvent[] {
  const names =
    kind === 'office'
      ? Object.values(state.offices).map((office) => office.name)
      : Object.values(state[kind])

  if (names.some((other) => sameName(other, name))) return []
  if (kind !== 'office') return [added(kind, workspace_id, id, name)]
  const zone = timezone && isZone(timezone) ? timezone : 'UTC'

  return [
    {
      type: 'OfficeAdded',
      data: {
        workspace_id,
        ...noOfficeDetails,
        location_id: id,
        name,
        timezone: zone,
        main: false,
      },
    },
  ]
}

const noLongerMain = (state: Structure, workspace_id: string): StructureEvent[] =>
  Object.entries(state.offices).flatMap(([location_id, { main }]) =>
    main
      ? [{ type: 'OfficeChanged' as const, data: { workspace_id, location_id, main: false } }]
      : [],
  )

const added = (kind: Kind, workspace_id: string, id: string, name: string): StructureEvent =>
  kind === 'department'
    ? { type: 'DepartmentAdded', data: { workspace_id, department_id: id, name } }
    : { type: 'DesignationAdded', data: { workspace_id, designation_id: id, name } }

function evolve(state: Structure, event: StructureEvent): Structure {
  switch (event.type) {
    case 'OfficeAdded': {
      const { workspace_id: _, location_id, ...office } = event.data
      return { ...state, offices: { ...state.offices, [location_id]: office } }
    }

    case 'OfficeChanged': {
      const { workspace_id: _, location_id, ...update } = event.data
      return {
        ...state,
        offices: {
          ...state.offices,
          [location_id]: { ...state.offices[location_id]!, ...(update as Partial<Office>) },
        },
      }
    }

    case 'OfficeRemoved':
      return { ...state, offices: without(state.offices, event.data.location_id) }
    case 'DepartmentAdded':
    case 'DepartmentRenamed':
      return {
        ...state,
        department: { ...state.department, [event.data.department_id]: event.data.name },
      }

    case 'DepartmentRemoved':
      return { ...state, department: without(state.department, event.data.department_id) }
    case 'DesignationAdded':
    case 'DesignationRenamed':
      return {
        ...state,
        designation: { ...state.designation, [event.data.designation_id]: event.data.name },
      }

    case 'DesignationRemoved':
      return { ...state, designation: without(state.designation, event.data.designation_id) }

    case 'RoleAdded':
      return {
        ...state,
        roles: {
          ...state.roles,
          [event.data.role_id]: { name: event.data.name, permissions: event.data.permissions },
        },
      }

    case 'RoleChanged':
    case 'RoleSecondFactorChanged': {
      const { workspace_id: _, role_id, ...update } = event.data
      return {
        ...state,
        roles: {
          ...state.roles,
          [role_id]: { ...state.roles[role_id]!, ...(update as Partial<Roles[string]>) },
        },
      }
    }

    case 'RoleRemoved':
      return { ...state, roles: without(state.roles, event.data.role_id) }
    default:
      return event satisfies never
  }
}
