import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { auditApi, type HistoryEvent } from '@workledger/contracts/audit/audit.api'
import { kindWord } from '@workledger/contracts/field-words'
import { EvidenceButton, type EvidenceOf } from '@workledger/kit/history/evidence-button'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { keyOf, query } from '@workledger/kit/net/query'
import { FindingPage } from '@workledger/kit/shell/finding-page'
import { Page } from '@workledger/kit/shell/page'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ForAuditors } from '../for-auditors'
import { IntegrityCard } from '../integrity-card'
import { auditTexts } from '../messages'
import { useAreaWords } from '../words/area-words'
import { useWords } from '../words/use-words'
import { AsItWas } from './as-it-was'
import { Compared } from './compared'
import { EventSlider } from './event-slider'
import { isObject } from './plain-state'
import { SawCard } from './saw-card'
import { currencyOf } from './state-view'
import { Timeline } from './timeline'

const PER_PAGE = 200

/** A record with everything that happened to it, and as it was at any of these moments. */
export default function RecordPage() {
  const { stream = '' } = useParams()
  return (
    <ForAuditors>
      <Shown key={stream} stream={stream} />
    </ForAuditors>
  )
}

const ofPack = { payrun: 'payrun', invoice: 'invoice', leave: 'leaves' } as const
const evidenceOf = (category: string, stream: string): EvidenceOf | null =>
  category in ofPack ? { scope: ofPack[category as keyof typeof ofPack], id: stream.slice(category.length + 1) } : null

function Shown({ stream }: { stream: string }) {
  const t = useText(auditTexts)
  const language = useLanguage()
  const area = useAreaWords()
  const { moment } = useFormat()
  const { workspace } = useMember()
  const [search, setSearch] = useSearchParams()
  const params = { ws: workspace.id, stream }
  const found = useInfiniteQuery({
    queryKey: [...keyOf(auditApi.stream), { params }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.stream, { params, query: { per_page: PER_PAGE, ...(pageParam === null ? {} : { before: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => data.earlier,
  })
  const events = useMemo(() => (found.data?.pages ?? []).toReversed().flatMap(({ data }) => data.events), [found.data])
  const newest = found.data?.pages[0]?.data
  const asked = revisionAsked(search, events)
  const at = Math.min(asked ?? newest?.revision ?? 0, newest?.revision ?? 0)
  const compared = revisionIn(search.get('with'))
  const there = newest !== undefined
  const reading = { placeholderData: keepPreviousData, enabled: there }
  const state = useQuery({ ...query(auditApi.stream, { params, query: { at, per_page: 1 } }), ...reading })
  const other = useQuery({
    ...query(auditApi.stream, { params, query: { at: compared ?? 0, per_page: 1 } }),
    placeholderData: keepPreviousData,
    enabled: there && compared !== null,
  })
  const names = useMemo(() => {
    const all = [...(found.data?.pages ?? []), ...(state.data ? [state.data] : []), ...(other.data ? [other.data] : [])]
    return Object.assign({}, ...all.map(({ data }) => data.record.names)) as Record<string, string>
  }, [found.data, state.data, other.data])
  const words = useWords(newest?.record.area, names)
  const go = (change: Record<string, number | null>) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('position')
        for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, String(value))
        return next
      },
      { replace: true },
    )
  if (!newest) return <FindingPage found={found} title={t('page')} crumbs={[{ label: t('page'), to: '/admin/audit' }]} />
  const { record, revision } = newest
  const own = words.named(stream.slice(record.category.length + 1)) ?? record.employee?.name
  const kind = kindWord(record.area, record.category, language) ?? area(record.area)
  const title = own ? `${kind} · ${isolated(own)}` : kind
  const evidence = evidenceOf(record.category, stream)
  const was = state.data?.data.state
  const currency = state.data?.data.record.entries?.currency ?? (isObject(was) ? currencyOf(was) : undefined)
  const status = isObject(was) && typeof was.status === 'string' ? was.status : null
  const chosen = events.find((event) => event.revision === at)
  const approval = events.findLast((event) => event.revision <= at && event.saw)
  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/audit' }]}
      beside={
        <>
          {status && <StatusChip status={status}>{words.value('status', status)}</StatusChip>}
          {asked !== null && chosen && <StatusChip tone="accent">{t('record.asOf', { at: moment(chosen.occurred_at) })}</StatusChip>}
        </>
      }
      actions={
        <>
          <Button
            aria-pressed={compared !== null}
            onClick={() => go(compared === null ? { at, with: Math.max(0, at - 1) } : { with: null })}
            disabled={revision === 0}
          >
            {t(compared === null ? 'record.compare' : 'record.stopComparing')}
          </Button>
          {record.category === 'payrun' && (
            <Button component={AppLink} to={`/admin/payroll/${stream.slice('payrun-'.length)}?tab=changes`}>
              {t('record.lastRun')}
            </Button>
          )}
          {evidence && <EvidenceButton of={evidence} quiet={false} />}
          {(asked !== null || compared !== null) && (
            <Button startIcon={<Icon name="close" />} onClick={() => go({ at: null, with: null })}>
              {t('record.exit')}
            </Button>
          )}
        </>
      }
      about={
        <>
          <bdi dir="ltr">{stream}</bdi> · {t('record.events', { count: revision + 1 })} ·{' '}
          {t('record.positions', { first: record.first.position, last: record.last.position })}
        </>
      }
    >
      {events.length > 1 && <EventSlider events={events} at={at} choose={(next) => go({ at: next })} words={words} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 300px) minmax(0, 1fr)',
            lg: 'minmax(0, 300px) minmax(0, 1fr) 250px',
          },
        }}
      >
        <Card title={t('record.history')} note={t('record.place', { at: at + 1, of: revision + 1 })}>
          <Timeline
            events={events}
            at={at}
            choose={(next) => go({ at: next })}
            words={words}
            currency={currency}
            earlier={found.hasNextPage ? { busy: found.isFetchingNextPage, load: () => void found.fetchNextPage() } : null}
          />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {state.error ? (
            <FailedState error={state.error} retry={() => void state.refetch()} />
          ) : !state.data ? (
            <SkeletonRows rows={8} />
          ) : compared !== null ? (
            other.error ? (
              <FailedState error={other.error} retry={() => void other.refetch()} />
            ) : !other.data ? (
              <SkeletonRows rows={8} />
            ) : (
              <Compared
                events={events}
                one={{ revision: compared, answer: other.data.data }}
                two={{ revision: at, answer: state.data.data }}
                words={words}
                choose={(next) => go({ with: next })}
              />
            )
          ) : (
            <AsItWas answer={state.data.data} event={chosen} words={words} stream={stream} busy={state.isPlaceholderData} />
          )}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridColumn: { md: '1 / -1', lg: 'auto' },
            gridTemplateColumns: { md: '1fr 1fr', lg: 'minmax(0, 1fr)' },
          }}
        >
          {approval && <SawCard event={approval} words={words} />}
          <IntegrityCard />
        </Box>
      </Box>
    </Page>
  )
}

const revisionIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
/** By its revision, or by its position in the log as other pages name it; null: as it is now. */
function revisionAsked(search: URLSearchParams, events: readonly HistoryEvent[]): number | null {
  const position = search.get('position')
  const found = position === null ? undefined : events.find((event) => event.position === position)
  return found?.revision ?? revisionIn(search.get('at'))
}
