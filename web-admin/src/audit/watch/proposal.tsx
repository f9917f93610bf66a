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

interface Decision {
  /** The rule whose proposal is being decided. */
  readonly deciding: string | undefined
  readonly run: (rule: WatchRuleRow) => void
}

export interface ProposalDecisions {
  readonly confirm: Decision
  readonly withdraw: Decision
}

/** Confirms and withdraws proposals of all rules. */
export function useProposalDecisions(): ProposalDecisions {
  const t = useText(watchTexts)
  const { workspace } = useMember()

  const confirm = useConsoleCommand('confirmWatchRule', {
    onDone: () => void toast(t('proposal.confirmed')),
    onError: toastError,
  })

  const withdraw = useConsoleCommand('withdrawWatchRule', {
    onDone: () => void toast(t('proposal.withdrawn')),
    onError: toastError,
  })

  const decision = ({ sending, run }: typeof confirm | typeof withdraw): Decision => ({
    deciding: sending?.params.rule,
    run: (shown) => {
      const { rule, proposal } = shown
      if (!proposal) return
      run({ params: { ws: workspace.id, rule }, body: { proposal_id: proposal.id }, shown })
    },
  })

  return { confirm: decision(confirm), withdraw: decision(withdraw) }
}

/**
 * A proposed change of a rule, and its next step: another auditor confirms it, or its time comes.
 */
export function Proposal({
  rule: shown,
  decisions: { confirm, withdraw },
}: {
  rule: WatchRuleRow
  decisions: ProposalDecisions
}) {
  const { rule, proposal } = shown
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const may = useMay()

  if (!proposal) return null
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
              {...busyProps(confirm.deciding === rule, () => confirm.run(shown))}
              aria-label={t('proposal.confirmOf', { rule: name })}
            >
              {t('proposal.confirm')}
            </Button>
          )}
          <Button
            size="small"
            {...busyProps(withdraw.deciding === rule, () => withdraw.run(shown))}
            aria-label={t('proposal.withdrawOf', { rule: name })}
          >
            {t(proposal.own ? 'proposal.withdraw' : 'proposal.refuse')}
          </Button>
        </Row>
      )}
    </Alert>
  )
}
