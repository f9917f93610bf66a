import { type AreaPermission, audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import type { IconName } from '../ui/icon'

/** A tab that the palette finds by its name; the first of a page is the page itself. */
export interface NavTab {
  id: NavTabId
  /** Whom it is for; everyone who may open the page when left out. */
  for?: 'reader' | 'edit_company'
}

export type NavTabId =
  | 'offices'
  | 'departments'
  | 'designations'
  | 'roles'
  | 'settings'
  | 'attendance'
  | 'checklists'
  | 'live'
  | 'chart'
  | 'types'
  | 'holidays'

export interface NavEntry {
  id: NavId
  to: string
  icon: IconName
  /** Where it leads admins and auditors, who have the page in the console. */
  forReaders?: string
  /** Where it leads whoever has no leave policy. */
  withoutPolicy?: string
  /**
   * Whom the entry is for beside admins: auditors, who read all that admins do, and holders of the
   * area's permission; everyone when left out.
   */
  for?: 'admin' | 'auditor' | AreaPermission
  children?: readonly NavEntry[]
  /** In the palette alone. */
  tabs?: readonly NavTab[]
}

export interface NavGroup {
  id: 'you' | 'apps' | 'company' | 'control'
  entries: readonly NavEntry[]
}

/** The order of the whole sidebar: each entry by its id. */
const order = [
  { id: 'you', places: ['dashboard', 'requests', 'calendar'] },
  { id: 'apps', places: ['timer', 'invoice', 'payroll', 'ats', 'survey'] },
  {
    id: 'company',
    places: [
      'employees',
      'checklists',
      'leaves',
      'expenses',
      'attendance',
      'projects',
      'clients',
      'events',
      { id: 'reports', icon: 'reports', children: ['work_reports', 'attendance_report'] },
      {
        id: 'settings',
        icon: 'settings',
        children: [
          'general',
          'timeoff',
          'biometrics',
          'custom_fields',
          'payroll_settings',
          'billing',
        ],
      },
    ],
  },
  { id: 'control', places: ['audit', 'operations'] },
] as const satisfies readonly Group[]

interface Group {
  id: NavGroup['id']
  places: readonly (string | { id: string; icon: IconName; children: readonly string[] })[]
}

/** Pages that concern too few for a place in the sidebar: the palette finds them. */
const inPaletteAlone = ['interviews'] as const

type Place = (typeof order)[number]['places'][number]
type IdOf<P> = P extends { id: infer I; children: readonly (infer C)[] } ? I | C : P
export type NavId = IdOf<Place> | (typeof inPaletteAlone)[number]

const declared = new Map<NavId, NavEntry>()

/** Takes the areas' entries, each to its place; the kit itself knows no area. */
export function declareNavigation(entries: Iterable<NavEntry>) {
  for (const entry of entries) declared.set(entry.id, entry)
}

const readsAll = (held: readonly string[]) => isAdmin(held) || audits(held)

/** The tabs of an entry that a role opens. */
export const tabsFor = ({ tabs = [] }: NavEntry, held: readonly string[]): readonly NavTab[] =>
  tabs.filter(
    ({ for: whom }) => !whom || (whom === 'reader' ? readsAll(held) : held.includes(whom)),
  )

/** Whose sidebar it is. */
export interface Navigator {
  readonly time_off_policy_id?: string | null | undefined
}

const leafFor = (held: readonly string[], who?: Navigator) => {
  const reads = readsAll(held)
  return (id: NavId): NavEntry[] => {
    const entry = declared.get(id)
    if (!entry || (entry.for && !reads && !held.includes(entry.for))) return []
    if (reads && entry.forReaders) return [{ ...entry, to: entry.forReaders }]

    return [
      who && !who.time_off_policy_id && entry.withoutPolicy
        ? { ...entry, to: entry.withoutPolicy }
        : entry,
    ]
  }
}

/** What a role may open beside the sidebar. */
export const palettePagesFor = (held: readonly string[]): readonly NavEntry[] =>
  inPaletteAlone.flatMap(leafFor(held))

/** The sidebar for one role: what it may open, and only what is there. */
export function navigationFor(held: readonly string[], who?: Navigator): readonly NavGroup[] {
  const leaf = leafFor(held, who)

  const visit = (place: Place): NavEntry[] => {
    if (typeof place === 'string') return leaf(place)
    const children = place.children.flatMap(leaf)
    return children.length ? [{ ...place, to: children[0]!.to, children }] : []
  }

  return order
    .map(({ id, places }) => ({ id, entries: (places as readonly Place[]).flatMap(visit) }))
    .filter((group) => group.entries.length)
}
