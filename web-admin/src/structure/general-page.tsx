import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy, Suspense, useMemo, useState } from 'react'
import { structureTexts } from './messages'
import { NamedTab } from './named-tab'
import { rolesTexts } from './roles/messages'

const CompanyHistory = lazy(() => import('./company-history'))
const CompanyTab = lazy(() => import('./company-tab'))
const OfficesTab = lazy(() => import('./offices-tab'))
const RolesTab = lazy(() => import('./roles/roles-tab'))
const CompanySettingsTab = lazy(() => import('./settings-tab'))
const Departments = () => <NamedTab what="department" />
const Designations = () => <NamedTab what="designation" />

/**
 * The company: its profile, its structure, and its rules of work. All people read; holders of Edit
 * Company change.
 */
export default function GeneralPage({ more }: { more: readonly TabEntry[] }) {
  const t = useText(structureTexts)
  const roles = useText(rolesTexts)('tab')
  const { can, sees } = useCurrent()
  const reads = sees()
  const may = can('edit_company')
  const [history, setHistory] = useState(false)

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'profile', label: t('tabs.profile'), Component: CompanyTab },
      { id: 'offices', label: t('tabs.offices'), Component: OfficesTab },
      { id: 'departments', label: t('tabs.departments'), Component: Departments },
      { id: 'designations', label: t('tabs.designations'), Component: Designations },
      ...(reads ? [{ id: 'roles', label: roles, Component: RolesTab }] : []),
      ...(may
        ? [{ id: 'settings', label: t('tabs.settings'), Component: CompanySettingsTab }, ...more]
        : []),
    ],
    [t, roles, reads, may, more],
  )

  return (
    <Page
      title={t('page')}
      secondary={[may && { label: t('history'), icon: 'history', run: () => setHistory(true) }]}
    >
      <Tabs tabs={tabs} label={t('page')} />
      <Suspense>{history && <CompanyHistory close={() => setHistory(false)} />}</Suspense>
    </Page>
  )
}
