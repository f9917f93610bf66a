import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { AmountInput } from '@workledger/kit/form/amount-field'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { lastDigit } from '@workledger/kit/ui/figures'
import { Icon } from '@workledger/kit/ui/icon'
import { Muted } from '@workledger/kit/ui/text'
import { LineUnit } from './line-unit'
import { LineVat } from './line-vat'
import { type InvoiceLine, isSaved } from './lines'
import { invoicingTexts } from './messages'
import { billedTimeTexts } from './time/messages'

const names = { quantity: 'quantity', unit: 'unit', unit_price: 'unitPrice' } as const

const cell = { p: 0.5, verticalAlign: 'top' } as const

/** The invoice of a line. */
export interface LinesOfInvoice {
  lines: readonly InvoiceLine[]
  saved: InvoiceAnswer['items']
  /** The server's amounts of the typed lines, by key. */
  amounts: ReadonlyMap<string, string>
  currency: string
  /** The fault of the line in `params.line`. */
  complaint?: Fault | undefined
  onChange: (lines: InvoiceLine[]) => void
}

interface Props extends LinesOfInvoice {
  line: InvoiceLine
  index: number
  vatByItem: boolean
}

/** The fields of one item. */
export function InvoiceLineRow(props: Props) {
  const { lines, line, index, vatByItem, onChange } = props
  const t = useText(invoicingTexts)
  const set = (change: Partial<InvoiceLine>) => onChange(withChange(props, change))

  return (
    <tr>
      <LineDescription {...props} />
      <LineFigures {...props} />
      {(['tax1', 'tax2', 'discount'] as const).map((name) => (
        <Box component="td" key={name} data-label={t(name)} sx={{ ...cell, textAlign: 'center' }}>
          <Checkbox
            size="small"
            checked={line[name]}
            onChange={(_, checked) => set({ [name]: checked })}
            slotProps={{ input: { 'aria-label': `${t(name)} ${index + 1}` } }}
          />
        </Box>
      ))}
      {vatByItem && (
        <Box component="td" data-vat data-label={t('vat.label')} sx={{ ...cell, minWidth: 190 }}>
          <LineVat line={line} number={index + 1} set={set} />
        </Box>
      )}
      <LineAmount {...props} />
      <Box component="td" sx={{ ...cell, width: 40 }}>
        <IconButton
          aria-label={t('removeItem', { number: index + 1 })}
          onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
        >
          <Icon name="trash" size={14} />
        </IconButton>
      </Box>
    </tr>
  )
}

/** The item's description, its tracked time, and its fault. */
function LineDescription(props: Props) {
  const { line, index, saved, complaint, onChange } = props
  const t = useText(invoicingTexts)
  const time = useText(billedTimeTexts)
  const wrongKey = complaint?.params?.line
  const wrong = complaint && faultText(complaint)
  const timed = saved.find(({ id }) => id === line.id)?.time_entries ?? 0

  return (
    <Box component="td" sx={{ ...cell, minWidth: 220 }}>
      <OutlinedInput
        fullWidth
        value={line.description}
        error={line.key === wrongKey && line.description.trim() === ''}
        onChange={(event) => onChange(withChange(props, { description: event.target.value }))}
        inputProps={{ 'aria-label': `${t('description')} ${index + 1}`, dir: 'auto' }}
      />
      {timed > 0 && (
        <Muted size={12} sx={{ mt: 0.5 }}>
          {time('ofLine', { count: timed })}
        </Muted>
      )}
      {line.key === wrongKey && wrong && (
        <Box role="alert" sx={{ mt: 0.5, fontSize: 12, color: 'tone.bad' }}>
          {wrong}
        </Box>
      )}
    </Box>
  )
}

/** Quantity, unit and price of the item. */
function LineFigures(props: Props) {
  const { line, index, complaint, onChange } = props
  const t = useText(invoicingTexts)
  const wrongKey = complaint?.params?.line
  const set = (change: Partial<InvoiceLine>) => onChange(withChange(props, change))

  return (
    <>
      {(['quantity', 'unit', 'unit_price'] as const).map((name) => (
        <Box component="td" key={name} data-label={t(names[name])} sx={{ ...cell, minWidth: 104 }}>
          {name === 'unit' ? (
            <LineUnit unit={line.unit} number={index + 1} onChange={(unit) => set({ unit })} />
          ) : (
            <AmountInput
              value={line[name]}
              error={
                line.key === wrongKey &&
                (line[name].trim() === '' || Number.isNaN(Number(line[name])))
              }
              onChange={(value) => set({ [name]: value })}
              label={`${t(names[name])} ${index + 1}`}
            />
          )}
        </Box>
      ))}
    </>
  )
}

/** The item's amount; empty until the server has calculated it. */
function LineAmount({ line, saved, amounts, currency }: Props) {
  const t = useText(invoicingTexts)
  const { money } = useFormat()
  const item = saved.find(({ id }) => id === line.id)
  const amount = amounts.get(line.key) ?? (item && isSaved(line, item) ? item.amount : null)

  return (
    <Box
      component="td"
      data-wide
      data-label={t('amount')}
      className="num ltr"
      sx={{ ...cell, textAlign: lastDigit, lineHeight: '36px', minWidth: 88 }}
    >
      {amount === null ? '' : money(amount, currency)}
    </Box>
  )
}

const withChange = ({ lines, line: { key } }: Props, change: Partial<InvoiceLine>) =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line))
