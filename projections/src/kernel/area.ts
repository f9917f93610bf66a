import { unique } from '@workledger/contracts/kernel/area'
import type { ListResource } from './list-resource'
import type { Projection } from './projection'
import type { Reads } from './tenant-reads'

/** A kind of stream whose history shows each reader something else. */
export interface History {
  /** The category of the stream's decider. */
  readonly category: string
  /** The state as this reader may see it; steps in which they see nothing change are left out. */
  readonly shownTo: (
    db: Reads,
    workspace: string,
    everything: boolean,
  ) => Promise<(state: any) => unknown>
}

/** What an area adds to the read side: its projections with their tables, and its lists. */
export interface AreaReads {
  readonly name: string
  readonly projections?: readonly Projection[]
  readonly lists?: readonly ListResource[]
  readonly histories?: readonly History[]
  /** Other areas whose tables its answers show: what moves there is read again here too. */
  readonly shows?: readonly string[]
}

/**
 * What these areas read; throws with a sentence where two parts share a name, or a declared list is
 * read by nobody.
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

  return { projections, lists, histories }
}
