import { savedReportBody, savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import { scheduleRhythms } from '@workledger/contracts/reports/saved-reports.events'
import type { SavedFilters, SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { PeopleField } from '@workledger/kit/areas/people/people-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { reportsWords } from '@workledger/kit/i18n/words/reports'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { reportTexts } from './messages'
import { useScheduleWords } from './schedule-words'

interface Props {
  filters: SavedFilters
  /** The report to change; undefined for a new one. */
  report?: SavedReport
  /** Called with the id of a new one. */
  saved?: (id: string) => void
  close: () => void
}

/** Saves a report's filters under a name, with the schedule of its mail. */
export default function SaveDialog({ filters, report, saved, close }: Props) {
  const t = useText(reportTexts)
  const { weekdayName, hourName } = useScheduleWords()
  const { workspace, employee } = useMember()
  const params = { ws: workspace.id }
  const invalidates = [savedReportsApi.savedReports, savedReportsApi.savedReport]
  const add = useCommand(savedReportsApi.saveReport, { invalidates })
  const change = useCommand(savedReportsApi.changeSavedReport, { invalidates })

  const form = useForm({
    words: useRecordWords(reportsWords),
    schema: savedReportBody,
    initial: {
      name: report?.title ?? '',
      every: (report?.every ?? 'never') as string,
      hour: String(report?.hour ?? 8),
      weekday: String(report?.weekday ?? 1),
      recipients: [...(report?.recipients ?? [])],
    },
    toRequest: ({ name, every, hour, weekday, recipients }) => ({
      name,
      filters,
      recipients,
      schedule: every === 'never' ? null : { every, hour: Number(hour), weekday: Number(weekday) },
    }),
    submit: async ({ name, every, hour, weekday, recipients }) => {
      const schedule = scheduleRhythms.flatMap((each) =>
        each === every ? [{ every: each, hour: Number(hour), weekday: Number(weekday) }] : [],
      )
      const body = { name, filters, schedule: schedule[0] ?? null, recipients }

      if (report) await change.send({ params: { ...params, id: report.id }, body, shown: report })
      else saved?.((await add.send({ params, body })).data.id)

      toast(t('saved.done'))
      close()
    },
  })

  const { every } = form.values

  return (
    <FormDialog title={t(report ? 'saved.edit' : 'saved.save')} form={form} onClose={close}>
      <TextField {...form.field('name')} required />
      <SelectField
        {...form.field('every')}
        label={t('saved.mail')}
        hint={t('saved.hint')}
        options={(['never', ...scheduleRhythms] as const).map((value) => ({
          value,
          label: t(`saved.every.${value}`),
        }))}
      />
      {every === 'weekly' && (
        <SelectField
          {...form.field('weekday')}
          options={[1, 2, 3, 4, 5, 6, 7].map((n) => ({ value: String(n), label: weekdayName(n) }))}
        />
      )}
      {every !== 'never' && (
        <SelectField
          {...form.field('hour')}
          label={t('saved.hour')}
          options={Array.from({ length: 24 }, (_, n) => ({ value: String(n), label: hourName(n) }))}
        />
      )}
      <PeopleField
        {...form.field('recipients')}
        hint={t('saved.alsoHint')}
        placeholder={t('saved.noOneElse')}
        except={employee.id}
      />
    </FormDialog>
  )
}
