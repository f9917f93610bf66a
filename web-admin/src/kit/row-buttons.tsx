import IconButton from '@mui/material/IconButton'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { consoleTexts } from './messages'

interface Props {
  name: string
  edit: (() => void) | undefined
  remove?: (() => void) | undefined
  history?: () => void
  disabled?: boolean
}

/** History, edit and delete at the end of a row of a short list. */
export function RowButtons({ name, edit, remove, history, disabled }: Props) {
  const t = useText(consoleTexts)
  return (
    <>
      {history && (
        <IconButton aria-label={t('historyRow', { name })} onClick={history}>
          <Icon name="history" size={14} />
        </IconButton>
      )}
      <IconButton aria-label={t('editRow', { name })} disabled={disabled || !edit} onClick={edit}>
        <Icon name="edit" size={14} />
      </IconButton>
      <IconButton
        aria-label={t('deleteRow', { name })}
        disabled={disabled || !remove}
        onClick={remove}
      >
        <Icon name="trash" size={14} />
      </IconButton>
    </>
  )
}
