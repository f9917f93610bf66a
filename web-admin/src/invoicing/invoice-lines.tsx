import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { AmountInput } from '@workledger/kit/form/amount-field'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { newKey } from '@workledger/kit/net/client'
import { visuallyHidden } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { type ReactNode, useState } from 'react'
import { LineUnit } from './line-unit'
import { LineVat } from './line-vat'
import { isSaved, type Line } from './lines'
import { invoicingTexts } from './messages'
import { billedTimeTexts } from './time/messages'

interface Props {
  lines: readonly Line[]
  saved: InvoiceAnswer['items']
  /** As the server has calculated the lines that are typed, by their keys. */
  amounts: ReadonlyMap<string, string>
  currency: string
  /** What is wrong with the line that `params.line` names. */
  complaint?: Fault | undefined
  /** New lines bear the first tax. */
  taxed: boolean
  onChange: (lines: Line[]) => void
  /** Beside the button that adds one. */
  beside?: ReactNode
}
const head = { px: 1, pb: 0.75, fontWeight: 500, fontSize: 12, color: 'text.secondary', textAlign: 'start', whiteSpace: 'nowrap' } as const
const names = { quantity: 'quantity', unit: 'unit', unit_price: 'unitPrice' } as const
/** A table where there is room for one; below it each item stands as a block of its own, with its fields named. */
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '@container (max-width: 759.98px)': {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 40px',
      alignItems: 'end',
      pb: 1,
      mb: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& td': { minWidth: 0, textAlign: 'start' },
    '& td:nth-of-type(1)': { gridColumn: '1 / -1' },
    '& td:nth-of-type(3)': { gridColumn: 'span 3' },
    '& td:nth-of-type(4)': { gridColumn: '1 / -1' },
    '& td[data-wide]': { gridColumn: 'span 3' },
    '& td[data-vat]': { gridColumn: '1 / -1' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      mb: 0.25,
      fontSize: 12,
      lineHeight: '16px',
      color: 'text.secondary',
    },
  },
} as const
const cell = { p: 0.5, verticalAlign: 'top' } as const

export const newLine = (taxed: boolean): Line => ({
  key: newKey(),
  id: null,
  description: '',
  quantity: '1',
  unit: '',
  unit_price: '',
  tax1: taxed,
  tax2: false,
  discount: false,
  vat_category: '',
  vat_rate: '',
  vat_reason: '',
})

/** The items of an invoice, typed in place. Amounts are the server's, and blank until it has calculated them. */
export function InvoiceLines({ lines, saved, amounts, currency, complaint, taxed, onChange, beside }: Props) {
  const t = useText(invoicingTexts)
  const time = useText(billedTimeTexts)
  const k = useText(kitTexts)
  const { money } = useFormat()
  const [vatByItem, setVatByItem] = useState(lines.some(({ vat_category }) => vat_category !== ''))
  const wrongKey = complaint?.params?.line
  const wrong = complaint && faultText(complaint)
  const set = (key: string, change: Partial<Line>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)))
  const add = () => onChange([...lines, newLine(taxed)])
  const timed = (line: Line) => saved.find(({ id }) => id === line.id)?.time_entries ?? 0
  const amountOf = (line: Line) => {
    const item = saved.find(({ id }) => id === line.id)
    const amount = amounts.get(line.key) ?? (item && isSaved(line, item) ? item.amount : null)
    return amount === null ? '' : money(amount, currency)
  }
  return (
    <Box component="section" aria-label={t('items')} sx={{ containerType: 'inline-size' }}>
      <Box sx={{ mb: 1, fontWeight: 600 }}>{t('items')}</Box>
      {lines.length === 0 ? (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('noItems')}</Box>
      ) : (
        <Box sx={{ mx: -0.5 }}>
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ ...head, width: '40%' }}>
                  {t('description')}
                </Box>
                <Box component="th" scope="col" sx={head}>
                  {t('quantity')}
                </Box>
                <Box component="th" scope="col" sx={head}>
                  {t('unit')}
                </Box>
                <Box component="th" scope="col" sx={head}>
                  {t('unitPrice')}
                </Box>
                {(['tax1', 'tax2', 'discount'] as const).map((name) => (
                  <Box component="th" scope="col" key={name} sx={{ ...head, textAlign: 'center' }}>
                    {t(name)}
                  </Box>
                ))}
                {vatByItem && (
                  <Box component="th" scope="col" sx={head}>
                    {t('vat.label')}
                  </Box>
                )}
                <Box component="th" scope="col" sx={{ ...head, textAlign: 'end' }}>
                  {t('amount')}
                </Box>
                <Box component="th" scope="col">
                  <Box component="span" sx={visuallyHidden}>
                    {k('table.actions')}
                  </Box>
                </Box>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={line.key}>
                  <Box component="td" sx={{ ...cell, minWidth: 220 }}>
                    <OutlinedInput
                      fullWidth
                      value={line.description}
                      error={line.key === wrongKey && line.description.trim() === ''}
                      onChange={(event) => set(line.key, { description: event.target.value })}
                      inputProps={{ 'aria-label': `${t('description')} ${index + 1}`, dir: 'auto' }}
                    />
                    {timed(line) > 0 && (
                      <Box sx={{ mt: 0.5, fontSize: 12, color: 'text.secondary' }}>{time('ofLine', { count: timed(line) })}</Box>
                    )}
                    {line.key === wrongKey && wrong && (
                      <Box role="alert" sx={{ mt: 0.5, fontSize: 12, color: 'tone.bad' }}>
                        {wrong}
                      </Box>
                    )}
                  </Box>
                  {(['quantity', 'unit', 'unit_price'] as const).map((name) => (
                    <Box component="td" key={name} data-label={t(names[name])} sx={{ ...cell, minWidth: 104 }}>
                      {name === 'unit' ? (
                        <LineUnit unit={line.unit} number={index + 1} onChange={(unit) => set(line.key, { unit })} />
                      ) : (
                        <AmountInput
                          value={line[name]}
                          error={line.key === wrongKey && (line[name].trim() === '' || Number.isNaN(Number(line[name])))}
                          onChange={(value) => set(line.key, { [name]: value })}
                          label={`${t(names[name])} ${index + 1}`}
                        />
                      )}
                    </Box>
                  ))}
                  {(['tax1', 'tax2', 'discount'] as const).map((name) => (
                    <Box component="td" key={name} data-label={t(name)} sx={{ ...cell, textAlign: 'center' }}>
                      <Checkbox
                        size="small"
                        checked={line[name]}
                        onChange={(_, checked) => set(line.key, { [name]: checked })}
                        slotProps={{ input: { 'aria-label': `${t(name)} ${index + 1}` } }}
                      />
                    </Box>
                  ))}
                  {vatByItem && (
                    <Box component="td" data-vat data-label={t('vat.label')} sx={{ ...cell, minWidth: 190 }}>
                      <LineVat line={line} number={index + 1} set={(change) => set(line.key, change)} />
                    </Box>
                  )}
                  <Box
                    component="td"
                    data-wide
                    data-label={t('amount')}
                    className="num ltr"
                    sx={{ ...cell, textAlign: 'end', lineHeight: '36px', minWidth: 88 }}
                  >
                    {amountOf(line)}
                  </Box>
                  <Box component="td" sx={{ ...cell, width: 40 }}>
                    <IconButton
                      aria-label={t('removeItem', { number: index + 1 })}
                      onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                    >
                      <Icon name="trash" size={14} />
                    </IconButton>
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Button variant="text" color="primary" startIcon={<Icon name="plus" />} onClick={add}>
        {t('addItem')}
      </Button>
      {beside}
      {!vatByItem && (
        <Button variant="text" onClick={() => setVatByItem(true)}>
          {t('vat.byItem')}
        </Button>
      )}
    </Box>
  )
}
