import Box from '@mui/material/Box'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Panel, Row } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { isZero } from '../kit/decimal'
import type { Run } from './run-context'
import { sumsOf } from './run-sums'
import { usePayWords } from './words'

/**
 * The run's totals against the previous run; on a phone the net comes first and the others are
 * below it.
 */
export function RunTotals({ run }: { run: Run }) {
  const { t, money, shortPeriod, difference } = usePayWords()
  const narrow = useNarrow()
  const before = run.previous

  const against = (now: string, then: string | undefined) =>
    before && then !== undefined
      ? t('against', { amount: difference(now, then, run.currency), month: shortPeriod(before) })
      : undefined

  const figure = (label: string, now: string, then: string | undefined) => ({
    label: `${label} ${run.currency}`,
    value: (
      <Box component="span" className="ltr">
        {money(now, run.currency)}
      </Box>
    ),
    text: against(now, then),
  })

  const [now, then] = [sumsOf(run), before && sumsOf(before)]

  const parts = (
    ['basic', 'allowances', 'gross', 'deductions', 'corrections', 'expenses'] as const
  ).filter(
    // Most runs have neither of these two.
    (part) =>
      (part !== 'corrections' && part !== 'expenses') ||
      !isZero(now[part]) ||
      (then && !isZero(then[part])),
  )

  if (narrow)
    return (
      <PhoneTotals
        run={run}
        against={against(now.net, then?.net)}
        parts={parts.map((part) => [t(part), now[part]])}
      />
    )

  return (
    <Figures
      figures={[...parts, 'net' as const].map((part) => figure(t(part), now[part], then?.[part]))}
    />
  )
}

interface PhoneProps {
  run: Run
  against: string | undefined
  parts: readonly (readonly [label: string, amount: string])[]
}

function PhoneTotals({ run, against, parts }: PhoneProps) {
  const { t, money } = usePayWords()
  const quiet = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

  return (
    <Panel sx={{ p: 2 }}>
      <Row align="baseline" wrap sx={{ columnGap: 1 }}>
        <Muted component="span">{t('net')}</Muted>
        <Strong
          component="span"
          className="num ltr"
          weight={600}
          sx={{ fontSize: 22, lineHeight: '28px' }}
        >
          {money(run.net_pay, run.currency)}
        </Strong>
        <Box component="span" sx={quiet}>
          {run.currency}
        </Box>
        <Box className="num" sx={{ ...quiet, flexBasis: '100%' }}>
          {against}
        </Box>
      </Row>
      <Row
        component="dl"
        align="stretch"
        wrap
        gap={1}
        sx={{ justifyContent: 'space-between', m: 0, mt: 1.5 }}
      >
        {parts.map(([label, amount]) => (
          <div key={label}>
            <Box component="dt" sx={quiet}>
              {label}
            </Box>
            <Box component="dd" className="num" sx={{ m: 0, lineHeight: '20px' }}>
              <span className="ltr">{money(amount, run.currency)}</span>
            </Box>
          </div>
        ))}
      </Row>
    </Panel>
  )
}
