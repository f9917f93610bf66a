import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { type Action, useActions } from './actions'

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
  more?: readonly (Pick<Action, 'id' | 'keys' | 'label' | 'run'> | false | undefined)[]
}

/**
 * Registers the keys of a list, the same for tables, cards and inboxes: J and K move, O opens, X
 * selects, M or a full stop opens the row's menu, / searches.
 */
export function useListKeys({ name, group, move, words, more = [], ...acts }: ListKeys) {
  const t = useText(kitTexts)

  const key = (id: string, keys: string, label: string, run?: () => void, alias?: string) =>
    run && { id: `${name}-${id}`, keys, label, run, ...(alias && { alias }) }

  const keys = [
    key('next', 'j', words?.next ?? t('listKeys.next'), () => move(1)),
    key('previous', 'k', words?.previous ?? t('listKeys.previous'), () => move(-1)),
    ...more,
    key('open', 'o', words?.open ?? t('listKeys.open'), acts.open),
    key('select', 'x', t('listKeys.select'), acts.select),
    key('menu', 'm', t('listKeys.menu'), acts.menu, '.'),
    key('search', '/', t('listKeys.search'), acts.search),
  ]

  useActions(keys.flatMap((each) => (each ? [{ ...each, group, palette: false }] : [])))
}
