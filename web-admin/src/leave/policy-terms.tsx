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
import { useLeaveWords } from './leave-row'
import type { Policy, PolicyForm } from './use-policy-form'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

interface Props {
  form: PolicyForm
  /** Null for a new one. */
  policy: Policy | null
}

/** How much leave the policy gives, and how it is earned, carried over and lost. */
export function PolicyTerms({ form, policy }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      <YearlyTerms form={form} />
      <PartYearTerms form={form} />
      {policy && <FromYearField form={form} />}
    </Box>
  )
}

/** What a whole year gives. */
function YearlyTerms({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords()
  const { monthName } = useFormat()
  const year = Number(today().slice(0, 4))

  return (
    <>
      <TextField
        {...form.field('holiday_allowance')}
        required
        label={t('policy.allowanceField')}
        hint={t('policy.allowanceHint')}
      />
      <SelectField
        {...form.field('days_type')}
        required
        label={t('policy.daysType.label')}
        placeholder={t('rules.choose')}
        options={daysTypes.map((value) => ({ value, label: t(`policy.daysType.${value}`) }))}
      />
      <TextField
        {...form.field('carry_over_days')}
        required
        label={t('policy.carryField')}
        hint={t('policy.carryHint')}
      />
      <SelectField
        {...form.field('expire_in_months')}
        required
        label={t('policy.expiry')}
        placeholder={t('rules.choose')}
        options={months.map((value) => ({
          value,
          label: monthName(`${year}-${value.padStart(2, '0')}-01`),
        }))}
      />
      <SelectField
        {...form.field('accrual')}
        label={t('policy.accrual.label')}
        options={accruals.map((value) => ({ value, label: t(`policy.accrual.${value}`) }))}
      />
      <TextField
        {...form.field('probation_months')}
        label={t('policy.probation')}
        hint={t('policy.probationHint')}
      />
    </>
  )
}

/** What counts for those who join or leave within a year. */
function PartYearTerms({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords()

  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SelectField
          {...form.field('joiner_part')}
          label={t('policy.joiner.label')}
          options={joinerParts.map((value) => ({ value, label: t(`policy.joiner.${value}`) }))}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SelectField
          {...form.field('part_rounding')}
          label={t('policy.rounding.label')}
          hint={t('policy.roundingHint')}
          options={partRoundings.map((value) => ({ value, label: t(`policy.rounding.${value}`) }))}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SelectField
          {...form.field('leaver_rule')}
          label={t('policy.leaver.label')}
          hint={t('policy.leaverHint')}
          options={leaverRules.map((value) => ({ value, label: t(`policy.leaver.${value}`) }))}
        />
      </Box>
    </>
  )
}

/** From which year on a change holds. */
function FromYearField({ form }: { form: PolicyForm }) {
  const { t } = useLeaveWords()
  const year = Number(today().slice(0, 4))
  const years = Array.from({ length: 6 }, (_, index) => String(year + index))

  return (
    <SelectField
      {...form.field('from_year')}
      label={t('policy.fromYear')}
      hint={t('policy.fromYearHint')}
      options={years.map((value) => ({ value, label: value }))}
    />
  )
}
