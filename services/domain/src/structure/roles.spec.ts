import {
  areaPermissions,
  permissions,
  startingRoles,
} from '@workledger/contracts/kernel/permissions'
import * as fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import { structureDecider } from './structure'

const workspace_id = '01900000-0000-7000-8000-000000000001'

const roleOf = (n: number) => ({
  workspace_id,
  role_id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
})

const role = roleOf(2)
const held = [...permissions]

const added = (name: string, ...some: string[]) => ({
  type: 'RoleAdded' as const,
  data: { ...role, name, permissions: some },
})

describe('roles', () => {
  it('may hold every permission there is, each once and in one order', () => {
    const data = { ...role, name: 'Everything', permissions: ['edit_company', ...areaPermissions] }
    given(structureDecider)
      .when({
        type: 'add-role',
        held,
        ...data,
        permissions: [...areaPermissions, 'edit_company', 'edit_company'],
      })
      .then({ type: 'RoleAdded', data })
  })

  it('hold no permission that does not exist', () => {
    given(structureDecider)
      .when({ type: 'add-role', held, ...role, name: 'Wrong', permissions: ['manage_everything'] })
      .thenRefused('structure.permission_unknown')
  })

  it('are given no permission that their author lacks', () => {
    given(structureDecider)
      .when({
        type: 'add-role',
        held: ['edit_company'],
        ...role,
        name: 'Payroll',
        permissions: ['manage_payroll'],
      })
      .thenRefused('structure.permission_not_held')

    given(structureDecider, added('Payroll', 'manage_payroll'))
      .when({
        type: 'change-role',
        held: ['edit_company'],
        ...role,
        permissions: ['manage_payroll', 'view_audit'],
      })
      .thenRefused('structure.permission_not_held')

    // The role's existing permissions may stay, and may be removed.
    given(structureDecider, added('Payroll', 'manage_payroll'))
      .when({
        type: 'change-role',
        held: ['edit_company'],
        ...role,
        permissions: ['edit_company', 'manage_payroll'],
      })
      .then({
        type: 'RoleChanged',
        data: { ...role, permissions: ['edit_company', 'manage_payroll'] },
      })
  })

  it('have names of their own', () => {
    given(structureDecider, added('Payroll'))
      .when({ type: 'add-role', held, ...roleOf(3), name: ' payroll', permissions: [] })
      .thenRefused('structure.name_taken')

    given(structureDecider, added('Payroll'), {
      type: 'RoleAdded',
      data: { ...roleOf(3), name: 'Stock', permissions: [] },
    })
      .when({ type: 'change-role', held, ...role, name: 'STOCK' })
      .thenRefused('structure.name_taken')

    given(structureDecider, added('Payroll'))
      .when({ type: 'change-role', held, ...role, name: 'PAYROLL' })
      .then({ type: 'RoleChanged', data: { ...role, name: 'PAYROLL' } })
  })

  it('change only if a field differs', () => {
    given(structureDecider, added('Payroll', 'manage_payroll', 'view_audit'))
      .when({
        type: 'change-role',
        held,
        ...role,
        name: 'Payroll',
        permissions: ['view_audit', 'manage_payroll'],
      })
      .then()
    given(structureDecider)
      .when({ type: 'change-role', held, ...role, name: 'No one' })
      .thenRefused('not_found')
  })

  it('Admin and Employee stay unchanged, in whichever case their names are typed', () => {
    for (const name of ['Admin', 'Employee']) {
      given(structureDecider, added(name))
        .when({ type: 'change-role', held, ...role, permissions: [] })
        .thenRefused('structure.role_fixed')
      given(structureDecider, added(name))
        .when({ type: 'change-role', held, ...role, name: 'Boss' })
        .thenRefused('structure.role_fixed')
      given(structureDecider, added(name))
        .when({ type: 'remove-role', ...role })
        .thenRefused('structure.role_fixed')
      given(structureDecider, added(name))
        .when({ type: 'add-role', held, ...roleOf(3), name: name.toUpperCase(), permissions: [] })
        .thenRefused('structure.name_taken')
    }
  })

  it('need a second factor when an admin who has shown one says so, the fixed ones too', () => {
    const require = { type: 'require-second-factor', ...role, second_factor: true } as const
    const required = {
      type: 'RoleSecondFactorChanged' as const,
      data: { ...role, second_factor: true },
    }

    given(structureDecider, added('Admin'))
      .when({ ...require, proved: true })
      .then(required)
    given(structureDecider, added('Admin'))
      .when({ ...require, proved: false })
      .thenRefused('factor.own_first')
    given(structureDecider, added('Admin'), required)
      .when({ ...require, proved: true })
      .then()
    given(structureDecider)
      .when({ ...require, proved: true })
      .thenRefused('not_found')
    // What is required may be given up without one.
    given(structureDecider, added('Admin'), required)
      .when({ ...require, second_factor: false, proved: false })
      .then({ ...required, data: { ...role, second_factor: false } })
  })

  it('are removed once, after which their name is free', () => {
    given(structureDecider, added('Payroll'))
      .when({ type: 'remove-role', ...role })
      .then({ type: 'RoleRemoved', data: role })
    const removed = { type: 'RoleRemoved' as const, data: role }
    given(structureDecider, added('Payroll'), removed)
      .when({ type: 'remove-role', ...role })
      .thenRefused('not_found')
    const again = { ...roleOf(3), name: 'Payroll', permissions: [] }
    given(structureDecider, added('Payroll'), removed)
      .when({ type: 'add-role', held, ...again })
      .then({ type: 'RoleAdded', data: again })
  })

  it('are a hundred at most', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({
      type: 'RoleAdded' as const,
      data: { ...roleOf(n + 10), name: `Role ${n}`, permissions: [] },
    }))
    given(structureDecider, ...many)
      .when({ type: 'add-role', held, ...role, name: 'One more', permissions: [] })
      .thenRefused('structure.roles_most')
  })

  it('never come to hold more than they held and their changers hold', () => {
    const some = fc.subarray([...permissions])
    fc.assert(
      fc.property(some, some, some, (before, own, wanted) => {
        const state = structureDecider.evolve(structureDecider.initial, added('Role', ...before))
        let after = state

        try {
          const events = structureDecider.decide(state, {
            type: 'change-role',
            held: own,
            ...role,
            permissions: wanted,
          })
          after = events.reduce(structureDecider.evolve, state)
        } catch {}

        const now = after.roles[role.role_id]!.permissions as (typeof permissions)[number][]
        expect(now.filter((one) => !before.includes(one) && !own.includes(one))).toEqual([])

        if (wanted.every((one) => before.includes(one) || own.includes(one)))
          expect([...now].sort()).toEqual([...wanted].sort())
        else expect(after).toBe(state)
      }),
    )
  })

  it('open one area each, for those who work in it', () => {
    const starting = new Map<string, readonly string[]>(
      startingRoles.map(({ name, permissions }) => [name, permissions]),
    )
    expect(starting.get('Payroll Officer')).toEqual(['manage_payroll'])
    expect(starting.get('Recruiter')).toEqual(['manage_recruiting'])
    expect(starting.get('Accountant')).toEqual(['manage_invoices'])
    expect(starting.get('Auditor')).toEqual(['view_audit'])
    expect(starting.get('Employee')).toEqual([])
  })
})
