import { CompanyFieldsCard } from '@workledger/kit/areas/custom-fields/custom-fields-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Grid } from '@workledger/kit/ui/layout'
import { inPlace } from '@workledger/kit/ui/states'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { useMemo } from 'react'
import { FieldList } from './field-list'
import { customFieldsTexts } from './messages'

/**
 * The custom fields of the company and its employees. Administrators see them, holders of Edit
 * Company change them.
 */
export default function CustomFieldsPage() {
  const t = useText(customFieldsTexts)

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'company', label: t('company'), Component: Company },
      { id: 'employee', label: t('employee'), Component: Employee },
    ],
    [t],
  )

  return (
    <Page title={t('page')}>
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}

const Employee = () => <FieldList category="employee" />

const Company = () => (
  <Grid columns="minmax(0, 1fr)" gap={2} sx={inPlace}>
    <FieldList category="company" />
    <CompanyFieldsCard />
  </Grid>
)
