import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { useMember } from '@workledger/web-app/kit/current'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { query } from '@workledger/web-app/kit/query'
import { watchTexts } from './messages'

/** On the audit's first page: rules that are about to find less. */
export function OpenProposals() {
  const t = useText(watchTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const rules = useQuery(query(watchApi.watchRules, { params: { ws: workspace.id } })).data?.data ?? []
  const open = rules.flatMap(({ rule, proposal }) => (proposal ? [{ rule, proposal }] : []))
  return open.map(({ rule, proposal }) => (
    <Alert key={proposal.id} severity="warning" sx={{ mb: 2 }}>
      {proposal.effective_at
        ? t('proposal.noticeWaits', { rule: t(`rule.${rule}`), time: moment(proposal.effective_at) })
        : t('proposal.notice', { rule: t(`rule.${rule}`) })}{' '}
      <AppLink to="/admin/audit/rules?tab=rules">{t('proposal.open')}</AppLink>
    </Alert>
  ))
}
