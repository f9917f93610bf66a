import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { Icon } from '@workledger/kit/ui/icon'
import { samplesTexts } from './samples/messages'
import { watchTexts } from './watch/messages'

/** The auditors' work: samples, and the hits of rules. */
export function AuditWork() {
  const samples = useText(samplesTexts)
  const watch = useText(watchTexts)
  const go = useGo()

  return (
    <>
      <Button startIcon={<Icon name="eye" />} onClick={() => go('/admin/audit/rules')}>
        {watch('page')}
      </Button>
      <Button startIcon={<Icon name="audit" />} onClick={() => go('/admin/audit/samples')}>
        {samples('page')}
      </Button>
    </>
  )
}
