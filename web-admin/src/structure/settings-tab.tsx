import { useQuery } from '@tanstack/react-query'
import { oidParts, patternOf, seriesOid } from '@workledger/contracts/kernel/employee-ids'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { settingsChange, workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { ListField } from '@workledger/kit/form/list-field'
import { TimeField } from '@workledger/kit/form/time-field'
import { isolated, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workspacesWords } from '@workledger/kit/i18n/words/workspaces'
import { instantAt, timeOf, toServer } from '@workledger/kit/i18n/zone-time'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Stack } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'
import { TimesheetRulesForm } from './timesheet-rules-form'

/** Switches whose change has a sentence of its own. */
const switches = [
  'enable_attendance_task',
  'timer_desc_required',
  'send_daily_work_report',
] as const

/** The server has times of day in UTC; people read and type the company's. */
const localTime = (time: string, zone: string) => time && timeOf(`${today()} ${time}:00`, zone)

const serverTime = (time: string, zone: string) =>
  time && toServer(instantAt(zone, today(), time)).slice(11, 16)

/** The settings of attendance, the timer, the daily report and pay runs. */
export default function CompanySettingsTab() {
  const { settings, workspace } = useMember()
  // The shell reads them, and opens its pages without them.
  const found = useQuery(query(workspacesApi.settings, { params: { ws: workspace.id } }))

  if (!settings)
    return found.error ? (
      <FailedState error={found.error} retry={() => void found.refetch()} />
    ) : (
      <SkeletonRows rows={6} />
    )

  return (
    <Stack gap={3}>
      <SettingsForm settings={settings} />
      <TimesheetRulesForm />
    </Stack>
  )
}

type Settings = AnswerOf<typeof workspacesApi.settings>['data']

/** Returns the first id of a pattern, or the pattern if that id does not tell its digits. */
function firstOid(pattern: string) {
  const parts = oidParts(pattern)
  const first = parts ? seriesOid(parts, 1) : ''
  return patternOf(first) === pattern ? first : pattern
}

const companySettingValuesOf = (settings: Settings, zone: string) => ({
  ...settings,
  daily_work_report_at: localTime(settings.daily_work_report_at ?? '', zone),
  links: settings.links ?? '',
  oid_pattern: firstOid(settings.oid_pattern ?? ''),
  retention_years: String(settings.retention_years),
})

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const { listed } = useFormat()
  const { timezone } = workspace
  const change = useConsoleCommand('changeSettings')

  const requestOf = (values: ReturnType<typeof companySettingValuesOf>) => ({
    ...values,
    oid_pattern: patternOf(values.oid_pattern.trim()),
    daily_work_report_at: serverTime(values.daily_work_report_at, timezone),
  })

  const form = useForm({
    words: useRecordWords(workspacesWords),
    schema: settingsChange,
    initial: companySettingValuesOf(settings, timezone),
    shown: settings,
    typed: (kept: Settings) => companySettingValuesOf(kept, timezone),
    toRequest: requestOf,
    submit: async (typed, { shown, before }) => {
      const changed = changedOnly(requestOf(before), requestOf(typed))
      const sent = change.send({ params: { ws: workspace.id }, body: changed, shown })
      const { data } = await sent.catch(saying(t('toast.changeFailed')))
      const said = switches
        .filter((name) => name in changed)
        .map((name) => t(`toast.${name}.${typed[name] ? 'on' : 'off'}`))
      toast(said.join(' · ') || t('toast.settings'))

      return data
    },
  })

  const parts = oidParts(patternOf(form.values.oid_pattern.trim()))

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
          hint={isolated(timezone)}
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
