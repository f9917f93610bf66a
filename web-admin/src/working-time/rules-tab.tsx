import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import {
  type WorkingTimeRules,
  workingTimeApi,
} from '@workledger/contracts/working-time/working-time.api'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Icon } from '@workledger/kit/ui/icon'
import { BareList, Grow, Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'

const RulesDialog = lazy(() => import('./rules-dialog'))

const ruleFields = [
  'effective_on',
  'on',
  'source',
  'most_minutes',
  'least_minutes',
  'expires_months',
  'closes_on',
  'core_from',
  'core_to',
  'day_most_minutes',
  'rest_minutes',
  'payout_percent',
  'overtime_minutes',
  'overtime_per',
]

/** The versions of the rules, each with the month from which it holds. */
export default function WorkingTimeRulesTab() {
  const t = useText(workingTimeTexts)
  const { month: monthOf } = useFormat()
  const { workspace } = useMember()
  const found = useQuery(query(workingTimeApi.workingTimeRules, { params: { ws: workspace.id } }))
  const [open, setOpen] = useState<{ from?: WorkingTimeRules | undefined } | null>(null)
  const [past, setPast] = useState(false)
  const versions = found.data?.data ?? []
  const current = versions.find(({ effective_on }) => effective_on <= today())

  usePageActions({
    primary: found.isSuccess && {
      label: t('rules.new'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ from: current ?? versions[0] }),
    },
    secondary: [{ label: t('rules.history'), icon: 'history', run: () => setPast(true) }],
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />

  return (
    <Stack gap={1.5} sx={{ maxWidth: 720 }}>
      <Muted>{t('rules.text')}</Muted>
      {versions.length === 0 ? (
        <Panel sx={{ p: 2 }}>{t('rules.none')}</Panel>
      ) : (
        <BareList aria-label={t('tab')} sx={{ display: 'grid', gap: 1 }}>
          {versions.map((version) => (
            <Panel component="li" key={version.id} sx={{ display: 'flex', gap: 1, p: 2 }}>
              <Grow>
                <Row wrap gap={1} sx={{ fontWeight: 500 }}>
                  {t('rules.from', { month: monthOf(version.effective_on) })}
                  {version === current && <StatusChip tone="good">{t('rules.inForce')}</StatusChip>}
                </Row>
                <RulesSummary version={version} />
              </Grow>
              <IconButton aria-label={t('rules.edit')} onClick={() => setOpen({ from: version })}>
                <Icon name="edit" />
              </IconButton>
            </Panel>
          ))}
        </BareList>
      )}
      <Suspense>
        {open && <RulesDialog from={open.from} versions={versions} close={() => setOpen(null)} />}
      </Suspense>
      {past && (
        <HistoryPanel
          stream={`working-time-rules-${workspace.id}`}
          title={t('tab')}
          words={areaHistory({ area: 'working-time', fields: ruleFields })}
          onClose={() => setPast(false)}
        />
      )}
    </Stack>
  )
}

function RulesSummary({ version }: { version: WorkingTimeRules }) {
  const t = useText(workingTimeTexts)
  const { number, percent } = useFormat()
  const { on, source, most_minutes, least_minutes, expires_months, closes_on } = version
  const { core_from, core_to, day_most_minutes, rest_minutes, payout_percent } = version
  const { overtime_minutes, overtime_per } = version
  const hours = (minutes: number) => ({ hours: number(minutes / 60) })

  const parts = on
    ? [
        t(`rules.${source}`),
        ...(most_minutes === null ? [] : [t('rules.mostSummary', hours(most_minutes))]),
        ...(least_minutes === null ? [] : [t('rules.leastSummary', hours(least_minutes))]),
        ...(expires_months === null ? [] : [t('rules.expiresSummary', { count: expires_months })]),
        ...(core_from && core_to ? [t('rules.coreSummary', { from: core_from, to: core_to })] : []),
        ...(day_most_minutes ? [t('rules.dayMostSummary', hours(day_most_minutes))] : []),
        ...(rest_minutes ? [t('rules.restSummary', hours(rest_minutes))] : []),
        ...(overtime_minutes === null
          ? []
          : [
              t(
                overtime_per === 'week'
                  ? 'rules.overtimeWeekSummary'
                  : 'rules.overtimeMonthSummary',
                hours(overtime_minutes),
              ),
            ]),
        ...(payout_percent ? [t('rules.payoutSummary', { percent: percent(payout_percent) })] : []),
        closes_on ? t('rules.closesSummary', { day: number(closes_on) }) : t('rules.byHand'),
      ]
    : [t('rules.isOff')]

  return (
    <Muted size={13} sx={{ mt: 0.5 }}>
      {parts.join(' · ')}
    </Muted>
  )
}
