import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { InboxItem } from '@workledger/contracts/inbox/inbox.api'
import type { InboxKind } from '@workledger/contracts/inbox/inbox-kinds'
import { useEffect, useId, useRef } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { intoSight } from '../../ui/into-sight'
import { BareList, Grow, Row } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { ItemIcon } from './item-icon'
import { inboxTexts } from './messages'
import { isBulk } from './use-bulk'
import { useItemWords } from './use-item-words'

const groups = ['overdue', 'today', 'later'] as const

const groupOf = ({ due }: InboxItem, today: string) =>
  due < today ? 'overdue' : due === today ? 'today' : 'later'

interface Props {
  items: readonly InboxItem[]
  today: string
  /** All items are of this kind, so no row repeats it. */
  kind: InboxKind | undefined
  here: string | undefined
  /** Moves the cursor to an item. */
  point: (item: InboxItem, byKey: boolean) => void
  chosen: ReadonlySet<string>
  toggle: (item: InboxItem) => void
  /** The row takes the focus when the cursor comes to it. */
  focusing: React.RefObject<boolean>
}

/** The waiting items by due date: overdue ones, those of today, and later ones. */
export function InboxList({ items, today, ...row }: Props) {
  return groups.map((group) => {
    const of = items.filter((item) => groupOf(item, today) === group)
    return of.length > 0 && <Group key={group} name={group} items={of} {...row} />
  })
}

type GroupProps = Omit<Props, 'today'> & { name: (typeof groups)[number] }

function Group({ name, items, here, chosen, ...row }: GroupProps) {
  const t = useText(inboxTexts)
  const id = useId()

  return (
    <section aria-labelledby={id}>
      <Row
        gap={0.75}
        sx={{
          px: 2,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'tone.raised',
          fontSize: 12,
          lineHeight: '16px',
        }}
      >
        <Strong
          component="h2"
          id={id}
          sx={{ m: 0, fontSize: 12, color: name === 'overdue' ? 'tone.bad' : 'text.secondary' }}
        >
          {t(`groups.${name}`)}
        </Strong>
        <Muted component="span" className="num">
          {items.length}
        </Muted>
      </Row>
      <BareList>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            overdue={name === 'overdue'}
            current={item.id === here}
            isChosen={chosen.has(item.id)}
            {...row}
          />
        ))}
      </BareList>
    </section>
  )
}

interface RowProps extends Pick<Props, 'kind' | 'point' | 'toggle' | 'focusing'> {
  item: InboxItem
  overdue: boolean
  current: boolean
  isChosen: boolean
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function ItemRow({ item, kind, overdue, current, isChosen, point, toggle, focusing }: RowProps) {
  const t = useText(inboxTexts)
  const { shortDay } = useFormat()
  const { titleOf, kindOf, summaryOf } = useItemWords()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (current) intoSight(button.current)
  }, [current])

  // After each render: a key at the end of the list moves nothing, and still leads to the row.
  useEffect(() => {
    if (!current || !focusing.current) return
    focusing.current = false
    button.current?.focus({ preventScroll: true })
  })

  return (
    <Row
      component="li"
      data-chosen={isChosen || undefined}
      sx={{
        position: 'relative',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        '&[data-chosen]': { bgcolor: 'tone.accentSoft' },
        '&:has(button[aria-current])': { bgcolor: 'tone.accentSoft' },
        '&:has(button[aria-current])::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 3,
          bgcolor: 'primary.main',
        },
      }}
    >
      <Box sx={{ width: 36, flex: 'none', paddingInlineStart: 0.75 }}>
        {isBulk(item) && (
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={() => toggle(item)}
            slotProps={{ input: { 'aria-label': t('select', { name: titleOf(item) }) } }}
          />
        )}
      </Box>
      <Box
        component="button"
        type="button"
        ref={button}
        aria-current={current || undefined}
        onClick={({ detail }) => point(item, detail === 0)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          py: 1,
          paddingInline: '4px 16px',
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
        }}
      >
        <ItemIcon item={item} />
        <Grow component="span">
          <Box component="span" sx={{ display: 'flex', gap: 1 }}>
            <Strong component="bdi" sx={cut}>
              {titleOf(item)}
            </Strong>
            <Box
              component="span"
              className="num"
              sx={{
                flex: 'none',
                marginInlineStart: 'auto',
                fontSize: 12,
                color: overdue ? 'tone.bad' : 'text.secondary',
              }}
            >
              {shortDay(item.due)}
            </Box>
          </Box>
          <Muted component="span" size={12} sx={{ ...cut, display: 'block', lineHeight: '16px' }}>
            {!kind && `${kindOf(item)} · `}
            {summaryOf(item)}
          </Muted>
        </Grow>
      </Box>
    </Row>
  )
}
