import { Corrections } from '@workledger/kit/areas/attendance/corrections'
import { sharedAttendanceTexts } from '@workledger/kit/areas/attendance/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { DaysList } from './days-list'

const Pending = () => <Corrections pendingFirst />

const Days = () => (
  <DaysList
    linkTo={({ employee_id, day }) =>
      `/admin/employees/${employee_id}/profile?tab=attendance&year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}`
    }
  />
)

/** Corrections to decide, and all days with their warnings and forgotten check-outs. */
export default function AttendancePage() {
  const t = useText(sharedAttendanceTexts)
  return (
    <Page title={t('tab')}>
      <Tabs
        label={t('tab')}
        tabs={[
          { id: 'corrections', label: t('corrections.title'), Component: Pending },
          { id: 'days', label: t('days.title'), Component: Days },
        ]}
      />
    </Page>
  )
}
