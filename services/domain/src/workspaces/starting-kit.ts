import { startingRoles } from '@workledger/contracts/kernel/permissions'
import { newPolicyTerms } from '@workledger/contracts/leave/policy-terms'

/**
 * Returns the initial records of a new workspace, so that the first employee can be added and the
 * first leave taken.
 */
export function startingStructure(
  newId: (of: string) => string,
  timezone: string,
  country: string | null,
) {
  return {
    office: { location_id: newId('office'), name: 'Main office', timezone, country },
    roles: startingRoles.map(({ name, permissions }) => ({
      role_id: newId(`role ${name}`),
      name,
      permissions: [...permissions],
    })),
    departments: ['Management', 'Operations', 'Finance', 'People'].map((name) => ({
      id: newId(`department ${name}`),
      name,
    })),
    designations: ['Manager', 'Specialist', 'Assistant'].map((name) => ({
      id: newId(`designation ${name}`),
      name,
    })),
  }
}

export function startingLeaveRules(newId: (of: string) => string, workspace_id: string) {
  return {
    types: [
      { name: 'Annual leave', accrues: true, paid_percent: '100' },
      { name: 'Sick leave', accrues: false, paid_percent: '100' },
      { name: 'Unpaid leave', accrues: false, paid_percent: '0' },
    ].map((type) => ({
      workspace_id,
      leave_type_id: newId(`leave type ${type.name}`),
      ...type,
      approval_required: true,
      document_required: false,
      half_days: true,
    })),
    policies: [
      {
        workspace_id,
        policy_id: newId('leave policy'),
        name: 'Standard',
        description: '24 working days a year, 5 carried over until March.',
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
