import Box from '@mui/material/Box'
import type { HistoryEvent } from '@workledger/contracts/audit/audit.api'
import type { ReactNode } from 'react'
import { isolated, useFormat } from '../i18n/format'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { Row } from '../ui/layout'
import { Muted, Strong } from '../ui/text'

/** An area's names of its events; others are formed from the log's names. */
export interface HistoryWords {
  /** `LeaveApproved` → "Leave approved". */
  event?: (type: string) => string | undefined
  /**
   * `start_on` → "From"; null hides the field. Fields of parts are paths: `items.<id>.quantity`.
   */
  field?: (name: string, event: string) => string | null | undefined
  value?: (field: string, value: unknown) => ReactNode | undefined
  /** Names of fields in the form's order, which the log does not keep. Others come last. */
  order?: readonly string[]
  /** Name of an actor without an account. */
  stranger?: string
}

const spoken = (name: string) => {
  const words = name
    .replace(/_(id|on|at)$/, '')
    .replace(/[_.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One event of a record's history. */
export function HistoryStep({
  event,
  words,
  latest,
  link,
}: {
  event: HistoryEvent
  words: HistoryWords
  latest: boolean
  link?: string | undefined
}) {
  const t = useText(kitTexts)
  const { moment } = useFormat()

  const dot = {
    position: 'absolute',
    insetInlineStart: 1,
    top: 6,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: 2,
    boxSizing: 'content-box',
    borderColor: latest ? 'primary.main' : 'text.disabled',
    bgcolor: latest ? 'primary.main' : 'background.paper',
  } as const

  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        containerType: 'inline-size',
        paddingInlineStart: '26px',
        pb: 2.5,
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 7,
          top: 10,
          bottom: -8,
          width: '1px',
          bgcolor: 'tone.lineStrong',
        },
      }}
    >
      <Box aria-hidden sx={dot} />
      <Row align="baseline" gap={1}>
        <Strong>{words.event?.(event.type) ?? spoken(event.type)}</Strong>
        {link && (
          <Box
            component={AppLink}
            to={link}
            title={t('history.event', { position: event.position })}
            className="num ltr"
            sx={{ fontSize: 12, color: 'text.disabled', '&:hover': { color: 'tone.accentInk' } }}
          >
            #{event.position}
          </Box>
        )}
      </Row>
      <Muted size={12} sx={{ lineHeight: '16px' }}>
        <time dateTime={event.occurred_at}>{moment(event.occurred_at)}</time> ·{' '}
        {event.actor.id === 'system'
          ? t('history.system')
          : (event.actor.id === 'anonymous' && words.stranger) || event.actor.name}
        <Behind event={event} />
      </Muted>
      <Changes event={event} words={words} />
    </Box>
  )
}

/** The person behind a sign-in-as session or a service account, and the API token. */
function Behind({ event: { impersonator, token } }: { event: HistoryEvent }) {
  const t = useText(kitTexts)

  return (
    <>
      {impersonator && (
        <>
          {' '}
          ({token ? <bdi>{impersonator.name}</bdi> : t('history.as', { name: impersonator.name })})
        </>
      )}
      {token && <> · {t('history.byToken', { name: isolated(token.name) })}</>}
    </>
  )
}

/** Returns whether there was no value before. A record before its creation has the status none. */
const isNothing = (field: string, from: unknown) =>
  from === null || from === undefined || from === '' || (field === 'status' && from === 'none')

function Changes({ event, words }: { event: HistoryEvent; words: HistoryWords }) {
  const t = useText(kitTexts)
  const { number } = useFormat()

  const say = (field: string, value: unknown) =>
    words.value?.(field, value) ??
    (value === null || value === undefined || value === ''
      ? t('history.blank')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : typeof value === 'boolean'
          ? t(value ? 'actions.yes' : 'actions.no')
          : String(value))

  const shown = event.changes.flatMap((change) => {
    const label = words.field?.(change.field, event.type)
    return label === null ? [] : [{ ...change, label: label ?? spoken(change.field) }]
  })

  const place = ({ field }: { field: string }) => {
    const at = words.order?.findIndex((name) => field === name || field.endsWith(`.${name}`)) ?? -1
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }

  // Two unlisted fields keep their order: their difference is not a number.
  shown.sort((one, other) => place(one) - place(other) || 0)
  if (shown.length === 0) return null
  // The same change in many parts of a record is shown once.
  const alike = new Map<string, (typeof shown)[number] & { times: number }>()

  for (const change of shown) {
    const key = JSON.stringify([change.label, change.from, change.to])
    alike.set(key, { ...(alike.get(key) ?? change), times: (alike.get(key)?.times ?? 0) + 1 })
  }

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // A long label leaves half of the width to the values.
        gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
        '@container (max-width: 239px)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& dt': { mt: 0.25 },
        },
        gap: '2px 12px',
        m: 0,
        mt: 0.75,
        fontSize: 12,
        lineHeight: '18px',
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
        '& dt': { color: 'text.secondary' },
      }}
    >
      {[...alike.values()].map(({ field, label, from, to, times }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <dt>
            {label}
            {times > 1 && <bdi> × {number(times)}</bdi>}
          </dt>
          <dd>
            {!isNothing(field, from) && (
              <>
                <Box component="del" sx={{ color: 'text.disabled', textDecoration: 'none' }}>
                  {say(field, from)}
                </Box>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    mx: 0.75,
                    color: 'text.disabled',
                    display: 'inline-block',
                    '[dir=rtl] &': { transform: 'scaleX(-1)' },
                  }}
                >
                  →
                </Box>
              </>
            )}
            <span>{say(field, to)}</span>
          </dd>
        </Box>
      ))}
    </Box>
  )
}
