import IconButton from '@mui/material/IconButton'
import { currencySign } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { timerTexts } from './messages'

/** The sign of the company's currency; it shows and changes whether time is billable. */
export function BillableButton({ on, toggle }: { on: boolean; toggle: () => void }) {
  const t = useText(timerTexts)
  const { workspace } = useMember()

  return (
    <IconButton
      aria-label={t('billable')}
      aria-pressed={on}
      title={t(on ? 'billable' : 'notBillable')}
      onClick={toggle}
      sx={{
        fontSize: 14,
        width: 28,
        height: 28,
        color: on ? 'tone.good' : 'text.disabled',
        fontWeight: on ? 600 : 400,
      }}
    >
      <span className="ltr">{currencySign(workspace.currency)}</span>
    </IconButton>
  )
}
