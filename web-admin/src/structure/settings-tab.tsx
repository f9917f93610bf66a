import { oidParts, seriesOid } from '@workledger/contracts/kernel/employee-ids'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { settingsChange, type workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { ListField } from '@workledger/kit/form/list-field'
import { TimeField } from '@workledger/kit/form/time-field'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workspacesWords } from '@workledger/kit/i18n/words/workspaces'
import { useMember } from '@workledger/kit/net/current'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

/** Switches whose change has a sentence of its own. */
const switches = [
  'enable_attendance_task',
  'timer_desc_required',
  'send_daily_work_report',
] as const

/** The settings of attendance, the timer, the daily report and pay runs. */
export default function CompanySettingsTab() {
  const { settings } = useMember()
  return settings ? <SettingsForm settings={settings} /> : <SkeletonRows rows={6} />
}

type Settings = AnswerOf<typeof workspacesApi.settings>['data']

const companySettingValuesOf = (settings: Settings) => ({
  ...settings,
  daily_work_report_at: settings.daily_work_report_at ?? '',
  links: settings.links ?? '',
  oid_pattern: settings.oid_pattern ?? '',
  retention_years: String(settings.retention_years),
})

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const { listed } = useFormat()
  const change = useConsoleCommand('changeSettings')

  const form = useForm({
    words: useRecordWords(workspacesWords),
    schema: settingsChange,
    initial: companySettingValuesOf(settings),
    shown: settings,
    typed: companySettingValuesOf,
    submit: async (typed, { shown, before }) => {
      const changed = changedOnly(before, typed)
      const sent = change.send({ params: { ws: workspace.id }, body: changed, shown })
      const { data } = await sent.catch(saying(t('toast.changeFailed')))
      const said = switches
        .filter((name) => name in changed)
        .map((name) => t(`toast.${name}.${typed[name] ? 'on' : 'off'}`))
      toast(said.join(' · ') || t('toast.settings'))

      return data
    },
  })

  const parts = oidParts(form.values.oid_pattern.trim())

  return (
    <FormCard form={form}>
      <FormCard.Group title={t('tracking')} columns={1}>
        <CheckField {...form.field('enable_attendance_task')} label={t('tasks')} />
        <CheckField {...form.field('timer_desc_required')} label={t('descriptions')} />
        <CheckField {...form.field('send_daily_work_report')} label={t('report')} />
        <TimeField
          {...form.field('daily_work_report_at')}
          disabled={!form.values.send_daily_work_report}
          label={t('reportAt')}
        />
        <CheckField {...form.field('four_eyes')} label={t('fourEyes')} />
        <TextField
          {...form.field('oid_pattern')}
          hint={
            parts
              ? t('oidExample', {
                  ids: listed([1, 2].map((number) => isolated(seriesOid(parts, number)))),
                })
              : t('oidHint')
          }
        />
        <TextField
          {...form.field('retention_years')}
          type="number"
          label={t('retention')}
          hint={t('retentionHint')}
        />
        <ListField
          {...form.field('links')}
          label={t('links')}
          parts={[
            { label: t('linkLabel') },
            { label: t('linkAddress'), placeholder: 'https://', ltr: true },
          ]}
          add={t('addLink')}
        />
      </FormCard.Group>
    </FormCard>
  )
}
