import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import GroupsTab from './groups-tab'
import { provisioningTexts } from './messages'
import SettingsTab from './settings-tab'

/** The company's directory, which adds people by SCIM, and its groups. */
export default function ProvisioningPage() {
  const t = useText(provisioningTexts)
  return (
    <Page title={t('page')}>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'settings', label: t('tabs.settings'), Component: SettingsTab },
          { id: 'provisioned_groups', label: t('tabs.groups'), Component: GroupsTab },
        ]}
      />
    </Page>
  )
}
