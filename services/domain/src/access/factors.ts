import type { factorEvents } from '@workledger/contracts/access/factor.events'
import { MOST_FACTORS } from '@workledger/contracts/access/factors.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'

export type FactorEvent = AnyEventOf<typeof factorEvents>
type FactorEventData<T extends FactorEvent['type']> = Extract<FactorEvent, { type: T }>['data']

/** Second factors of an account, by id, and the number of unused recovery codes. */
export interface FactorState {
  readonly factors: readonly string[]
  readonly codes: number
}

export const noFactors: FactorState = { factors: [], codes: 0 }

export type FactorCommand =
  | ({ type: 'add-factor' } & FactorEventData<'FactorAdded'>)
  | ({ type: 'name-factor' } & FactorEventData<'FactorNamed'>)
  | ({ type: 'remove-factor' } & FactorEventData<'FactorRemoved'>)
  | ({ type: 'block-passkey' } & FactorEventData<'PasskeyBlocked'>)
  | ({ type: 'make-recovery-codes' } & FactorEventData<'RecoveryCodesMade'>)
  | ({ type: 'reset-factors' } & FactorEventData<'FactorsReset'>)

const factorCommands: readonly string[] = [
  'add-factor',
  'name-factor',
  'remove-factor',
  'block-passkey',
  'make-recovery-codes',
  'reset-factors',
] satisfies FactorCommand['type'][]

export const isFactorCommand = (command: { type: string }): command is FactorCommand =>
  factorCommands.includes(command.type)

export function decideFactors(
  { factors }: FactorState,
  command: FactorCommand,
): readonly FactorEvent[] {
  const { user_id } = command

  switch (command.type) {
    case 'add-factor': {
      const { factor_id, kind, name } = command
      if (factors.includes(factor_id)) return []
      if (factors.length >= MOST_FACTORS) refuse('factor.most', { params: { most: MOST_FACTORS } })

      return [{ type: 'FactorAdded', data: { user_id, factor_id, kind, name } }]
    }

    case 'name-factor': {
      const { factor_id, name } = command
      return factors.includes(factor_id)
        ? [{ type: 'FactorNamed', data: { user_id, factor_id, name } }]
        : refuse('not_found')
    }

    case 'remove-factor': {
      const { factor_id } = command
      return factors.includes(factor_id)
        ? [{ type: 'FactorRemoved', data: { user_id, factor_id } }]
        : []
    }

    case 'block-passkey': {
      const { factor_id } = command
      return factors.includes(factor_id)
        ? [{ type: 'PasskeyBlocked', data: { user_id, factor_id } }]
        : []
    }

    case 'make-recovery-codes':
      return factors.length > 0
        ? [{ type: 'RecoveryCodesMade', data: { user_id, codes: command.codes } }]
        : refuse('factor.none')

    case 'reset-factors': {
      const { workspace_id, admin_id } = command
      return [{ type: 'FactorsReset', data: { user_id, workspace_id, admin_id } }]
    }

    default:
      return command satisfies never
  }
}

/** Recovery codes end with the last factor. */
export function evolveFactors(state: FactorState, event: FactorEvent): FactorState {
  switch (event.type) {
    case 'FactorAdded':
      return { ...state, factors: [...state.factors, event.data.factor_id] }

    case 'FactorRemoved': {
      const factors = state.factors.filter((id) => id !== event.data.factor_id)
      return { factors, codes: factors.length > 0 ? state.codes : 0 }
    }

    case 'RecoveryCodesMade':
      return { ...state, codes: event.data.codes }

    case 'RecoveryCodeUsed':
      return { ...state, codes: event.data.codes_left }

    case 'FactorsReset':
      return noFactors

    case 'FactorNamed':
    case 'PasskeyBlocked':
      return state
    default:
      return event satisfies never
  }
}
