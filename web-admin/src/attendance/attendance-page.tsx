import { Corrections } from '@workledger/web-app/kit/attendance/corrections'
import { DaysList } from '@workledger/web-app/kit/attendance/days-list'
import { sharedAttendanceTexts } from '@workledger/web-app/kit/attendance/messages'
import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { Tabs } from '@workledger/web-app/kit/tabs'

const Pending = () => <Corrections pendingFirst />
const Days = () => (
  <DaysList
    linkTo={({ employee_id, day }) =>
      `/admin/employees/${employee_id}/profile?tab=attendance&year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}`
    }
  />
)

/** Corrections to decide, and everybody's days with their warnings and forgotten check-outs. */
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
