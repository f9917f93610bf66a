import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import { changedAccount } from './changed-account'
import type { Company, KnownEmployee } from './company'
import type { DetailField } from './details'
import type { ImportField } from './fields'
import { contractOf } from './planned-contract'
import { endedTooEarly, terminationOf } from './planned-ending'
import { placeOf, structureOf } from './planned-place'
import type { ImportPlan, PlannedRow, PlanOptions } from './planned-row'
import { isAnotherPerson, managerFinder, recogniser } from './recognise'
import type { ImportProblem, ImportRow } from './rows'
import { shownText, textOf } from './values'

/**
 * Plans an import against the company: new, changed and unchanged employees. Pure; `newId` makes
 * the ids. Matches employees by employee id, then e-mail, then, if a row has neither, by full name.
 */
export function planImport(
  rows: readonly ImportRow[],
  refused: ReadonlySet<number>,
  company: Company,
  options: PlanOptions,
): ImportPlan {
  const problems: ImportProblem[] = []

  const tell = (
    { row, field }: { row: number; field: ImportField | null },
    level: ImportProblem['level'],
    code: string,
    params?: ErrorParams,
  ) => problems.push({ row, column: field && options.heading(field), field, level, code, params })

  const recognise = recogniser(company.employees)
  const structure = structureOf(company, options.newId)
  const out = new Set(refused)

  const targetOf = (row: ImportRow) => {
    if (out.has(row.row)) return undefined
    const found = recognise(row)

    if ('clash' in found) {
      out.add(row.row)
      tell({ row: row.row, field: found.field }, 'error', found.clash.code, found.clash.params)
      return undefined
    }

    if (found.known && isAnotherPerson(row, found.known)) {
      out.add(row.row)

      tell({ row: row.row, field: 'oid' }, 'error', 'import.another_person', {
        oid: row.oid!,
        name: fullName(found.known),
      })

      return undefined
    }

    if (found.byName) tell({ row: row.row, field: null }, 'warning', 'import.by_name')

    return { id: found.known?.id ?? options.newId(`employee ${row.row}`), known: found.known }
  }

  const targets = rows.map(targetOf)
  const leaving = new Set(
    company.employees.flatMap(({ id, status }) => (status === 'terminated' ? [id] : [])),
  )

  rows.forEach((row, index) => {
    const ended = row.terminated_on ?? row.ended_on
    if (targets[index] && ended !== null && ended < options.today) leaving.add(targets[index].id)
  })

  const managers = managerFinder(rows, targets, company.employees)

  const planRow = (source: ImportRow, index: number): PlannedRow => {
    const target = targets[index]

    const base = {
      row: source.row,
      source,
      profile: {},
      job: {},
      contract: null,
      account: null,
      values: {},
      terminate: null,
      terminated: false,
    }

    if (!target) return { ...base, action: 'refused', employee_id: null }
    const { id, known } = target
    const job: PlannedRow['job'] = {}
    if (source.oid !== null && source.oid !== known?.oid) job.oid = source.oid

    if (source.hired_on !== null && source.hired_on !== known?.hired_on)
      job.hired_on = source.hired_on

    const department = source.department && structure('department', source.department)

    if (source.department && !department)
      tell({ row: source.row, field: 'department' }, 'warning', 'import.no_department', {
        name: source.department,
      })

    if (department && department !== known?.department_id) job.department_id = department
    const designation_id = source.designation ? structure('designation', source.designation) : null

    if (source.designation && !designation_id)
      tell({ row: source.row, field: 'designation' }, 'warning', 'import.no_designation', {
        name: source.designation,
      })

    Object.assign(
      job,
      placeOf(source, known, {
        company,
        structure,
        tell: (field, code, params) => tell({ row: source.row, field }, 'warning', code, params),
      }),
    )

    const manager = source.manager ? managers(source.manager, id) : undefined

    // If an employee is called *None*, it means them; otherwise it means no manager.
    if (manager && 'warning' in manager) {
      if (textOf(source.manager))
        tell(
          { row: source.row, field: 'manager' },
          'warning',
          manager.warning.code,
          manager.warning.params,
        )
    } else if (manager && leaving.has(manager.id))
      tell({ row: source.row, field: 'manager' }, 'warning', 'import.manager_gone', {
        name: source.manager!,
      })
    else if (manager && manager.id !== known?.manager_id) job.manager_id = manager.id

    const profile = profileOf(source, known, (code) =>
      tell({ row: source.row, field: 'email' }, 'warning', code),
    )

    if (known && Object.keys(job).length > 0 && !company.mayEditCompany) {
      tell({ row: source.row, field: null }, 'error', 'import.restricted')
      return { ...base, action: 'refused', employee_id: id }
    }

    const terminate = terminationOf(source, known, options.today, (code, params) =>
      tell({ row: source.row, field: 'ended_on' }, 'warning', code, params),
    )

    const early =
      terminate &&
      endedTooEarly(
        terminate,
        source.hired_on ?? known?.hired_on ?? null,
        known?.last_worked_on ?? null,
      )

    if (early) {
      tell({ row: source.row, field: 'ended_on' }, 'error', early.code, early.params)
      return { ...base, action: 'refused', employee_id: id }
    }

    if (terminate && id === options.self) {
      tell({ row: source.row, field: 'ended_on' }, 'error', 'people.self')
      return { ...base, action: 'refused', employee_id: id }
    }

    if (!company.mayEditCompany && source.pay)
      tell({ row: source.row, field: 'pay' }, 'warning', 'import.restricted_pay')

    const contract = company.mayEditCompany
      ? contractOf(source, known, { designation_id, currency: company.currency }, options)
      : null
    const gives = contract !== null || job.hired_on !== undefined || job.manager_id !== undefined

    if (gives && options.own?.employees.includes(id)) {
      tell({ row: source.row, field: null }, 'error', 'import.own_row', { name: options.own.other })
      return { ...base, action: 'refused', employee_id: id }
    }

    const account = changedAccount(source, known)
    const own = id === options.self
    // One's own account changes by the form alone, which its owner always has.
    if (account && own) tell({ row: source.row, field: null }, 'warning', 'import.own_account')
    const entered = own ? null : account

    const values = Object.fromEntries(
      Object.entries(source.values ?? {}).filter(([id, text]) => text !== known?.values?.[id]),
    )
    const said = [profile, job, values].some((part) => Object.keys(part).length > 0)
    const changes = said || terminate !== null || contract !== null || entered !== null

    return {
      row: source.row,
      source,
      employee_id: id,
      action: known ? (changes ? 'update' : 'unchanged') : 'add',
      profile,
      job,
      contract,
      account: entered,
      values,
      terminate,
      terminated: known?.status === 'terminated',
    }
  }

  const planned = rows.map(planRow)
  breakCircles(planned, company.employees, (row) =>
    tell({ row, field: 'manager' }, 'warning', 'import.manager_circle'),
  )

  return { rows: planned, problems, missing: structure.missing }
}

/** Returns whether a cell changes a text; spaces that a file cannot keep change nothing. */
const differs = (text: string | null, known: string | null | undefined) =>
  text !== (known ?? null) && (text === null || text !== shownText(known ?? null))

function profileOf(
  source: ImportRow,
  known: KnownEmployee | undefined,
  warn: (code: string) => void,
): PlannedRow['profile'] {
  const profile: PlannedRow['profile'] = Object.fromEntries(
    (Object.entries(source.details ?? {}) as [DetailField, string][]).filter(([field, text]) =>
      differs(text, known?.details?.[field]),
    ),
  )

  if (differs(source.first_name, known?.first_name)) profile.first_name = source.first_name!

  // A blank cell leaves the last name unchanged.
  if (source.last_name !== null && differs(source.last_name, known?.last_name))
    profile.last_name = source.last_name

  if (source.email !== null && source.email !== (known?.email && normalisedAddress(known.email))) {
    if (known?.joined) warn('import.joined')
    else profile.email = source.email
  }

  return profile
}

/** Drops managers that would create a circle, including those of the company's own chains. */
function breakCircles(
  planned: readonly PlannedRow[],
  employees: readonly KnownEmployee[],
  warn: (row: number) => void,
) {
  const manager = new Map(employees.map(({ id, manager_id }) => [id, manager_id]))

  for (const { employee_id, job, action } of planned)
    if (action !== 'refused' && employee_id && job.manager_id)
      manager.set(employee_id, job.manager_id)

  for (const { row, employee_id, job } of planned) {
    if (!employee_id || !job.manager_id) continue
    const seen = new Set<string>()
    let above: string | null | undefined = job.manager_id

    while (above && above !== employee_id && !seen.has(above)) {
      seen.add(above)
      above = manager.get(above)
    }

    if (above !== employee_id) continue
    delete job.manager_id
    manager.set(employee_id, employees.find(({ id }) => id === employee_id)?.manager_id ?? null)
    warn(row)
  }
}
