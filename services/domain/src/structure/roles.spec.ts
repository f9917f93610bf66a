import { areaPermissions, startingRoles } from '@workledger/contracts/kernel/permissions'
import { given } from '../kernel/decider-specification'
import { structureDecider } from './structure'

const role = { workspace_id: '01900000-0000-7000-8000-000000000001', role_id: '01900000-0000-7000-8000-000000000002' }

describe('roles', () => {
  it('may hold every permission there is, those of the areas among them', () => {
    const data = { ...role, name: 'Everything', permissions: ['edit_company', ...areaPermissions] }
    given(structureDecider)
      .when({ type: 'add-role', ...data })
      .then({ type: 'RoleAdded', data })
  })

  it('hold no permission that does not exist', () => {
    given(structureDecider)
      .when({ type: 'add-role', ...role, name: 'Wrong', permissions: ['manage_everything'] })
      .thenRefused('structure.permission_unknown')
  })

  it('open one area each, for those who work in it', () => {
    const held = new Map(startingRoles.map(({ name, permissions }) => [name, permissions]))
    expect(held.get('Payroll Officer')).toEqual(['manage_payroll'])
    expect(held.get('Recruiter')).toEqual(['manage_recruiting'])
    expect(held.get('Accountant')).toEqual(['manage_invoices'])
    expect(held.get('Auditor')).toEqual(['view_audit'])
    expect(held.get('Employee')).toEqual([])
  })
})
