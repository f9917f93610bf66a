import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { ChecklistTable } from './checklist-table'
import { checklistsTexts } from './messages'

/** Checklists of everybody who joins or leaves. */
export default function ChecklistsPage() {
  const t = useText(checklistsTexts)
  return (
    <Page title={t('page')}>
      <ChecklistTable />
    </Page>
  )
}
