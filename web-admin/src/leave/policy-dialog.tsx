import { useQuery } from '@tanstack/react-query'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useFormat } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PendingDialog } from '@workledger/kit/ui/pending-dialog'
import { Muted } from '@workledger/kit/ui/text'
import { type PolicyRow, useLeaveWords } from './leave-row'
import { PolicyTerms } from './policy-terms'
import { type Policy, usePolicyForm } from './use-policy-form'

/**
 * Adds a policy, or changes one from this year or a later one on; earlier years keep their terms.
 */
export default function PolicyDialog({
  policy,
  close,
}: {
  policy: PolicyRow | null
  close: () => void
}) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const params = { ws: workspace.id, id: policy?.id ?? '' }
  const found = useQuery({ ...query(leaveRulesApi.leavePolicy, { params }), enabled: !!policy })

  if (policy && !found.data)
    return (
      <PendingDialog
        title={t('policy.edit')}
        error={found.error}
        retry={() => void found.refetch()}
        close={close}
      />
    )

  return <PolicyForm policy={found.data?.data ?? null} close={close} />
}

/**
 * It starts with this year's terms, which differ from the list's if a change takes effect later.
 */
function PolicyForm({ policy, close }: { policy: Policy | null; close: () => void }) {
  const { t, days } = useLeaveWords()
  const { listed } = useFormat()
  const form = usePolicyForm(policy, close)
  const versions = policy?.versions ?? []
  const { unlimited } = form.values

  return (
    <FormDialog title={t(policy ? 'policy.edit' : 'policy.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('policy.nameField')} />
      <TextField {...form.field('description')} required rows={2} />
      <PolicyTerms form={form} policy={policy} />
      <div>
        <CheckField {...form.field('unlimited')} label={t('policy.unlimited')} />
        {!unlimited && (
          <CheckField {...form.field('allow_negative')} label={t('policy.negative')} />
        )}
      </div>
      {versions.length > 1 && (
        <Muted className="num" size={12}>
          {listed(
            versions.map((each) =>
              t('policy.version', {
                year: each.from_year,
                days: each.unlimited ? t('balance.unlimited') : days(each.holiday_allowance),
              }),
            ),
          )}
        </Muted>
      )}
    </FormDialog>
  )
}
