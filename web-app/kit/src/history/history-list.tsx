import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { ApiError, call } from '../net/client'
import { useMember } from '../net/current'
import { keyOf } from '../net/query'
import { busyProps } from '../ui/busy-props'
import { builtPages } from '../ui/pages'
import { EmptyState, FailedState, SkeletonRows } from '../ui/states'
import { Heading, Muted } from '../ui/text'
import { HistoryStep, type HistoryWords } from './history-step'

/** Returns the record's page in the audit, for people who may read it. */
export function useAuditRecord(stream: string, ofInstallation = false): string | undefined {
  const { can, admin } = useMember()
  const may = !ofInstallation && (admin || can('view_audit')) && builtPages.has('/admin/audit')
  return may ? `/admin/audit/records/${encodeURIComponent(stream)}` : undefined
}

interface Props {
  stream: string
  ofInstallation?: boolean
  /** One record in a stream of several. */
  subject?: string | undefined
  words?: HistoryWords
  /** At most so many of the newest; `onAll` leads to the others. */
  most?: number
  onAll?: () => void
  /** Heading of a list below another one. */
  heading?: string
}

/** The events of a record, newest first. */
export function HistoryList({
  stream,
  ofInstallation = false,
  subject,
  words = {},
  most,
  onAll,
  heading,
}: Props) {
  const t = useText(kitTexts)
  const { workspace } = useMember()
  const record = useAuditRecord(stream, ofInstallation)
  const endpoint = ofInstallation ? auditApi.installationHistory : auditApi.history
  const params = { ...(ofInstallation ? {} : { ws: workspace.id }), stream }

  const found = useInfiniteQuery({
    queryKey: [...keyOf(endpoint), { params, query: { subject } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint as typeof auditApi.history,
        {
          params: params as { ws: string; stream: string },
          query: { subject, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => data.earlier,
  })

  const events = (found.data?.pages ?? []).flatMap(({ data }) => data.events.toReversed())
  // A record without changes has no stream.
  const none = found.error instanceof ApiError && found.error.status === 404

  if (found.error && !none)
    return <FailedState error={found.error} retry={() => void found.refetch()} />

  if (found.isPending) return <SkeletonRows rows={4} height={64} />
  if (events.length === 0)
    return heading ? (
      <Below heading={heading}>
        <Muted sx={{ px: 2.5, pb: 2 }}>{t('history.empty')}</Muted>
      </Below>
    ) : (
      <EmptyState icon="history" title={t('history.empty')} />
    )

  const more = most === undefined ? found.hasNextPage : events.length > most || found.hasNextPage

  const list = (
    <Box
      component="ol"
      reversed
      sx={{ m: 0, p: most === undefined ? 2.5 : 2, listStyle: 'none', overflowY: 'auto' }}
    >
      {events.slice(0, most).map((event, index) => (
        <HistoryStep
          key={event.id}
          event={event}
          words={words}
          latest={index === 0}
          link={record && `${record}?at=${event.revision}`}
        />
      ))}
      {more && (
        <Box component="li" sx={{ mt: 1 }}>
          <Button
            size="small"
            {...busyProps(found.isFetchingNextPage, () =>
              most === undefined ? void found.fetchNextPage() : onAll?.(),
            )}
          >
            {t('history.earlier')}
          </Button>
        </Box>
      )}
    </Box>
  )

  return heading ? <Below heading={heading}>{list}</Below> : list
}

function Below({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <Heading sx={{ px: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>{heading}</Heading>
      {children}
    </section>
  )
}
