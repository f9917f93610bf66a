import { CodedError } from '@workledger/contracts/kernel/errors'
import type { Give } from '../../import-rows'
import { groupBy } from '../../kernel/group-by'
import { sideBySide } from '../../kernel/side-by-side'
import { employeeDecider } from '../employee'

/** A person whom an import added. `reason`: why an undo leaves them by themselves. */
export interface ImportedPerson {
  readonly id: string
  readonly manager_id: string | null
  readonly reason: string | null
}

export interface UndoPlan<P extends ImportedPerson = ImportedPerson> {
  /** People to remove, in steps: reports go before their managers. */
  readonly steps: readonly (readonly P[])[]
  readonly kept: readonly (P & { readonly reason: string })[]
}

/** People of one step whose commands run before other work gets its turn. */
const SLICE = 128

/**
 * Decides whom an undo removes. A manager stays as long as a report stays, so that no one who stays
 * loses their manager.
 */
export function planUndo<P extends ImportedPerson>(people: readonly P[]): UndoPlan<P> {
  const all = new Map(people.map((person) => [person.id, person]))
  const reasons = new Map<string, string>()

  for (const { id, reason } of people) {
    if (reason === null) continue
    reasons.set(id, reason)
    let above = all.get(id)?.manager_id

    while (above && all.has(above) && !reasons.has(above)) {
      const manager = all.get(above)!
      reasons.set(above, manager.reason ?? 'leads')
      above = manager.manager_id
    }
  }

  const kept = people.flatMap((person) => {
    const reason = reasons.get(person.id)
    return reason === undefined ? [] : [{ ...person, reason }]
  })

  return { steps: inSteps(people.filter(({ id }) => !reasons.has(id))), kept }
}

/** Returns people by their height above those without reports, lowest first. */
function inSteps<P extends ImportedPerson>(people: readonly P[]): P[][] {
  const here = new Map(people.map((person) => [person.id, person]))
  const heights = new Map<string, number>(people.map(({ id }) => [id, 0]))

  for (const person of people) {
    let height = 0
    let above = person.manager_id

    // A height that another report gave already is that of the managers above, too.
    while (above && here.has(above) && heights.get(above)! < ++height) {
      heights.set(above, height)
      above = here.get(above)!.manager_id
    }
  }

  const steps = groupBy(people, ({ id }) => heights.get(id)!)

  return [...steps].sort(([a], [b]) => a - b).map(([, those]) => those)
}

/**
 * Removes the people of a plan. Someone who has joined meanwhile stays, and so do those above them.
 * Returns what stayed, by reason. Yields after each slice, so that callers can do other work.
 */
export async function* carryOutUndo(
  people: readonly ImportedPerson[],
  give: Give,
): AsyncGenerator<void, { kept: { reason: string; count: number }[]; staying: number }> {
  const { steps, kept } = planUndo(people)
  const stayed = new Map(kept.map(({ id, reason }) => [id, reason]))

  const remove = async ({ id, manager_id }: ImportedPerson) => {
    if (!stayed.has(id))
      await give(employeeDecider, id, { type: 'undo-import', employee_id: id }, { step: 'undo' })
        .then(() => {})
        .catch((error) => {
          if (!(error instanceof CodedError)) throw error
          stayed.set(id, error.code === 'privacy.held' ? 'held' : 'joined')
        })

    if (stayed.has(id) && manager_id && !stayed.has(manager_id)) stayed.set(manager_id, 'leads')
  }

  for (const step of steps)
    for (let at = 0; at < step.length; at += SLICE) {
      await sideBySide(step.slice(at, at + SLICE), remove)
      yield
    }

  const ids = new Set(people.map(({ id }) => id))
  const reasons = [...stayed].flatMap(([id, reason]) => (ids.has(id) ? [reason] : []))

  return {
    kept: [...groupBy(reasons, (reason) => reason)].map(([reason, those]) => ({
      reason,
      count: those.length,
    })),
    staying: reasons.length,
  }
}
