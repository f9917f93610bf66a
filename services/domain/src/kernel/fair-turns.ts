import { refuse } from '@workledger/contracts/kernel/errors'

/** For whom work is done. */
export interface Asker {
  readonly company: string
  readonly person: string
  /** A process with one request after another waits for its turn however long the queue is. */
  readonly patient?: true
}

/** Returns the asker of a company's process, such as its mails. */
export const patientAsker = (company: string, process: string): Asker => ({
  company,
  person: process,
  patient: true,
})

export interface TurnLimits {
  readonly atOnce: number
  /** Limit for one company; by default `atOnce`. */
  readonly atOncePerCompany?: number
  /** Limit for one person; by default `atOnce`. */
  readonly atOncePerPerson?: number
  /** Most waiting or running works of one person; a further one is refused. */
  readonly perPerson: number
  /** The same for a company. */
  readonly perCompany: number
  /** Seconds after which a refused caller may try again. */
  readonly retryAfter: number
  /** Code of that refusal; by default `rate.busy`. */
  readonly code?: string
}

interface Person {
  running: number
  readonly waiting: (() => void)[]
}

interface Company {
  running: number
  waiting: number
  readonly people: Map<string, Person>
}

/**
 * A queue for costly work in which no caller's burst delays others. The next turn goes to the
 * company with the fewest running works, and in it to the person with the fewest. Among equals the
 * longest wait since the last turn wins.
 */
export class FairTurns {
  private running = 0
  private readonly companies = new Map<string, Company>()

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Runs the work in its turn; refuses with 429 if its person or company has too many in the queue.
   */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.turn(asker)

    try {
      return await work()
    } finally {
      this.finish(asker)
    }
  }

  /** Refuses if `run` would. */
  refuseWhileFull({ company, person, patient }: Asker): void {
    const theirs = this.companies.get(company)
    const own = theirs?.people.get(person)
    const { perPerson, perCompany, retryAfter, code = 'rate.busy' } = this.limits
    const full =
      countOf(own?.running, own?.waiting.length) >= perPerson ||
      countOf(theirs?.running, theirs?.waiting) >= perCompany
    if (full && !patient) refuse(code, { retryAfter })
  }

  private async turn(asker: Asker): Promise<void> {
    this.refuseWhileFull(asker)
    const { company, person } = asker

    const theirs = entry(this.companies, company, () => ({
      running: 0,
      waiting: 0,
      people: new Map(),
    }))

    const own = entry(theirs.people, person, () => ({ running: 0, waiting: [] }))

    if (this.running < this.limits.atOnce && this.hasRoom(theirs) && this.mayStart(own))
      return this.start(company, person)

    theirs.waiting++
    await new Promise<void>((resolve) => own.waiting.push(resolve))
  }

  private hasRoom({ running }: Company): boolean {
    return running < (this.limits.atOncePerCompany ?? this.limits.atOnce)
  }

  private mayStart({ running }: Person): boolean {
    return running < (this.limits.atOncePerPerson ?? this.limits.atOnce)
  }

  private waitsForThis = (person: Person): boolean =>
    person.waiting.length > 0 && this.mayStart(person)

  private start(company: string, person: string): void {
    const theirs = this.companies.get(company)!
    const own = theirs.people.get(person)!
    this.running++
    theirs.running++
    own.running++
    this.toEnd(company, person)
  }

  /** Keeps the maps in the order of the last turn. */
  private toEnd(company: string, person: string): void {
    const theirs = this.companies.get(company)!
    const own = theirs.people.get(person)!
    this.companies.delete(company)
    this.companies.set(company, theirs)
    theirs.people.delete(person)
    theirs.people.set(person, own)
  }

  private finish({ company, person }: Asker): void {
    const theirs = this.companies.get(company)!
    const own = theirs.people.get(person)!
    this.running--
    theirs.running--
    own.running--
    this.toEnd(company, person)
    if (own.running + own.waiting.length === 0) theirs.people.delete(person)
    if (theirs.people.size === 0) this.companies.delete(company)

    const next = fewestRunning(
      this.companies,
      (each) =>
        each.waiting > 0 && this.hasRoom(each) && some(each.people.values(), this.waitsForThis),
    )

    if (!next) return
    const [name, chosen] = next
    const [who, { waiting }] = fewestRunning(chosen.people, this.waitsForThis)!
    chosen.waiting--
    const resolve = waiting.shift()!
    this.start(name, who)
    resolve()
  }
}

const countOf = (running = 0, waiting = 0) => running + waiting

function some<T>(all: Iterable<T>, holds: (each: T) => boolean): boolean {
  for (const each of all) if (holds(each)) return true
  return false
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

function fewestRunning<T extends { running: number }>(
  map: ReadonlyMap<string, T>,
  waits: (each: T) => boolean,
) {
  let fewest: [string, T] | undefined

  for (const each of map)
    if (waits(each[1]) && (!fewest || each[1].running < fewest[1].running)) fewest = each

  return fewest
}
