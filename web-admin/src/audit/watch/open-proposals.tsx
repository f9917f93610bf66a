import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { watchTexts } from './messages'

export const rulesOfWatch = (ws: string) => query(watchApi.watchRules, { params: { ws } })

/** On the audit's first page: rules that will soon find less. */
export function OpenProposals() {
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const rules = useQuery(rulesOfWatch(workspace.id)).data?.data ?? []
  const open = rules.flatMap(({ rule, proposal }) => (proposal ? [{ rule, proposal }] : []))

  return open.map(({ rule, proposal }) => (
    <Alert key={proposal.id} severity="warning" sx={{ mb: 2 }}>
      {proposal.effective_at
        ? t('proposal.noticeWaits', {
            rule: t(`rule.${rule}`),
            time: moment(proposal.effective_at),
          })
        : t('proposal.notice', { rule: t(`rule.${rule}`) })}{' '}
      <AppLink to="/admin/audit/rules?tab=rules">{t('proposal.open')}</AppLink>
    </Alert>
  ))
}
