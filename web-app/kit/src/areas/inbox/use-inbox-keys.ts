import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useText } from '../../i18n/i18n'
import { type Action, useActions } from '../../ui/actions'
import type { ItemActs } from './item-actions'
import { inboxTexts } from './messages'

interface Keys {
  here: InboxItem | undefined
  move: (step: number) => void
  toggle: (item: InboxItem) => void
  undo: () => void
  acts: ItemActs
}

/** J and K move, A and R decide, X selects, U undoes, O opens; the palette has the acts as well. */
export function useInboxKeys({ here, move, toggle, undo, acts }: Keys) {
  const t = useText(inboxTexts)
  const group = t('page')
  const key = (id: keyof typeof runs, keys: string, palette = here !== undefined): Action => ({
    id: `inbox-${id}`,
    keys,
    group,
    palette,
    icon: 'requests',
    label: t(`keys.${id}`),
    run: runs[id],
  })

  const runs = {
    next: () => move(1),
    previous: () => move(-1),
    approve: acts.approve,
    reject: acts.reject,
    select: () => here && toggle(here),
    undo,
    open: acts.open,
  }

  useActions([
    key('next', 'j', false),
    key('previous', 'k', false),
    key('approve', 'a'),
    key('reject', 'r'),
    key('select', 'x'),
    key('undo', 'u', true),
    key('open', 'o'),
  ])
}
