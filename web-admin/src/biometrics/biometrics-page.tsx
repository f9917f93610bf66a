import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import DevicesTab from './devices-tab'
import { biometricsTexts } from './messages'
import PeopleTab from './people-tab'
import ImportsTab from './punch-imports/imports-tab'
import PunchesTab from './punches-tab'
import WaitingTab from './waiting-tab'

/** Devices, registrations, punches, imported files, and devices that wait to be accepted. */
export default function BiometricsPage() {
  const t = useText(biometricsTexts)
  return (
    <Page title={t('page')}>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'devices', label: t('tabs.devices'), Component: DevicesTab },
          { id: 'people', label: t('tabs.people'), Component: PeopleTab },
          { id: 'punches', label: t('tabs.punches'), Component: PunchesTab },
          { id: 'imports', label: t('tabs.imports'), Component: ImportsTab },
          { id: 'waiting', label: t('tabs.waiting'), Component: WaitingTab },
        ]}
      />
    </Page>
  )
}
