import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { auditTexts } from './messages'

export const proposedErasures = (ws: string) =>
  query(privacyApi.formerPeople, { params: { ws }, query: { proposed: true } })

/** Proposed erasures that have not begun. */
export function AnnouncedErasures() {
  const t = useText(auditTexts)
  const { moment } = useFormat()
  const { workspace } = useMember()
  const { data } = useQuery(proposedErasures(workspace.id))
  const shown = data?.data ?? []
  if (shown.length === 0) return null

  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {shown.map(({ id, name, proposed_by, waits_until }) => (
        <div key={id}>
          {t(waits_until ? 'erasures.waits' : 'erasures.proposed', {
            name: isolated(name ?? t('erasures.someone')),
            who: isolated(proposed_by ?? t('erasures.someone')),
            day: waits_until ? moment(waits_until) : '',
          })}
        </div>
      ))}
    </Alert>
  )
}
