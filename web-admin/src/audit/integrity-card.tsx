import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { FactRows } from './fact-rows'
import { auditTexts } from './messages'

/** The verification of the whole log's chain, as of this moment. */
export function IntegrityCard() {
  const t = useText(auditTexts)
  const { number, moment } = useFormat()
  const { workspace } = useMember()
  const { data, error, refetch } = useQuery(
    query(auditApi.verifyLog, { params: { ws: workspace.id } }),
  )
  const verdict = data?.data

  return (
    <Card title={t('integrity.title')}>
      {error ? (
        <FailedState error={error} retry={() => void refetch()} />
      ) : !verdict ? (
        <SkeletonRows rows={4} />
      ) : (
        <>
          <FactRows
            items={[
              [
                t('integrity.chain'),
                <StatusChip key="chain" tone={verdict.intact ? 'good' : 'bad'}>
                  {t(verdict.intact ? 'integrity.intact' : 'integrity.broken')}
                </StatusChip>,
              ],
              [t('integrity.checked'), t('integrity.checkedEvents', { count: verdict.events })],
              ...(verdict.behind > 0
                ? [[t('integrity.behind'), number(verdict.behind)] as const]
                : []),
              [t('integrity.verified'), moment(verdict.verified_at)],
              [
                t('integrity.head'),
                <span key="head" className="num ltr" title={verdict.head.hash}>
                  #{verdict.head.position} · {verdict.head.hash.slice(0, 8)}
                </span>,
              ],
              [t('integrity.anchors'), number(verdict.anchors)],
            ]}
          />
          {(verdict.findings.length > 0 || verdict.read_only) && (
            <Box sx={{ px: 2, pb: 2, color: 'tone.bad', overflowWrap: 'anywhere' }}>
              {verdict.read_only && <p>{t('integrity.readOnly')}</p>}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
                {verdict.findings.slice(0, 10).map(({ position, kind, explanation }) => (
                  <li key={`${kind} ${position}`}>
                    {pair(t('integrity.finding', { position }), '')}
                    <bdi>{explanation}</bdi>
                  </li>
                ))}
              </Box>
            </Box>
          )}
        </>
      )}
    </Card>
  )
}
