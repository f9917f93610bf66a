import { customValuesDecider } from './custom-fields/custom-values'
import { employmentDecider } from './employment/employment'
import { claimFields, claimKeys, claimPlaces } from './import-claims'
import { Give, Means, RowOfKnownPerson, refusedRow, without } from './import-rows'
import { withoutUndefined } from './kernel/changed'
import { sideBySide } from './kernel/side-by-side'
import { bankAccountDecider } from './payments/bank-account'
import { employeeDecider } from './people/employee'
import { blank } from './people/employee-state'
import type { ImportedAccount } from './people/import/accounts'
import type { EmployeeImportState, ImportPlanned, RefusedRow } from './people/import/import'
import type { PlannedAccounts } from './people/import/import-accounts'
import { structureDecider } from './structure/structure'

/** Rows of one slice. */
const SLICE = 256

/** Rows written at a time: the log groups their appends into few large batches. */
const ROWS_AT_ONCE = 128

/**
 * Runs the commands of a planned import: the structure, then claims, then rows in parallel. A
 * repetition with the same command ids adds only missing records, so it may resume at any point.
 * Yields after each slice, so that callers can do other work.
 */
export async function* carryOut(
  plan: ImportPlanned,
  { rows: accounts }: PlannedAccounts,
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
  const accountOf = new Map(accounts.map(({ row, account }) => [row, account]))
  const queue = without(rows, refused)

  for (let at = 0; at < queue.length; at += SLICE) {
    const write = (row: RowOfKnownPerson) =>
      writeRow(
        { ...row, values: values.get(row.row) ?? {}, account: accountOf.get(row.row) ?? null },
        plan,
        means,
      ).catch((error) => refused.push(refusedRow(row, error)))

    await sideBySide(queue.slice(at, at + SLICE), write, ROWS_AT_ONCE)
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

  const { state } = await give(structureDecider, workspace, {
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

interface RowToWrite extends RowOfKnownPerson {
  values: Readonly<Record<string, string>>
  account: ImportedAccount | null
}

async function writeRow(
  { employee_id, action, planned, values, account }: RowToWrite,
  { invite, currency, today, place }: ImportPlanned,
  { give, import_id }: Means,
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
    await give(employeeDecider, employee_id, {
      ...{ type: 'change', employee_id, today, profile, job, import_id },
    })

  if (contract) await writeContract(employee_id, contract, { currency, fresh, give })

  if (Object.keys(values).length > 0)
    await give(
      customValuesDecider,
      employee_id,
      { type: 'import', owner_id: employee_id, values },
      { fresh },
    )

  if (account)
    await give(bankAccountDecider, employee_id, { type: 'change', employee_id, account }, { fresh })

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
