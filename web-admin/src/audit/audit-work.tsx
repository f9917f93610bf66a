import { useText } from '@workledger/kit/i18n/i18n'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { samplesTexts } from './samples/messages'
import { watchTexts } from './watch/messages'

/** The auditors' work: samples, and the hits of rules. */
export function AuditWork() {
  const samples = useText(samplesTexts)
  const watch = useText(watchTexts)

  usePageActions({
    secondary: [
      { label: watch('page'), icon: 'eye', to: '/admin/audit/rules' },
      { label: samples('page'), icon: 'audit', to: '/admin/audit/samples' },
    ],
  })

  return null
}
