import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { AnnouncedErasures } from './announced-erasures'
import { AuditWork } from './audit-work'
import { EventsTab } from './events/events-tab'
import { ForAuditors } from './for-auditors'
import { auditTexts } from './messages'
import { OpenFlags } from './open-flags'
import { OpenProposals } from './watch/open-proposals'

/** The auditors' room: every event, and the auditors' work on them. */
export default function AuditPage() {
  const t = useText(auditTexts)
  const tabs = [{ id: 'events', label: t('events.tab'), Component: EventsTab }]

  return (
    <ForAuditors>
      <Page title={t('page')}>
        <AuditWork />
        <OpenFlags />
        <OpenProposals />
        <AnnouncedErasures />
        <Tabs tabs={tabs} label={t('page')} />
      </Page>
    </ForAuditors>
  )
}
