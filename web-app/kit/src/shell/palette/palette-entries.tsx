import { folded } from '../../i18n/folded'
import { useText } from '../../i18n/i18n'
import { kitTexts } from '../../i18n/messages'
import { useCurrent } from '../../net/current'
import { useKnownActions } from '../../ui/actions'
import { navigationFor, palettePagesFor, tabsFor } from '../nav'
import { paletteTexts } from './messages'
import { type PaletteEntry, usePaletteRecords } from './palette-records'

const recentKey = 'workledger.palette'
const MOST_RECENT = 6

/**
 * Returns entries opened from the palette before, latest first, if their address is enough to open
 * them.
 */
export const recentEntries = (): PaletteEntry[] => {
  try {
    return JSON.parse(localStorage.getItem(recentKey) ?? '[]') as PaletteEntry[]
  } catch {
    return []
  }
}

export function rememberEntry({ id, label, icon, note, to }: PaletteEntry) {
  if (!to) return
  const others = recentEntries().filter((entry) => entry.to !== to)

  localStorage.setItem(
    recentKey,
    JSON.stringify([{ id, label, icon, note, to }, ...others].slice(0, MOST_RECENT)),
  )
}

const UNFIT = 9

/**
 * Returns an entry's rank: 0 if its name begins so, 1 if a word of it does, 2 within a word, 3 in
 * its title; otherwise it does not match.
 */
export function rankOf(
  words: readonly string[],
  { label, note }: Pick<PaletteEntry, 'label' | 'note'>,
): number | null {
  const name = folded(label)
  const all = `${name} ${folded(note ?? '')}`
  const [first] = words
  if (!first) return 0
  if (!words.every((word) => all.includes(word))) return null
  const parts = name.split(/[\s-]+/)

  return name.startsWith(first)
    ? 0
    : parts.some((part) => part.startsWith(first))
      ? 1
      : name.includes(first)
        ? 2
        : 3
}

const ranked = <E extends PaletteEntry>(
  words: readonly string[],
  entries: readonly E[],
): { rank: number; entries: E[] } => {
  const fitting = entries.flatMap((entry) => {
    const rank = rankOf(words, entry)
    return rank === null ? [] : [{ entry, rank }]
  })

  const sorted = fitting.sort((a, b) => a.rank - b.rank)
  return { rank: sorted[0]?.rank ?? UNFIT, entries: sorted.map(({ entry }) => entry) }
}

/**
 * Returns the rank of the best of these records, which the server has ordered. The server may match
 * by hidden values, such as an employee id.
 */
export const rankOfFound = (words: readonly string[], found: readonly PaletteEntry[]): number =>
  Math.min(UNFIT, ...found.map((entry) => rankOf(words, entry) ?? UNFIT))

/**
 * Returns the entries for the typed words, the group with the best match first; without words, the
 * latest entries.
 */
export function usePaletteEntries(q: string): { title: string; entries: PaletteEntry[] }[] {
  const [t, tp] = [useText(kitTexts), useText(paletteTexts)]
  const { employee } = useCurrent()
  const actions = useKnownActions()
  const words = folded(q).split(/\s+/).filter(Boolean)

  const held = employee?.role?.permissions ?? []

  const pages = [
    ...navigationFor(held, employee ?? undefined).flatMap((group) => group.entries),
    ...palettePagesFor(held),
  ]
    .flatMap((entry) => (entry.children ?? [entry]).map((leaf) => ({ leaf, parent: entry })))
    .flatMap(({ leaf, parent }): PaletteEntry[] => [
      {
        id: leaf.to,
        label: t(`nav.${leaf.id}`),
        icon: leaf.icon,
        to: leaf.to,
        note: parent.id === leaf.id ? undefined : t(`nav.${parent.id}`),
      },
      ...tabsFor(leaf, held).map(({ id }) => {
        const to = `${leaf.to}?tab=${id}`
        return { id: to, label: t(`navTab.${id}`), icon: leaf.icon, to, note: t(`nav.${leaf.id}`) }
      }),
    ])

  const doable = actions
    .filter((action) => action.palette !== false)
    .map((action) => ({
      id: action.id,
      label: action.label,
      icon: action.icon,
      note: action.keys?.toUpperCase(),
      ...(action.run && { run: action.run }),
      ...(action.step && { step: action.step }),
    }))

  const records = usePaletteRecords(q)
  const recent = words.length === 0 ? recentEntries() : []
  const opened = new Set(recent.map(({ to }) => to))

  const groups = [
    { title: tp('recent'), ...ranked([], recent) },
    {
      title: tp('pages'),
      ...ranked(
        words,
        pages.filter(({ to }) => !opened.has(to) && (words.length > 0 || !to?.includes('?'))),
      ),
    },
    { title: tp('actions'), ...ranked(words, doable) },
    ...records.map(({ title, entries }) => ({ title, entries, rank: rankOfFound(words, entries) })),
  ]

  return groups.filter((group) => group.entries.length > 0).sort((a, b) => a.rank - b.rank)
}
