import Box from '@mui/material/Box'
import type { AuditEvent } from '@workledger/contracts/audit/audit-events.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { auditTexts } from '../messages'
import { useAreaWords } from '../words/area-words'
import { useWords } from '../words/use-words'

/** Returns the columns of the list of events. */
export function useEventColumns(): Column<AuditEvent>[] {
  const t = useText(auditTexts)
  const { moment } = useFormat()
  const words = useWords()
  const area = useAreaWords()

  return [
    {
      id: 'event',
      label: t('events.event'),
      fixed: true,
      cell: ({ type, stream, revision }) => (
        <Strong
          component={AppLink}
          to={recordAt(stream, revision)}
          sx={{ textDecoration: 'none', color: 'inherit' }}
        >
          {words.event(type)}
        </Strong>
      ),
    },
    {
      id: 'people',
      label: t('events.people'),
      card: 'fact',
      cell: (event) => <EventSubject event={event} />,
    },
    { id: 'area', label: t('events.area'), cell: (row) => area(row.area) },
    {
      id: 'actor',
      label: t('events.actor'),
      card: 'fact',
      cell: (event) => <EventActor event={event} />,
    },
    {
      id: 'occurred',
      label: t('events.occurred'),
      sort: 'occurred_at',
      end: true,
      card: 'figure',
      cell: (row) => moment(row.occurred_at),
    },
    {
      id: 'recorded',
      label: t('events.recorded'),
      end: true,
      hidden: true,
      cell: (row) => moment(row.recorded_at),
    },
    {
      id: 'position',
      label: t('events.position'),
      sort: 'position',
      end: true,
      cell: ({ position }) => <span className="num ltr">{position}</span>,
    },
  ]
}

/** Streams of records that have one of their own. */
const STREAMS: Readonly<Record<string, string>> = {
  invoices: 'invoice',
  payruns: 'payrun',
  clients: 'client',
}

/** The record of an event as a link to its history, or the people whom it concerns. */
function EventSubject({ event }: { event: AuditEvent }) {
  const t = useText(auditTexts)
  const { listed } = useFormat()
  const words = useWords()
  const { people, people_count, record, stream, revision } = event

  const names = listed(people.flatMap(({ name }) => name || []))
  const everybody =
    people_count > people.length ? `${names} +${people_count - people.length}` : names
  if (!record) return <bdi>{everybody}</bdi>

  const { kind, id } = record
  const days = words.written(record.name)
  const one = people_count === 1 ? names : ''
  const own = STREAMS[kind]

  const title =
    kind === 'leaves'
      ? t(one ? 'events.leaveOf' : 'events.leave', { name: one, days })
      : kind === 'contracts' && one
        ? t('events.contractOf', { name: one, days })
        : kind === 'payruns'
          ? t('events.payrun', { days })
          : days

  return (
    <>
      <AppLink to={own ? recordOf(`${own}-${id}`) : recordAt(stream, revision)}>
        <bdi>{title}</bdi>
      </AppLink>
      {everybody && !(one && title.includes(one)) && (
        <Muted component="div" size={12}>
          <bdi>{everybody}</bdi>
        </Muted>
      )}
    </>
  )
}

/** The actor, the person behind a sign-in-as session or a service account, and the API token. */
function EventActor({ event: { actor, impersonator, token } }: { event: AuditEvent }) {
  const t = useText(auditTexts)

  return (
    <>
      <bdi>{actor.id === 'system' ? t('system') : actor.name}</bdi>
      {impersonator && token && (
        <>
          {' '}
          <Muted component="span">
            (<bdi>{impersonator.name}</bdi>)
          </Muted>
        </>
      )}
      {token && (
        <Muted component="div" size={12}>
          {t('byToken', { name: isolated(token.name) })}
        </Muted>
      )}
      {impersonator && !token && (
        <Box component="span" sx={{ display: 'inline-flex', marginInlineStart: 1 }}>
          <StatusChip tone="warn">{t('signedInBy', { name: impersonator.name })}</StatusChip>
        </Box>
      )}
    </>
  )
}

export const recordAt = (stream: string, revision: number) =>
  `/admin/audit/records/${encodeURIComponent(stream)}?at=${revision}`

const recordOf = (stream: string) => `/admin/audit/records/${encodeURIComponent(stream)}`
