import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { checkTimes } from '../../kernel/bounds'
import { dayIn } from '../../kernel/zone-days'
import type { ImportedEntry } from '../timer-import'
import type { ReadEntry, ReadPerson, TimeProblem } from './rows'
import { secondOf } from './times'
import { WallClock } from './wall-clock'

/** A person whom rows can belong to. */
export interface KnownPerson {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly hired_on: string | null
  /** The last day of work. */
  readonly ended_on: string | null
}

export interface KnownProject {
  readonly id: string
  readonly name: string
  readonly client_id: string
  readonly billable: boolean
}

interface Named {
  readonly id: string
  readonly name: string
}

/** A submitted or approved week. */
export interface LockedWeek {
  readonly employee_id: string
  readonly from_on: string
  readonly to_on: string
  readonly status: 'submitted' | 'approved'
}

/** The company with which a file is compared. */
export interface TimeCompany {
  readonly people: readonly KnownPerson[]
  readonly clients: readonly Named[]
  readonly projects: readonly KnownProject[]
  readonly tasks: readonly { id: string; project_id: string; title: string }[]
  readonly weeks: readonly LockedWeek[]
  readonly locked_until: string | null
}

export interface TimePlanOptions {
  /** The zone of the file's local times. */
  readonly zone: string
  /** Chosen people by the file's names; null leaves their rows out. */
  readonly people: Readonly<Record<string, string | null>>
  /** The client of projects for which the file names none. */
  readonly client: string
  /** The server's clock, ISO 8601 to the second. */
  readonly now: string
  /** The zone in force for an employee at an instant, which divides entries into days. */
  zoneOf(employee: string): (instant: string) => string
  /** Makes an id that the same company always gives the same text. */
  entryId(of: string): string
  /** Makes an id of this import. */
  newId(of: string): string
}

export type PlannedTime = ImportedEntry & { readonly row: number }

export interface PersonMatch {
  readonly key: string
  readonly name: string
  readonly email: string
  readonly rows: number
  readonly employee_id: string | null
  /** `left_out`: chosen so. */
  readonly by: 'email' | 'name' | 'choice' | 'left_out' | 'none'
}

/** What an import adds before its entries. */
export interface NewRecords {
  readonly clients: Named[]
  readonly projects: (Named & { client_id: string; billable: boolean })[]
  readonly tasks: { id: string; project_id: string; title: string }[]
}

export interface TimePlan {
  readonly people: PersonMatch[]
  readonly entries: (PlannedTime & { employee_id: string })[]
  readonly problems: TimeProblem[]
  readonly missing: NewRecords
  /** Rows that repeat the id of an earlier row. */
  readonly repeated: number
}

/** Plans an import of read entries: matches people and work, and refuses rows that cannot be added. */
export function planTime(
  { entries, people }: { entries: readonly ReadEntry[]; people: readonly ReadPerson[] },
  company: TimeCompany,
  options: TimePlanOptions,
): TimePlan {
  const matches = matchPeople(people, company.people, options.people)
  const employees = new Map(matches.map(({ key, employee_id }) => [key, employee_id]))
  const left = new Set(matches.flatMap(({ key, by }) => (by === 'left_out' ? [key] : [])))
  const names = new Map(matches.map(({ key, name, email }) => [key, name || email]))
  const planner = new Planner(company, options)
  const planned: TimePlan['entries'] = []
  const problems: TimeProblem[] = []
  const seen = new Set<string>()
  let repeated = 0

  for (const entry of entries) {
    const employee = employees.get(entry.person)
    const refused = (fault: Fault) => problems.push({ row: entry.row, column: null, ...fault })

    if (!employee) {
      const code = left.has(entry.person) ? 'time_import.left_out' : 'time_import.no_person'
      refused({ code, params: { name: names.get(entry.person) || '–' } })
      continue
    }

    const made = planner.plan(entry, employee)
    if ('code' in made) refused(made)
    else if (seen.has(made.entry_id)) repeated++
    else planned.push({ ...made, row: entry.row, employee_id: employee })
    if ('entry_id' in made) seen.add(made.entry_id)
  }

  return { people: matches, entries: planned, problems, missing: planner.missing, repeated }
}

const key = (...names: string[]) =>
  names.map((name) => name.normalize('NFKC').trim().toLowerCase()).join('\n')

function matchPeople(
  people: readonly ReadPerson[],
  known: readonly KnownPerson[],
  chosen: TimePlanOptions['people'],
): PersonMatch[] {
  const ids = new Set(known.map(({ id }) => id))
  const byEmail = new Map(known.flatMap(({ id, email }) => (email ? [[key(email), id]] : [])))
  const byName = new Map<string, string | null>()
  // A name that several people have finds none of them.
  for (const { id, name } of known) byName.set(key(name), byName.has(key(name)) ? null : id)

  return people.map((person): PersonMatch => {
    const choice = Object.hasOwn(chosen, person.key) ? chosen[person.key]! : undefined
    if (choice === null) return { ...person, employee_id: null, by: 'left_out' }
    if (choice && ids.has(choice)) return { ...person, employee_id: choice, by: 'choice' }
    const email = byEmail.get(key(person.email))
    if (email) return { ...person, employee_id: email, by: 'email' }
    const named = byName.get(key(person.name)) ?? null

    return { ...person, employee_id: named, by: named ? 'name' : 'none' }
  })
}

class Planner {
  readonly missing: NewRecords = { clients: [], projects: [], tasks: [] }
  private readonly clock: WallClock
  private readonly people: ReadonlyMap<string, KnownPerson>
  private readonly clients: Map<string, string>
  private readonly projects = new Map<string, KnownProject[]>()
  private readonly tasks: Map<string, string>
  private readonly weeks = new Map<string, LockedWeek[]>()
  private readonly zones = new Map<string, (instant: string) => string>()
  /** How many rows so far are alike. */
  private readonly alike = new Map<string, number>()

  constructor(
    private readonly company: TimeCompany,
    private readonly options: TimePlanOptions,
  ) {
    this.clock = new WallClock(options.zone)
    this.people = new Map(company.people.map((person) => [person.id, person]))
    this.clients = new Map(company.clients.map(({ id, name }) => [key(name), id]))
    this.tasks = new Map(company.tasks.map((task) => [key(task.project_id, task.title), task.id]))
    for (const project of company.projects) this.know(project)
    for (const week of company.weeks)
      this.weeks.set(week.employee_id, [...(this.weeks.get(week.employee_id) ?? []), week])
  }

  /** Returns the entry of a row, or why it cannot be added. */
  plan(entry: ReadEntry, employee: string): ImportedEntry | Fault {
    const times = this.times(entry)
    const zoneAt = this.zones.get(employee) ?? this.options.zoneOf(employee)
    this.zones.set(employee, zoneAt)
    const zone = zoneAt(times.start ?? `${entry.day}T12:00:00Z`)
    const day = times.start === undefined ? entry.day : dayIn(zone, times.start)
    const fault = this.faultOf(times) ?? this.closed(employee, day)
    if (fault) return fault
    const work = this.work(entry)
    if ('code' in work) return work

    return {
      entry_id: this.options.entryId(this.identity(entry, employee)),
      description: entry.description,
      project_id: work.project?.id ?? null,
      task_id: work.task_id,
      billable: entry.billable ?? work.project?.billable ?? false,
      ...(entry.tags.length > 0 && { tags: entry.tags }),
      zone,
      ...(times.start === undefined
        ? { day: entry.day, seconds: entry.seconds! }
        : { start: times.start, end: times.end }),
    }
  }

  private times({ start, end, seconds }: ReadEntry) {
    if (!start) return { start: undefined, end: undefined, seconds: seconds! }
    const from = start.utc ?? this.clock.instantOf(start.day, start.time)
    const after = (length: number) => secondOf(Date.parse(from) + length * 1000)
    if (!end) return { start: from, end: after(seconds!) }
    const to = end.utc ?? this.clock.instantOf(end.day, end.time)
    const length = (Date.parse(to) - Date.parse(from)) / 1000
    // A local time that a clock change repeats is an hour off; the duration decides.
    const folded = !end.utc && Boolean(seconds) && Math.abs(length - seconds!) === 3600

    return { start: from, end: folded ? after(seconds!) : to }
  }

  private faultOf(times: ReturnType<Planner['times']>): Fault | undefined {
    if (times.start === undefined) {
      if (times.seconds < 1) return { code: 'timer.too_short' }
      return times.seconds > 86_400 ? { code: 'timer.too_long' } : undefined
    }

    try {
      checkTimes('timer', ['start', 'end'], times, this.options.now)
      return undefined
    } catch (error) {
      if (error instanceof CodedError) return { code: error.code }
      throw error
    }
  }

  /** Returns why the person's day takes no time. */
  private closed(employee: string, day: string): Fault | undefined {
    const { hired_on, ended_on } = this.people.get(employee)!
    if (hired_on && day < hired_on)
      return { code: 'time_import.before_joining', params: { day: hired_on } }
    if (ended_on && day > ended_on)
      return { code: 'time_import.after_leaving', params: { day: ended_on } }
    const { locked_until } = this.company
    if (locked_until && day <= locked_until)
      return { code: 'timesheet.before_lock', params: { day: locked_until } }
    const week = this.weeks
      .get(employee)
      ?.find(({ from_on, to_on }) => from_on <= day && day <= to_on)

    return week && { code: `timesheet.${week.status}_week`, params: { day: week.from_on } }
  }

  private work(entry: ReadEntry): { project: KnownProject | null; task_id: string | null } | Fault {
    if (!entry.project) return { project: null, task_id: null }
    const project = this.project(entry)
    if ('code' in project) return project
    if (!entry.task) return { project, task_id: null }
    const at = key(project.id, entry.task)
    const known = this.tasks.get(at)
    if (known) return { project, task_id: known }
    const id = this.options.newId(`task ${at}`)
    this.tasks.set(at, id)
    this.missing.tasks.push({ id, project_id: project.id, title: entry.task })

    return { project, task_id: id }
  }

  /** Finds the project by its name and client, or plans it. */
  private project({ project, client, billable }: ReadEntry): KnownProject | Fault {
    const named = this.projects.get(key(project)) ?? []
    const client_id = this.clients.get(key(client || this.options.client))
    const fits = named.filter((one) => one.client_id === client_id)
    const [only, other] = fits.length > 0 || client ? fits : named

    if (only)
      return other ? { code: 'time_import.project_ambiguous', params: { name: project } } : only

    const added = {
      id: this.options.newId(`project ${key(project, client)}`),
      name: project,
      client_id: client_id ?? this.addClient(client || this.options.client),
      billable: billable ?? false,
    }

    this.missing.projects.push(added)
    this.know(added)

    return added
  }

  private addClient(name: string): string {
    const id = this.options.newId(`client ${key(name)}`)
    this.clients.set(key(name), id)
    this.missing.clients.push({ id, name })

    return id
  }

  private know(project: KnownProject): void {
    const at = key(project.name)
    this.projects.set(at, [...(this.projects.get(at) ?? []), project])
  }

  /**
   * Returns what makes a row the same in another file: its id, else the work with local times, and
   * which of several alike it is.
   */
  private identity(entry: ReadEntry, employee: string): string {
    if (entry.id) return `${employee}\n#${entry.id}`
    const { start, end, day, seconds, client, project, task, description } = entry
    const moment = (at: ReadEntry['start']) => (at ? `${at.day} ${at.time}` : '')
    const times = start ? [moment(start), moment(end)] : [day, `${seconds}`]
    const of = [employee, ...times, key(client, project, task), description].join('\n')
    const nth = (this.alike.get(of) ?? 0) + 1
    this.alike.set(of, nth)

    return `${of}\n${nth}`
  }
}
