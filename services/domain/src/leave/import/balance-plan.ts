import type { Fault } from '@workledger/contracts/kernel/faults'
import { Fraction } from '../../kernel/fraction'
import { groupBy } from '../../kernel/group-by'
import type { ReadBalance, ReadBalances } from './balance-rows'
import type { LeaveProblem } from './cells'
import {
  type KnownPerson,
  type KnownType,
  type LeavePlanOptions,
  matchFault,
  matchPeople,
  matchTypes,
  type PersonMatch,
  type TypeMatch,
} from './plan'

export interface BalanceType extends KnownType {
  /** Whether its leave takes days of the allowance. */
  readonly accrues: boolean
}

export interface BalancePlanOptions extends Pick<LeavePlanOptions, 'people' | 'types' | 'own'> {
  /** The day of balances whose row has none. */
  readonly as_of: string | null
}

/** The balance that a file gives one person: the sum of the types that take from the allowance. */
export interface PlannedBalance {
  readonly employee_id: string
  readonly rows: readonly number[]
  readonly day: string
  /** Decimal texts; together they are the balance. */
  readonly days: string
  readonly hours: string
}

export interface BalancePlan {
  readonly people: PersonMatch[]
  /** Without the empty type of a file that has none. */
  readonly types: TypeMatch[]
  readonly balances: PlannedBalance[]
  readonly problems: LeaveProblem[]
  /** Whether a row has no day, and no day is chosen. */
  readonly dayOpen: boolean
}

type Row = ReadBalance & { readonly employee_id: string | null; readonly fault: Fault | undefined }

/** Plans an import of balances: matches people and types, and adds up the rows of each person. */
export function planBalances(
  read: Pick<ReadBalances, 'balances' | 'people' | 'types' | 'unread'>,
  company: { readonly people: readonly KnownPerson[]; readonly types: readonly BalanceType[] },
  options: BalancePlanOptions,
): BalancePlan {
  const people = matchPeople(read.people, company.people, options.people)
  const types = matchTypes(read.types, company.types, options.types)
  const personOf = new Map(people.map((match) => [match.key, match]))
  const typeOf = new Map(types.map((match) => [match.name, match]))
  const accrues = new Map(company.types.map((type) => [type.id, type.accrues]))
  const unread = new Set(
    matchPeople(read.unread, company.people, options.people).map(
      ({ key, employee_id }) => employee_id ?? key,
    ),
  )

  const rows = read.balances.map((balance): Row => {
    const person = personOf.get(balance.person)!
    const type = typeOf.get(balance.type)!
    // A file without types is of the allowance.
    const known = balance.type === '' ? { ...type, leave_type_id: 'allowance' } : type
    const fault = matchFault(balance, person, known, options)
    const takes = balance.type === '' || accrues.get(type.leave_type_id ?? '')

    return {
      ...balance,
      employee_id: person.employee_id,
      fault: fault ?? (takes ? undefined : { code: 'leave_import.type_no_balance' }),
    }
  })

  const plan = { balances: [] as PlannedBalance[], problems: [] as LeaveProblem[] }
  let dayOpen = false

  for (const [person, all] of groupBy(rows, (row) => row.employee_id ?? row.person)) {
    const result = ofPerson(all, { as_of: options.as_of, unread: unread.has(person) })
    if (result === 'day') dayOpen = true
    else if (Array.isArray(result)) plan.problems.push(...result)
    else {
      plan.problems.push(...result.problems)
      plan.balances.push(result.balance)
    }
  }

  return { people, types: types.filter(({ name }) => name !== ''), ...plan, dayOpen }
}

/** Rows that are no part of the person's balance, so that the others are all of it. */
const APART = new Set(['leave_import.type_left_out', 'leave_import.type_no_balance'])

function ofPerson(
  rows: readonly Row[],
  { as_of, unread }: { as_of: string | null; unread: boolean },
): LeaveProblem[] | 'day' | { balance: PlannedBalance; problems: LeaveProblem[] } {
  const faulty = rows.filter(({ fault }) => fault)
  const problems = faulty.map(({ row, fault }): LeaveProblem => ({ row, column: null, ...fault! }))
  const good = rows.filter(({ fault }) => !fault)
  const refused = (code: string) => [
    ...problems,
    ...good.map(({ row }): LeaveProblem => ({ row, column: null, code })),
  ]

  if (good.length === 0) return problems
  if (unread || faulty.some(({ fault }) => !APART.has(fault!.code)))
    return refused('leave_import.other_row')
  if (new Set(good.map(({ type }) => type)).size < good.length) return refused('leave_import.twice')
  const days = new Set(good.map(({ day }) => day ?? as_of))
  if (days.has(null)) return 'day'
  if (days.size > 1) return refused('leave_import.other_day')

  const sum = (unit: ReadBalance['unit']) =>
    Fraction.sum(good.flatMap((row) => (row.unit === unit ? [row.number] : []))).toString()

  return {
    problems,
    balance: {
      employee_id: good[0]!.employee_id!,
      rows: good.map(({ row }) => row),
      day: [...days][0]!,
      days: sum('days'),
      hours: sum('hours'),
    },
  }
}
