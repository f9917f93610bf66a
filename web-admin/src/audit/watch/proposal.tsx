import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { WatchRuleRow } from '@workledger/contracts/watch/watch.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Row } from '@workledger/kit/ui/layout'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../../kit/may'
import { useConsoleCommand } from '../../kit/use-command'
import { watchTexts } from './messages'

/**
 * A proposed change of a rule, and its next step: another auditor confirms it, or its time comes.
 */
export function Proposal({ rule: shown }: { rule: WatchRuleRow }) {
  const { rule, proposal } = shown
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const may = useMay()

  const confirm = useConsoleCommand('confirmWatchRule', {
    onDone: () => void toast(t('proposal.confirmed')),
    onError: toastError,
  })

  const withdraw = useConsoleCommand('withdrawWatchRule', {
    onDone: () => void toast(t('proposal.withdrawn')),
    onError: toastError,
  })

  if (!proposal) return null
  const request = { params: { ws: workspace.id, rule }, body: { proposal_id: proposal.id }, shown }
  const name = t(`rule.${rule}`)
  const words = { name: proposal.proposed_by ?? '', time: moment(proposal.proposed_at) }

  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      <Box>{t(proposal.on ? 'proposal.weaker' : 'proposal.off', words)}</Box>
      <Box className="num">
        {proposal.effective_at
          ? t('proposal.waits', { time: moment(proposal.effective_at) })
          : t('proposal.needs')}
      </Box>
      {may('confirmWatchRule') && (
        <Row align="stretch" gap={1} sx={{ mt: 1 }}>
          {!proposal.own && (
            <Button
              size="small"
              {...busyProps(confirm.busy, () => confirm.run(request))}
              aria-label={t('proposal.confirmOf', { rule: name })}
            >
              {t('proposal.confirm')}
            </Button>
          )}
          <Button
            size="small"
            {...busyProps(withdraw.busy, () => withdraw.run(request))}
            aria-label={t('proposal.withdrawOf', { rule: name })}
          >
            {t(proposal.own ? 'proposal.withdraw' : 'proposal.refuse')}
          </Button>
        </Row>
      )}
    </Alert>
  )
}
