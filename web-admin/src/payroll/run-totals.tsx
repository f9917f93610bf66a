import Box from '@mui/material/Box'
import { Figures } from '@workledger/kit/ui/figure-row'
import { useNarrow } from '@workledger/kit/ui/use-narrow'
import { isZero } from '../kit/decimal'
import type { Run } from './run-context'
import { sumsOf } from './run-sums'
import { usePayWords } from './words'

/**
 * What the run pays in all, each number against the run before; on a phone the net comes first and
 * the others stand below it.
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

  const parts = (['basic', 'allowances', 'deductions', 'corrections', 'expenses'] as const).filter(
    // Of these two most runs have none.
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
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('net')}
        </Box>
        <Box
          component="span"
          className="num ltr"
          sx={{ fontSize: 22, lineHeight: '28px', fontWeight: 600 }}
        >
          {money(run.net_pay, run.currency)}
        </Box>
        <Box component="span" sx={quiet}>
          {run.currency}
        </Box>
        <Box className="num" sx={{ ...quiet, flexBasis: '100%' }}>
          {against}
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          m: 0,
          mt: 1.5,
        }}
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
      </Box>
    </Box>
  )
}
