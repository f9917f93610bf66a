import Box from '@mui/material/Box'
import {
  accruals,
  daysTypes,
  joinerParts,
  leaverRules,
  partRoundings,
} from '@workledger/contracts/leave/policy-terms'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { Grid } from '@workledger/kit/ui/layout'
import { useLeaveWords } from './leave-row'
import type { Policy, PolicyForm } from './use-policy-form'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

interface Props {
  form: PolicyForm
  /** Null for a new one. */
  policy: Policy | null
}

/** The policy's leave: how much, and how it accrues, carries over and expires. */
export function PolicyTerms({ form, policy }: Props) {
  return (
    <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
      <YearlyTerms form={form} />
      <PartYearTerms form={form} />
      {policy && <FromYearField form={form} />}
    </Grid>
  )
}

/** The grant of a whole year. */
function YearlyTerms({ form }: { form: PolicyForm }) {
  const { options } = useRecordWords(leaveWords)

  const { t } = useLeaveWords()
  const { monthNameHeading: monthName } = useFormat()
  const year = Number(today().slice(0, 4))

  const byHours = form.values.accrual === 'by_hours'

  return (
    <>
      <TextField
        {...form.field('holiday_allowance')}
        required
        hint={t(byHours ? 'policy.mostHint' : 'policy.allowanceHint')}
      />
      <SelectField
        {...form.field('days_type')}
        required
        placeholder={t('rules.choose')}
        options={options(daysTypes)}
      />
      <TextField
        {...form.field('carry_over_days')}
        required
        label={t('policy.carryOver')}
        hint={t('policy.carryHint')}
      />
      <SelectField
        {...form.field('expire_in_months')}
        required
        placeholder={t('rules.choose')}
        options={months.map((value) => ({
          value,
          label: monthName(`${year}-${value.padStart(2, '0')}-01`),
        }))}
      />
      <SelectField {...form.field('accrual')} options={options(accruals)} />
      {byHours && (
        <>
          <TextField {...form.field('accrual_percent')} required hint={t('policy.percentHint')} />
          <TextField {...form.field('day_hours')} required hint={t('policy.dayHoursHint')} />
        </>
      )}
      <TextField {...form.field('probation_months')} hint={t('policy.probationHint')} />
    </>
  )
}

/** The rules for people who join or leave within a year. */
function PartYearTerms({ form }: { form: PolicyForm }) {
  const { options } = useRecordWords(leaveWords)

  const { t } = useLeaveWords()

  return (
    <>
      {form.values.accrual !== 'by_hours' && (
        <>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <SelectField {...form.field('joiner_part')} options={options(joinerParts)} />
          </Box>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <SelectField
              {...form.field('part_rounding')}
              hint={t('policy.roundingHint')}
              options={options(partRoundings)}
            />
          </Box>
        </>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SelectField
          {...form.field('leaver_rule')}
          hint={t('policy.leaverHint')}
          options={options(leaverRules)}
        />
      </Box>
    </>
  )
}

/** The year from which a change takes effect. */
function FromYearField({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords()
  const year = Number(today().slice(0, 4))
  const years = Array.from({ length: 6 }, (_, index) => String(year + index))

  return (
    <SelectField
      {...form.field('from_year')}
      hint={t('policy.fromYearHint')}
      options={years.map((value) => ({ value, label: value }))}
    />
  )
}
