import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useProjectNames } from '@workledger/kit/areas/projects/projects-found'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { isolated, joinFacts, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useDayLabel } from './day-label'
import { timerTexts } from './messages'

/** In the order of the form. */
const timeEntryFields = [
  'description',
  'project_id',
  'billable',
  'tags',
  'start',
  'end',
  'by',
  'zone',
  // Of an action that a device sent after it had no network.
  'pressed_at',
  'received_at',
]

const instants: readonly string[] = ['start', 'end', 'pressed_at', 'received_at']

/** The history of one entry, in the page's words. */
export default function EntryHistory({ entry, close }: { entry: TimeEntry; close: () => void }) {
  const t = useText(timerTexts)
  const { moment, listed } = useFormat()
  const label = useDayLabel()
  const projectName = useProjectNames()

  const value = (field: string, given: unknown) => {
    if (instants.includes(field) && typeof given === 'string') return moment(given)

    if (field === 'project_id' && given)
      return (given === entry.project_id && entry.project_name) || projectName(given)

    if (field === 'billable') return t(given ? 'billable' : 'notBillable')
    if (field === 'tags' && Array.isArray(given)) return listed(given.map(isolated))
    if (field === 'by' && (given === 'hand' || given === 'next')) return t(`events.${given}`)

    return undefined
  }

  return (
    <HistoryPanel
      stream={entry.stream}
      subject={entry.id}
      title={joinFacts([entry.description, label(entry.day)])}
      words={areaHistory({
        area: 'time-tracking',
        labels: { by: t('events.by') },
        fields: timeEntryFields,
        value,
      })}
      onClose={close}
    />
  )
}
