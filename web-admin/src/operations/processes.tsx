import Box from '@mui/material/Box'
import type { Installation } from '@workledger/contracts/operations/operations.api'
import type { queueNames } from '@workledger/contracts/operations/queue-names'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { BareList } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { operationsTexts } from './messages'

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 40,
  px: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { border: 0 },
} as const

/** The waiting jobs, by queue. */
export function QueuesCard({ found: { queues } }: { found: Installation }) {
  const t = useText(operationsTexts)
  const { number } = useFormat()

  return (
    <Card title={t('queues')}>
      <BareList>
        {queues.length === 0 && (
          <Box component="li" sx={{ ...line, color: 'text.secondary' }}>
            {t('noQueues')}
          </Box>
        )}
        {queues.map(({ name, ...counts }) => (
          <Box
            component="li"
            key={name}
            sx={{
              ...line,
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr repeat(4, 100px)' },
            }}
          >
            <Strong sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {t(`queueNames.${name as (typeof queueNames)[number]}`)}
            </Strong>
            {(['waiting', 'delayed', 'active', 'failed'] as const).map((state) => (
              <Box
                key={state}
                component="span"
                className="num"
                sx={{
                  color: state === 'failed' && counts.failed > 0 ? 'tone.bad' : 'text.secondary',
                }}
              >
                <Strong
                  component="b"
                  weight={600}
                  sx={{
                    color: state === 'failed' && counts.failed > 0 ? 'inherit' : 'text.primary',
                  }}
                >
                  {number(counts[state])}
                </Strong>{' '}
                {t(`queue.${state}`)}
              </Box>
            ))}
          </Box>
        ))}
      </BareList>
    </Card>
  )
}

/** The running processes with their roles and start times. */
export function ProcessesCard({ found: { processes } }: { found: Installation }) {
  const t = useText(operationsTexts)
  const { moment, listed } = useFormat()

  return (
    <Card title={t('roles')}>
      <BareList>
        {processes.map(({ id, host, pid, roles, version, started_at, seen_at, alive }) => (
          <Box component="li" key={id} sx={line}>
            <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
              <Strong component="bdi">{`${host} · ${pid}`}</Strong>
              <Muted size={12}>{t('versionOf', { version })}</Muted>
            </Box>
            <Muted component="bdi" sx={{ flex: '1 1 160px' }}>
              {listed(roles.map((role) => t(`role.${role as 'api' | 'projector' | 'worker'}`)))}
            </Muted>
            <Muted className="num" sx={{ flex: '1 1 180px' }}>
              {alive ? t('since', { at: moment(started_at) }) : t('seen', { at: moment(seen_at) })}
            </Muted>
            <StatusChip tone={alive ? 'good' : 'wait'}>{t(alive ? 'running' : 'gone')}</StatusChip>
          </Box>
        ))}
      </BareList>
    </Card>
  )
}
