import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { accruals, daysTypes, joinerParts, leaverRules, partRoundings } from '@workledger/contracts/leave/leave.events'
import { leavePolicyBody, leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PendingDialog } from '@workledger/kit/ui/pending-dialog'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { type PolicyRow, useLeaveWords } from './leave-row'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** Adds a policy, or changes one from this year or a later one on; the years before keep what held then. */
export default function PolicyDialog({ policy, close }: { policy: PolicyRow | null; close: () => void }) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const params = { ws: workspace.id, id: policy?.id ?? '' }
  const found = useQuery({ ...query(leaveRulesApi.leavePolicy, { params }), enabled: !!policy })
  if (policy && !found.data)
    return <PendingDialog title={t('policy.edit')} error={found.error} retry={() => void found.refetch()} close={close} />
  return <PolicyForm policy={found.data?.data ?? null} close={close} />
}

type Policy = AnswerOf<typeof leaveRulesApi.leavePolicy>['data']
/** It begins with the terms of this year, which are not those of the list where a change holds from a later one. */
function PolicyForm({ policy, close }: { policy: Policy | null; close: () => void }) {
  const { t, days } = useLeaveWords()
  const { monthName, listed } = useFormat()
  const { workspace } = useMember()
  const add = useConsoleCommand('addLeavePolicy')
  const change = useConsoleCommand('changeLeavePolicy')
  const year = Number(today().slice(0, 4))
  const years = Array.from({ length: 6 }, (_, index) => String(year + index))
  const params = { ws: workspace.id, id: policy?.id ?? '' }
  const versions = policy?.versions ?? []
  const form = useForm({
    schema: leavePolicyBody,
    initial: {
      name: policy?.name ?? '',
      description: policy?.description ?? '',
      holiday_allowance: policy?.holiday_allowance ?? '',
      unlimited: policy?.unlimited ?? false,
      days_type: policy?.days_type ?? '',
      carry_over_days: policy?.carry_over_days ?? '',
      expire_in_months: policy ? String(policy.expire_in_months) : '',
      accrual: policy?.accrual ?? 'yearly',
      joiner_part: policy?.joiner_part ?? 'by_months',
      part_rounding: policy?.part_rounding ?? 'half_up',
      probation_months: String(policy?.probation_months ?? 0),
      leaver_rule: policy?.leaver_rule ?? 'nothing',
      allow_negative: policy?.allow_negative ?? false,
      from_year: String(year),
    },
    submit: async ({ from_year, ...typed }) => {
      const body = leavePolicyBody.parse(typed)
      if (policy)
        await change.send({ params, body: { ...body, from_year: Number(from_year) }, shown: policy }).catch(saying(t('policy.failedEdit')))
      else await add.send({ params: { ws: workspace.id }, body }).catch(saying(t('policy.failed')))
      toast(t(policy ? 'policy.edited' : 'policy.added'))
      close()
    },
  })
  const { unlimited } = form.values
  return (
    <FormDialog title={t(policy ? 'policy.edit' : 'policy.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('policy.nameField')} />
      <TextField {...form.field('description')} required rows={2} label={t('policy.description')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, alignItems: 'start' }}>
        <TextField {...form.field('holiday_allowance')} required label={t('policy.allowanceField')} hint={t('policy.allowanceHint')} />
        <SelectField
          {...form.field('days_type')}
          required
          label={t('policy.daysType.label')}
          placeholder={t('rules.choose')}
          options={daysTypes.map((value) => ({ value, label: t(`policy.daysType.${value}`) }))}
        />
        <TextField {...form.field('carry_over_days')} required label={t('policy.carryField')} hint={t('policy.carryHint')} />
        <SelectField
          {...form.field('expire_in_months')}
          required
          label={t('policy.expiry')}
          placeholder={t('rules.choose')}
          options={months.map((value) => ({ value, label: monthName(`${year}-${value.padStart(2, '0')}-01`) }))}
        />
        <SelectField
          {...form.field('accrual')}
          label={t('policy.accrual.label')}
          options={accruals.map((value) => ({ value, label: t(`policy.accrual.${value}`) }))}
        />
        <TextField {...form.field('probation_months')} label={t('policy.probation')} hint={t('policy.probationHint')} />
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
        {policy && (
          <SelectField
            {...form.field('from_year')}
            label={t('policy.fromYear')}
            hint={t('policy.fromYearHint')}
            options={years.map((value) => ({ value, label: value }))}
          />
        )}
      </Box>
      <div>
        <CheckField {...form.field('unlimited')} label={t('policy.unlimited')} />
        {!unlimited && <CheckField {...form.field('allow_negative')} label={t('policy.negative')} />}
      </div>
      {versions.length > 1 && (
        <Box className="num" sx={{ color: 'text.secondary', fontSize: 12 }}>
          {listed(
            versions.map((each) =>
              t('policy.version', { year: each.from_year, days: each.unlimited ? t('balance.unlimited') : days(each.holiday_allowance) }),
            ),
          )}
        </Box>
      )}
    </FormDialog>
  )
}
