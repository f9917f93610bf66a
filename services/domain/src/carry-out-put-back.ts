import { CodedError } from '@workledger/contracts/kernel/errors'
import { claimKeys, claimPlaces } from './import-claims'
import type { Means, RowOfKnownPerson } from './import-rows'
import { withoutUndefined } from './kernel/changed'
import { sideBySide } from './kernel/side-by-side'
import { employeeDecider } from './people/employee'
import type { EmployeeState } from './people/employee-state'
import type { UpdatedPerson } from './people/import/import'
import { valuesToPutBack } from './people/imported-values'

/**
 * Values that an undo left. `changed`: someone changed them since; `beyond`: an undo does not put
 * them back; `own`: the person's own; `refused`: the earlier value can no longer be had.
 */
export interface LeftValues {
  readonly employee_id: string
  readonly reason: 'changed' | 'beyond' | 'own' | 'refused'
  readonly fields: string[]
}

export interface PutBack {
  /** People who have their earlier manager again. */
  readonly reassigned: string[]
  readonly outcome: Outcome
}

interface Outcome {
  readonly put_back: number
  readonly values_left: number
  readonly left: LeftValues[]
}

interface PutBackMeans extends Means {
  state(employee_id: string): Promise<EmployeeState>
}

/** People whose commands run before other work gets its turn. */
const SLICE = 128

/** People whose left values one event names. */
const MOST_LEFT = 500

/**
 * Puts back what an import changed in people who were here before, where it is still the imported
 * value. A repetition with the same command ids writes nothing twice. Yields after each slice.
 */
export async function* carryOutPutBack(
  updated: readonly UpdatedPerson[],
  { own, today }: { own: readonly string[]; today: string },
  means: PutBackMeans,
): AsyncGenerator<void, PutBack> {
  const left: LeftValues[] = []
  const rows: RowOfKnownPerson[] = []
  const fieldsOf = new Map<number, string[]>()
  let before = 0

  const read = async ({ row, employee_id, beyond }: UpdatedPerson) => {
    const state = await means.state(employee_id)
    if (state.status !== 'active' && state.status !== 'terminated') return
    const { profile, job, changed, restored } = valuesToPutBack(state, means.import_id)
    const back = [...Object.keys(profile), ...Object.keys(job)]
    if (beyond.length > 0) left.push({ employee_id, reason: 'beyond', fields: [...beyond] })
    if (changed.length > 0) left.push({ employee_id, reason: 'changed', fields: [...changed] })
    if (back.length === 0) {
      // An interrupted undo has put them back, or a person has.
      if (restored) before++
      return
    }

    if (own.includes(employee_id)) left.push({ employee_id, reason: 'own', fields: back })
    else {
      fieldsOf.set(row, back)
      rows.push(rowOf(row, employee_id, profile, job))
    }
  }

  for (let at = 0; at < updated.length; at += SLICE) {
    await sideBySide(updated.slice(at, at + SLICE), read)
    yield
  }

  rows.sort((a, b) => a.row - b.row)
  const refused = new Set((yield* claimKeys(rows, means)).map(({ row }) => row))
  const placed = rows.filter(({ row }) => !refused.has(row))
  for (const { row } of yield* claimPlaces(placed, undefined, means)) refused.add(row)

  const put = async ({ row, employee_id }: RowOfKnownPerson) => {
    const command = { type: 'put-back' as const, employee_id, import_id: means.import_id, today }

    await means
      .give(employeeDecider, employee_id, command, { step: 'put back' })
      .catch((error: unknown) => {
        if (!(error instanceof CodedError)) throw error
        refused.add(row)
      })
  }

  for (let at = 0; at < placed.length; at += SLICE) {
    await sideBySide(
      placed.slice(at, at + SLICE).filter(({ row }) => !refused.has(row)),
      put,
    )
    yield
  }

  for (const { row, employee_id } of rows)
    if (refused.has(row)) left.push({ employee_id, reason: 'refused', fields: fieldsOf.get(row)! })

  return {
    reassigned: rows.flatMap(({ row, employee_id }) =>
      !refused.has(row) && fieldsOf.get(row)!.includes('manager_id') ? [employee_id] : [],
    ),
    outcome: {
      put_back: before + rows.length - refused.size,
      values_left: new Set(left.map(({ employee_id }) => employee_id)).size,
      left: left.slice(0, MOST_LEFT),
    },
  }
}

/** Returns the earlier values as a row, whose keys and places are claimed like those of a file. */
const rowOf = (
  row: number,
  employee_id: string,
  profile: object,
  job: object,
): RowOfKnownPerson => ({
  ...{ row, employee_id, action: 'update' },
  planned: {
    ...{ first_name: null, last_name: null, email: null },
    ...{ contract: null, terminate: null, terminated: false },
    profile: filled(profile),
    job: filled(job),
  },
})

const filled = (fields: object) =>
  withoutUndefined(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  ) as RowOfKnownPerson['planned']['profile'] & RowOfKnownPerson['planned']['job']
