import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SubscriptionView } from '@workledger/contracts/billing/billing.api'
import type { PlanId } from '@workledger/contracts/billing/billing.plans'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Money } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { PerUser } from './current-subscription'
import { billingTexts } from './messages'
import { totalOf } from './words'

/** The plans in a row, to choose one. */
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
    <Stack gap={1.5}>
      <Muted>{t('plansText', { employees: number(employees), billed: number(billed) })}</Muted>
      <Grid
        role="radiogroup"
        aria-label={t('choose')}
        columns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
        gap={1.5}
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
                // A button centres its content.
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
              <Row gap={1} sx={{ width: '100%', fontWeight: 600 }}>
                {t(`names.${plan_id}`)}
                {on && (
                  <Box
                    component="span"
                    sx={{ marginInlineStart: 'auto', display: 'flex', color: 'primary.main' }}
                  >
                    <Icon name="check" />
                  </Box>
                )}
              </Row>
              {price === null || currency === null || total === null ? (
                <Muted>{t('noPrice')}</Muted>
              ) : (
                <>
                  <Box>
                    <PerUser amount={price} currency={currency} />
                  </Box>
                  <Muted size={13}>
                    <Billed cycle={billing_cycle} total={total} currency={currency} />
                  </Muted>
                </>
              )}
            </ButtonBase>
          )
        })}
      </Grid>
    </Stack>
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
