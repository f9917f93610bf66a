import { languageOf } from '@workledger/contracts/kernel/languages'
import { startingRoles } from '@workledger/contracts/kernel/permissions'
import { newPolicyTerms } from '@workledger/contracts/leave/policy-terms'
import { startingWords } from './starting-words'

/**
 * Returns the initial records of a new workspace, so that the first employee can be added and the
 * first leave taken.
 */
export function startingStructure(
  newId: (of: string) => string,
  { locale, timezone, country }: { locale: string; timezone: string; country: string | null },
) {
  const words = startingWords[languageOf(locale)]

  return {
    office: { location_id: newId('office'), name: words.office, timezone, country },
    roles: startingRoles.map(({ name, permissions }) => ({
      role_id: newId(`role ${name}`),
      name,
      permissions: [...permissions],
    })),
    departments: named(newId, 'department', words.departments),
    designations: named(newId, 'designation', words.designations),
  }
}

const named = (
  newId: (of: string) => string,
  kind: string,
  names: Readonly<Record<string, string>>,
) => Object.entries(names).map(([key, name]) => ({ id: newId(`${kind} ${key}`), name }))

export function startingLeaveRules(
  newId: (of: string) => string,
  { workspace_id, locale }: { workspace_id: string; locale: string },
) {
  const { leaveTypes, policy, policyDescription } = startingWords[languageOf(locale)]

  return {
    types: [
      { key: 'annual', name: leaveTypes.annual, accrues: true, paid_percent: '100' },
      { key: 'sick', name: leaveTypes.sick, accrues: false, paid_percent: '100' },
      { key: 'unpaid', name: leaveTypes.unpaid, accrues: false, paid_percent: '0' },
    ].map(({ key, ...type }) => ({
      workspace_id,
      leave_type_id: newId(`leave type ${key}`),
      ...type,
      approval_required: true,
      document_required: false,
      half_days: true,
      smallest_part: 'half_day' as const,
      takes_account: false,
    })),
    policies: [
      {
        workspace_id,
        policy_id: newId('leave policy'),
        name: policy,
        description: policyDescription,
        holiday_allowance: '24',
        unlimited: false,
        days_type: 'working_days' as const,
        expire_in_months: 3,
        carry_over_days: '5',
        allow_negative: false,
        ...newPolicyTerms,
      },
    ],
  }
}
