import type { leaveImportFormats } from '@workledger/contracts/leave/leave-imports.events'

export type LeaveImportFormat = (typeof leaveImportFormats)[number]

/** Headings of people and types in lists of leave and of balances. */
export const personHeadings = {
  oid: [
    ...['employee #', 'employee number', 'employee id', 'employee no.', 'employee'],
    ...['personalnummer', 'matricule', 'número de empleado', 'matricola', '工号'],
  ],
  email: [
    ...['email', 'e-mail', 'work email', 'employee email', "employee's email address"],
    ...['email address', 'e-mail-adresse', 'e-mail-adresse des mitarbeiters', 'adresse e-mail'],
    ...['courriel', 'correo electrónico', 'correo', 'indirizzo e-mail', '邮箱', '电子邮件'],
  ],
  name: [
    ...['employee name', 'name', 'full name', 'last name, first name', 'mitarbeiter'],
    ...['employé', 'salarié', 'collaborateur', 'empleado', 'dipendente', '姓名', '员工'],
  ],
  first_name: ['first name', 'vorname', 'prénom', 'nombre', 'nome', '名'],
  last_name: ['last name', 'nachname', 'nom', 'apellidos', 'apellido', 'cognome', '姓'],
} as const

export const typeHeadings = [
  ...['leave type', 'absence type', 'time off type', 'type', 'category', 'policy'],
  ...['abwesenheitsart', 'abwesenheitstyp', "type d'absence", 'type d’absence'],
  ...['tipo de ausencia', 'tipo', 'tipo di assenza', '休假类型', '类型'],
] as const

export const unitHeadings = [
  'unit',
  'units',
  'einheit',
  'unité',
  'unidad',
  'unità',
  '单位',
] as const

/**
 * Headings of each meaning, the surest first: those of BambooHR, Personio and Frappe HR, then
 * German, French, Spanish, Italian and Chinese ones.
 */
const headings = {
  id: ['id', 'request id', 'absence id', 'leave application'],
  ...personHeadings,
  type: typeHeadings,
  from: [
    ...['from date', 'start date', 'from', 'start', 'anfangsdatum', 'startdatum', 'von'],
    ...['date de début', 'début', 'fecha de inicio', 'desde', 'data di inizio', 'dal', '开始日期'],
  ],
  to: [
    ...['to date', 'end date', 'to', 'end', 'enddatum', 'bis', 'date de fin', 'fin'],
    ...['fecha de fin', 'hasta', 'data di fine', 'al', '结束日期'],
  ],
  from_time: ['start time', 'anfangszeit', 'heure de début', 'hora de inicio', 'ora di inizio'],
  to_time: ['end time', 'endzeit', 'heure de fin', 'hora de fin', 'ora di fine'],
  half_first: ['half day first day', 'half day start', 'halber tag erster tag'],
  half_last: ['half day last day', 'half day end', 'halber tag letzter tag'],
  half_day: ['half day', 'halber tag', 'demi-journée', 'medio día', 'mezza giornata', '半天'],
  half_day_date: ['half day date'],
  amount: [
    ...['total leave days', 'amount', 'days', 'number of days', 'tage', 'anzahl tage'],
    ...['jours', 'nombre de jours', 'días', 'giorni', '天数'],
  ],
  hours: ['hours', 'stunden', 'heures', 'horas', 'ore', '小时'],
  unit: unitHeadings,
  status: ['status', 'state', 'statut', 'état', 'estado', 'stato', '状态'],
  note: [
    ...['notes', 'note', 'comment', 'comments', 'reason', 'description', 'kommentar'],
    ...['bemerkung', 'commentaire', 'motif', 'comentario', 'motivo', 'commento', '备注'],
  ],
} as const satisfies Record<string, readonly string[]>

export type LeaveColumn = keyof typeof headings

export interface LeaveColumns {
  readonly format: LeaveImportFormat
  /** Number of the column, counted from 0. */
  readonly at: Partial<Record<LeaveColumn, number>>
}

/** Returns a heading as it is compared. */
const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')

/** Returns the number of each column, counted from 0, and the headings as they are compared. */
export function columnsOf<Column extends string>(
  row: readonly string[],
  headings: Readonly<Record<Column, readonly string[]>>,
) {
  const names = row.map(plain)
  const at: Partial<Record<Column, number>> = {}

  for (const [column, known] of Object.entries<readonly string[]>(headings)) {
    const heading = known.find((name) => names.includes(name))
    if (heading !== undefined) at[column as Column] = names.indexOf(heading)
  }

  return { at, names: new Set(names) }
}

/** Recognises an export by its headings. Of several columns of one meaning the best heading counts. */
export function leaveColumns(row: readonly string[]): LeaveColumns {
  const { at, names } = columnsOf(row, headings)

  return { format: formatOf(names), at }
}

function formatOf(names: ReadonlySet<string>): LeaveImportFormat {
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('leave type', 'from date', 'to date')) return 'frappe'
  if (has('absence type', 'start date') || has('abwesenheitsart')) return 'personio'
  if (has('from', 'to', 'type') || has('employee #')) return 'bamboohr'

  return 'other'
}

/** Whether the columns tell who was away, from when to when, and the type. */
export const hasLeaves = ({ at }: LeaveColumns): boolean =>
  at.from !== undefined && at.type !== undefined && hasPerson(at)

/** Whether the columns tell whose row it is. */
export const hasPerson = (at: Partial<Record<keyof typeof personHeadings, number>>): boolean =>
  [at.oid, at.email, at.name, at.first_name].some((column) => column !== undefined)

/** Whether the row is the headings of a list of leave. */
export const isHeadingRow = (row: readonly string[]): boolean => hasLeaves(leaveColumns(row))
