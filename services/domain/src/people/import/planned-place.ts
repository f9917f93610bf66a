import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import type { Company, KnownEmployee } from './company'
import type { ImportField } from './fields'
import type { ImportPlan, MissingKind, PlannedRow, PlanOptions } from './planned-row'
import { key } from './recognise'
import type { ImportRow } from './rows'

interface Places {
  company: Company
  structure: ReturnType<typeof structureOf>
  tell: (field: ImportField, code: string, params: ErrorParams) => void
}

/**
 * Returns office, role and time-off policy of a new employee. Existing employees keep theirs, which
 * change with an effective date. A missing office is added; a role or policy is not, because its
 * permissions or rules are unknown.
 */
export function placeOf(
  source: ImportRow,
  known: KnownEmployee | undefined,
  { company, structure, tell }: Places,
): Partial<PlannedRow['job']> {
  const { office, role, time_off_policy } = source
  const named = <T extends { name: string }>(all: readonly T[] | undefined, name: string) =>
    all?.find((each) => key(each.name) === key(name))

  const [there, policy] = [
    role && named(company.roles, role),
    time_off_policy && named(company.policies, time_off_policy),
  ]

  if (known) {
    const moves =
      (office && named(company.offices, office)?.id !== known.office_id) ||
      (role && (!there || there.id !== known.role_id)) ||
      (time_off_policy && (!policy || policy.id !== known.time_off_policy_id))

    if (moves) tell(office ? 'office' : role ? 'role' : 'time_off_policy', 'import.place_stays', {})
    return {}
  }

  const location_id = office
    ? structure('office', office, source.timezone ?? company.timezone)
    : null
  if (office && !location_id) tell('office', 'import.no_office', { name: office })

  if (role && !there) tell('role', 'import.no_role', { name: role })
  else if (there && !(company.mayEditCompany && there.given))
    tell('role', 'import.restricted_role', { name: there.name })

  if (time_off_policy && !policy)
    tell('time_off_policy', 'import.no_policy', { name: time_off_policy })

  return {
    ...(location_id && { location_id }),
    ...(there && company.mayEditCompany && there.given && { role_id: there.id }),
    ...(policy && { time_off_policy_id: policy.id }),
  }
}

/**
 * Returns ids of departments, designations and offices by name. Unknown ones are collected once
 * each, or undefined if they may not be added.
 */
export function structureOf(
  { departments, designations, offices = [], mayEditCompany }: Company,
  newId: PlanOptions['newId'],
) {
  const byName = (all: readonly { id: string; name: string }[]) =>
    new Map(all.map(({ id, name }) => [key(name), id]))

  const known = {
    department: byName(departments),
    designation: byName(designations),
    office: byName(offices),
  }

  const missing: ImportPlan['missing'] = []

  const find = (kind: MissingKind, name: string, timezone?: string): string | null => {
    const found = known[kind].get(key(name))
    if (found || !mayEditCompany) return found ?? null
    const id = newId(`${kind} ${key(name)}`)
    known[kind].set(key(name), id)
    missing.push({ kind, id, name, ...(timezone && { timezone }) })

    return id
  }

  return Object.assign(find, { missing })
}
