import { unique } from '@workledger/contracts/kernel/area'
import type { ListResource } from './list-resource'
import type { Projection } from './projection'
import type { Reads } from './tenant-reads'

/** A kind of stream whose history differs by reader. */
export interface History {
  /** Category of the stream's decider. */
  readonly category: string
  /** Returns the state as this reader may see it; steps without a visible change are left out. */
  readonly shownTo: (
    db: Reads,
    workspace: string,
    everything: boolean,
    // biome-ignore lint/suspicious/noExplicitAny: each area knows the state of its own decider
  ) => Promise<(state: any) => unknown>
}

/** An area's part of the read side: its projections with their tables, and its lists. */
export interface AreaReads {
  readonly name: string
  readonly projections?: readonly Projection[]
  readonly lists?: readonly ListResource[]
  readonly histories?: readonly History[]
  /** Other areas whose tables its answers show; their changes refresh its pages too. */
  readonly shows?: readonly string[]
  /**
   * Tables of other areas that its answers show, where most changes of those areas do not concern
   * it.
   */
  readonly showsTables?: readonly string[]
  /**
   * Returns the employee whom an event's data concerns, if the area is one person's own: only their
   * pages hear of its changes.
   */
  readonly concerns?: (data: Readonly<Record<string, unknown>>) => string | undefined
}

/**
 * Gathers the projections, lists and histories of areas. Throws with a sentence if two parts share
 * a name or a declared list has no source.
 */
export function gathered(areas: readonly AreaReads[], declared: readonly { name: string }[]) {
  const names = areas.map(({ name }) => name)
  const projections = areas.flatMap((area) => area.projections ?? [])
  const lists = areas.flatMap((area) => area.lists ?? [])
  const read = lists.map(({ definition }) => definition.name)
  unique('areas', names)

  unique(
    'projections',
    projections.map(({ name }) => name),
  )

  unique(
    'tables',
    projections.flatMap(({ tables }) => tables.map(({ name }) => name)),
  )

  const histories = areas.flatMap((area) => area.histories ?? [])
  unique('lists', read)

  unique(
    'histories',
    histories.map(({ category }) => category),
  )

  for (const { name } of declared)
    if (!read.includes(name)) throw new Error(`The list ${name} is declared, and no area reads it.`)

  for (const name of read)
    if (!declared.some((list) => list.name === name))
      throw new Error(`The list ${name} is read, and no area declares it.`)

  for (const { name, shows = [] } of areas)
    for (const other of shows)
      if (!names.includes(other))
        throw new Error(`${name} shows ${other}, which no area is called.`)

  const tables = projections.flatMap((projection) => projection.tables.map(({ name }) => name))

  for (const { name, showsTables = [] } of areas)
    for (const table of showsTables)
      if (!tables.includes(table))
        throw new Error(`${name} shows the table ${table}, which no projection writes.`)

  return { projections, lists, histories }
}
