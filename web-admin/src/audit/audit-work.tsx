import Button from '@mui/material/Button'
import { useGo } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { samplesTexts } from './samples/messages'
import { watchTexts } from './watch/messages'

/** Where auditors do their work: samples, and what the rules found. */
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
