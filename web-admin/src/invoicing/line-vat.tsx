import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { AmountInput } from '@workledger/kit/form/amount-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { Stack } from '@workledger/kit/ui/layout'
import type { InvoiceLine } from './lines'
import { invoicingTexts } from './messages'
import { useVatChoices } from './vat'

interface Props {
  line: InvoiceLine
  /** Number of the item on the page. */
  number: number
  set: (change: Partial<InvoiceLine>) => void
}

/** The VAT of one item: its category, and the rate or the reason that the category requires. */
export function LineVat({ line, number, set }: Props) {
  const t = useText(invoicingTexts)
  const choices = useVatChoices()
  const { vat_category, vat_rate, vat_reason } = line

  return (
    <Stack gap={0.5}>
      <Select
        fullWidth
        displayEmpty
        value={vat_category}
        onChange={({ target }) =>
          set(ofCategory(target.value as InvoiceLine['vat_category'], line))
        }
        inputProps={{ 'aria-label': `${t('vat.label')} ${number}` }}
        MenuProps={{
          slotProps: { paper: { component: 'section', 'aria-label': t('vat.label') } as object },
        }}
      >
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {vat_category === 'S' && (
        <AmountInput
          label={`${t('vat.rate')} ${number}`}
          unit="%"
          value={vat_rate}
          onChange={(value) => set({ vat_rate: value })}
        />
      )}
      {vat_category === 'E' && (
        <OutlinedInput
          fullWidth
          placeholder={t('vat.reason')}
          value={vat_reason}
          onChange={(event) => set({ vat_reason: event.target.value })}
          inputProps={{ 'aria-label': `${t('vat.reason')} ${number}`, dir: 'auto' }}
        />
      )}
    </Stack>
  )
}

/** Changes the category, and keeps the other values that fit it. */
const ofCategory = (
  vat_category: InvoiceLine['vat_category'],
  { vat_rate, vat_reason }: InvoiceLine,
): Partial<InvoiceLine> => ({
  vat_category,
  vat_rate: vat_category === '' ? '' : vat_category === 'S' ? vat_rate : '0',
  vat_reason: vat_category === 'E' ? vat_reason : '',
})
