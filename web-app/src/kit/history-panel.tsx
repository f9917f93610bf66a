import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { AppLink } from './app-link'
import { call } from './client'
import { useMember } from './current'
import { EvidenceButton, type EvidenceOf } from './evidence-button'
import { HistoryStep, type HistoryWords } from './history-step'
import { useText } from './i18n'
import { Icon } from './icon'
import { kitTexts } from './messages'
import { keyOf } from './query'
import { builtPages } from './shell/pages'
import { EmptyState, FailedState, SkeletonRows } from './states'

export type { HistoryWords }

interface Props {
  stream: string
  /** The record belongs to no workspace; operators read it. */
  ofInstallation?: boolean
  /** One record inside a stream that holds several. */
  subject?: string
  /** What the record is, under the heading. */
  title?: string
  words?: HistoryWords
  /** Auditors and admins take away an evidence pack of it. */
  evidence?: EvidenceOf
  onClose: () => void
}

/** Everything that happened to a record: who, when, what from and to. */
export function HistoryPanel({ stream, ofInstallation = false, subject, title, words = {}, evidence, onClose }: Props) {
  const t = useText(kitTexts)
  const { workspace, can, admin } = useMember()
  const endpoint = ofInstallation ? auditApi.installationHistory : auditApi.history
  const params = { ...(ofInstallation ? {} : { ws: workspace.id }), stream }
  const found = useInfiniteQuery({
    queryKey: [...keyOf(endpoint), { params, query: { subject } }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint as typeof auditApi.history,
        { params: params as { ws: string; stream: string }, query: { subject, ...(pageParam === null ? {} : { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data }) => data.earlier,
  })
  const events = (found.data?.pages ?? []).flatMap(({ data }) => data.events.toReversed())
  const record = `/admin/audit/records/${encodeURIComponent(stream)}`
  const mayAudit = !ofInstallation && (admin || can('view_audit')) && builtPages.has('/admin/audit')
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-label': t('history.title'),
          sx: {
            width: { xs: '100%', sm: 400 },
            boxShadow: '0 0 40px rgb(10 14 20 / .14)',
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 56,
          paddingInline: '20px 12px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
            {t('history.title')}
          </Box>
          {title && (
            <Box
              sx={{
                fontSize: 12,
                lineHeight: '16px',
                color: 'text.secondary',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {title}
            </Box>
          )}
        </Box>
        {mayAudit && (
          <Button size="small" variant="text" component={AppLink} to={record} sx={{ whiteSpace: 'nowrap' }}>
            {t('history.inAudit')}
          </Button>
        )}
        {evidence && <EvidenceButton of={evidence} />}
        <IconButton autoFocus aria-label={t('actions.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <SkeletonRows rows={4} height={64} />
      ) : events.length === 0 ? (
        <EmptyState icon="history" title={t('history.empty')} />
      ) : (
        <Box component="ol" reversed sx={{ m: 0, p: 2.5, listStyle: 'none', overflowY: 'auto' }}>
          {events.map((event, index) => (
            <HistoryStep
              key={event.id}
              event={event}
              words={words}
              latest={index === 0}
              link={mayAudit ? `${record}?at=${event.revision}` : undefined}
            />
          ))}
          {found.hasNextPage && (
            <Box component="li" sx={{ mt: 1 }}>
              <Button size="small" disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {t('history.earlier')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Drawer>
  )
}
