import Box from '@mui/material/Box'
import type { Contract } from '@workledger/contracts/employment/employment.api'
import {
  compensationTypes,
  payFrequencies,
  periodUnits,
} from '@workledger/contracts/employment/employment.events'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CurrencyField } from '@workledger/kit/form/currency-field'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { FormCard } from '@workledger/kit/form/form-card'
import { TimeField } from '@workledger/kit/form/time-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { employmentWords } from '@workledger/kit/i18n/words/employment'
import { Muted } from '@workledger/kit/ui/text'
import { useChoices } from '../kit/choices'
import { employmentTexts } from './messages'
import { partTimes } from './part-times'
import type { ContractFormState, TypedContract } from './use-contract-form'
import { WorkingDaysField } from './working-days-field'

interface Props {
  form: ContractFormState
  /** Disables the fields for readers. */
  off: { disabled: boolean }
}

/** The version's effective date, and the person's work. */
export function ContractTerms({ form, off }: Props) {
  const t = useText(employmentTexts)
  const designations = useChoices('designations')

  return (
    <FormCard.Group title={t('terms')}>
      <DateField {...form.field('effective_on')} {...off} required hint={t('effectiveHint')} />
      <SelectField
        {...form.field('designation_id')}
        {...off}
        placeholder={t('choose')}
        options={[{ value: '', label: t('none') }, ...designations.choices]}
      />
      <DateField {...form.field('start_date')} {...off} />
      <Box>
        {form.values.ends ? (
          <DateField
            {...form.field('end_date')}
            {...off}
            min={form.values.start_date || undefined}
          />
        ) : (
          <Box sx={{ height: 24 }} />
        )}
        <CheckField {...form.field('ends')} {...off} label={t('ends')} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...form.field('role_description')} {...off} rows={2} />
      </Box>
    </FormCard.Group>
  )
}

/** The pay, its currency and its period. */
export function ContractPay({ form, off, contract }: Props & { contract: Contract }) {
  const { options } = useRecordWords(employmentWords)

  const t = useText(employmentTexts)

  return (
    <FormCard.Group title={t('pay')} columns={3}>
      {seesPay(contract) ? (
        <>
          <AmountField {...form.field('base_compensation_amount')} {...off} />
          <SelectField
            {...form.field('base_compensation_type')}
            onChange={(value) =>
              form.set('base_compensation_type', value as TypedContract['base_compensation_type'])
            }
            {...off}
            placeholder={t('choose')}
            options={options(compensationTypes)}
          />
        </>
      ) : (
        <Muted sx={{ gridColumn: '1 / -1' }}>{t('payHidden')}</Muted>
      )}
      <CurrencyField {...form.field('currency')} {...off} />
      <SelectField
        {...form.field('pay_frequency')}
        onChange={(value) => form.set('pay_frequency', value as TypedContract['pay_frequency'])}
        {...off}
        hint={t('frequency.hint')}
        options={[{ value: '', label: t('frequency.any') }, ...options(payFrequencies)]}
      />
    </FormCard.Group>
  )
}

/** The hours and weekdays of work. */
export function ContractTime({ form, off }: Props) {
  const { options } = useRecordWords(employmentWords)

  const t = useText(employmentTexts)

  return (
    <FormCard.Group title={t('time')} columns={3}>
      <TextField {...form.field('working_hours')} {...off} />
      <SelectField
        {...form.field('working_period_unit')}
        onChange={(value) =>
          form.set('working_period_unit', value as TypedContract['working_period_unit'])
        }
        {...off}
        placeholder={t('choose')}
        options={options(periodUnits)}
      />
      <TimeField {...form.field('shift_start_at')} {...off} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <WorkingDaysField {...form.field('working_days')} {...off} times={partTimes(form.values)} />
      </Box>
    </FormCard.Group>
  )
}

/** Returns whether the viewer sees the pay; otherwise the server omits amount and type. */
export const seesPay = (contract: Contract) => contract.base_compensation_amount !== undefined
