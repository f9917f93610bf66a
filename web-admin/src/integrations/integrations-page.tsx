import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import AccountsTab from './accounts-tab'
import ChatTab from './chat-tab'
import DeliveriesTab from './deliveries-tab'
import { integrationsTexts } from './messages'
import TokensTab from './tokens-tab'
import WebhooksTab from './webhooks-tab'

/** The company's API tokens, service accounts and webhooks. */
export default function IntegrationsPage() {
  const t = useText(integrationsTexts)
  return (
    <Page title={t('page')}>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'tokens', label: t('tabs.tokens'), Component: TokensTab },
          { id: 'service_accounts', label: t('tabs.accounts'), Component: AccountsTab },
          { id: 'webhooks', label: t('tabs.webhooks'), Component: WebhooksTab },
          { id: 'deliveries', label: t('tabs.deliveries'), Component: DeliveriesTab },
          { id: 'chat', label: t('tabs.chat'), Component: ChatTab },
        ]}
      />
    </Page>
  )
}
