import { listsApi } from '@workledger/contracts/lists/lists.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { toastError } from '@workledger/kit/ui/toast'
import { timerTexts } from './messages'

interface Props {
  /** The page's filters. */
  asked: { employee_id: string; q?: string; project_id?: string; from?: string; to?: string }
}

/** All entries of the page's list, on all its pages, as a spreadsheet. */
export function ExportMenu({ asked }: Props) {
  const t = useText(timerTexts)
  const { workspace } = useMember()
  const { employee_id, q, project_id, from, to } = asked

  const keep = (format: 'csv' | 'xlsx') => {
    const filter = JSON.stringify({ employee_id, q, project_id, day_gte: from, day_lte: to })
    const params = { ws: workspace.id, resource: 'time-entries' }
    void download(addressOf(listsApi.exportList, { params, query: { format, filter } })).catch(
      toastError,
    )
  }

  return (
    <MenuButton
      look="button"
      label={t('export')}
      entries={[
        { label: 'CSV', run: () => keep('csv') },
        { label: 'Excel (XLSX)', run: () => keep('xlsx') },
      ]}
    >
      {t('export')}
      <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
    </MenuButton>
  )
}
