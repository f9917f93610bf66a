import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Installation, operationsApi } from '@workledger/contracts/operations/operations.api'
import { toInstant, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCommand } from '@workledger/kit/net/query'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { lastDigit } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { operationsTexts } from './messages'

type Projection = Installation['projections'][number]

/** Number shown before the rest, which is up to date and without faults, is requested. */
const SHOWN = 7

const cell = {
  height: 40,
  px: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  whiteSpace: 'nowrap',
  textAlign: 'start',
} as const

const head = {
  ...cell,
  height: 36,
  fontSize: 12,
  fontWeight: 500,
  color: 'text.secondary',
  bgcolor: 'tone.raised',
} as const

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

/** The position of each group of tables, and its rebuild next to the live ones. */
export function ProjectionsCard({
  found: { projections, head: log, at },
}: {
  found: Installation
}) {
  const t = useText(operationsTexts)
  const [all, setAll] = useState(false)
  const rebuild = useRebuild()
  const matters = (one: Projection) =>
    one.rebuild !== null || one.lag > 0 || one.blocked > 0 || one.mended > 0
  const sorted = [...projections.filter(matters), ...projections.filter((one) => !matters(one))]
  const shown = all ? sorted : sorted.slice(0, Math.max(SHOWN, projections.filter(matters).length))
  const rest = sorted.length - shown.length

  return (
    <Card
      title={
        <>
          {t('projections')} <Count of={projections.length} />
        </>
      }
      aside={
        <Button variant="text" {...busyProps(rebuild.busy, () => void rebuild.ask(null))}>
          {t('rebuildAll')}
        </Button>
      }
    >
      <Box
        component="table"
        aria-label={t('projections')}
        sx={{ width: '100%', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...head, paddingInlineStart: 2 }}>
              {t('name')}
            </Box>
            <Box component="th" scope="col" sx={{ ...head, ...wide, textAlign: lastDigit }}>
              {t('reached')}
            </Box>
            <Box component="th" scope="col" sx={{ ...head, textAlign: lastDigit }}>
              {t('lag')}
            </Box>
            <Box component="th" scope="col" sx={{ ...head, ...wide, width: '100%' }}>
              {t('faults')}
            </Box>
            <Box component="th" scope="col" sx={{ ...head, textAlign: 'end' }}>
              {t('actions')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <ProjectionRow key={one.name} one={one} log={log.position} at={at} rebuild={rebuild} />
          ))}
        </tbody>
      </Box>
      {(rest > 0 || all) && (
        <Button
          variant="text"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          startIcon={<Icon name={all ? 'up' : 'forward'} size={14} />}
          sx={{ m: 0.5, color: 'text.secondary' }}
        >
          {all ? t('fewer') : t('others', { count: rest })}
        </Button>
      )}
    </Card>
  )
}

function ProjectionRow({
  one,
  log,
  at,
  rebuild,
}: {
  one: Projection
  log: number
  at: string
  rebuild: ReturnType<typeof useRebuild>
}) {
  const t = useText(operationsTexts)
  const { number, percent } = useFormat()
  // Like `wide`: a phone shows one of the bar's three columns.
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { name, position, lag, blocked, mended, rebuild: under } = one
  const row = { '&:last-of-type td': { borderBottom: 0 } }

  const title = (
    <Box component="td" sx={{ ...cell, paddingInlineStart: 2, fontWeight: 500 }}>
      <bdi>{name}</bdi>
    </Box>
  )

  if (under) {
    const part = log === 0 ? 1 : Math.min(1, under.position / log)
    const left = secondsLeft(under, log, at)

    return (
      <Box component="tr" sx={row}>
        {title}
        <Box component="td" colSpan={small ? 1 : 3} sx={{ ...cell, whiteSpace: 'normal' }}>
          <Row wrap sx={{ columnGap: 1.5 }}>
            <LinearProgress
              aria-label={t('rebuilding', { name })}
              variant="determinate"
              value={100 * part}
              sx={{ flex: '1 1 120px', height: 6, borderRadius: 3 }}
            />
            <span className="num">
              {t('progress', {
                part: percent(Math.floor(100 * part)),
                done: number(under.position),
                all: number(log),
              })}
              {left !== null && ` · ${t('left', { count: left })}`}
            </span>
          </Row>
        </Box>
        <Box component="td" sx={{ ...cell, textAlign: 'end' }}>
          <Button
            variant="text"
            disabled={under.required}
            {...busyProps(rebuild.busy, () => rebuild.cancel(name))}
            title={under.required ? t('required') : undefined}
            aria-label={t('cancelOf', { name })}
          >
            {t('cancel')}
          </Button>
        </Box>
      </Box>
    )
  }

  return (
    <Box component="tr" sx={row}>
      {title}
      <Box component="td" className="num" sx={{ ...cell, ...wide, textAlign: lastDigit }}>
        {number(position)}
      </Box>
      <Box
        component="td"
        className="num"
        sx={{ ...cell, textAlign: lastDigit, color: lag > 0 ? 'tone.warn' : 'text.secondary' }}
      >
        {number(lag)}
      </Box>
      <Box component="td" sx={{ ...cell, ...wide, color: 'text.secondary' }}>
        {blocked > 0 && <StatusChip tone="bad">{t('blockedCount', { count: blocked })}</StatusChip>}{' '}
        {mended > 0 && <StatusChip tone="warn">{t('mendedCount', { count: mended })}</StatusChip>}
        {blocked + mended === 0 && t('none')}
      </Box>
      <Box component="td" sx={{ ...cell, textAlign: 'end' }}>
        <Button
          variant="text"
          {...busyProps(rebuild.busy, () => void rebuild.ask(name))}
          aria-label={t('rebuildOf', { name })}
        >
          {t('rebuild')}
        </Button>
      </Box>
    </Box>
  )
}

const Count = ({ of }: { of: number }) => (
  <Muted
    component="span"
    className="num"
    size={12}
    sx={{ marginInlineStart: 0.5, fontWeight: 400 }}
  >
    {of}
  </Muted>
)

/** Returns the remaining seconds at the pace so far; null until it is known. */
function secondsLeft(
  { position, asked_at }: NonNullable<Projection['rebuild']>,
  log: number,
  at: string,
): number | null {
  const seconds = (toInstant(at).getTime() - toInstant(asked_at).getTime()) / 1000
  return seconds >= 1 && position > 0 ? Math.ceil(((log - position) * seconds) / position) : null
}

function useRebuild() {
  const t = useText(operationsTexts)
  const changes = { invalidates: [operationsApi.installation], onError: toastError }

  const begin = useCommand(operationsApi.rebuildProjection, {
    ...changes,
    onDone: () => void toast(t('begun')),
  })

  const cancel = useCommand(operationsApi.cancelRebuild, {
    ...changes,
    onDone: () => void toast(t('cancelled')),
  })

  return {
    busy: begin.busy || cancel.busy,
    /** For one name, or for all. */
    ask: async (name: string | null) => {
      const title = name === null ? t('rebuildAllTitle') : t('rebuildTitle', { name })

      if (await confirm({ title, text: t('rebuildText'), action: t('rebuild') }))
        begin.run({ body: { name } })
    },
    cancel: (name: string) => cancel.run({ body: { name } }),
  }
}
