import { mayCall } from './callers'
import type { Who } from './endpoint'
import { startingRoles } from './permissions'

const role = (name: string): readonly string[] =>
  startingRoles.find((one) => one.name === name)!.permissions

const call = (who: Who, method: 'GET' | 'POST' = 'POST') => ({ who, method })

describe('mayCall', () => {
  it('lets auditors read what admins read, and change nothing of it', () => {
    const classes = ['self', 'payee', 'edit_company', 'admin'] as const

    expect(classes.map((who) => mayCall(call(who, 'GET'), role('Auditor')))).toEqual([
      true,
      true,
      true,
      true,
    ])

    expect(
      [...classes, 'approver' as const, 'contract' as const].filter((who) =>
        mayCall(call(who), role('Auditor')),
      ),
    ).toEqual([])
  })

  it('opens an area to the holders of its permission, and no other', () => {
    const payroll = { ...call('admin'), permission: 'manage_payroll' as const }

    expect(
      ['Admin', 'Payroll Officer', 'Accountant', 'Manager'].filter((name) =>
        mayCall(payroll, role(name)),
      ),
    ).toEqual(['Admin', 'Payroll Officer'])

    expect(
      mayCall({ ...call('edit_company'), permission: 'manage_payroll' }, role('Payroll Officer')),
    ).toBe(false)
  })

  it('distinguishes the caller, a report and a stranger', () => {
    const manages = { self: false, manages: true }
    expect(mayCall(call('self'), [], { self: true, manages: false })).toBe(true)
    expect([mayCall(call('self', 'GET'), [], manages), mayCall(call('self'), [], manages)]).toEqual(
      [true, false],
    )

    expect([mayCall(call('approver'), [], manages), mayCall(call('approver'), [])]).toEqual([
      true,
      false,
    ])
  })

  it('lets a manager write contracts of their own people only', () => {
    const manager = role('Manager')
    const about = (self: boolean, manages: boolean) =>
      mayCall(call('contract'), manager, { self, manages })

    expect([
      about(false, true),
      about(false, false),
      about(true, false),
      mayCall(call('contract'), manager),
    ]).toEqual([true, false, false, false])

    expect(mayCall(call('contract'), ['edit_company'])).toBe(true)
  })

  it('opens the audit room to admins for reading, and to auditors alone for writing', () => {
    expect([
      mayCall(call('auditor', 'GET'), ['manage_company']),
      mayCall(call('auditor'), ['manage_company']),
    ]).toEqual([true, false])
    expect([
      mayCall(call('auditor'), role('Auditor')),
      mayCall(call('auditor'), role('Admin')),
    ]).toEqual([true, true])
  })

  it('keeps auditors from records of the company, also as managers', () => {
    const task = { ...call('member'), ofCompany: true as const }
    const manages = { self: false, manages: true }

    expect([
      mayCall(task, []),
      mayCall(task, role('Auditor')),
      mayCall(call('member'), role('Auditor')),
    ]).toEqual([true, false, true])

    expect([
      mayCall(call('approver'), role('Auditor'), manages),
      mayCall(call('approver'), role('Admin')),
    ]).toEqual([false, true])
  })

  it('leaves operators to the server, which knows their addresses', () => {
    expect(mayCall(call('operator'), role('Admin'))).toBe(false)
  })
})
