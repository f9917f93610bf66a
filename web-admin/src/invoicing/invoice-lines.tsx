import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoices.api'
import { newKey } from '@workledger/web-app/kit/client'
import { useFormat } from '@workledger/web-app/kit/format'
import { said, useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { contentOf, type Line } from './lines'
import { invoicingTexts } from './messages'

interface Props {
  lines: readonly Line[]
  saved: InvoiceAnswer['items']
  currency: string
  /** `key|message` of the first item that is not right. */
  complaint?: string
  onChange: (lines: Line[]) => void
}
const head = { px: 1, pb: 0.75, fontWeight: 500, fontSize: 12, color: 'text.secondary', textAlign: 'start', whiteSpace: 'nowrap' } as const
const cell = { p: 0.5, verticalAlign: 'top' } as const

export const newLine = (): Line => ({
  key: newKey(),
  id: null,
  description: '',
  quantity: '1',
  unit_price: '',
  tax1: false,
  tax2: false,
  discount: false,
})

/** The items of an invoice, typed in place. Amounts are the server's, and blank until it has calculated them. */
export function InvoiceLines({ lines, saved, currency, complaint, onChange }: Props) {
  const t = useText(invoicingTexts)
  const { money } = useFormat()
  const [wrongKey, wrong] = complaint?.split('|') ?? []
  const set = (key: string, change: Partial<Line>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)))
  const add = () => onChange([...lines, newLine()])
  const amountOf = (line: Line) => {
    const item = saved.find(({ id }) => id === line.id)
    return item && JSON.stringify(contentOf({ ...line, ...item })) === JSON.stringify(contentOf(line)) ? money(item.amount, currency) : ''
  }
  return (
    <Box component="section" aria-label={t('items')}>
      <Box sx={{ mb: 1, fontWeight: 600 }}>{t('items')}</Box>
      {lines.length === 0 ? (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('noItems')}</Box>
      ) : (
        <Box sx={{ overflowX: 'auto', mx: -0.5 }}>
          <Box component="table" sx={{ width: '100%', minWidth: 760, borderCollapse: 'collapse' }}>
            <thead>
              <tr>
                <Box component="th" scope="col" sx={{ ...head, width: '40%' }}>
                  {t('description')}
                </Box>
                <Box component="th" scope="col" sx={head}>
                  {t('quantity')}
                </Box>
                <Box component="th" scope="col" sx={head}>
                  {t('unitPrice')}
                </Box>
                {(['tax1', 'tax2', 'discount'] as const).map((name) => (
                  <Box component="th" scope="col" key={name} sx={{ ...head, textAlign: 'center' }}>
                    {t(name)}
                  </Box>
                ))}
                <Box component="th" scope="col" sx={{ ...head, textAlign: 'end' }}>
                  {t('amount')}
                </Box>
                <th />
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <tr key={line.key}>
                  {(['description', 'quantity', 'unit_price'] as const).map((name) => (
                    <Box component="td" key={name} sx={{ ...cell, minWidth: name === 'description' ? 220 : 104 }}>
                      <OutlinedInput
                        fullWidth
                        value={line[name]}
                        error={
                          line.key === wrongKey &&
                          (name !== 'description'
                            ? line[name].trim() === '' || Number.isNaN(Number(line[name]))
                            : line.description.trim() === '')
                        }
                        onChange={(event) => set(line.key, { [name]: event.target.value })}
                        inputProps={{
                          'aria-label': `${t(name === 'unit_price' ? 'unitPrice' : name)} ${index + 1}`,
                          inputMode: name === 'description' ? 'text' : 'decimal',
                          className: name === 'description' ? undefined : 'num',
                          dir: name === 'description' ? 'auto' : 'ltr',
                        }}
                      />
                      {name === 'description' && line.key === wrongKey && wrong && (
                        <Box role="alert" sx={{ mt: 0.5, fontSize: 12, color: 'tone.bad' }}>
                          {said(wrong)}
                        </Box>
                      )}
                    </Box>
                  ))}
                  {(['tax1', 'tax2', 'discount'] as const).map((name) => (
                    <Box component="td" key={name} sx={{ ...cell, textAlign: 'center' }}>
                      <Checkbox
                        size="small"
                        checked={line[name]}
                        onChange={(_, checked) => set(line.key, { [name]: checked })}
                        slotProps={{ input: { 'aria-label': `${t(name)} ${index + 1}` } }}
                      />
                    </Box>
                  ))}
                  <Box component="td" className="num ltr" sx={{ ...cell, textAlign: 'end', lineHeight: '36px', minWidth: 88 }}>
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
    </Box>
  )
}
