import { attendanceTexts } from './attendance/messages'
import { OwnAttendance } from './attendance/own-attendance'
import { OwnContract } from './employment/own-contract'
import { useText } from './kit/i18n'
import { Page } from './kit/shell/page'
import { Tabs } from './kit/tabs'
import { ownTexts } from './people/messages'
import { OwnJob } from './people/own-job'
import { OwnProfile } from './people/own-profile'

/** One's own record. Each area adds its tab here. */
export default function MyProfilePage() {
  const t = useText(ownTexts)
  const attendance = useText(attendanceTexts)
  return (
    <Page title={t('page')} narrow>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'personal', label: t('personal'), Component: OwnProfile },
          { id: 'work', label: t('work'), Component: OwnJob },
          { id: 'contract', label: t('contract'), Component: OwnContract },
          { id: 'attendance', label: attendance('group'), Component: OwnAttendance },
        ]}
      />
    </Page>
  )
}
