import { attendanceTexts } from './attendance/messages'
import { OwnAttendance } from './attendance/own-attendance'
import { OwnDocuments } from './documents/own-documents'
import { OwnContract } from './employment/own-contract'
import { useMember } from './kit/current'
import { documentTexts } from './kit/documents/messages'
import { useText } from './kit/i18n'
import { BankAccountCard } from './kit/payments/bank-account-card'
import { bankTexts } from './kit/payments/messages'
import { relativesTexts } from './kit/relatives/messages'
import { Relatives } from './kit/relatives/relatives'
import { Page } from './kit/shell/page'
import { Tabs } from './kit/tabs'
import { ownTexts } from './people/messages'
import { OwnJob } from './people/own-job'
import { OwnProfile } from './people/own-profile'

/** One's own record. Each area adds its tab here. */
export default function MyProfilePage() {
  const t = useText(ownTexts)
  const attendance = useText(attendanceTexts)
  const bank = useText(bankTexts)
  const relatives = useText(relativesTexts)
  const documents = useText(documentTexts)
  return (
    <Page title={t('page')} narrow>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'personal', label: t('personal'), Component: OwnProfile },
          { id: 'family', label: relatives('tab'), Component: OwnRelatives },
          { id: 'work', label: t('work'), Component: OwnJob },
          { id: 'contract', label: t('contract'), Component: OwnContract },
          { id: 'documents', label: documents('tab'), Component: OwnDocuments },
          { id: 'bank', label: bank('tab'), Component: OwnBankAccount },
          { id: 'attendance', label: attendance('group'), Component: OwnAttendance },
        ]}
      />
    </Page>
  )
}

function OwnRelatives() {
  return <Relatives employee={useMember().employee.id} changes />
}

function OwnBankAccount() {
  return <BankAccountCard employee={useMember().employee.id} changes />
}
