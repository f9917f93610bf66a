import type { DateOrder } from '../../kernel/file-dates'
import type { BalanceColumn, BalanceColumns } from './balance-columns'
import {
  CellReader,
  type LeaveProblem,
  quantityOf,
  type ReadPerson,
  shown,
  type TextRow,
} from './cells'

/** One balance as its row tells it. */
export interface ReadBalance {
  readonly row: number
  /** Key of the file's person. */
  readonly person: string
  /** Empty if the file has no types. */
  readonly type: string
  /** Null if the row has no day. */
  readonly day: string | null
  /** Decimal text of days or hours. */
  readonly number: string
  readonly unit: 'days' | 'hours'
}

export interface ReadBalances {
  readonly balances: ReadBalance[]
  readonly people: ReadPerson[]
  /** Types of the file with their rows. */
  readonly types: Map<string, number>
  readonly problems: LeaveProblem[]
  /** People with a row that cannot be read. */
  readonly unread: readonly ReadPerson[]
  /** Whether every balance says its unit. */
  readonly unitCertain: boolean
}

export interface BalanceReading {
  readonly order: DateOrder
  /** Unit of balances that name none. */
  readonly unit: 'days' | 'hours'
}

const LONGEST_TYPE = 255

/** A comma before three digits can also part thousands. */
const TWO_READINGS = /^[-−+]?\d{1,3},\d{3}(\D|$)/

/** Reads the rows of a list of balances. A row with a fault is left out, with a reason. */
export function readBalances(
  rows: readonly TextRow[],
  headings: readonly string[],
  { at }: BalanceColumns,
  { order, unit }: BalanceReading,
): ReadBalances {
  const balances: ReadBalance[] = []
  const problems: LeaveProblem[] = []
  const people = new Map<string, ReadPerson>()
  const types = new Map<string, number>()
  const unread: ReadPerson[] = []
  let unitCertain = true
  let heading = ''

  for (const row of rows) {
    const cells = new BalanceReader(row, headings, at, order)

    // Frappe HR can write a type once, above the rows of its people.
    if (cells.isGroup()) {
      heading = cells.text('type')
      continue
    }

    const person = cells.person()
    const read = cells.balance(heading)

    if ('code' in read) {
      problems.push(read)
      unread.push({ ...person, rows: 1 })
      continue
    }

    const known = people.get(person.key) ?? { ...person, rows: 0 }
    known.rows++
    people.set(person.key, known)
    types.set(read.type, (types.get(read.type) ?? 0) + 1)
    unitCertain &&= read.unit !== null
    balances.push({ ...read, row: row.row, person: person.key, unit: read.unit ?? unit })
  }

  return { balances, people: [...people.values()], types, problems, unread, unitCertain }
}

class BalanceReader extends CellReader<BalanceColumn> {
  /** Whether the row is only the type of the rows below it. */
  isGroup(): boolean {
    return Boolean(this.text('type')) && !this.person().key && !this.amount()
  }

  private amount(): string {
    return this.text('hours') || this.text('balance')
  }

  balance(
    group: string,
  ):
    | LeaveProblem
    | (Pick<ReadBalance, 'type' | 'day' | 'number'> & { unit: 'days' | 'hours' | null }) {
    const type = this.text('type') || group
    if (!type && this.has('type')) return this.fault('type', 'leave_import.type_missing')
    if (type.length > LONGEST_TYPE)
      return this.fault('type', 'leave_import.too_long', { most: LONGEST_TYPE })

    const day = this.text('day') ? this.day('day') : null
    if (day !== null && typeof day === 'object') return day
    const text = this.amount()
    const column = this.text('hours') ? 'hours' : 'balance'
    if (!text) return this.fault(column, 'leave_import.balance_missing')
    const found = TWO_READINGS.test(text) ? undefined : quantityOf(text, this.text('unit'))
    if (!found) return this.fault(column, 'leave_import.not_an_amount', { text: shown(text) })

    return {
      type,
      day,
      number: found.number,
      unit: column === 'hours' ? 'hours' : this.unit(found),
    }
  }

  /** A heading such as *Balance (days)* says the unit of its column. */
  private unit({ unit }: { unit: 'days' | 'hours' | null }) {
    return unit ?? (DAYS_HEADING.test(this.headingOf('balance')) ? 'days' : null)
  }
}

const DAYS_HEADING = /\((days|tage|jours|días|giorni)\)|天/i
