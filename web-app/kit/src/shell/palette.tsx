import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useMemo, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useGo } from '../ui/app-link'
import { Icon } from '../ui/icon'
import { Grow, Row } from '../ui/layout'
import { useSearchPlaceholder } from '../ui/search-placeholder'
import { Muted } from '../ui/text'
import { rememberEntry, usePaletteEntries } from './palette-entries'
import type { PaletteEntry } from './palette-records'

/** Search for pages, records and actions; arrows choose, Enter goes, Esc returns. */
export default function Palette({ close }: { close: () => void }) {
  const t = useText(kitTexts)
  const go = useGo()
  const [q, setQ] = useState('')
  const [at, setAt] = useState(0)
  const [field, placeholder] = useSearchPlaceholder(t('palette.placeholder'))
  const found = usePaletteEntries(q)
  const flat = useMemo(() => found.flatMap((group) => group.entries), [found])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    close()
    rememberEntry(entry)

    if (entry.to) go(entry.to)
    else entry.run?.()
  }

  const key = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]

    if (step) {
      event.preventDefault()
      setAt((now) => (now + step + flat.length) % Math.max(1, flat.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(flat[at])
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={false}
      slotProps={{
        paper: {
          'aria-label': t('palette.open'),
          'aria-labelledby': undefined,
          sx: { width: 560, maxWidth: 560, alignSelf: 'flex-start', mt: { xs: 2, sm: '12vh' } },
        },
      }}
    >
      <Row
        gap={1.25}
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider', color: 'text.disabled' }}
      >
        <Icon name="search" />
        <Box
          component="input"
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={flat[at] ? `palette-${at}` : undefined}
          aria-label={t('palette.placeholder')}
          placeholder={placeholder}
          ref={field}
          value={q}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            setQ(event.target.value)
            setAt(0)
          }}
          onKeyDown={key}
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
      <Box
        id="palette-list"
        role="listbox"
        aria-label={t('palette.open')}
        sx={{ maxHeight: 380, overflowY: 'auto', p: 0.75 }}
      >
        {found.map((group) => (
          <Box key={group.title} role="group" aria-label={group.title}>
            <Box sx={{ px: 1.25, pt: 1, pb: 0.5, fontSize: 12, color: 'text.disabled' }}>
              {group.title}
            </Box>
            {group.entries.map((entry) => {
              const index = flat.indexOf(entry)
              return (
                <Option
                  key={entry.id}
                  id={`palette-${index}`}
                  entry={entry}
                  chosen={index === at}
                  choose={() => choose(entry)}
                  point={() => setAt(index)}
                />
              )
            })}
          </Box>
        ))}
        {flat.length === 0 && (
          <Muted sx={{ px: 2, py: 3, textAlign: 'center' }}>{t('palette.empty', { q })}</Muted>
        )}
      </Box>
    </Dialog>
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
    </Row>
  )
}
