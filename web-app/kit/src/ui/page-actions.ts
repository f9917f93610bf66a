import { createContext, use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { IconName } from './icon'
import type { MenuEntries, MenuEntry } from './menu-entries'

/** An action of a page: a button or a menu entry of its header, and an entry of the palette. */
export interface PageAction {
  label: string
  icon?: IconName
  /** Its key, as in `useActions`. */
  keys?: string
  run?: () => void
  /** An address of the product or, with https, of another site, instead of `run`. */
  to?: string
  /** Several ways to do it, instead of `run`: the button opens a menu. */
  choices?: MenuEntries
  /** Its request runs. */
  busy?: boolean
  /** It cannot be used now: the reason, or true if the page shows it elsewhere. */
  disabled?: string | boolean | undefined
  /** It deletes or ends something. */
  danger?: boolean
  /** A switch that is on or off. */
  pressed?: boolean
  /** Name for the tours, as `data-tour`. */
  tour?: string
}

type Maybe<T> = T | false | null | undefined

export interface PageActions {
  /** The page's first action, at the end of the title row. */
  primary?: Maybe<PageAction>
  /** Other frequent actions, before it; on a phone they are in the menu. */
  secondary?: readonly Maybe<PageAction>[] | undefined
  /** Rare actions. */
  menu?: readonly Maybe<PageAction>[] | undefined
}

/** The actions of a page and its parts, in the order of the header. */
export interface HeaderActions {
  primary: PageAction | null
  secondary: readonly PageAction[]
  menu: readonly PageAction[]
}

interface Header {
  put: (part: string, actions: PageActions) => void
  drop: (part: string) => void
}

/** The header of the page around; null where there is none, as in a hidden tab. */
export const HeaderContext = createContext<Header | null>(null)

const given = <T>(all: readonly Maybe<T>[] = []): T[] => all.filter((one): one is T => Boolean(one))

/** Joins actions of a page and its parts; only the first primary action remains one. */
export function joinedActions(all: readonly PageActions[]): HeaderActions {
  const [primary = null, ...others] = given(all.map((each) => each.primary))

  return {
    primary,
    secondary: [...all.flatMap(({ secondary }) => given(secondary)), ...others],
    menu: all.flatMap(({ menu }) => given(menu)),
  }
}

const shapeOf = ({ primary, secondary, menu }: PageActions) =>
  JSON.stringify([primary, secondary, menu], (key, value) =>
    key === 'choices' ? (value as MenuEntries).length : value,
  )

const isRun = (entry: MenuEntries[number]): entry is MenuEntry =>
  typeof entry === 'object' && entry?.run !== undefined

const runOf = (entry: MenuEntries[number] | undefined) =>
  entry !== undefined && isRun(entry) ? entry.run?.() : undefined

/** Returns the same actions until one looks different; `run` is always the latest. */
function useSteady(actions: PageActions): PageActions {
  const latest = useRef(actions)
  latest.current = actions
  const shape = shapeOf(actions)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other looks are other actions
  return useMemo(() => {
    const steady = (action: Maybe<PageAction>, at: (now: PageActions) => Maybe<PageAction>) => {
      const now = () => at(latest.current) || undefined

      return (
        action && {
          ...action,
          ...(action.run && { run: () => now()?.run?.() }),
          ...(action.choices && {
            choices: action.choices.map((entry, index) =>
              isRun(entry) ? { ...entry, run: () => runOf(now()?.choices?.[index]) } : entry,
            ),
          }),
        }
      )
    }

    return {
      primary: steady(latest.current.primary, ({ primary }) => primary),
      secondary: latest.current.secondary?.map((action, index) =>
        steady(action, ({ secondary }) => secondary?.[index]),
      ),
      menu: latest.current.menu?.map((action, index) =>
        steady(action, ({ menu }) => menu?.[index]),
      ),
    }
  }, [shape])
}

/** Adds actions of a tab, or of another part, to the header of the page around. */
export function usePageActions(actions: PageActions) {
  const header = use(HeaderContext)
  const part = useId()
  const steady = useSteady(actions)

  // Before the first picture, so that the header does not change after it.
  useLayoutEffect(() => {
    header?.put(part, steady)
    return () => header?.drop(part)
  }, [header, part, steady])
}

/** Collects the actions of a page's parts. */
export function useHeader(): { header: Header; parts: readonly PageActions[] } {
  const [parts, setParts] = useState<ReadonlyMap<string, PageActions>>(() => new Map())

  const [header] = useState<Header>(() => ({
    put: (part, actions) => setParts((before) => new Map(before).set(part, actions)),
    drop: (part) => setParts((before) => new Map([...before].filter(([other]) => other !== part))),
  }))

  return { header, parts: useMemo(() => [...parts.values()], [parts]) }
}
