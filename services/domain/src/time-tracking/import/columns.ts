import type { timeImportFormats } from '@workledger/contracts/time-tracking/time-imports.events'

export type TimeImportFormat = (typeof timeImportFormats)[number]

/**
 * Headings of each meaning, the surest first: those of the programs, then German, French, Spanish,
 * Italian and Chinese ones. `hours` are decimal; `start` and `end` hold day and time.
 */
const headings = {
  id: ['id', 'time entry id', 'entry id'],
  person: [
    ...['name', 'user name', 'member', 'user', 'username', 'display name', 'employee'],
    ...['mitarbeiter', 'mitarbeitende', 'benutzer', 'utilisateur', 'employé', 'collaborateur'],
    ...['usuario', 'empleado', 'utente', 'dipendente', '用户', '员工', '姓名', '成员'],
  ],
  first_name: ['first name', 'vorname', 'prénom', 'nombre', 'nome', '名'],
  last_name: ['last name', 'nachname', 'nom', 'apellidos', 'apellido', 'cognome', '姓'],
  email: [
    ...['email', 'e-mail', 'user email', 'email address', 'e-mail-adresse', 'adresse e-mail'],
    ...['courriel', 'correo electrónico', 'correo', 'indirizzo e-mail', '邮箱', '电子邮件'],
  ],
  client: ['client', 'customer', 'kunde', 'cliente', '客户'],
  project: ['project', 'projekt', 'projet', 'proyecto', 'progetto', '项目'],
  task: [
    'task',
    'activity',
    'aufgabe',
    'tätigkeit',
    'tâche',
    'activité',
    'tarea',
    'attività',
    '任务',
  ],
  description: [
    ...['description', 'notes', 'note', 'time entry', 'comment', 'beschreibung', 'kommentar'],
    ...['notiz', 'commentaire', 'descripción', 'comentario', 'descrizione', 'commento'],
    ...['描述', '备注'],
  ],
  billable: [
    ...['billable', 'billable?', 'is billable', 'abrechenbar', 'verrechenbar', 'facturable'],
    ...['fatturabile', '可计费'],
  ],
  tags: ['tags', 'tag', 'labels', 'schlagwörter', 'étiquettes', 'etiquetas', 'etichette', '标签'],
  start_date: [
    ...['start date', 'date', 'spent date', 'startdatum', 'datum', 'date de début'],
    ...['fecha de inicio', 'fecha', 'data di inizio', 'data', '开始日期', '日期'],
  ],
  start_time: [
    ...['start time', 'from', 'begin', 'in', 'started at', 'startzeit', 'beginn', 'von'],
    ...['heure de début', 'début', 'hora de inicio', 'inicio', 'ora di inizio', 'inizio'],
    '开始时间',
  ],
  end_date: [
    ...['end date', 'stop date', 'enddatum', 'date de fin', 'fecha de fin', 'data di fine'],
    '结束日期',
  ],
  end_time: [
    ...['end time', 'stop time', 'to', 'out', 'ended at', 'endzeit', 'ende', 'bis'],
    ...['heure de fin', 'fin', 'hora de fin', 'ora di fine', 'fine', '结束时间'],
  ],
  start: ['start'],
  end: ['end', 'stop'],
  duration: [
    ...['duration', 'duration (h)', 'time (h)', 'dauer', 'dauer (h)', 'durée', 'durée (h)'],
    ...['duración', 'duración (h)', 'durata', 'durata (h)', '时长'],
  ],
  hours: [
    ...['hours', 'duration (decimal)', 'time (decimal)', 'stunden', 'dauer (dezimal)', 'heures'],
    ...['durée (décimal)', 'horas', 'ore', '工时', '小时数'],
  ],
} as const satisfies Record<string, readonly string[]>

export type TimeColumn = keyof typeof headings

export interface TimeColumns {
  readonly format: TimeImportFormat
  /** Number of the column, counted from 0. */
  readonly at: Partial<Record<TimeColumn, number>>
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')

/** Recognises an export by its headings. Of several columns of one meaning the best heading counts. */
export function timeColumns(row: readonly string[]): TimeColumns {
  const names = row.map(plain)
  const at: Partial<Record<TimeColumn, number>> = {}

  for (const [column, known] of Object.entries(headings)) {
    const heading = (known as readonly string[]).find((name) => names.includes(name))
    if (heading !== undefined) at[column as TimeColumn] = names.indexOf(heading)
  }

  return { format: formatOf(new Set(names)), at }
}

function formatOf(names: ReadonlySet<string>): TimeImportFormat {
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('date', 'hours', 'first name')) return 'harvest'
  if (has('start date', 'duration (h)') || has('start date', 'group')) return 'clockify'
  if (has('start date', 'start time') || has('start date', 'duration')) return 'toggl'
  if (has('date', 'from', 'to') || has('date', 'begin', 'end')) return 'kimai'
  if (has('start', 'end') && (has('user email') || has('duration (decimal)') || has('member id')))
    return 'solidtime'

  return 'other'
}

/** Whether the columns say when time was spent: a begin, or a day with a duration. */
export const hasTimes = ({ at }: TimeColumns): boolean =>
  at.start !== undefined ||
  (at.start_date !== undefined &&
    (at.start_time !== undefined || at.duration !== undefined || at.hours !== undefined))

/** Whether the row is the headings of a list of time. */
export const isHeadingRow = (row: readonly string[]): boolean => {
  const columns = timeColumns(row)
  return hasTimes(columns) && Object.keys(columns.at).length >= 3
}
