import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { download } from '../net/download'
import { Icon } from '../ui/icon'
import { MenuButton } from '../ui/menu-button'
import { toastError } from '../ui/toast'

/** Downloads a list as a file. */
export function ExportMenu({ url }: { url: (format: 'csv' | 'xlsx') => string }) {
  const t = useText(kitTexts)
  const keep = (format: 'csv' | 'xlsx') => void download(url(format)).catch(toastError)

  return (
    <MenuButton
      label={t('table.export')}
      entries={[
        { label: 'CSV', run: () => keep('csv') },
        { label: 'Excel (XLSX)', run: () => keep('xlsx') },
      ]}
    >
      <Icon name="download" />
    </MenuButton>
  )
}
