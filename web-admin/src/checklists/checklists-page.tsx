import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { ChecklistTable } from './checklist-table'
import { checklistsTexts } from './messages'

/** Checklists of all people who join or leave. */
export default function ChecklistsPage() {
  const t = useText(checklistsTexts)
  return (
    <Page title={t('page')}>
      <ChecklistTable />
    </Page>
  )
}
