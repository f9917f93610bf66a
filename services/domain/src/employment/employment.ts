import type {
  employmentEnds,
  employmentEvents,
} from '@workledger/contracts/employment/employment.events'
import {
  CONTRACT_NOTICE_DAYS,
  LONGEST_PROBATION_YEARS,
  PROBATION_NOTICE_DAYS,
} from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Touch } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { contractEnd } from './contract-end'

export type EmploymentEvent = AnyEventOf<typeof employmentEvents>
type EmploymentEventData<T extends EmploymentEvent['type']> = Extract<
  EmploymentEvent,
  { type: T }
>['data']
type EmploymentRef = { employee_id: string; contract_id: string }
export type Terms = Omit<EmploymentEventData<'ContractAdded'>, keyof EmploymentRef>
export type Adjustment = Omit<
  EmploymentEventData<'PayrollAdjustmentAdded'>,
  keyof EmploymentRef | 'adjustment_id'
>

export interface Employment {
  contracts: Record<
    string,
    Terms & { document: string | null; adjustments: Record<string, Adjustment> }
  >
  /** The last day of probation. */
  probation_end: string | null
  /** Ends announced to the manager and the admins, each by its day. */
  told: { readonly [about in (typeof employmentEnds)[number]]?: string }
}

export type EmploymentCommand =
  /**
   * `adjustment_ids`: for the adjustments copied from the previous version. `privileged`: may add
   * the first contract. `replace`: changes a version of the same day instead of refusing it.
   */
  | ({
      type: 'add'
      terms: Partial<Terms> & Pick<Terms, 'effective_on' | 'currency'>
    } & EmploymentRef & {
        adjustment_ids: readonly string[]
        privileged: boolean
        replace: boolean
      })
  /** `document`: the new signed copy, if any. */
  | ({ type: 'change'; terms: Partial<Terms>; document?: string | undefined } & EmploymentRef)
  | ({ type: 'sign'; document: string } & EmploymentRef)
  /** `used`: an approved pay run has counted it. */
  | ({ type: 'delete'; used: boolean } & EmploymentRef)
  | ({
      type: 'add-adjustment' | 'change-adjustment'
      adjustment_id: string
      adjustment: Adjustment
    } & EmploymentRef)
  | ({ type: 'delete-adjustment'; adjustment_id: string } & EmploymentRef)
  /** `first_day` of the current employment, if known. */
  | {
      type: 'set-probation'
      employee_id: string
      probation_end: string | null
      first_day: string | null
      today: string
    }
  /** Announces near ends, each day of an end once. */
  | { type: 'tell-ends'; employee_id: string; today: string }

/**
 * The contracts of an employee: stream `employment-{employee}`. A version holds until the next one
 * takes effect.
 */
export const employmentDecider: Decider<Employment, EmploymentCommand, EmploymentEvent> = {
  category: 'employment',
  initial: { contracts: {}, probation_end: null, told: {} },
  decide,
  evolve,
  content: touchedBy,
}

/**
 * Returns the touched content: a version of the contract, an adjustment, or the person's probation.
 */
function touchedBy({ type, data }: EmploymentEvent): Touch | undefined {
  switch (type) {
    case 'ContractAdded':
      return { item: data.contract_id, how: 'submitted' }
    case 'ContractChanged':
    case 'ContractSigned':
      return { item: data.contract_id, how: 'changed' }
    case 'ContractDeleted':
      return { item: data.contract_id, how: 'gone' }
    case 'PayrollAdjustmentAdded':
      return { item: data.adjustment_id, how: 'submitted' }
    case 'PayrollAdjustmentChanged':
      return { item: data.adjustment_id, how: 'changed' }
    case 'PayrollAdjustmentDeleted':
      return { item: data.adjustment_id, how: 'gone' }
    case 'ProbationSet':
      return { item: data.employee_id, how: 'changed' }
    default:
      return undefined
  }
}

const signed = (on: EmploymentRef, document: string): EmploymentEvent => ({
  type: 'ContractSigned',
  data: { ...on, document },
})

function decide(state: Employment, command: EmploymentCommand): EmploymentEvent[] {
  if (command.type === 'set-probation') return setProbation(state, command)
  if (command.type === 'tell-ends') return tellEnds(state, command)
  const { employee_id, contract_id } = command
  const on = { employee_id, contract_id }
  if (command.type === 'add') return add(state, command)
  const contract = state.contracts[contract_id] ?? refuse('not_found')

  switch (command.type) {
    case 'change':
      return [
        ...change(state, on, command.terms),
        ...(command.document ? [signed(on, command.document)] : []),
      ]

    case 'sign':
      return [signed(on, command.document)]
    case 'delete':
      if (command.used) refuse('contract.used_in_payroll')
      return [{ type: 'ContractDeleted', data: on }]

    case 'add-adjustment':
      return [
        {
          type: 'PayrollAdjustmentAdded',
          data: { ...on, adjustment_id: command.adjustment_id, ...command.adjustment },
        },
      ]

    case 'change-adjustment': {
      const before = contract.adjustments[command.adjustment_id] ?? refuse('not_found')
      if (!changed(before, command.adjustment)) return []

      return [
        {
          type: 'PayrollAdjustmentChanged',
          data: { ...on, adjustment_id: command.adjustment_id, ...command.adjustment },
        },
      ]
    }

    case 'delete-adjustment':
      if (!contract.adjustments[command.adjustment_id]) refuse('not_found')
      return [
        { type: 'PayrollAdjustmentDeleted', data: { ...on, adjustment_id: command.adjustment_id } },
      ]

    default:
      return command satisfies never
  }
}

function setProbation(
  state: Employment,
  {
    employee_id,
    probation_end,
    first_day,
    today,
  }: Extract<EmploymentCommand, { type: 'set-probation' }>,
): EmploymentEvent[] {
  if (probation_end === state.probation_end) return []

  if (probation_end && first_day && probation_end < first_day)
    refuse('contract.probation_before_start', {
      field: 'probation_end',
      params: { day: first_day },
    })

  const start = first_day && first_day > today ? first_day : today
  const last = `${Number(start.slice(0, 4)) + LONGEST_PROBATION_YEARS}${start.slice(4)}`

  if (probation_end && probation_end > last)
    refuse('contract.probation_too_far', { field: 'probation_end' })

  return [{ type: 'ProbationSet', data: { employee_id, probation_end } }]
}

function tellEnds(
  { contracts, probation_end, told }: Employment,
  { employee_id, today }: Extract<EmploymentCommand, { type: 'tell-ends' }>,
): EmploymentEvent[] {
  const near = (on: string | null, days: number): on is string =>
    on !== null && today <= on && Date.parse(on) - Date.parse(today) <= days * 86_400_000
  const end = contractEnd(Object.values(contracts), today)

  const tell = (
    about: (typeof employmentEnds)[number],
    on: string | null,
    days: number,
  ): EmploymentEvent[] =>
    near(on, days) && told[about] !== on
      ? [{ type: 'EmploymentEndNear', data: { employee_id, about, on } }]
      : []

  return [
    ...tell('probation', probation_end, PROBATION_NOTICE_DAYS),
    ...tell('contract', end, CONTRACT_NOTICE_DAYS),
  ]
}

function add(
  state: Employment,
  { employee_id, contract_id, terms, ...command }: Extract<EmploymentCommand, { type: 'add' }>,
) {
  const versions = Object.entries(state.contracts)
  if (versions.length === 0 && !command.privileged) refuse('access.denied')
  const same = versions.find(([, version]) => version.effective_on === terms.effective_on)
  if (same && command.replace) return change(state, { employee_id, contract_id: same[0] }, terms)
  if (same) refuse('contract.effective_taken', { field: 'effective_on' })

  const before = versions
    .map(([, version]) => version)
    .filter((version) => version.effective_on < terms.effective_on)
    .sort((a, b) => a.effective_on.localeCompare(b.effective_on))
    .at(-1)

  const {
    document: _,
    adjustments,
    ...kept
  } = before ?? { ...unsaid, start_date: terms.effective_on }

  const data = { ...kept, ...said(terms), employee_id, contract_id }
  inOrder(data)

  const brought = Object.values(adjustments).flatMap((adjustment, n): EmploymentEvent[] => {
    const adjustment_id = command.adjustment_ids[n]
    return adjustment_id
      ? [
          {
            type: 'PayrollAdjustmentAdded',
            data: { employee_id, contract_id, adjustment_id, ...adjustment },
          },
        ]
      : []
  })

  return [{ type: 'ContractAdded' as const, data }, ...brought]
}

function change(state: Employment, on: EmploymentRef, terms: Partial<Terms>): EmploymentEvent[] {
  const before = state.contracts[on.contract_id]!
  const difference = changed({ ...before }, terms)
  if (!difference) return []
  const others = Object.entries(state.contracts).filter(([id]) => id !== on.contract_id)

  if (others.some(([, other]) => other.effective_on === difference.effective_on))
    refuse('contract.effective_taken', { field: 'effective_on' })

  inOrder({ ...before, ...difference })

  return [{ type: 'ContractChanged', data: { ...difference, ...on } }]
}

function inOrder({ start_date, end_date }: { start_date: string | null; end_date: string | null }) {
  if (start_date && end_date && end_date < start_date)
    refuse('contract.end_before_start', { field: 'end_date' })
}

/** An empty contract. */
const unsaid: Omit<Terms, 'effective_on' | 'currency'> &
  Pick<Employment['contracts'][string], 'document' | 'adjustments'> = {
  start_date: null,
  end_date: null,
  designation_id: null,
  role_description: null,
  base_compensation_amount: null,
  base_compensation_type: null,
  pay_frequency: null,
  working_days: {},
  working_hours: null,
  working_period_unit: null,
  shift_start_at: null,
  document: null,
  adjustments: {},
}

const said = <T extends object>(terms: T): T =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as T

function evolve(state: Employment, event: EmploymentEvent): Employment {
  if (event.type === 'ProbationSet') return { ...state, probation_end: event.data.probation_end }

  if (event.type === 'EmploymentEndNear')
    return { ...state, told: { ...state.told, [event.data.about]: event.data.on } }

  const { contract_id } = event.data

  if (event.type === 'ContractAdded') {
    const { employee_id: _, contract_id: __, ...terms } = event.data
    return {
      ...state,
      contracts: {
        ...state.contracts,
        [contract_id]: { ...terms, document: null, adjustments: {} },
      },
    }
  }

  const contract = state.contracts[contract_id]
  if (!contract) return state

  const put = (update: Partial<typeof contract>) => ({
    ...state,
    contracts: { ...state.contracts, [contract_id]: { ...contract, ...update } },
  })

  switch (event.type) {
    case 'ContractChanged': {
      const { employee_id: _, contract_id: __, ...terms } = event.data
      return put(said(terms) as Partial<Terms>)
    }

    case 'ContractSigned':
      return put({ document: event.data.document })

    case 'ContractDeleted': {
      const { [contract_id]: _, ...contracts } = state.contracts
      return { ...state, contracts }
    }

    case 'PayrollAdjustmentAdded':
    case 'PayrollAdjustmentChanged': {
      const { employee_id: _, contract_id: __, adjustment_id, ...adjustment } = event.data
      return put({ adjustments: { ...contract.adjustments, [adjustment_id]: adjustment } })
    }

    case 'PayrollAdjustmentDeleted': {
      const { [event.data.adjustment_id]: _, ...adjustments } = contract.adjustments
      return put({ adjustments })
    }

    default:
      return event satisfies never
  }
}
