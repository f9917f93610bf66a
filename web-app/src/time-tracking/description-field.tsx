import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Muted } from '@workledger/kit/ui/text'
import { type Ref, useEffect, useId, useState } from 'react'
import { earlierWork } from './entries'
import { bare } from './inline-input'
import { timerTexts } from './messages'
import { earlierEntries } from './reads-of-timer'

interface Props {
  ref: Ref<HTMLInputElement>
  value: string
  change: (text: string) => void
  /** Called when a person takes earlier work. */
  take: (entry: TimeEntry) => void
}

/**
 * The description of the work. Typing offers earlier work with its project: arrows move, Enter
 * takes, Esc closes.
 */
export function DescriptionField({ ref, value, change, take }: Props) {
  const t = useText(timerTexts)
  const id = useId()
  const { workspace, employee } = useMember()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)

  const asked = useQuery({
    ...earlierEntries(workspace.id, employee.id),
    enabled: open,
  })

  const offered = open ? earlierWork(asked.data?.data ?? [], value) : []
  const shown = offered.length > 0

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const close = () => {
    setOpen(false)
    setAt(-1)
  }

  const choose = (entry: TimeEntry) => {
    close()
    take(entry)
  }

  return (
    <Box
      data-first
      sx={{
        position: 'relative',
        flex: { xs: '1 1 calc(100% - 104px)', sm: '1 1 260px' },
        minWidth: 0,
      }}
    >
      <Box
        component="input"
        ref={ref}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        aria-label={t('description')}
        value={value}
        onChange={(event) => {
          change(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const entry = offered[at]

          if (event.key === 'ArrowDown')
            shown ? setAt(Math.min(at + 1, offered.length - 1)) : setOpen(true)
          else if (event.key === 'ArrowUp' && shown) setAt(Math.max(at - 1, -1))
          else if (event.key === 'Enter' && entry) choose(entry)
          else if (event.key === 'Escape' && shown) close()
          else return

          event.preventDefault()
          event.stopPropagation()
        }}
        placeholder={t('bar.placeholder')}
        maxLength={2000}
        autoComplete="off"
        dir="auto"
        sx={{ ...bare, height: 36, fontWeight: 500 }}
      />
      {shown && (
        <Box component="ul" role="listbox" id={id} aria-label={t('suggestions')} sx={list}>
          {offered.map((entry, index) => (
            <Box
              component="li"
              role="option"
              key={entry.id}
              id={`${id}-${index}`}
              aria-selected={index === at}
              onPointerMove={() => setAt(index)}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(entry)
              }}
              sx={{ ...option, bgcolor: index === at ? 'action.hover' : undefined }}
            >
              <Box
                component="span"
                dir="auto"
                sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
              >
                {entry.description}
              </Box>
              {entry.project_name && (
                <Muted component="span" dir="auto" size={12} sx={{ flex: 'none' }}>
                  {entry.project_name}
                </Muted>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const list = {
  position: 'absolute',
  zIndex: 10,
  top: '100%',
  insetInlineStart: -8,
  width: { xs: 'calc(100vw - 48px)', sm: 'min(480px, 100% + 16px)' },
  maxHeight: 320,
  overflowY: 'auto',
  m: 0,
  mt: '4px',
  p: 0.5,
  listStyle: 'none',
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

const option = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  minHeight: 32,
  px: 1,
  lineHeight: '32px',
  borderRadius: '4px',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
} as const
