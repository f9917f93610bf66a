import NoticeSettingsPage from '@workledger/kit/areas/notices/notice-settings-page'
import NoticesPage from '@workledger/kit/areas/notices/notices-page'
import { useLocation } from 'react-router-dom'

/** Both pages in one file: each file that a page needs has its name in the app's first load. */
export default function NoticePages() {
  const { pathname } = useLocation()
  return pathname.endsWith('/settings') ? <NoticeSettingsPage /> : <NoticesPage />
}
