import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/i18n'
import { toast } from '../../ui/toast'
import { useHeld } from '../../ui/undo-queue'
import { inboxTexts } from './messages'
import { useItemWords } from './use-item-words'

interface Loaded {
  /** The filter of the list. */
  filter: string
  items: readonly InboxItem[]
  /** No further page exists. */
  complete: boolean
}

/** Returns the items that left the list, without those that only moved to a later page. */
export function departed(before: Loaded, now: Loaded): readonly InboxItem[] {
  if (before.filter !== now.filter) return []
  const present = new Set(now.items.map(({ id }) => id))
  const last = now.items.at(-1)?.due ?? ''

  return before.items.filter(({ id, due }) => !present.has(id) && (now.complete || due < last))
}

/** Says which items left the list because someone else settled them. */
export function useDepartures(loaded: Loaded | undefined) {
  const t = useText(inboxTexts)
  const { titleOf } = useItemWords()
  const held = useHeld()
  const own = useRef(new Set<string>())
  const before = useRef<Loaded | null>(null)

  useEffect(() => {
    for (const record of held) own.current.add(record)
    if (!loaded) return

    // An undone or refused decision leaves its item in the list.
    for (const { record } of loaded.items) if (!held.has(record)) own.current.delete(record)

    const gone = (before.current ? departed(before.current, loaded) : []).filter(
      ({ record }) => !own.current.has(record),
    )

    before.current = loaded
    const [first] = gone
    if (!first) return

    toast({
      tone: 'wait',
      text:
        gone.length === 1
          ? t('departed', { name: titleOf(first) })
          : t('departedMany', { count: gone.length }),
    })
  })
}
