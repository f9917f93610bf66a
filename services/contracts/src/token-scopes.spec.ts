import type { Endpoint } from './kernel/endpoint'
import {
  approvalAreas,
  covers,
  EXPORT_SCOPE,
  PROVISION_SCOPE,
  readOnlyAreas,
  scopeAreas,
  scopeOfCall,
  tokenScopes,
} from './kernel/token-scopes'
import { endpoints, notByToken } from './registry'

const closed = endpoints.filter(({ who }) => who !== 'public' && who !== 'key')
const needed = (verb: string) =>
  [...new Set(closed.map(scopeOfCall).filter((scope) => scope.endsWith(`:${verb}`)))]
    .map((scope) => scope.split(':')[0]!)
    .sort()

describe('the scopes of API tokens', () => {
  it('are those that calls and SCIM need, and no others', () => {
    const asked = new Set(closed.map(scopeOfCall).filter((one) => one !== 'any' && one !== 'never'))
    expect([...tokenScopes].sort()).toEqual([...asked, PROVISION_SCOPE].sort())
  })

  it('name areas to read, to write and to approve', () => {
    expect(needed('read')).toEqual([...scopeAreas].sort())
    expect(needed('approve')).toEqual([...approvalAreas].sort())
    const written = new Set(needed('write'))
    expect(scopeAreas.filter((area) => !written.has(area)).sort()).toEqual(
      [...readOnlyAreas].sort(),
    )
  })

  it('let writing read, and nothing else more than it says', () => {
    expect(covers(['leave:write'], 'leave:read')).toBe(true)
    expect(covers(['leave:read'], 'leave:write')).toBe(false)
    expect(covers(['leave:approve'], 'leave:read')).toBe(false)
    expect(covers(['leave:write'], 'leave:approve')).toBe(false)
    expect(covers([], 'any')).toBe(true)
    expect(covers([...tokenScopes], 'never')).toBe(false)
  })
})

describe('what a token never does', () => {
  const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name) as Endpoint

  it.each([
    ...['changeMe', 'endSession', 'logout', 'loginKey', 'createWorkspace', 'changeSettings'],
    ...['addRole', 'changeRole', 'removeRole', 'makeToken', 'grantTokenScope', 'addServiceAccount'],
    ...['changeBankAccount', 'removeBankAccount', 'changeCompanyAccount', 'removeCompanyAccount'],
    ...['changeCompanyLocalAccount', 'removeCompanyLocalAccount'],
    ...['changeInvoiceSetting', 'connectPaypal', 'setDeviceKey', 'addCalendarFeed'],
    ...[
      'addKiosk',
      'openKioskPairing',
      'kioskPin',
      'setKioskPin',
      'removeKioskPin',
      'resetKioskPin',
    ],
    ...['closeWorkspace', 'deleteEmployee', 'deleteCandidate', 'setWatchRule', 'markSampleItem'],
    ...['addExpenseApprovalRule', 'changeExpenseApprovalRule', 'deleteExpenseApprovalRule'],
    ...['addLeaveApprovalRule', 'changeLeaveApprovalRule', 'deleteLeaveApprovalRule'],
    ...['addTimesheetApprovalRule', 'changeTimesheetApprovalRule', 'deleteTimesheetApprovalRule'],
    ...['delegateApproval', 'rebuildProjection', 'skipBlockedEvent', 'cancelSubscription'],
  ])('%s', (name) => {
    expect(scopeOfCall(named(name))).toBe('never')
  })

  it('is held by its events as well', () => {
    expect(notByToken).toEqual(
      expect.arrayContaining(['RoleChanged', 'BankAccountChanged', 'EmployeeJobChanged.role_id']),
    )
  })

  it.each([
    ['decideLeave', 'leave:approve'],
    ['approvePayrun', 'payroll:approve'],
    ['decideExpense', 'expenses:approve'],
    ['decideCorrection', 'attendance:approve'],
    ['decideTimesheet', 'time-tracking:approve'],
    ['erasePerson', 'privacy:approve'],
    ['workspaceExportFile', EXPORT_SCOPE],
    ['makePaymentFile', EXPORT_SCOPE],
    ['exportWithAccounts', EXPORT_SCOPE],
    ['workTotals', 'reports:read'],
    ['whatIf', 'payroll:read'],
    ['draftPayrun', 'payroll:write'],
    ['me', 'any'],
  ])('%s needs %s', (name, scope) => {
    expect(scopeOfCall(named(name))).toBe(scope)
  })
})
