import { useScopeWords } from '@workledger/kit/areas/integrations/scope-words'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { usePermissionWords } from '../kit/permissions/permission-words'

interface Props {
  row: { stream: string; name: string }
  close: () => void
}

const fields = ['name', 'description', 'scopes', 'permissions', 'expires_at']

/** The history of a token, or of a service account. */
export default function IntegrationHistory({ row, close }: Props) {
  const scopes = useScopeWords()
  const permissions = usePermissionWords()
  const { moment } = useFormat()

  const value = (field: string, given: unknown) => {
    if (field === 'expires_at') return moment(String(given))
    if (!Array.isArray(given)) return undefined
    return (field === 'scopes' ? scopes : permissions).list(given) || undefined
  }

  return (
    <HistoryPanel
      stream={row.stream}
      title={row.name}
      words={areaHistory({ area: 'integrations', fields, value })}
      onClose={close}
    />
  )
}
