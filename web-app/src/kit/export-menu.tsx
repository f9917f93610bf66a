import { download } from './download'
import { useText } from './i18n'
import { Icon } from './icon'
import { MenuButton } from './menu-button'
import { kitTexts } from './messages'
import { toastError } from './toast'

/** Takes a list away as a file. */
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
