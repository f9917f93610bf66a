import Box from '@mui/material/Box'
import type {
  Installation,
  WorkspaceOperations,
} from '@workledger/contracts/operations/operations.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useState } from 'react'
import { BlockedStreams } from './blocked-streams'
import { HealthStrip } from './health-strip'
import { LogAlarm, ReadOnlyCard } from './log-alarm'
import { MailCard } from './mail-card'
import { operationsTexts } from './messages'
import { ParkedCard } from './parked-card'
import { ProcessesCard, QueuesCard } from './processes'
import { ProjectionsCard } from './projections-card'
import { Rate } from './rate'
import { type Span, useInstallation, useWorkspaceOperations } from './reads'

/** Operators see the installation; an administrator sees their workspace only. */
export function OverviewTab() {
  const [span, setSpan] = useState<Span>('15m')
  const found = useWorkspaceOperations()
  const operator = found.data?.data.operator ?? false
  const installation = useInstallation(span, operator)

  if (found.error && !found.data)
    return <FailedState error={found.error} retry={() => void found.refetch()} />

  if (!found.data || (operator && installation.isPending && !installation.data))
    return <SkeletonRows rows={10} />

  if (installation.error && !installation.data)
    return <FailedState error={installation.error} retry={() => void installation.refetch()} />

  const workspace = found.data.data

  return installation.data ? (
    <ForOperators
      workspace={workspace}
      installation={installation.data.data}
      span={span}
      setSpan={setSpan}
    />
  ) : (
    <ForAdmins workspace={workspace} />
  )
}

/** Wide windows have the urgent facts at the end, narrow ones at the beginning. */
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 380px)' },
  '& > .aside': { order: { xs: -1, lg: 0 } },
  '& > div': { display: 'grid', gap: 2, minWidth: 0 },
} as const

interface OperatorsProps {
  workspace: WorkspaceOperations
  installation: Installation
  span: Span
  setSpan: (span: Span) => void
}

const ForOperators = ({ workspace, installation, span, setSpan }: OperatorsProps) => (
  <Stack gap={2}>
    {installation.alarm && <LogAlarm alarm={installation.alarm} />}
    <HealthStrip found={installation} />
    <Box sx={columns}>
      <div>
        <Rate
          rate={installation.rate}
          blocked={installation.blocked}
          span={span}
          setSpan={setSpan}
        />
        <ProjectionsCard found={installation} />
        <QueuesCard found={installation} />
        <ProcessesCard found={installation} />
      </div>
      <div className="aside">
        <BlockedStreams blocked={installation.blocked} everywhere />
        <ParkedCard parked={installation.parked} mended={workspace.mended} operator />
        <MailCard mail={workspace.mail} />
      </div>
    </Box>
  </Stack>
)

function ForAdmins({ workspace }: { workspace: WorkspaceOperations }) {
  const t = useText(operationsTexts)
  const { workspace: own } = useMember()
  const quiet = workspace.blocked.length + workspace.parked.length + workspace.mended.length === 0

  return (
    <Box sx={columns}>
      <div>
        {workspace.read_only && <ReadOnlyCard />}
        {quiet && !workspace.read_only ? (
          <Card>
            <EmptyState
              icon="check"
              title={t('quiet.title')}
              text={t('quiet.text', { name: own.name })}
            />
          </Card>
        ) : (
          <>
            <BlockedStreams blocked={workspace.blocked} />
            <ParkedCard parked={workspace.parked} mended={workspace.mended} />
          </>
        )}
      </div>
      <div className="aside">
        <MailCard mail={workspace.mail} />
      </div>
    </Box>
  )
}
