import { CodedError } from '@workledger/contracts/kernel/errors'
import { customFieldsDecider } from './custom-fields/custom-fields'
import { Means, RowOfKnownPerson, refusedRow, without } from './import-rows'
import { type DirectoryClaim, directoryDecider } from './people/directory'
import type { ImportPlanned, RefusedRow } from './people/import/import'
import { type ReferenceSource, referencesDecider, type Target } from './references/references'

/** Rows whose claims form one decision. */
const CLAIMS_AT_ONCE = 500

/**
 * Claims the rows' keys in the directory. If one of a group is refused, each row is tried
 * separately.
 */
export async function* claimKeys(
  rows: readonly RowOfKnownPerson[],
  means: Means,
): AsyncGenerator<void, RefusedRow[]> {
  const refused: RefusedRow[] = []
  const claiming = rows
    .map((row) => ({ row, claims: claimsOf(row, means) }))
    .filter(({ claims }) => claims.length > 0)

  const take = (step: string, some: typeof claiming) =>
    means.give(
      directoryDecider,
      means.workspace,
      { type: 'claim', claims: some.flatMap(({ claims }) => claims) },
      { step },
    )

  for (let at = 0; at < claiming.length; at += CLAIMS_AT_ONCE) {
    const some = claiming.slice(at, at + CLAIMS_AT_ONCE)

    try {
      await take(`claims ${at}`, some)
    } catch (error) {
      if (!(error instanceof CodedError)) throw error

      for (const one of some)
        await take(`claim ${one.row.row}`, [one]).catch((reason) =>
          refused.push(refusedRow(one.row, reason)),
        )
    }

    yield
  }

  return refused
}

function claimsOf(
  { employee_id, action, planned: { job, profile, terminate, terminated } }: RowOfKnownPerson,
  { keyOf }: Means,
): DirectoryClaim[] {
  return [
    ...(job.oid ? [{ employee_id, kind: 'oid' as const, key: keyOf('oid', job.oid) }] : []),
    ...(profile.email
      ? [{ employee_id, kind: 'email' as const, key: keyOf('email', profile.email) }]
      : []),
    ...(job.manager_id
      ? [{ employee_id, kind: 'manager' as const, manager_id: job.manager_id }]
      : []),
    ...(action === 'update' && terminate && !terminated
      ? [{ employee_id, kind: 'resignation' as const }]
      : []),
  ]
}

/** Claims the offices, departments, designations and roles that the rows reference. */
export async function* claimPlaces(
  rows: readonly RowOfKnownPerson[],
  /** Where new people begin; without it there are none. */
  plan: Pick<ImportPlanned, 'place'> | undefined,
  { give }: Means,
): AsyncGenerator<void, RefusedRow[]> {
  const namings = new Map<string, Target & { source: ReferenceSource; rows: RowOfKnownPerson[] }>()

  const name = (
    row: RowOfKnownPerson,
    source: ReferenceSource,
    kind: Target['kind'],
    target_id: string | null | undefined,
  ) => {
    if (!target_id) return
    const naming = namings.get(target_id) ?? { kind, target_id, source, rows: [] }
    naming.rows.push(row)
    namings.set(target_id, naming)
  }

  for (const row of rows) {
    if (row.action === 'add')
      name(row, 'employee', 'office', row.planned.job.location_id ?? plan?.place.location_id)

    name(row, 'employee', 'department', row.planned.job.department_id)
    name(row, 'employee', 'role', row.planned.job.role_id)
    name(row, 'employment', 'designation', row.planned.contract?.terms.designation_id)
  }

  const refused: RefusedRow[] = []

  for (const { rows: those, ...naming } of namings.values())
    for (let at = 0; at < those.length; at += CLAIMS_AT_ONCE) {
      const some = those.slice(at, at + CLAIMS_AT_ONCE)
      const source_ids = some.map(({ employee_id }) => employee_id)

      await give(
        referencesDecider,
        naming.target_id,
        { ...naming, type: 'claim', source_ids },
        { step: `places ${at}` },
      ).catch((error) => refused.push(...some.map((row) => refusedRow(row, error))))

      yield
    }

  return refused
}

/** Claims the custom fields in which the rows have values. */
export async function* claimFields(
  rows: readonly RowOfKnownPerson[],
  { values: { fields, rows: saying } }: ImportPlanned,
  { workspace, give }: Means,
): AsyncGenerator<void, RefusedRow[]> {
  const values = new Map(saying.map((row) => [row.row, row.values]))
  const refused: RefusedRow[] = []

  for (const field of fields) {
    const those = rows.filter(({ row }) => Object.hasOwn(values.get(row) ?? {}, field.field_id))

    for (let at = 0; at < those.length; at += CLAIMS_AT_ONCE) {
      const some = without(those.slice(at, at + CLAIMS_AT_ONCE), refused)
      const owner_ids = some.map(({ employee_id }) => employee_id)

      const claim = {
        type: 'claim' as const,
        workspace_id: workspace,
        fields: [field],
        owner_ids,
        planned: true,
      }

      await give(customFieldsDecider, workspace, claim, {
        step: `field ${field.field_id} ${at}`,
      }).catch((error) => refused.push(...some.map((row) => refusedRow(row, error))))
      yield
    }
  }

  return refused
}
