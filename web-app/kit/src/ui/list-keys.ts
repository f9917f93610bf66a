import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { type Action, useActions } from './actions'

type Key = Pick<Action, 'id' | 'keys' | 'alias' | 'label' | 'run'>

export interface ListKeys {
  /** Distinguishes the lists of one page. */
  name: string
  /** Heading of the keys under `?`, usually the list's label. */
  group: string
  /** Moves to the row below, or with -1 to the row above. */
  move: (step: 1 | -1) => void
  /** Opens the current row; undefined where rows do not open. */
  open?: (() => void) | undefined
  /** Selects the current row for a bulk action. */
  select?: (() => void) | undefined
  /** Opens the menu of the current row. */
  menu?: (() => void) | undefined
  /** Moves the focus into the list's search. */
  search?: (() => void) | undefined
  /** The list's own names of its keys. */
  words?: { next?: string; previous?: string; open?: string } | undefined
  /** Keys of this list alone, such as decisions. */
  more?: readonly (Key | undefined)[]
}

/**
 * Registers the keys of a list, the same for tables, cards and inboxes: J and K move, O opens, X
 * selects, M or a full stop opens the row's menu, / searches.
 */
export function useListKeys({ name, group, move, words, more = [], ...acts }: ListKeys) {
  const t = useText(kitTexts)

  const keys: (Key | undefined)[] = [
    { id: 'next', keys: 'j', label: words?.next ?? t('listKeys.next'), run: () => move(1) },
    {
      id: 'previous',
      keys: 'k',
      label: words?.previous ?? t('listKeys.previous'),
      run: () => move(-1),
    },
    ...more,
    acts.open && {
      id: 'open',
      keys: 'o',
      label: words?.open ?? t('listKeys.open'),
      run: acts.open,
    },
    acts.select && { id: 'select', keys: 'x', label: t('listKeys.select'), run: acts.select },
    acts.menu && {
      id: 'menu',
      keys: 'm',
      alias: '.',
      label: t('listKeys.menu'),
      run: acts.menu,
    },
    acts.search && { id: 'search', keys: '/', label: t('listKeys.search'), run: acts.search },
  ]

  useActions(
    keys.flatMap((key) =>
      key ? [{ ...key, id: `${name}-${key.id}`, group, palette: false }] : [],
    ),
  )
}
