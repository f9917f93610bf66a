import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SubscriptionView } from '@workledger/contracts/billing/billing.api'
import type { PlanId } from '@workledger/contracts/billing/billing.plans'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { PerUser } from './current-subscription'
import { billingTexts } from './messages'
import { totalOf } from './words'

/** The plans beside each other; one of them is chosen. */
export function PlanCards({
  view,
  chosen,
  choose,
}: {
  view: SubscriptionView
  chosen: PlanId
  choose: (plan: PlanId) => void
}) {
  const t = useText(billingTexts)
  const { number } = useFormat()
  const { employees, billed } = view.seats

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ color: 'text.secondary' }}>
        {t('plansText', { employees: number(employees), billed: number(billed) })}
      </Box>
      <Box
        role="radiogroup"
        aria-label={t('choose')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}
      >
        {view.plans.map((plan) => {
          const { plan_id, price, currency, billing_cycle } = plan
          const total = totalOf(plan, billed)
          const on = plan_id === chosen

          return (
            <ButtonBase
              key={plan_id}
              role="radio"
              aria-checked={on}
              onClick={() => choose(plan_id)}
              sx={{
                display: 'grid',
                // A button centres what is within it.
                justifyContent: 'stretch',
                justifyItems: 'start',
                alignContent: 'start',
                gap: 0.5,
                p: 2,
                font: 'inherit',
                textAlign: 'start',
                border: 1,
                borderColor: on ? 'primary.main' : 'divider',
                borderRadius: '8px',
                bgcolor: 'background.paper',
              }}
            >
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  width: '100%',
                  fontWeight: 600,
                }}
              >
                {t(`names.${plan_id}`)}
                {on && (
                  <Box
                    component="span"
                    sx={{ marginInlineStart: 'auto', display: 'flex', color: 'primary.main' }}
                  >
                    <Icon name="check" />
                  </Box>
                )}
              </Box>
              {price === null || currency === null || total === null ? (
                <Box sx={{ color: 'text.secondary' }}>{t('noPrice')}</Box>
              ) : (
                <>
                  <Box>
                    <PerUser amount={price} currency={currency} />
                  </Box>
                  <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                    <Billed cycle={billing_cycle} total={total} currency={currency} />
                  </Box>
                </>
              )}
            </ButtonBase>
          )
        })}
      </Box>
    </Box>
  )
}

function Billed({
  cycle,
  total,
  currency,
}: {
  cycle: 'month' | 'year'
  total: string
  currency: string
}) {
  const t = useText(billingTexts)
  const [before, after] = t(cycle === 'year' ? 'billedYearly' : 'billedMonthly', {
    total: '\0',
  }).split('\0')

  return (
    <>
      {before}
      <Money amount={total} currency={currency} />
      {after}
    </>
  )
}
