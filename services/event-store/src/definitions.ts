import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { SEALS } from './personal-data'
import { type Plan, planOf } from './personal-plan'

/** A definition with its plan of personal fields. */
export interface Compiled {
  readonly definition: EventDefinition
  readonly plan: Plan | undefined
  /** Present if there is a plan. */
  readonly subject: string
}

export type Definitions = ReadonlyMap<string, Compiled>

/**
 * Compiles each definition once. Throws, so that the program does not start, for a type declared
 * twice or a version without upcaster. Throws too for personal fields without subject, or a field
 * with a reserved name.
 */
export function compileDefinitions(definitions: Iterable<EventDefinition>): Definitions {
  const compiled = new Map<string, Compiled>()

  for (const definition of definitions) {
    if (compiled.has(definition.type))
      throw new Error(`The event ${definition.type} is declared twice.`)

    compiled.set(definition.type, compile(definition))
  }

  return compiled
}

function compile(definition: EventDefinition): Compiled {
  const { type, v, subject, data, upcast } = definition

  if (SEALS in data.shape)
    throw new Error(`The event ${type} has a field ${SEALS}; the event store needs that name.`)

  for (let from = 1; from < v; from++) {
    if (!upcast?.[from])
      throw new Error(
        `The event ${type} is at version ${v} but has no upcaster from version ${from}.`,
      )
  }

  const plan = planOf(data)

  if (plan && !subject)
    throw new Error(`The event ${type} has personal fields but no subject to say whose they are.`)

  return { definition, plan, subject: subject ?? '' }
}

/** Returns the version to which data of a type and version is lifted. */
export const newestVersion = (definitions: Definitions, type: string, v: number): number =>
  Math.max(v, definitions.get(type)?.definition.v ?? v)

/**
 * Lifts data to the newest version. Passes unknown types, and versions of a newer program,
 * unchanged.
 */
export function upcast(
  definitions: Definitions,
  type: string,
  v: number,
  data: Record<string, unknown>,
) {
  const definition = definitions.get(type)?.definition
  let lifted = data
  let version = v
  while (definition && version < definition.v) lifted = definition.upcast![version++]!(lifted)

  return { v: version, data: lifted }
}
