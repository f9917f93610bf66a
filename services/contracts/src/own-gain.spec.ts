import { mayCall } from './kernel/callers'
import type { Endpoint } from './kernel/endpoint'
import { endpoints } from './registry'

const writing = endpoints.filter(({ method }) => method !== 'GET')
const names = (of: readonly Endpoint[]) => of.map(({ name }) => name).sort()

describe('who gains by a call', () => {
  it('is declared for every writing call, and for no other', () => {
    expect(names(endpoints.filter(({ gain }) => gain))).toEqual(names(writing))
  })

  it('is the employee of the address only if the address has one', () => {
    const addressed = writing.filter(({ gain }) => gain?.of === 'person')
    expect(addressed.length).toBeGreaterThan(5)
    expect(addressed.filter(({ path }) => !path.startsWith('/employees/{id}/'))).toEqual([])
  })

  it('is said in words that an auditor reads', () => {
    for (const { name, gain } of writing)
      expect([name, gain!.of === 'none' ? gain!.why : gain!.what]).toEqual([
        name,
        expect.any(String),
      ])
  })
})

describe('an auditor', () => {
  const role = ['view_audit']
  const inCompany = writing.filter(
    ({ who }) => !['public', 'key', 'user', 'operator'].includes(who),
  )

  it('changes their own data, and nothing of the company', () => {
    const own = inCompany.filter((call) => mayCall(call, role, { self: true, manages: false }))
    expect(names(own)).toEqual(ownAffairs.sort())
  })

  it('changes nothing of the people whom they manage or stand in for', () => {
    const others = inCompany.filter((call) => call.path.startsWith('/employees/{id}/'))
    expect(
      names(
        others.filter((call) =>
          mayCall(call, role, { self: false, manages: true, standsIn: true }),
        ),
      ),
    ).toEqual([])
  })
})

/** The caller's own time, leave, claims, profile, saved reports and feeds; the audit room. */
const ownAffairs = [
  'addCalendarFeed',
  'addDependant',
  'addEmergencyContact',
  'addTimeEntry',
  'addTimerFavourite',
  'changeTimerFavourite',
  'removeTimerFavourite',
  'changeAuditFilter',
  'changeBankAccount',
  'changeDependant',
  'changeEmergencyContact',
  'changeEmployeeMe',
  'changeExpense',
  'changeLeave',
  'changeSavedReport',
  'changeTimeEntry',
  'checkIn',
  'checkOut',
  'confirmWatchRule',
  'delegateApproval',
  'deleteAuditFilter',
  'deleteExpense',
  'deleteLeave',
  'deleteSample',
  'deleteSavedReport',
  'deleteTimeEntry',
  'drawSample',
  'endApprovalDelegation',
  'endBreak',
  'finishSample',
  'leaveSavedReport',
  'addPushDevice',
  'changeNoticeSettings',
  'readNotice',
  'readNotices',
  'lookAtHit',
  'makeToken',
  'markSampleItem',
  'noteSampleItem',
  'proposeCorrection',
  'removeBankAccount',
  'removeDependant',
  'removeEmergencyContact',
  'removeKioskPin',
  'removePushDevice',
  'reopenSample',
  'requestExpense',
  'requestLeave',
  'requestOwnExport',
  'revokeCalendarFeed',
  'revokeOwnToken',
  'saveAuditFilter',
  'saveReport',
  'sendOfflineActions',
  'sendSavedReport',
  'setCustomField',
  'setCustomFields',
  'setEmployeeOption',
  'setKioskPin',
  'setWatchRule',
  'settleChecklistItem',
  'startBreak',
  'startTimer',
  'testPushDevice',
  'stopTimer',
  'submitTimesheet',
  'typeBreaks',
  'typeTimesheetCell',
  'updateTaskLog',
  'withdrawCorrection',
  'withdrawTimesheet',
  'withdrawWatchRule',
  // Reads with filters in the body.
  'workDetails',
  'workGroups',
  'workTotals',
  'workWeek',
]
