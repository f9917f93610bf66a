import { type AreaPermission, audits, isAdmin } from '@workledger/contracts/kernel/permissions'
import type { IconName } from '../ui/icon'

/** A tab that the palette finds by name; a page's first tab is the page itself. */
export interface NavTab {
  id: NavTabId
  /** The people who have it; default: all who may open the page. */
  for?: 'reader' | 'edit_company'
}

export type NavTabId =
  | 'offices'
  | 'departments'
  | 'designations'
  | 'roles'
  | 'settings'
  | 'attendance'
  | 'working_time'
  | 'checklists'
  | 'live'
  | 'chart'
  | 'types'
  | 'holidays'
  | 'service_accounts'
  | 'webhooks'
  | 'chat'
  | 'provisioned_groups'

export interface NavEntry {
  id: NavId
  to: string
  icon: IconName
  /** Target for administrators and auditors, who have the page in the console. */
  forReaders?: string
  /** Both apps have the page; its link stays in the present one. */
  inBothApps?: boolean
  /** Target for a person without a leave policy. */
  withoutPolicy?: string
  /**
   * The people who have the entry besides administrators: auditors, who read everything, and
   * holders of the area's permission, or of one of several. Default: all people.
   */
  for?: 'admin' | 'auditor' | AreaPermission | readonly AreaPermission[]
  children?: readonly NavEntry[]
  /** Only in the palette. */
  tabs?: readonly NavTab[]
}

export interface NavGroup {
  id: 'you' | 'apps' | 'company' | 'control'
  entries: readonly NavEntry[]
}

/** The order of the whole sidebar: each entry by its id. */
const order = [
  { id: 'you', places: ['dashboard', 'inbox', 'requests', 'calendar'] },
  { id: 'apps', places: ['timer', 'invoice', 'payroll', 'ats', 'survey'] },
  {
    id: 'company',
    places: [
      'employees',
      'checklists',
      'leaves',
      'expenses',
      'attendance',
      'working_time',
      'projects',
      'clients',
      'events',
      {
        id: 'reports',
        icon: 'reports',
        children: ['work_reports', 'attendance_report', 'insights'],
      },
      {
        id: 'settings',
        icon: 'settings',
        children: [
          'general',
          'timeoff',
          'biometrics',
          'api_tokens',
          'provisioning',
          'sign_on',
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

/** Pages for too few people to have a place in the sidebar: the palette finds them. */
const inPaletteAlone = ['interviews'] as const

type Place = (typeof order)[number]['places'][number]
type IdOf<P> = P extends { id: infer I; children: readonly (infer C)[] } ? I | C : P
export type NavId = IdOf<Place> | (typeof inPaletteAlone)[number]

const declared = new Map<NavId, NavEntry>()

/** Registers the areas' entries in order; the kit itself knows no area. */
export function declareNavigation(entries: Iterable<NavEntry>) {
  for (const entry of entries) declared.set(entry.id, entry)
}

const readsAll = (held: readonly string[]) => isAdmin(held) || audits(held)

/** Returns the tabs of an entry that a role opens. */
export const tabsFor = ({ tabs = [] }: NavEntry, held: readonly string[]): readonly NavTab[] =>
  tabs.filter(
    ({ for: whom }) => !whom || (whom === 'reader' ? readsAll(held) : held.includes(whom)),
  )

/** The person whose sidebar it is. */
export interface Navigator {
  readonly time_off_policy_id?: string | null | undefined
}

const leafFor = (held: readonly string[], who?: Navigator) => {
  const reads = readsAll(held)
  return (id: NavId): NavEntry[] => {
    const entry = declared.get(id)
    if (!entry || (entry.for && !reads && ![entry.for].flat().some((one) => held.includes(one))))
      return []
    if (reads && entry.forReaders) return [{ ...entry, to: entry.forReaders }]

    return [
      who && !who.time_off_policy_id && entry.withoutPolicy
        ? { ...entry, to: entry.withoutPolicy }
        : entry,
    ]
  }
}

/** Returns the pages of a role that are not in the sidebar. */
export const palettePagesFor = (held: readonly string[]): readonly NavEntry[] =>
  inPaletteAlone.flatMap(leafFor(held))

/** Returns the sidebar of a role: pages that exist and that it may open. */
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

const pageOf = (to: string) => to.split('?')[0]!

/** Returns whether an address is that of an entry's page, or of one below it. */
export const isAt = (path: string, to: string) =>
  path === pageOf(to) || path.startsWith(`${pageOf(to)}/`)

/** Returns the entry whose page, or one below it, is at an address. */
export const entryAt = (groups: readonly NavGroup[], path: string): NavEntry | undefined =>
  groups
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.children ?? [entry]))
    .find(({ to }) => isAt(path, to))
