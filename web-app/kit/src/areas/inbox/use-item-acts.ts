import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import { useState } from 'react'
import { typedAmount } from '../../i18n/typed-amount'
import { useGo } from '../../ui/app-link'
import { type Draft, emptyDraft } from './decision-fields'
import type { ItemActs } from './item-actions'
import { targetOf } from './item-target'
import { useDecideItem } from './use-decide-item'

/** A dialog or panel over the page. */
export interface Opened {
  what: 'history' | 'not-needed'
  item: InboxItem
}

const isForeign = ({ facts }: InboxItem) =>
  facts.kind === 'expense' && facts.currency !== facts.base_currency

/** The acts on the current item, with what the decider has typed for it. */
export function useItemActs(here: InboxItem | undefined, onDecided: () => void) {
  const go = useGo()
  const { decide, settle } = useDecideItem()
  const [typed, setTyped] = useState<Draft | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const draft = typed && typed.id === here?.id ? typed : emptyDraft(here?.id ?? '')
  const change = (part: Partial<Draft>) => setTyped({ ...draft, ...part })

  const decideHere = (approved: boolean) => {
    if (!here?.acts.includes(approved ? 'approve' : 'reject')) return

    // Pay asks first and shows what changes.
    if (here.kind === 'pay_run') return go(`${targetOf(here)}?approve`)

    const given = here.facts.kind === 'expense' ? (draft.rate ?? here.facts.rate ?? '') : ''
    const rate = typedAmount(given)
    const needsRate = approved && isForeign(here)
    if (needsRate && !(rate && Number(rate) > 0)) return change({ lacksRate: true })

    const comment = draft.comment.trim()
    const explained = here.kind === 'timesheet' || here.kind === 'overtime'
    if (explained && !approved && !comment) return change({ lacksComment: true })

    decide(here, {
      approved,
      comment: comment || undefined,
      rate: needsRate && rate ? rate : undefined,
    })

    onDecided()
  }

  const done = (item: InboxItem, reason?: string) => {
    settle(item, reason)
    onDecided()
  }

  const acts: ItemActs = {
    approve: () => (here?.acts.includes('done') ? done(here) : decideHere(true)),
    reject: () => decideHere(false),
    done: () => here && done(here),
    notNeeded: () => here && setOpened({ what: 'not-needed', item: here }),
    open: () => here && go(targetOf(here)),
    showHistory: () => here && setOpened({ what: 'history', item: here }),
  }

  return { acts, draft, change, opened, close: () => setOpened(null), done }
}
