import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { Grow, Row } from '../../ui/layout'
import { useSearchPlaceholder } from '../../ui/search-placeholder'
import { Muted } from '../../ui/text'
import { paletteTexts } from './messages'
import type { PaletteEntry } from './palette-records'

interface Props {
  /** Label of the search field. */
  label: string
  /** Label of the list. */
  list: string
  typed: string
  type: (text: string) => void
  groups: readonly { title: string; entries: readonly PaletteEntry[] }[]
  choose: (entry: PaletteEntry) => void
  /** Below the list; without choices instead of it. */
  note?: string
  /** Leaves the second step. */
  back?: (() => void) | undefined
}

/** The search field and the list below it. */
export function PaletteBody({ label, list, typed, type, groups, choose, note, back }: Props) {
  const t = useText(paletteTexts)
  const [at, setAt] = useState(0)
  const flat = useMemo(() => groups.flatMap(({ entries }) => entries), [groups])
  // A step's list may become shorter while it is open.
  const here = Math.max(0, Math.min(at, flat.length - 1))

  const take = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    setAt(0)
    choose(entry)
  }

  const key = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return

    if (step) setAt((here + step + flat.length) % Math.max(1, flat.length))
    else if (event.key === 'Enter') take(flat[here])
    else if (event.key === 'Backspace' && typed === '' && back) back()
    else return

    event.preventDefault()
  }

  return (
    <>
      <SearchRow
        label={label}
        typed={typed}
        type={(text) => {
          type(text)
          setAt(0)
        }}
        here={flat[here] && `palette-${here}`}
        onKeyDown={key}
        back={back}
      />
      <Box
        id="palette-list"
        role="listbox"
        aria-label={list}
        sx={{ maxHeight: 380, overflowY: 'auto', p: 0.75, '&:empty': { p: 0 } }}
      >
        {groups.map((group) => (
          <Box key={group.title} role="group" aria-label={group.title}>
            <Box dir="auto" sx={{ px: 1.25, pt: 1, pb: 0.5, fontSize: 12, color: 'text.disabled' }}>
              {group.title}
            </Box>
            {group.entries.map((entry) => {
              const index = flat.indexOf(entry)
              return (
                <Option
                  key={entry.id}
                  id={`palette-${index}`}
                  entry={entry}
                  chosen={index === here}
                  choose={() => take(entry)}
                  point={() => setAt(index)}
                />
              )
            })}
          </Box>
        ))}
      </Box>
      {(flat.length === 0 || note) && (
        <Muted role="status" sx={{ px: 2, py: flat.length === 0 ? 3 : 1.25, textAlign: 'center' }}>
          {note ?? t('empty', { q: typed })}
        </Muted>
      )}
    </>
  )
}

interface SearchRowProps extends Pick<Props, 'label' | 'typed' | 'type' | 'back'> {
  /** Id of the entry that Enter takes. */
  here: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchRow({ label, typed, type, here, onKeyDown, back }: SearchRowProps) {
  const t = useText(paletteTexts)
  const [field, placeholder] = useSearchPlaceholder(label)

  return (
    <Row gap={1.25} sx={{ px: 2, borderBottom: 1, borderColor: 'divider', color: 'text.disabled' }}>
      {back ? (
        <IconButton aria-label={t('back')} onClick={back} sx={{ marginInlineStart: -1 }}>
          <Icon name="back" />
        </IconButton>
      ) : (
        <Icon name="search" />
      )}
      <Box
        component="input"
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={here}
        aria-label={label}
        placeholder={placeholder}
        ref={field}
        value={typed}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => type(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minWidth: 0,
          textOverflow: 'ellipsis',
          height: 52,
          border: 0,
          outline: '0 !important',
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: 16,
          '&::placeholder': { color: 'text.disabled' },
        }}
      />
    </Row>
  )
}

function Option({
  id,
  entry,
  chosen,
  choose,
  point,
}: {
  id: string
  entry: PaletteEntry
  chosen: boolean
  choose: () => void
  point: () => void
}) {
  const scroll = (element: HTMLElement | null) => {
    if (chosen) element?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Row
      id={id}
      ref={scroll}
      role="option"
      aria-selected={chosen}
      aria-checked={entry.checked}
      onClick={choose}
      onPointerMove={point}
      gap={1.25}
      sx={{
        minHeight: 36,
        px: 1.25,
        borderRadius: 1,
        cursor: 'pointer',
        ...(chosen && { bgcolor: 'tone.accentSoft', color: 'tone.accentInk' }),
      }}
    >
      {entry.picture ?? <Icon name={entry.icon ?? 'forward'} />}
      <Grow sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <bdi>{entry.label}</bdi>
      </Grow>
      {entry.note && (
        <Box
          component="bdi"
          sx={{
            maxWidth: '50%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: 12,
            color: chosen ? 'inherit' : 'text.secondary',
          }}
        >
          {entry.note}
        </Box>
      )}
      {entry.checked && <Icon name="check" />}
    </Row>
  )
}
