import { noOfficeDetails } from '@workledger/contracts/structure/office-details'
import { given } from '../kernel/decider-specification'
import { type StructureCommand, type StructureEvent, structureDecider } from './structure'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`

const [workspace_id, lisbon, oslo, sales, other, role_id] = [
  id(1),
  id(2),
  id(3),
  id(4),
  id(5),
  id(6),
] as [string, string, string, string, string, string]

const office = (location_id: string, name: string, main: boolean) => ({
  workspace_id,
  location_id,
  name,
  main,
  timezone: 'UTC',
  ...noOfficeDetails,
})

const inLisbon: StructureEvent = { type: 'OfficeAdded', data: office(lisbon, 'Lisbon', true) }
const inOslo: StructureEvent = { type: 'OfficeAdded', data: office(oslo, 'Oslo', false) }

const main = (location_id: string, isMain: boolean): StructureEvent => ({
  type: 'OfficeChanged',
  data: { workspace_id, location_id, main: isMain },
})

const salesAdded: StructureEvent = {
  type: 'DepartmentAdded',
  data: { workspace_id, department_id: sales, name: 'Sales' },
}

describe('offices', () => {
  it('have one main office: the first, and then the one that was chosen last', () => {
    given(structureDecider)
      .when({ type: 'add-office', ...office(lisbon, 'Lisbon', false) })
      .then(inLisbon)
    given(structureDecider, inLisbon)
      .when({ type: 'add-office', ...office(oslo, 'Oslo', true) })
      .then(main(lisbon, false), { type: 'OfficeAdded', data: office(oslo, 'Oslo', true) })
    given(structureDecider, inLisbon, inOslo)
      .when({ type: 'change-office', workspace_id, location_id: oslo, main: true })
      .then(main(lisbon, false), main(oslo, true))
    given(structureDecider, inLisbon, inOslo)
      .when({ type: 'change-office', workspace_id, location_id: lisbon, main: false })
      .thenRefused('structure.main_office')
  })

  it('have a zone that is known, and no mere offset', () => {
    for (const timezone of ['Mars/Olympus', '+05:00', '', 'Europe'])
      for (const command of [
        { type: 'add-office' as const, ...office(oslo, 'Oslo', false), timezone },
        { type: 'change-office' as const, workspace_id, location_id: lisbon, timezone },
      ])
        given(structureDecider, inLisbon).when(command).thenRefused('workspace.timezone')

    given(structureDecider, inLisbon)
      .when({ type: 'change-office', workspace_id, location_id: lisbon, timezone: 'Asia/Kolkata' })
      .then({
        type: 'OfficeChanged',
        data: { workspace_id, location_id: lisbon, timezone: 'Asia/Kolkata' },
      })
  })

  it('have names of their own, whatever their case', () => {
    given(structureDecider, inLisbon)
      .when({ type: 'add-office', ...office(oslo, ' LISBON ', false) })
      .thenRefused('structure.name_taken')
    given(structureDecider, inLisbon, inOslo)
      .when({ type: 'change-office', workspace_id, location_id: oslo, name: 'lisbon' })
      .thenRefused('structure.name_taken')
    given(structureDecider, inLisbon)
      .when({ type: 'change-office', workspace_id, location_id: lisbon, name: 'Lisbon' })
      .thenNothing()
  })

  it('are removed, the main one never', () => {
    const remove = (location_id: string): StructureCommand => ({
      type: 'remove-office',
      workspace_id,
      location_id,
    })

    const offices = given(structureDecider, inLisbon, inOslo)
    offices
      .when(remove(oslo))
      .then({ type: 'OfficeRemoved', data: { workspace_id, location_id: oslo } })
    offices.when(remove(lisbon)).thenRefused('structure.main_office')
    offices.when(remove(other)).thenRefused('not_found')
  })
})

describe('departments and designations', () => {
  const add = (kind: 'department' | 'designation', name: string): StructureCommand => ({
    type: 'add',
    kind,
    workspace_id,
    id: other,
    name,
  })

  it('have names of their own, each kind for itself', () => {
    given(structureDecider, salesAdded)
      .when(add('department', 'sales'))
      .thenRefused('structure.name_taken')
    given(structureDecider, salesAdded)
      .when(add('designation', 'Sales'))
      .then({
        type: 'DesignationAdded',
        data: { workspace_id, designation_id: other, name: 'Sales' },
      })
  })

  it('are added by an import only if they are missing', () =>
    given(structureDecider, salesAdded)
      .when({
        type: 'add-missing',
        workspace_id,
        items: [
          { kind: 'department', id: other, name: 'SALES' },
          { kind: 'designation', id: other, name: 'Clerk' },
        ],
      })
      .then({
        type: 'DesignationAdded',
        data: { workspace_id, designation_id: other, name: 'Clerk' },
      }))

  it('are renamed and removed', () => {
    const rename = (name: string): StructureCommand => ({
      type: 'rename',
      kind: 'department',
      workspace_id,
      id: sales,
      name,
    })

    const remove: StructureCommand = { type: 'remove', kind: 'department', workspace_id, id: sales }

    const renamed: StructureEvent = {
      type: 'DepartmentRenamed',
      data: { workspace_id, department_id: sales, name: 'Trade' },
    }

    given(structureDecider, salesAdded).when(rename('Trade')).then(renamed)
    given(structureDecider, salesAdded, renamed).when(rename('Trade')).thenNothing()
    given(structureDecider).when(rename('Trade')).thenRefused('not_found')
    given(structureDecider).when(remove).thenRefused('not_found')
    given(structureDecider, salesAdded)
      .when(remove)
      .then({ type: 'DepartmentRemoved', data: { workspace_id, department_id: sales } })
  })
})

describe('the initial structure of a workspace', () => {
  it('comes once', () => {
    const found: StructureCommand = {
      type: 'found',
      workspace_id,
      office: { location_id: lisbon, name: 'Lisbon', timezone: 'UTC', country: null },
      departments: [{ id: sales, name: 'Sales' }],
      designations: [],
      roles: [{ role_id, name: 'Employee', permissions: [] }],
    }

    given(structureDecider)
      .when(found)
      .then(
        inLisbon,
        { type: 'RoleAdded', data: { workspace_id, role_id, name: 'Employee', permissions: [] } },
        salesAdded,
      )

    given(structureDecider, inLisbon).when(found).thenNothing()
  })
})
