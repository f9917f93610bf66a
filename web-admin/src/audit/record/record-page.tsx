import { kindWord } from '@workledger/contracts/field-words'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { FindingPage } from '@workledger/kit/shell/finding-page'
import { Page } from '@workledger/kit/shell/page'
import { Card } from '@workledger/kit/ui/card'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { useParams } from 'react-router-dom'
import { ForAuditors } from '../for-auditors'
import { IntegrityCard } from '../integrity-card'
import { auditTexts } from '../messages'
import { useAreaWords } from '../words/area-words'
import { AsItWas } from './as-it-was'
import { Compared } from './compared'
import { EventSlider } from './event-slider'
import { isObject } from './plain-state'
import { RecordActions } from './record-actions'
import { SawCard } from './saw-card'
import { currencyOf } from './state-view'
import { Timeline } from './timeline'
import { type RecordMoments, useRecordMoments } from './use-record-moments'

/** A record with its whole history, and its state at any of these moments. */
export default function RecordPage() {
  const { stream = '' } = useParams()
  return (
    <ForAuditors>
      <RecordHistory key={stream} stream={stream} />
    </ForAuditors>
  )
}

/** The page of one record: its events, its state at the chosen moment, and its approval. */
function RecordHistory({ stream }: { stream: string }) {
  const t = useText(auditTexts)
  const { moment } = useFormat()
  const moments = useRecordMoments(stream)
  const title = useRecordTitle(moments)
  const { found, newest, events, asked, at, chosen, state, words, go } = moments

  if (!newest)
    return (
      <FindingPage
        found={found}
        title={t('page')}
        crumbs={[{ label: t('page'), to: '/admin/audit' }]}
      />
    )

  const { record, revision } = newest
  const was = state.data?.data.state
  const currency =
    state.data?.data.record.entries?.currency ?? (isObject(was) ? currencyOf(was) : undefined)
  const status = isObject(was) && typeof was.status === 'string' ? was.status : null

  return (
    <Page
      title={title}
      crumbs={[{ label: t('page'), to: '/admin/audit' }]}
      status={
        <>
          {status && <StatusChip status={status}>{words.value('status', status)}</StatusChip>}
          {asked !== null && chosen && (
            <StatusChip tone="accent">
              {t('record.asOf', { at: moment(chosen.occurred_at) })}
            </StatusChip>
          )}
        </>
      }
      facts={
        <>
          <bdi dir="ltr">{stream}</bdi> · {t('record.events', { count: revision + 1 })} ·{' '}
          {t('record.positions', { first: record.first.position, last: record.last.position })}
        </>
      }
    >
      <RecordActions moments={moments} newest={newest} />
      {events.length > 1 && (
        <EventSlider events={events} at={at} choose={(next) => go({ at: next })} words={words} />
      )}
      <Grid
        columns={{
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 300px) minmax(0, 1fr)',
          lg: 'minmax(0, 300px) minmax(0, 1fr) 250px',
        }}
        gap={2}
        sx={{ alignItems: 'start' }}
      >
        <Card
          title={t('record.history')}
          note={t('record.place', { at: at + 1, of: revision + 1 })}
        >
          <Timeline
            events={events}
            at={at}
            choose={(next) => go({ at: next })}
            words={words}
            currency={currency}
            earlier={
              found.hasNextPage
                ? { busy: found.isFetchingNextPage, load: () => void found.fetchNextPage() }
                : null
            }
          />
        </Card>
        <RecordState moments={moments} />
        <RecordProofs moments={moments} />
      </Grid>
    </Page>
  )
}

/** The approver's view at the approval, and the log's verification. */
function RecordProofs({ moments: { events, at, words } }: { moments: RecordMoments }) {
  const approval = events.findLast((event) => event.revision <= at && event.saw)

  return (
    <Grid
      columns={{ md: '1fr 1fr', lg: 'minmax(0, 1fr)' }}
      gap={2}
      sx={{ gridColumn: { md: '1 / -1', lg: 'auto' } }}
    >
      {approval && <SawCard event={approval} words={words} />}
      <IntegrityCard />
    </Grid>
  )
}

/** Returns the kind and the name of the record. */
function useRecordTitle({ stream, newest, words }: RecordMoments) {
  const language = useLanguage()
  const area = useAreaWords()
  if (!newest) return ''

  const { record } = newest
  const own = words.named(stream.slice(record.category.length + 1)) ?? record.employee?.name
  const kind = kindWord(record.area, record.category, language) ?? area(record.area)

  return own ? `${kind} · ${isolated(own)}` : kind
}

/** The record after the chosen event, or next to another moment of it. */
function RecordState({ moments }: { moments: RecordMoments }) {
  const { stream, events, at, compared, chosen, state, other, words, go } = moments

  return (
    <Stack gap={2} sx={{ minWidth: 0 }}>
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
        <AsItWas
          answer={state.data.data}
          event={chosen}
          words={words}
          stream={stream}
          busy={state.isPlaceholderData}
        />
      )}
    </Stack>
  )
}
