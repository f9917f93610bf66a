import { CodedError } from '@workledger/contracts/kernel/errors'
import { customFieldsDecider } from './custom-fields/custom-fields'
import { customValuesDecider } from './custom-fields/custom-values'
import { employmentDecider } from './employment/employment'
import { withoutUndefined } from './kernel/changed'
import type { Decider } from './kernel/decider'
import { sideBySide } from './kernel/side-by-side'
import { type DirectoryClaim, type DirectoryKind, directoryDecider } from './people/directory'
import { employeeDecider } from './people/employee'
import { blank } from './people/employee-state'
import type { EmployeeImportState, ImportPlanned, RefusedRow } from './people/import/import'
import { type ReferenceSource, referencesDecider, type Target } from './references/references'
import { structureDecider } from './structure/structure'

/** Rows whose claims form one decision. */
const CLAIMS_AT_ONCE = 500

/** Rows of one slice. */
const SLICE = 128

type PlannedImportRow = ImportPlanned['rows'][number]

/** A row whose person was not erased meanwhile. */
type RowOfKnownPerson = Omit<PlannedImportRow, 'planned'> & {
  planned: NonNullable<PlannedImportRow['planned']>
}

export interface GiveOptions {
  /** Distinguishes several commands on one stream. */
  step?: string
  /** The command begins the stream. */
  fresh?: boolean
}

/** Runs a command and returns the state after it; throws a refusal. */
export type Give = <S, C, E extends { type: string; data: object }>(
  decider: Decider<S, C, E>,
  id: string,
  command: C,
  options?: GiveOptions,
) => Promise<S>

export interface Means {
  workspace: string
  give: Give
  /** Returns the keyed hash under which an employee id or address is unique. */
  keyOf(kind: DirectoryKind, value: string): string
}

/**
 * Runs the commands of a planned import: the structure, then claims, then rows in parallel. A
 * repetition with the same command ids adds only missing records, so it may resume at any point.
 * Yields after each slice, so that callers can do other work.
 */
export async function* carryOut(
  plan: ImportPlanned,
  means: Means,
): AsyncGenerator<void, RefusedRow[]> {
  const real = await addMissing(plan, means)
  const rows = plan.rows.flatMap((row): RowOfKnownPerson[] =>
    row.planned ? [{ ...row, planned: withReal(row.planned, real) }] : [],
  )
  const refused = yield* claimKeys(rows, means)
  refused.push(...(yield* claimPlaces(without(rows, refused), plan, means)))
  refused.push(...(yield* claimFields(without(rows, refused), plan, means)))
  const values = new Map(plan.values.rows.map((row) => [row.row, row.values]))
  const queue = without(rows, refused)

  for (let at = 0; at < queue.length; at += SLICE) {
    const write = (row: RowOfKnownPerson) =>
      writeRow(row, values.get(row.row) ?? {}, plan, means).catch((error) =>
        refused.push(refusedRow(row, error)),
      )

    await sideBySide(queue.slice(at, at + SLICE), write)
    yield
  }

  return refused
}

/** Runs all slices. */
export async function wholly<T>(slices: AsyncGenerator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = await slices.next()
    if (done) return value
  }
}

/** Returns the counts for the record of an import. */
export function countsOf(
  state: Extract<EmployeeImportState, { status: 'planned' }>,
  refused: readonly RefusedRow[],
) {
  const { plan } = state
  const written = without(plan.rows, refused)
  const of = (action: string) => written.filter((row) => row.action === action).length

  return {
    rows: state.rows,
    added: of('add'),
    updated: of('update'),
    unchanged: plan.unchanged,
    refused: state.rows - written.length - plan.unchanged,
    terminated: written.filter(({ planned }) => planned?.terminate).length,
  }
}

/**
 * Adds departments, designations and offices. Returns their ids, which differ from the planned ones
 * if another process added them first.
 */
async function addMissing(
  { missing }: ImportPlanned,
  { workspace, give }: Means,
): Promise<(id: string) => string> {
  if (missing.length === 0) return (id) => id

  const state = await give(structureDecider, workspace, {
    type: 'add-missing',
    workspace_id: workspace,
    items: missing,
  })

  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

  const namesOf = (kind: (typeof missing)[number]['kind']): [id: string, name: string][] =>
    kind === 'office'
      ? Object.entries(state.offices).map(([id, office]) => [id, office.name])
      : Object.entries(state[kind])

  const real = new Map(
    missing.map(({ kind, id, name }) => [
      id,
      namesOf(kind).find(([, other]) => same(other, name))?.[0],
    ]),
  )

  return (id) => real.get(id) ?? id
}

function withReal(
  planned: RowOfKnownPerson['planned'],
  real: (id: string) => string,
): RowOfKnownPerson['planned'] {
  const { job, contract } = planned
  const designation = contract?.terms.designation_id

  return {
    ...planned,
    job: {
      ...job,
      ...(job.department_id && { department_id: real(job.department_id) }),
      ...(job.location_id && { location_id: real(job.location_id) }),
    },
    contract:
      contract && designation
        ? { ...contract, terms: { ...contract.terms, designation_id: real(designation) } }
        : contract,
  }
}

/**
 * Claims the rows' keys in the directory. If one of a group is refused, each row is tried
 * separately.
 */
async function* claimKeys(
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
async function* claimPlaces(
  rows: readonly RowOfKnownPerson[],
  { place }: ImportPlanned,
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
      name(row, 'employee', 'office', row.planned.job.location_id ?? place.location_id)

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
async function* claimFields(
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

async function writeContract(
  employee_id: string,
  {
    contract_id,
    kind,
    terms,
    adjustment_ids,
  }: NonNullable<RowOfKnownPerson['planned']['contract']>,
  { currency, fresh, give }: Pick<ImportPlanned, 'currency'> & { fresh: boolean; give: Give },
): Promise<void> {
  const on = { employee_id, contract_id }

  if (kind === 'change') {
    await give(employmentDecider, employee_id, {
      type: 'change',
      ...on,
      terms: withoutUndefined(terms),
    })
    return
  }

  const version = { currency, ...withoutUndefined(terms), effective_on: terms.effective_on! }

  await give(
    employmentDecider,
    employee_id,
    { type: 'add', ...on, terms: version, adjustment_ids, privileged: true, replace: true },
    { fresh },
  )
}

async function writeRow(
  { employee_id, action, planned }: RowOfKnownPerson,
  values: Readonly<Record<string, string>>,
  { invite, currency, today, place }: ImportPlanned,
  { give }: Means,
) {
  const { profile, job, contract, terminate, terminated } = planned
  const fresh = action === 'add'

  if (fresh) {
    const { email } = planned

    const person = {
      first_name: planned.first_name ?? '',
      last_name: planned.last_name ?? '',
      email,
    }

    const invited = invite && email !== null && terminate === null

    await give(
      employeeDecider,
      employee_id,
      {
        ...blank,
        employee_id,
        ...withoutUndefined(profile),
        ...person,
        ...withoutUndefined(place),
        ...withoutUndefined(job),
        invite: invited,
        type: 'add',
      },
      { fresh },
    )
  } else
    await give(employeeDecider, employee_id, { type: 'change', employee_id, today, profile, job })

  if (contract) await writeContract(employee_id, contract, { currency, fresh, give })

  if (Object.keys(values).length > 0)
    await give(
      customValuesDecider,
      employee_id,
      { type: 'import', owner_id: employee_id, values },
      { fresh },
    )

  if (!terminate) return

  if (terminated)
    await give(employeeDecider, employee_id, { type: 'unterminate', employee_id }, { step: 'back' })

  await give(
    employeeDecider,
    employee_id,
    { type: 'terminate', employee_id, terminated_on: terminate, today },
    { step: 'end' },
  )
}

function without<R extends { row: number }>(
  rows: readonly R[],
  refused: readonly RefusedRow[],
): R[] {
  const out = new Set(refused.map(({ row }) => row))
  return rows.filter(({ row }) => !out.has(row))
}

function refusedRow({ row }: { row: number }, error: unknown): RefusedRow {
  if (!(error instanceof CodedError)) throw error
  return { row, code: error.code }
}
