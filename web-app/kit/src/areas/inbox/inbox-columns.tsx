import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import type { InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { Grid, Panel, Row } from '../../ui/layout'
import { SkeletonRows } from '../../ui/states'
import { Muted } from '../../ui/text'
import type { Draft } from './decision-fields'
import { DecisionPane } from './decision-pane'
import { InboxList } from './inbox-list'
import { AboutButtons, DecisionButtons, type ItemActs } from './item-actions'
import { inboxTexts } from './messages'
import type { useBulk } from './use-bulk'
import type { useCursor } from './use-cursor'

/** The state of the inbox on both layouts. */
export interface InboxState {
  items: readonly InboxItem[]
  today: string
  here: InboxItem
  cursor: ReturnType<typeof useCursor>
  acts: ItemActs
  draft: Draft
  change: (draft: Partial<Draft>) => void
}

interface Props extends InboxState {
  kind: InboxKind | undefined
  bulk: ReturnType<typeof useBulk>
  focusing: React.RefObject<boolean>
  /** Loads the next page; undefined on the last one. */
  more: (() => void) | undefined
}

const columns = { xs: 'minmax(0, 2fr) minmax(0, 3fr)', lg: '400px minmax(0, 760px)' }

/** The list at the start, the decision at the end. */
export function InboxColumns({
  items,
  today,
  here,
  cursor,
  acts,
  draft,
  change,
  kind,
  bulk,
  focusing,
  more,
}: Props) {
  const t = useText(inboxTexts)
  const pane = useRef<HTMLElement>(null)

  const [entered, setEntered] = useState<string | null>(null)

  useEffect(() => {
    if (entered !== here.id) return
    // In a field, letters are words; elsewhere they would decide.
    const field = pane.current?.querySelector<HTMLElement>('input, textarea')
    ;(field ?? pane.current)?.focus()
    setEntered(null)
  }, [entered, here.id])

  /** Enter on a row goes on to its decision; a press only shows it. */
  const choose = (item: InboxItem, byKey: boolean) => {
    cursor.point(item.id)
    if (byKey) setEntered(item.id)
  }

  return (
    <>
      <Grid columns={columns} gap={2} sx={{ alignItems: 'start' }}>
        <Panel component="section" aria-label={t('list')} sx={{ overflow: 'hidden' }}>
          <InboxList
            items={items}
            today={today}
            kind={kind}
            here={here.id}
            point={choose}
            chosen={bulk.chosen}
            toggle={bulk.toggle}
            focusing={focusing}
          />
          {more && (
            <Row sx={{ justifyContent: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
              <Button variant="text" onClick={more}>
                {t('more')}
              </Button>
            </Row>
          )}
        </Panel>
        <Box
          sx={{
            position: 'sticky',
            top: 72,
            maxHeight: 'calc(100dvh - 96px)',
            overflowY: 'auto',
            scrollbarWidth: 'thin',
          }}
        >
          <DecisionPane
            key={here.id}
            ref={pane}
            item={here}
            today={today}
            draft={draft}
            change={change}
            actions={<PaneActions item={here} acts={acts} />}
          />
        </Box>
      </Grid>
      <Muted size={12} sx={{ mt: 1, '@media (pointer: coarse)': { display: 'none' } }}>
        {t('hint')}
      </Muted>
    </>
  )
}

const PaneActions = ({ item, acts }: { item: InboxItem; acts: ItemActs }) => (
  <Row
    component="footer"
    wrap
    gap={1}
    sx={{
      position: 'sticky',
      bottom: 0,
      px: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      borderRadius: '0 0 8px 8px',
      bgcolor: 'background.paper',
    }}
  >
    <AboutButtons item={item} acts={acts} />
    <Row gap={1} sx={{ marginInlineStart: 'auto' }}>
      <DecisionButtons item={item} acts={acts} />
    </Row>
  </Row>
)

/** The two columns before the first answer. */
export const InboxSkeleton = () => (
  <Grid columns={{ xs: 'minmax(0, 1fr)', md: columns.xs, lg: columns.lg }} gap={2}>
    <Panel>
      <SkeletonRows rows={6} height={56} />
    </Panel>
    <Panel sx={{ display: { xs: 'none', md: 'block' } }}>
      <SkeletonRows rows={4} height={72} />
    </Panel>
  </Grid>
)
