import Box from '@mui/material/Box'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import type { FieldProps } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { invoicingWords } from '@workledger/kit/i18n/words/invoicing'
import { Grid } from '@workledger/kit/ui/layout'
import type { ReactNode } from 'react'
import { invoicingTexts } from './messages'
import { useVatChoices } from './vat'

type ChargeNames =
  | `${'tax_name' | 'tax_rate' | 'tax_category' | 'tax_reason'}${1 | 2}`
  | `discount_${'name' | 'rate' | 'amount'}`

/** The two taxes and the discount that items can have. */
export function ChargeFields({ field }: { field: (name: ChargeNames) => FieldProps<string> }) {
  const t = useText(invoicingTexts)
  const words = useRecordWords(invoicingWords)
  const vatChoices = useVatChoices()

  return (
    <FormCard.Group title={t('charges')} columns={3}>
      {([1, 2] as const).map((slot) => (
        <Charge
          key={slot}
          label={t(`tax${slot}`)}
          name={<TextField {...field(`tax_name${slot}`)} label={`${t('taxName')} ${slot}`} />}
          rate={
            <AmountField {...field(`tax_rate${slot}`)} label={`${t('taxRate')} ${slot}`} unit="%" />
          }
          category={
            <SelectField
              {...field(`tax_category${slot}`)}
              label={`${t('vat.category')} ${slot}`}
              options={vatChoices}
            />
          }
          reason={
            field(`tax_category${slot}`).value === 'E' && (
              <TextField
                {...field(`tax_reason${slot}`)}
                required
                label={`${t('vat.reason')} ${slot}`}
              />
            )
          }
        />
      ))}
      <Charge
        label={t('discount')}
        name={<TextField {...field('discount_name')} label={words.field('discount_name')} />}
        rate={<AmountField {...field('discount_rate')} label={t('discountRate')} unit="%" />}
        category={
          <AmountField {...field('discount_amount')} label={words.field('discount_amount')} />
        }
      />
    </FormCard.Group>
  )
}

interface ChargeProps {
  label: string
  name: ReactNode
  rate: ReactNode
  category?: ReactNode
  reason?: ReactNode
}

const Charge = ({ label, name, rate, category, reason }: ChargeProps) => (
  <Grid role="group" aria-label={label} columns="1fr 120px" gap={1} sx={{ alignContent: 'start' }}>
    {name}
    {rate}
    {category && <Box sx={{ gridColumn: '1 / -1' }}>{category}</Box>}
    {reason && <Box sx={{ gridColumn: '1 / -1' }}>{reason}</Box>}
  </Grid>
)
