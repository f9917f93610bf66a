import IconButton from '@mui/material/IconButton'
import { useText } from '@workledger/kit/i18n/i18n'
import { timerTexts } from './messages'

/** The currency sign that shows and changes whether time is billable. */
export function BillableButton({ on, toggle }: { on: boolean; toggle: () => void }) {
  const t = useText(timerTexts)
  return (
    <IconButton
      aria-label={t('billable')}
      aria-pressed={on}
      title={t(on ? 'billable' : 'notBillable')}
      onClick={toggle}
      sx={{
        fontSize: 16,
        width: 28,
        height: 28,
        color: on ? 'tone.good' : 'text.disabled',
        fontWeight: on ? 600 : 400,
      }}
    >
      $
    </IconButton>
  )
}
