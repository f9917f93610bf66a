import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { HolidayList } from './holiday-list'
import { leaveTexts } from './messages'

/** Holidays of one office, with those of the whole workspace. */
export default function OfficeHolidaysPage() {
  const t = useText(leaveTexts)
  const { officeId = '' } = useParams()

  const found = useGetOne<{ id: string; name: string }>('offices', { id: officeId }, {
    retry: false,
    onError: () => {},
  } as object)

  return (
    <Page
      title={found.data ? t('holiday.ofOffice', { office: found.data.name }) : t('holiday.tab')}
      crumbs={[{ label: t('rules.page'), to: '/admin/timeoff?tab=holidays' }]}
    >
      {found.error ? (
        <FailedState error={found.error as Error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <HolidayList key={officeId} office={officeId} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  )
}
