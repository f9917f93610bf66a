import { type InboxKind, inboxKinds } from '@workledger/contracts/inbox/inbox-kinds'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/i18n'
import { Page } from '../../shell/page'
import { type TabEntry, Tabs } from '../../ui/tabs'
import { InboxView } from './inbox-view'
import { inboxTexts } from './messages'
import { useInboxItems } from './use-inbox-items'

/** Everything that waits for the viewer's decision or work, in one order by due date. */
export default function InboxPage() {
  const t = useText(inboxTexts)
  const asked = useSearchParams()[0].get('tab')
  const { counts } = useInboxItems(undefined)
  const present = inboxKinds.filter((kind) => (counts?.[kind] ?? 0) > 0 || kind === asked)

  const tab = (kind: InboxKind): TabEntry => ({
    id: kind,
    label: t(`kinds.${kind}`),
    count: counts?.[kind] ?? 0,
    content: <InboxView kind={kind} />,
  })

  const all: TabEntry = {
    id: 'all',
    label: t('all'),
    count: counts?.total ?? 0,
    content: <InboxView kind={undefined} />,
  }

  return (
    <Page title={t('page')}>
      <Tabs
        tabs={present.length > 1 || asked ? [all, ...present.map(tab)] : [all]}
        label={t('page')}
      />
    </Page>
  )
}
