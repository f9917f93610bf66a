import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { AnnouncedErasures, proposedErasures } from './announced-erasures'
import { AuditWork } from './audit-work'
import { EventsTab } from './events/events-tab'
import { ForAuditors } from './for-auditors'
import { auditTexts } from './messages'
import { OpenFlags, openFlags } from './open-flags'
import { OpenProposals, rulesOfWatch } from './watch/open-proposals'

/** The auditors' room: every event, and the auditors' work on them. */
export default function AuditPage() {
  return (
    <ForAuditors>
      <Room />
    </ForAuditors>
  )
}

function Room() {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const tabs = [{ id: 'events', label: t('events.tab'), Component: EventsTab }]

  const flags = useQuery(openFlags(workspace.id))
  const rules = useQuery(rulesOfWatch(workspace.id))
  const erasures = useQuery(proposedErasures(workspace.id))
  const known = ![flags, rules, erasures].some(({ isPending }) => isPending)

  return (
    <Page title={t('page')}>
      <AuditWork />
      <OpenFlags />
      <OpenProposals />
      <AnnouncedErasures />
      {/* The events appear below the notices, instead of being pushed down by them. */}
      <Box sx={{ visibility: known ? 'inherit' : 'hidden' }}>
        <Tabs tabs={tabs} label={t('page')} />
      </Box>
    </Page>
  )
}
