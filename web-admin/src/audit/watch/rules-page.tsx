import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { ForAuditors } from '../for-auditors'
import { HitsTab } from './hits-tab'
import { watchTexts } from './messages'
import { RulesTab } from './rules-tab'

export default function RulesPage() {
  return (
    <ForAuditors>
      <Rules />
    </ForAuditors>
  )
}

/** The rules' hits, and the rules. */
function Rules() {
  const t = useText(watchTexts)
  const { workspace } = useMember()
  const rules = useQuery(query(watchApi.watchRules, { params: { ws: workspace.id } })).data?.data
  const open = rules?.reduce((sum, rule) => sum + rule.open, 0)

  const tabs = [
    { id: 'hits', label: t('tabs.hits'), ...(open ? { count: open } : {}), Component: HitsTab },
    { id: 'rules', label: t('tabs.rules'), Component: RulesTab },
  ]

  return (
    <Page title={t('page')} crumbs={[{ label: t('audit'), to: '/admin/audit' }]}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
