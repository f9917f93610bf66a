import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { units } from '@workledger/contracts/invoicing/units'
import { useText } from '@workledger/kit/i18n/i18n'
import { invoicingTexts } from './messages'

interface Props {
  /** Code of UN/ECE Recommendation 20; empty for none. */
  unit: string
  /** Number of the item on the page. */
  number: number
  onChange: (unit: string) => void
}

/** The unit of an item. An uncommon code from the HTTP interface stays. */
export function LineUnit({ unit, number, onChange }: Props) {
  const t = useText(invoicingTexts)
  const known = unit === '' || units.some((each) => each === unit)

  return (
    <Select
      fullWidth
      displayEmpty
      value={unit}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': `${t('unit')} ${number}` }}
      MenuProps={{
        slotProps: { paper: { component: 'section', 'aria-label': t('unit') } as object },
      }}
    >
      <MenuItem value="">{t('none')}</MenuItem>
      {units.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`units.${each}`)}
        </MenuItem>
      ))}
      {!known && <MenuItem value={unit}>{unit}</MenuItem>}
    </Select>
  )
}
