import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { recordViewTexts } from '@workledger/kit/areas/audit/messages'
import { RecordViews } from '@workledger/kit/areas/audit/record-views'
import { DocumentsTab } from '@workledger/kit/areas/documents/documents-tab'
import { documentTexts } from '@workledger/kit/areas/documents/messages'
import { BankAccountCard } from '@workledger/kit/areas/payments/bank-account-card'
import { bankTexts } from '@workledger/kit/areas/payments/messages'
import { relativesTexts } from '@workledger/kit/areas/people/relatives/messages'
import { Relatives } from '@workledger/kit/areas/people/relatives/relatives'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useAccountsOn } from '@workledger/kit/areas/working-time/use-accounts-on'
import { joinFacts } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Row } from '@workledger/kit/ui/layout'
import { Tabs } from '@workledger/kit/ui/tabs'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { attendanceTexts } from './attendance/messages'
import { OwnAttendance } from './attendance/own-attendance'
import { OwnContract } from './employment/own-contract'
import { ownTexts } from './people/messages'
import { OwnJob } from './people/own-job'
import { OwnProfile } from './people/own-profile'
import { OwnAccount } from './working-time/own-account'

/** The viewer's own record. Each area adds its tab here. */
export default function MyProfilePage() {
  const t = useText(ownTexts)
  const attendance = useText(attendanceTexts)
  const workingTime = useText(workingTimeTexts)
  const keepsAccounts = useAccountsOn()
  const bank = useText(bankTexts)
  const relatives = useText(relativesTexts)
  const documents = useText(documentTexts)
  const views = useText(recordViewTexts)

  return (
    <Page title={t('page')}>
      <Who />
      <Tabs
        narrow
        label={t('page')}
        tabs={[
          { id: 'personal', label: t('personal'), Component: OwnProfile },
          { id: 'family', label: relatives('tab'), Component: OwnRelatives },
          { id: 'work', label: t('work'), Component: OwnJob },
          { id: 'contract', label: t('contract'), Component: OwnContract },
          { id: 'documents', label: documents('tab'), Component: OwnDocuments },
          { id: 'bank', label: bank('tab'), Component: OwnBankAccount },
          { id: 'attendance', label: attendance('group'), Component: OwnAttendance },
          ...(keepsAccounts
            ? [{ id: 'working_time', label: workingTime('tab'), Component: OwnAccount }]
            : []),
          { id: 'opened', label: views('tab'), Component: OwnViews },
        ]}
      />
    </Page>
  )
}

/** Picture, name and role, as above a colleague's record. */
function Who() {
  const t = useText(ownTexts)
  const roleName = useRoleName()
  const { employee } = useMember()

  const facts = [
    employee.oid,
    employee.role && roleName(employee.role.name),
    employee.designation,
    employee.department,
  ]

  return (
    <Row gap={1.5} sx={{ mb: 1.5, minWidth: 0 }}>
      <AppLink
        to="/my_account"
        title={t('changeAvatar')}
        style={{ display: 'flex', borderRadius: '50%', textDecoration: 'none' }}
      >
        <Avatar key={employee.avatar} person={employee} size={48} label={t('changeAvatar')} />
      </AppLink>
      <Box sx={{ minWidth: 0 }}>
        <Strong component="bdi" weight={600} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {fullName(employee)}
        </Strong>
        <Muted sx={{ overflowWrap: 'anywhere' }}>{joinFacts(facts)}</Muted>
      </Box>
    </Row>
  )
}

function OwnRelatives() {
  return <Relatives employee={useMember().employee.id} changes />
}

function OwnViews() {
  return <RecordViews employee={useMember().employee.id} />
}

function OwnBankAccount() {
  return <BankAccountCard employee={useMember().employee.id} changes />
}

function OwnDocuments() {
  return <DocumentsTab employee={useMember().employee.id} />
}
