import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { type Installation, operationsApi } from '@workledger/contracts/operations/operations.api'
import { Card } from '@workledger/web-app/kit/card'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { useCommand } from '@workledger/web-app/kit/query'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toastError } from '@workledger/web-app/kit/toast'
import { Blocked } from './blocked'
import { Figures } from './figures'
import { operationsTexts } from './messages'
import { Rate } from './rate'

interface Props {
  found: Installation
  span: '15m' | '1h' | '24h'
  setSpan: (span: Props['span']) => void
  /** Blocked streams of this workspace are shown with the workspace. */
  ws: string
}
const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10

/** The installation as a whole, for operators: is it alive, how far are the tables, what waits, how large is it. */
export function InstallationPanel({ found, span, setSpan, ws }: Props) {
  const t = useText(operationsTexts)
  const { number } = useFormat()
  const changes = { invalidates: [operationsApi.workspaceOperations, operationsApi.installation], onError: toastError }
  const retry = useCommand(operationsApi.retryAnyBlockedStream, changes)
  const skip = useCommand(operationsApi.skipAnyBlockedEvent, changes)
  const alive = found.processes.filter((process) => process.alive)
  const count = (role: string) => alive.filter(({ roles }) => roles.includes(role)).length
  const { database, head, sessions } = found
  return (
    <>
      <Figures
        label={t('installation')}
        figures={[
          {
            label: t('roles'),
            value: t(found.ready ? 'allRunning' : 'notReady'),
            tone: found.ready ? 'good' : 'bad',
            note: found.reason ?? t('rolesCount', { api: count('api'), projector: count('projector'), worker: count('worker') }),
          },
          { label: t('position'), value: number(head.position), note: <span className="ltr">{head.hash.slice(0, 12)}</span> },
          {
            label: t('database'),
            value: t('megabytes', { size: number(megabytes(database.bytes)) }),
            note: t('sizes', {
              log: number(megabytes(database.log)),
              tables: number(megabytes(database.tables)),
              jobs: number(megabytes(database.jobs)),
            }),
          },
          { label: t('sessions'), value: number(sessions.open), note: t('people', { count: sessions.people }) },
          ...found.queues.map(({ name, waiting, active, delayed, failed }) => ({
            label: t('queue', { name }),
            value: number(waiting + delayed),
            tone: failed > 0 ? ('bad' as const) : undefined,
            note: t('queueNote', { active: number(active), failed: number(failed) }),
          })),
        ]}
      />
      <Rate rate={found.rate} span={span} setSpan={setSpan} />
      {found.blocked
        .filter(({ workspace }) => workspace !== ws)
        .map((stream) => {
          const { projection, workspace, stream: name, event } = stream
          return (
            <Blocked
              key={`${projection} ${name} ${event?.id}`}
              stream={stream}
              busy={retry.busy || skip.busy}
              retry={() => retry.run({ body: { projection, workspace, stream: name } })}
              skip={(reason) => skip.run({ body: { projection, workspace, stream: name, event_id: event!.id, reason } })}
            />
          )
        })}
      <Projections found={found} />
    </>
  )
}

function Projections({ found: { projections, head } }: { found: Installation }) {
  const t = useText(operationsTexts)
  const { number } = useFormat()
  const changes = { invalidates: [operationsApi.installation], onError: toastError }
  const rebuild = useCommand(operationsApi.rebuildProjection, changes)
  const cancel = useCommand(operationsApi.cancelRebuild, changes)
  const all = async () => {
    if (await confirm({ title: t('rebuildAllTitle'), text: t('rebuildText'), action: t('rebuildAll') }))
      rebuild.run({ body: { name: null } })
  }
  return (
    <Card
      title={t('projections')}
      aside={
        <Button disabled={rebuild.busy} onClick={() => void all()}>
          {t('rebuildAll')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {projections.map(({ name, position, lag, blocked, mended, rebuild: under }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 40,
              px: 2,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-child': { border: 0 },
            }}
          >
            <Box className="ltr" sx={{ flex: '1 1 160px', fontWeight: 500 }}>
              {name}
            </Box>
            {under ? (
              <Box sx={{ flex: '2 1 220px', display: 'flex', alignItems: 'center', gap: 1 }}>
                <LinearProgress
                  aria-label={t('rebuilding', { name })}
                  variant="determinate"
                  value={head.position === 0 ? 100 : Math.min(100, (100 * under.position) / head.position)}
                  sx={{ flex: 1 }}
                />
                <span className="num">{t('of', { done: number(under.position), all: number(head.position) })}</span>
              </Box>
            ) : (
              <>
                <Box className="num" sx={{ flex: '1 1 90px' }}>
                  {number(position)}
                </Box>
                <Box sx={{ flex: '1 1 120px', color: lag > 0 ? 'text.primary' : 'text.secondary' }}>{t('behind', { count: lag })}</Box>
              </>
            )}
            {blocked > 0 && <StatusChip tone="bad">{t('blockedCount', { count: blocked })}</StatusChip>}
            {mended > 0 && <StatusChip tone="warn">{t('mendedCount', { count: mended })}</StatusChip>}
            {under ? (
              <Button
                disabled={cancel.busy || under.required}
                onClick={() => cancel.run({ body: { name } })}
                aria-label={t('cancelOf', { name })}
              >
                {t('cancel')}
              </Button>
            ) : (
              <Button disabled={rebuild.busy} onClick={() => rebuild.run({ body: { name } })} aria-label={t('rebuildOf', { name })}>
                {t('rebuild')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
