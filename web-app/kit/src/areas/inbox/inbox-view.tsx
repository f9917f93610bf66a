import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/i18n'
import { visuallyHidden } from '../../ui/figures'
import { EmptyState, FailedState } from '../../ui/states'
import { undoLast } from '../../ui/toast'
import { useNarrow } from '../../ui/use-narrow'
import { InboxBulkBar } from './bulk-bar'
import { InboxCard } from './inbox-card'
import { InboxColumns, InboxSkeleton } from './inbox-columns'
import { inboxTexts } from './messages'
import { useBulk } from './use-bulk'
import { useCursor } from './use-cursor'
import { useDepartures } from './use-departures'
import { useInboxItems } from './use-inbox-items'
import { useInboxKeys } from './use-inbox-keys'
import { useItemActs } from './use-item-acts'
import { useItemWords } from './use-item-words'

const ItemHistory = lazy(() => import('./item-history'))
const NotNeededDialog = lazy(() => import('../checklists/not-needed-dialog'))

/** The waiting items of one kind, or of all: a list and a decision, or one card on a phone. */
export function InboxView({ kind }: { kind: InboxKind | undefined }) {
  const narrow = useNarrow()
  const { found, all, items, today } = useInboxItems(kind)
  const cursor = useCursor(items)
  const { here } = cursor
  const bulk = useBulk(items)
  const focusing = useRef(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const { text, announceNext } = useAnnouncement(here, cursor.index, items.length)

  const { acts, draft, change, opened, close, done } = useItemActs(here, () => {
    focusing.current = true
    announceNext()
  })

  useDepartures(all && { filter: kind ?? '', items: all, complete: !found.hasNextPage })

  useInboxKeys({
    here,
    acts,
    toggle: bulk.toggle,
    undo: () => {
      focusing.current = true
      undoLast()
    },
    move: (step) => {
      focusing.current = true
      cursor.move(step)
      drawAgain()
    },
  })

  if (found.error && !all)
    return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!all) return <InboxSkeleton />

  const decision = { items, today, cursor, acts, draft, change }

  return (
    <>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {text}
      </Box>
      {items.length === 0 || !here ? (
        <NothingWaits kind={kind} />
      ) : narrow ? (
        <InboxCard here={here} {...decision} />
      ) : (
        <InboxColumns
          here={here}
          {...decision}
          kind={kind}
          bulk={bulk}
          focusing={focusing}
          more={found.hasNextPage ? () => void found.fetchNextPage() : undefined}
        />
      )}
      {!narrow && <InboxBulkBar bulk={bulk} />}
      <Suspense>
        {opened?.what === 'history' && <ItemHistory item={opened.item} close={close} />}
        {opened?.what === 'not-needed' && opened.item.facts.kind === 'checklist_item' && (
          <NotNeededDialog
            text={opened.item.facts.text}
            send={async (reason) => done(opened.item, reason)}
            close={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** Says the item that follows a settled one to screen readers. */
function useAnnouncement(
  here: Parameters<ReturnType<typeof useItemWords>['titleOf']>[0] | undefined,
  index: number,
  total: number,
) {
  const t = useText(inboxTexts)
  const { titleOf, summaryOf } = useItemWords()
  const [text, setText] = useState('')
  const asked = useRef(false)
  const id = here?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each settled item
  useEffect(() => {
    if (!asked.current) return
    asked.current = false

    setText(
      here
        ? t('announce', {
            name: titleOf(here),
            summary: summaryOf(here),
            at: index + 1,
            all: total,
          })
        : t('announceEmpty'),
    )
  }, [id])

  return {
    text,
    announceNext: () => {
      asked.current = true
    },
  }
}

function NothingWaits({ kind }: { kind: InboxKind | undefined }) {
  const t = useText(inboxTexts)
  const setSearch = useSearchParams()[1]

  return kind ? (
    <EmptyState
      icon="check"
      title={t('emptyKind.title')}
      action={<Button onClick={() => setSearch({})}>{t('emptyKind.action')}</Button>}
    />
  ) : (
    <EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />
  )
}
