import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { currencySign } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { timeOf } from '@workledger/kit/i18n/zone-time'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { ExactDuration } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type ReactNode, useState } from 'react'
import type { Timer } from './commands'
import { Area, clientLook, entryRow } from './entry-grid'
import { timerTexts } from './messages'

interface Props {
  /** The same work, more than once on a day, newest first. */
  entries: readonly TimeEntry[]
  timer: Timer
  /** The keyboard is on one of them. */
  open: boolean
  /** The rows of the entries themselves. */
  children: ReactNode
}

/** Work repeated on a day: one line with the sum, which opens to its entries. */
export function RepeatRow({ entries, timer, open: within, children }: Props) {
  const t = useText(timerTexts)
  const [chosen, setChosen] = useState(false)
  const open = chosen || within
  const newest = entries[0]!

  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box sx={entryRow}>
        <Area name="text">
          <RepeatButton entries={entries} open={open} toggle={() => setChosen(!open)} />
        </Area>
        <Area name="project">
          <ProjectNames entry={newest} />
        </Area>
        <Area name="bill">
          <BillableMark entry={newest} />
        </Area>
        <Area name="times">
          <RepeatTimes entries={entries} />
        </Area>
        <Area name="length">
          <Strong component="span" title={t('total')} weight={600}>
            <ExactDuration seconds={entries.reduce((sum, { duration }) => sum + duration, 0)} />
          </Strong>
        </Area>
        <Area name="acts">
          <IconButton
            aria-label={t('resume')}
            title={t('resume')}
            {...busyProps(timer.busy, () => void timer.resume(newest))}
            sx={{
              width: 28,
              height: 28,
              marginInlineEnd: { xs: '28px' },
              '@media (pointer: coarse)': { marginInlineEnd: '40px' },
            }}
          >
            <Icon name="play" />
          </IconButton>
        </Area>
      </Box>
      {open && (
        <Box
          component="ul"
          aria-label={t('repeated', { count: entries.length })}
          sx={{ m: 0, p: 0, bgcolor: 'tone.raised' }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}

interface RepeatButtonProps {
  entries: readonly TimeEntry[]
  open: boolean
  toggle: () => void
}

function RepeatButton({ entries, open, toggle }: RepeatButtonProps) {
  return (
    <Row
      component="button"
      type="button"
      aria-expanded={open}
      onClick={toggle}
      gap={1}
      sx={{
        maxWidth: '100%',
        minHeight: 28,
        p: 0,
        border: 0,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
      }}
    >
      <Muted
        component="span"
        className="num"
        size={12}
        sx={{
          flex: 'none',
          minWidth: 22,
          px: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          lineHeight: '18px',
          textAlign: 'center',
        }}
      >
        {entries.length}
      </Muted>
      <Box
        component="span"
        dir="auto"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {entries[0]!.description}
      </Box>
      {entries[0]!.tags.length > 0 && (
        <Muted component="span" dir="auto" size={12} sx={{ whiteSpace: 'nowrap' }}>
          {entries[0]!.tags.map((tag) => `#${tag}`).join(' ')}
        </Muted>
      )}
      <Box component="span" aria-hidden sx={{ display: 'flex', color: 'text.disabled' }}>
        <Icon name={open ? 'up' : 'down'} size={14} />
      </Box>
    </Row>
  )
}

function ProjectNames({ entry }: { entry: TimeEntry }) {
  return (
    <>
      {entry.project_name && (
        <Box component="span" dir="auto" title={entry.project_name} sx={chip}>
          {entry.project_name}
        </Box>
      )}
      <Box component="span" dir="auto" title={entry.client_name ?? undefined} sx={clientLook}>
        {entry.client_name}
      </Box>
    </>
  )
}

function BillableMark({ entry }: { entry: TimeEntry }) {
  const t = useText(timerTexts)
  const { workspace } = useMember()

  return (
    <Box
      component="span"
      role="img"
      aria-label={t(entry.billable ? 'billable' : 'notBillable')}
      sx={{
        display: 'inline-block',
        width: 28,
        textAlign: 'center',
        fontSize: 14,
        ...(entry.billable ? on : off),
      }}
    >
      <span className="ltr">{currencySign(workspace.currency)}</span>
    </Box>
  )
}

/** From the first start to the last end. */
function RepeatTimes({ entries }: Pick<Props, 'entries'>) {
  const { zone } = entries[0]!
  const from = timeOf(entries.at(-1)!.start, zone)
  const last = entries.reduce((latest, { end }) => (end && end > latest ? end : latest), '')

  return (
    <Row className="num" sx={{ color: 'text.secondary', paddingInlineEnd: '16px' }}>
      <Box component="span" sx={time}>
        {from}
      </Box>
      <span aria-hidden>–</span>
      <Box component="span" sx={time}>
        {timeOf(last, zone)}
      </Box>
    </Row>
  )
}

const chip = {
  minWidth: 0,
  maxWidth: '100%',
  height: 22,
  px: 1,
  borderRadius: '11px',
  bgcolor: 'tone.accentSoft',
  color: 'tone.accentInk',
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '22px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const on = { color: 'tone.good', fontWeight: 600 } as const
const off = { color: 'text.disabled' } as const

/** As wide as the fields of the rows below. */
const time = { width: 48, textAlign: 'center' } as const
