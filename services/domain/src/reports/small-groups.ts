/** A group with fewer people shows no figures about them. */
export const LEAST_PEOPLE = 5

export interface PeopleGroup {
  readonly key: string
  readonly people: number
}

export interface ShownGroups {
  /** Keys of the groups whose figures may be shown. */
  readonly shown: ReadonlySet<string>
  /** Whether the sum of all groups may be shown. */
  readonly total: boolean
}

/**
 * Decides which groups of a table may be shown next to its total, so that a reader finds no figure
 * of fewer than LEAST_PEOPLE people. No person is in two groups.
 *
 * The rest, the total less the shown groups, is a figure too: it covers at least two groups and at
 * least LEAST_PEOPLE people. Otherwise the smallest shown group is hidden as well (secondary
 * suppression: Hundepool et al., Statistical Disclosure Control, 2012, chapter 4).
 */
export function shownGroups(groups: readonly PeopleGroup[]): ShownGroups {
  const peopled = groups.filter(({ people }) => people > 0)
  if (sumOf(peopled) < LEAST_PEOPLE) return { shown: new Set(), total: false }

  // Of groups of one size the first key is hidden first, so that every reader sees the same ones.
  const shown = peopled
    .filter(({ people }) => people >= LEAST_PEOPLE)
    .sort((a, b) => b.people - a.people || (a.key < b.key ? 1 : -1))
  const hidden = peopled.filter(({ people }) => people < LEAST_PEOPLE)

  while (hidden.length > 0 && shown.length > 0 && !isRestSafe(hidden)) hidden.push(shown.pop()!)

  return { shown: new Set(shown.map(({ key }) => key)), total: true }
}

const isRestSafe = (hidden: readonly PeopleGroup[]) =>
  hidden.length > 1 && sumOf(hidden) >= LEAST_PEOPLE

const sumOf = (groups: readonly PeopleGroup[]) =>
  groups.reduce((sum, { people }) => sum + people, 0)
