import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { RETENTION_MONTHS } from '@workledger/contracts/recruiting/recruiting.bounds'
import {
  recruitingSettingApi,
  recruitingSettingChange,
} from '@workledger/contracts/recruiting/recruiting-setting.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

type RecruitingSetting = AnswerOf<typeof recruitingSettingApi.recruitingSetting>['data']

/** The retention of applications, and the form's notice about it. */
export default function RecruitingSettingsTab() {
  const { workspace } = useMember()
  const found = useQuery(
    query(recruitingSettingApi.recruitingSetting, { params: { ws: workspace.id } }),
  )
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={3} />

  return <Settings setting={found.data.data} />
}

function Settings({ setting }: { setting: RecruitingSetting }) {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const may = useMay()('changeRecruitingSetting')
  const change = useConsoleCommand('changeRecruitingSetting')

  const form = useForm({
    schema: recruitingSettingChange,
    initial: {
      retention_months: String(setting.retention_months),
      privacy_notice: setting.privacy_notice ?? '',
      contact_email: setting.contact_email ?? '',
    },
    shown: setting,
    locked: !may,
    submit: async (body, { shown, before }) => {
      await change.send({ params: { ws: workspace.id }, body: changedOnly(before, body), shown })
      toast(t('toast.saved'))
    },
  })

  return (
    <FormCard form={form} locked={!may}>
      <FormCard.Group columns={1}>
        <SelectField
          {...form.field('retention_months')}
          label={t('retention')}
          hint={t('retentionHint')}
          options={RETENTION_MONTHS.map((months) => ({
            value: String(months),
            label: t('months', { count: months }),
          }))}
        />
        <TextField {...form.field('privacy_notice')} rows={4} label={t('privacy')} />
        <TextField
          {...form.field('contact_email')}
          type="email"
          label={t('contact')}
          hint={t('contactHint')}
        />
      </FormCard.Group>
    </FormCard>
  )
}
