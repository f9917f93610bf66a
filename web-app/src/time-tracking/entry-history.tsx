import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import { useProjectNames } from '@workledger/kit/areas/projects/projects-found'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useDayLabel } from './day-label'
import { timerTexts } from './messages'

type TimerEvent = keyof typeof timerEvents
const isTimerEvent = (type: string): type is TimerEvent => type in timerEvents

/** The history of one entry, in the words of the page. */
export default function EntryHistory({ entry, close }: { entry: TimeEntry; close: () => void }) {
  const t = useText(timerTexts)
  const { moment } = useFormat()
  const label = useDayLabel()
  const projectName = useProjectNames()
  const fields: Record<string, string | null> = {
    description: t('description'),
    project_id: t('project'),
    billable: t('billable'),
    start: t('from'),
    end: t('to'),
    by: t('events.by'),
    zone: t('events.zone'),
    day: null,
    revision: null,
    task_id: null,
    employee_id: null,
    entry_id: null,
  }
  const value = (field: string, given: unknown) => {
    if ((field === 'start' || field === 'end') && typeof given === 'string') return moment(given)
    if (field === 'project_id' && given) return (given === entry.project_id && entry.project_name) || projectName(given)
    if (field === 'billable') return t(given ? 'billable' : 'notBillable')
    if (field === 'by' && (given === 'hand' || given === 'next')) return t(`events.${given}`)
    return undefined
  }
  return (
    <HistoryPanel
      stream={entry.stream}
      subject={entry.id}
      title={[entry.description, label(entry.day)].filter(Boolean).map(isolated).join(' · ')}
      words={{
        event: (type) => (isTimerEvent(type) ? t(`events.${type}`) : undefined),
        field: (name) => fields[name],
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
