import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import type { HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'
import type { AuditWords } from '../words/use-words'
import { pathWords } from './path-words'
import { shortened, toldChange } from './told-change'

const MOST_CHANGES = 6

/** Changes shown of one event; for more, such as a pay run's entries, see the record itself. */
const MANY = 40

interface Props {
  events: readonly HistoryEvent[]
  at: number
  choose: (revision: number) => void
  words: AuditWords
  /** Currency of the record's amounts; undefined without any. */
  currency: string | undefined
  earlier: { busy: boolean; load: () => void } | null
}

/** Events, oldest first; those after the chosen one are muted. */
export function Timeline({ events, at, choose, words, currency, earlier }: Props) {
  const t = useText(auditTexts)
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 1, listStyle: 'none', maxHeight: { md: '70vh' }, overflowY: 'auto' }}
    >
      {earlier && (
        <Box component="li" sx={{ textAlign: 'center' }}>
          <Button size="small" variant="text" {...busyProps(earlier.busy, earlier.load)}>
            {t('record.earlier')}
          </Button>
        </Box>
      )}
      {events.map((event) => (
        <TimelineEvent
          key={event.id}
          event={event}
          after={event.revision > at}
          chosen={event.revision === at}
          {...{ choose, words, currency }}
        />
      ))}
    </Box>
  )
}

type EventProps = { event: HistoryEvent; after: boolean; chosen: boolean } & Pick<
  Props,
  'choose' | 'words' | 'currency'
>

/** One event, to be chosen. */
function TimelineEvent({ event, after, chosen, choose, words, currency }: EventProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 15,
          top: 22,
          bottom: -10,
          width: '1px',
          bgcolor: 'tone.lineStrong',
        },
      }}
    >
      <ButtonBase
        onClick={() => choose(event.revision)}
        aria-current={chosen || undefined}
        sx={{
          display: 'block',
          font: 'inherit',
          width: '100%',
          textAlign: 'start',
          borderRadius: '6px',
          py: 0.75,
          paddingInline: '32px 8px',
          color: after ? 'text.secondary' : undefined,
          bgcolor: chosen ? 'tone.accentSoft' : undefined,
          '&:hover': { bgcolor: chosen ? undefined : 'action.hover' },
        }}
      >
        <TimelineDot after={after} />
        <EventHead event={event} words={words} />
        <EventChanges event={event} words={words} currency={currency} />
      </ButtonBase>
    </Box>
  )
}

/** A dot on the line of time; hollow after the chosen event. */
const TimelineDot = ({ after }: { after: boolean }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetInlineStart: 10,
      top: 11,
      width: 11,
      height: 11,
      borderRadius: '50%',
      border: 2,
      borderColor: after ? 'text.disabled' : 'primary.main',
      bgcolor: after ? 'background.paper' : 'primary.main',
    }}
  />
)

/** The event, its time, and its actor. */
function EventHead({ event, words }: Pick<EventProps, 'event' | 'words'>) {
  const t = useText(auditTexts)
  const { moment, day } = useFormat()
  const { actor, impersonator, token } = event
  const name = actor.id === 'system' ? t('system') : actor.name

  return (
    <>
      <Row wrap gap={1} sx={{ fontWeight: 500 }}>
        {words.event(event.type)}
        {impersonator && !token && <StatusChip tone="warn">{t('signInAs')}</StatusChip>}
      </Row>
      <Muted size={12} sx={{ lineHeight: '16px' }}>
        <time dateTime={event.occurred_at}>{moment(event.occurred_at)}</time> ·{' '}
        <bdi>
          {!impersonator
            ? name
            : token
              ? `${isolated(name)} (${isolated(impersonator.name)})`
              : t('asAnother', { admin: impersonator.name, name })}
        </bdi>
      </Muted>
      {token && (
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {t('byToken', { name: isolated(token.name) })}
        </Muted>
      )}
      {event.effective_on && event.effective_on !== event.occurred_at.slice(0, 10) && (
        <Muted size={12} sx={{ lineHeight: '16px' }}>
          {t('record.effective', { day: day(event.effective_on) })} ·{' '}
          {t('record.known', { at: moment(event.occurred_at) })}
        </Muted>
      )}
    </>
  )
}

/** The event's changes of the record, the first ones in words. */
function EventChanges({
  event,
  words,
  currency,
}: Pick<EventProps, 'event' | 'words' | 'currency'>) {
  const t = useText(auditTexts)

  const changes = event.changes.flatMap((change) => {
    const label = pathWords(change.field.split('.'), words)
    return label === null
      ? []
      : [
          {
            ...change,
            ...toldChange(change.from, change.to),
            label: label || words.event(event.type),
          },
        ]
  })

  return (
    <>
      {changes.length <= MANY &&
        changes.slice(0, MOST_CHANGES).map(({ field, label, from, to }) => (
          <Box key={field} sx={{ fontSize: 12, lineHeight: '18px', overflowWrap: 'anywhere' }}>
            <Muted component="span">
              {label}
              {': '}
            </Muted>
            {!isNothing(from) && (
              <>
                <del style={{ textDecoration: 'none' }}>
                  {shortened(words.value(field, from, currency))}
                </del>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    mx: 0.5,
                    display: 'inline-block',
                    '[dir=rtl] &': { transform: 'scaleX(-1)' },
                  }}
                >
                  →
                </Box>
              </>
            )}
            <bdi>{shortened(words.value(field, to, currency))}</bdi>
          </Box>
        ))}
      {changes.length > MOST_CHANGES && (
        <Muted size={12}>
          {changes.length > MANY
            ? t('record.changes', { count: changes.length })
            : t('record.moreChanges', { count: changes.length - MOST_CHANGES })}
        </Muted>
      )}
    </>
  )
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === 'none'
