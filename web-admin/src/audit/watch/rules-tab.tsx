import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type WatchRuleRow, watchApi } from '@workledger/contracts/watch/watch.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../kit/may'
import { watchTexts } from './messages'
import { Proposal, useProposalDecisions } from './proposal'
import { useWeekdayName } from './weekday-name'

const RuleDialog = lazy(() => import('./rule-dialog'))

/**
 * The rules with their descriptions. Auditors switch them and set their limits; a change that finds
 * less takes two.
 */
export function RulesTab() {
  const t = useText(watchTexts)
  const { workspace } = useMember()
  const may = useMay()
  const decisions = useProposalDecisions()
  const [changing, setChanging] = useState<WatchRuleRow | null>(null)
  const found = useQuery(query(watchApi.watchRules, { params: { ws: workspace.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={6} height={72} />

  return (
    <>
      <BareList
        sx={{
          maxWidth: 880,
          border: 1,
          borderColor: 'divider',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {found.data.data.map((rule) => (
          <Row
            component="li"
            key={rule.rule}
            align="start"
            gap={1.5}
            sx={{
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              p: 2,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: { xs: '100%', sm: 0 } }}>
              <Row wrap gap={1}>
                <Heading>{t(`rule.${rule.rule}`)}</Heading>
                <StatusChip tone={rule.on ? 'good' : 'wait'}>
                  {t(rule.on ? 'on' : 'off')}
                </StatusChip>
              </Row>
              <Muted sx={{ mt: 0.25 }}>{t(`about.${rule.rule}`)}</Muted>
              <Goes rule={rule} />
              <Muted className="num" size={12} sx={{ mt: 0.25 }}>
                {t('hits', { count: rule.hits, open: rule.open })}
              </Muted>
              <Proposal rule={rule} decisions={decisions} />
            </Box>
            {may('setWatchRule') && (
              <Button
                aria-label={t('setOf', { rule: t(`rule.${rule.rule}`) })}
                onClick={() => setChanging(rule)}
              >
                {t('set')}
              </Button>
            )}
          </Row>
        ))}
      </BareList>
      <Suspense>
        {changing && <RuleDialog rule={changing} close={() => setChanging(null)} />}
      </Suspense>
    </>
  )
}

/** The limits of a rule. */
function Goes({ rule: { rule, least, days_off, bands } }: { rule: WatchRuleRow }) {
  const t = useText(watchTexts)
  const { money, listed } = useFormat()
  const weekday = useWeekdayName()

  const lines =
    rule === 'weekend_changes'
      ? [t('fromChanges', { n: least ?? 0 }), listed(days_off.map(weekday))]
      : rule === 'outside_band'
        ? bands.length === 0
          ? [t('noBands')]
          : bands.map(({ currency, type, least, most }) =>
              t('bandIs', {
                from: money(least, currency),
                to: money(most, currency),
                currency,
                per: t(`per.${type}`),
              }),
            )
        : []

  return lines.map((line) => (
    <Box key={line} className="num" sx={{ mt: 0.25 }}>
      {line}
    </Box>
  ))
}
