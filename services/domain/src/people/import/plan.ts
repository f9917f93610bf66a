import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import { rounded } from '../../kernel/money'
import type { Company, Contract, Known, Terms } from './company'
import type { DetailField, ImportedDetails } from './details'
import type { ImportField } from './fields'
import { fullName, isSomebodyElse, key, managerFinder, recogniser } from './recognise'
import type { ImportProblem, ImportRow } from './rows'
import { textOf } from './values'

/** The plan for one row. `values` holds the fields to set; unchanged fields are left out. */
export interface PlannedRow {
  row: number
  action: 'add' | 'update' | 'unchanged' | 'refused'
  employee_id: string | null
  source: ImportRow
  profile: { first_name?: string; last_name?: string; email?: string } & ImportedDetails
  job: {
    oid?: string
    manager_id?: string
    department_id?: string
    hired_on?: string
    location_id?: string
    role_id?: string
    time_off_policy_id?: string
  }
  /** A first contract, a new version, or a correction of the newest one; null for none. */
  contract: {
    kind: 'add' | 'change'
    contract_id: string
    terms: Terms
    adjustment_ids: string[]
  } | null
  /** Custom fields by id. */
  values: Record<string, string>
  /** Last day of work, if it is in the past and new. */
  terminate: string | null
  /** Is already terminated on another day. */
  terminated: boolean
}

type MissingKind = 'department' | 'designation' | 'office'

interface Missing {
  kind: MissingKind
  id: string
  name: string
  timezone?: string
}

export interface ImportPlan {
  rows: PlannedRow[]
  problems: ImportProblem[]
  /** Departments, designations and offices to add; an office with its time zone. */
  missing: Missing[]
}

export interface PlanOptions {
  /** The importer, who cannot end their own employment by an import. */
  self: string
  /**
   * The importer and the admin behind their session, with another person who could give them pay.
   * Then their own rows give them nothing.
   */
  own?: { readonly employees: readonly string[]; readonly other: string } | undefined
  today: string
  /**
   * Returns the id of a new record by its kind and row. A repetition after a crash must give the
   * remaining rows the same ids.
   */
  newId: (of: string) => string
  /** Returns the heading of the column with a field. */
  heading: (field: ImportField) => string | null
  /**
   * Effective date of changed terms as a new version; without it the newest contract is corrected.
   */
  payEffectiveOn?: string | undefined
}

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

    if (found.known && isSomebodyElse(row, found.known)) {
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

    const values = Object.fromEntries(
      Object.entries(source.values ?? {}).filter(([id, text]) => text !== known?.values?.[id]),
    )
    const said = [profile, job, values].some((part) => Object.keys(part).length > 0)
    const changes = said || terminate !== null || contract !== null

    return {
      row: source.row,
      source,
      employee_id: id,
      action: known ? (changes ? 'update' : 'unchanged') : 'add',
      profile,
      job,
      contract,
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

function profileOf(
  source: ImportRow,
  known: Known | undefined,
  warn: (code: string) => void,
): PlannedRow['profile'] {
  const profile: PlannedRow['profile'] = Object.fromEntries(
    (Object.entries(source.details ?? {}) as [DetailField, string][]).filter(
      ([field, text]) => text !== known?.details?.[field],
    ),
  )

  if (source.first_name !== known?.first_name) profile.first_name = source.first_name!

  // A blank cell leaves the last name unchanged.
  if (source.last_name !== null && source.last_name !== known?.last_name)
    profile.last_name = source.last_name

  if (source.email !== null && source.email !== (known?.email && normalisedAddress(known.email))) {
    if (known?.joined) warn('import.joined')
    else profile.email = source.email
  }

  return profile
}

function contractOf(
  source: ImportRow,
  known: Known | undefined,
  { designation_id, currency }: { designation_id: string | null; currency: string },
  { today, newId, payEffectiveOn }: PlanOptions,
): PlannedRow['contract'] {
  const before = known?.contract
  // A file without a currency means that of the contract it changes.
  const payCurrency = source.pay_currency ?? before?.currency ?? currency

  const said = contractTermsOf(source, designation_id, {
    pay: payCurrency,
    usual: before?.currency ?? currency,
  })

  if (!before) {
    const start_date =
      source.contract_start === undefined
        ? (source.hired_on ?? known?.hired_on)
        : source.contract_start

    if (
      Object.keys(said).length === 0 &&
      !(source.contract_start === undefined ? source.hired_on : start_date)
    )
      return null

    return {
      kind: 'add',
      contract_id: newId(`contract ${source.row}`),
      adjustment_ids: [],
      terms: {
        effective_on: start_date ?? said.end_date ?? today,
        ...(start_date ? { start_date } : {}),
        ...said,
      },
    }
  }

  const comparable = (value: unknown, field: string) =>
    value !== null && field === 'base_compensation_amount'
      ? rounded(String(value), before.currency)
      : value

  const terms = Object.fromEntries(
    Object.entries(said).filter(
      ([field, value]) => value !== comparable(before[field as keyof Contract], field),
    ),
  ) as Terms

  if (Object.keys(terms).length === 0) return null
  const version = payEffectiveOn && payEffectiveOn > before.effective_on

  return version
    ? {
        kind: 'add',
        contract_id: newId(`contract ${source.row}`),
        terms: {
          effective_on: payEffectiveOn,
          ...(payCurrency !== currency ? { currency: payCurrency } : {}),
          ...terms,
        },
        adjustment_ids: Array.from({ length: before.adjustments }, (_, n) =>
          newId(`adjustment ${source.row} ${n}`),
        ),
      }
    : { kind: 'change', contract_id: before.id, terms, adjustment_ids: [] }
}

/** Returns the contract terms that a row names. */
const contractTermsOf = (
  source: ImportRow,
  designation_id: string | null,
  currencies: { pay: string; usual: string },
): Terms => ({
  ...((source.contract_end ?? source.ended_on)
    ? { end_date: source.contract_end ?? source.ended_on }
    : {}),
  ...(designation_id ? { designation_id } : {}),
  ...(source.pay && source.pay_period
    ? {
        base_compensation_amount: rounded(source.pay, currencies.pay),
        base_compensation_type: source.pay_period,
        ...(currencies.pay !== currencies.usual ? { currency: currencies.pay } : {}),
      }
    : {}),
})

function terminationOf(
  { terminated_on, ...source }: ImportRow,
  known: Known | undefined,
  today: string,
  warn: (code: string, params: ErrorParams) => void,
): string | null {
  const ended_on = terminated_on ?? source.ended_on
  const past = ended_on !== null && ended_on < today

  if (known?.status === 'terminated') {
    if (past && ended_on !== known.terminated_on) return ended_on
    if (!past) warn('import.gone', { day: known.terminated_on! })
    return null
  }

  return past ? ended_on : null
}

/** Returns why an end of employment would be refused; see the decider of employees. */
function endedTooEarly(ended_on: string, hired_on: string | null, last_worked_on: string | null) {
  if (hired_on && ended_on < hired_on)
    return { code: 'people.ended_before_hire', params: { day: hired_on } }

  if (last_worked_on && ended_on < last_worked_on)
    return { code: 'people.ended_before_work', params: { day: last_worked_on } }

  return undefined
}

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
function placeOf(
  source: ImportRow,
  known: Known | undefined,
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
function structureOf(
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

/** Drops managers that would create a circle, including those of the company's own chains. */
function breakCircles(
  planned: readonly PlannedRow[],
  employees: readonly Known[],
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
