import { useScopeWords } from '@workledger/kit/areas/integrations/scope-words'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { usePermissionWords } from '../kit/permissions/permission-words'

interface Props {
  row: { stream: string; name: string }
  close: () => void
}

const fields = [
  'name',
  'description',
  'scopes',
  'permissions',
  'expires_at',
  'origin',
  'types',
  'host',
  'hint',
  'kinds',
  'hour',
]

/** The history of a token, a service account, a webhook or a channel. */
export default function IntegrationHistory({ row, close }: Props) {
  const scopes = useScopeWords()
  const permissions = usePermissionWords()
  const words = useRecordWords(integrationsWords)
  const { moment, listed } = useFormat()

  const value = (field: string, given: unknown) => {
    if (field === 'expires_at') return moment(String(given))
    if (!Array.isArray(given)) return undefined
    if (field === 'types') return listed(given) || undefined
    if (field === 'kinds') return listed(given.map((kind) => words.value(kind))) || undefined

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
