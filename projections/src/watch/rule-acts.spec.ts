import { why } from '@workledger/contracts/kernel/own-gain'
import { endpoints } from '@workledger/contracts/registry'
import { ruleSteps } from './rule-acts'

const NO_RULE = 'It permits and pays nothing.'

/** For each call that sets a rule for everyone: the events that are watched, or why none is. */
const watched: Readonly<Record<string, readonly string[] | string>> = {
  changeWorkspace: 'What people may read is no act.',
  changeSettings: ['WorkspaceSettingsChanged'],
  requireSecondFactor: ['RoleSecondFactorChanged'],
  addCustomFieldType: NO_RULE,
  changeCustomFieldType: NO_RULE,
  orderCustomFieldTypes: NO_RULE,
  deleteCustomFieldType: NO_RULE,
  addCustomFieldTypeTo: NO_RULE,
  changeCustomFieldTypeAlone: NO_RULE,
  deleteCustomFieldTypeAlone: NO_RULE,
  addLeaveType: ['LeaveTypeAdded'],
  changeLeaveType: ['LeaveTypeChanged'],
  deleteLeaveType: ['LeaveTypeArchived'],
  addLeavePolicy: ['LeavePolicyAdded'],
  addDeduction: 'A name: what it takes is in each contract.',
  renameDeduction: 'A name: what it takes is in each contract.',
  deleteDeduction: 'A name: what it takes is in each contract.',
  changePayBooks: 'Numbers of accounts.',
  setCheckInLimits: ['CheckInNetworksSet', 'CheckInPlacesSet'],
  setWorkingTimeRules: ['WorkingTimeRulesSet'],
  addChecklistTemplate: NO_RULE,
  changeChecklistTemplate: NO_RULE,
  removeChecklistTemplate: NO_RULE,
  changeProvisioning: 'A directory gives only the roles that two admins mapped.',
  setSignOnProvider: ['SignOnProviderSet'],
  removeSignOnProvider: ['SignOnProviderRemoved'],
  enforceSignOn: ['SignOnEnforced'],
}

it('watches each rule for everyone that may be put back, or says why not', () => {
  const setting = endpoints.filter(({ gain }) => gain?.of === 'none' && gain.why === why.setting)
  expect(Object.keys(watched).sort()).toEqual(setting.map(({ name }) => name).sort())

  const types = new Set(ruleSteps.map(({ type }) => type))
  const missing = Object.values(watched).flatMap((events) =>
    typeof events === 'string' ? [] : events.filter((type) => !types.has(type)),
  )
  expect(missing).toEqual([])
})
