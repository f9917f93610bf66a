import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { download } from '../net/download'
import { Icon } from '../ui/icon'
import { MenuButton } from '../ui/menu-button'
import { toastError } from '../ui/toast'
import { type RowsFile, saveRowsFile } from './rows-file'

type Url = (format: 'csv' | 'xlsx') => string

/** Downloads a list as a file. */
export function ExportMenu({ url }: { url: Url | RowsFile }) {
  const t = useText(kitTexts)
  if (typeof url === 'object') return <SaveRows file={url} />
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

function SaveRows({ file }: { file: RowsFile }) {
  const t = useText(kitTexts)

  return (
    <MenuButton
      label={t('table.export')}
      entries={[{ label: 'CSV', run: () => saveRowsFile(file) }]}
    >
      <Icon name="download" />
    </MenuButton>
  )
}
