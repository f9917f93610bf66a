import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { operationsApi, type WorkspaceOperations } from '@workledger/contracts/operations/operations.api'
import { Card } from '@workledger/web-app/kit/card'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { query, useCommand } from '@workledger/web-app/kit/query'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { Blocked } from './blocked'
import { Figures } from './figures'
import { operationsTexts } from './messages'

/** What needs an admin's attention in this workspace, and how its mail stands. */
export function WorkspacePanel({ found, ws }: { found: WorkspaceOperations; ws: string }) {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const changes = { invalidates: [operationsApi.workspaceOperations, operationsApi.installation], onError: toastError }
  const retry = useCommand(operationsApi.retryBlockedStream, { ...changes, onDone: () => void toast(t('blocked.retried')) })
  const skip = useCommand(operationsApi.skipBlockedEvent, { ...changes, onDone: () => void toast(t('blocked.skipped')) })
  const { mail, blocked, mended, parked } = found
  const notes = [
    ...mended.map((one) => ({
      key: `${one.projection} ${one.stream} ${one.at}`,
      what: t('mended', { type: one.type }),
      stream: one.stream,
      why: one.error,
      at: one.at,
    })),
    ...parked.map((one) => ({
      key: `${one.reaction} ${one.event_id}`,
      what: t('parked', { reaction: one.reaction }),
      stream: one.stream ?? '',
      why: one.error,
      at: one.at,
    })),
  ]
  return (
    <>
      <Figures
        label={t('mail')}
        figures={[
          { label: t('sent'), value: number(mail.sent) },
          { label: t('outbox'), value: number(mail.outbox) },
          { label: t('intended'), value: number(mail.intended) },
          { label: t('unknown'), value: number(mail.unknown), tone: mail.unknown > 0 ? ('warn' as const) : undefined },
          { label: t('failed'), value: number(mail.failed), tone: mail.failed > 0 ? ('bad' as const) : undefined },
        ]}
      />
      {blocked.map((stream) => {
        const { projection, stream: name, event } = stream
        return (
          <Blocked
            key={`${projection} ${name} ${event?.id}`}
            stream={stream}
            busy={retry.busy || skip.busy}
            retry={() => retry.run({ params: { ws }, body: { projection, stream: name } })}
            skip={(reason) => skip.run({ params: { ws }, body: { projection, stream: name, event_id: event!.id, reason } })}
          />
        )
      })}
      {notes.length > 0 && (
        <Card title={t('attention')}>
          {notes.map(({ key, what, stream, why, at }) => (
            <Box
              key={key}
              sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 }, overflowWrap: 'anywhere' }}
            >
              <b style={{ fontWeight: 500 }}>{what}</b> <span className="ltr">{stream}</span>
              <Box sx={{ color: 'text.secondary' }}>
                <bdi>{why}</bdi> · <span className="num">{moment(at)}</span>
              </Box>
            </Box>
          ))}
        </Card>
      )}
    </>
  )
}

const LIVE = 2_000
/** Asked every two seconds while the page is looked at. */
export const useWorkspaceOperations = (ws: string) =>
  useQuery({ ...query(operationsApi.workspaceOperations, { params: { ws } }), refetchInterval: LIVE })
export const useInstallation = (span: '15m' | '1h' | '24h', enabled: boolean) =>
  useQuery({ ...query(operationsApi.installation, { query: { span } }), refetchInterval: LIVE, enabled })
