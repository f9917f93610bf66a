import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AddRow } from '@workledger/kit/form/add-row'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { newKey } from '@workledger/kit/net/client'
import { lastDigit, visuallyHidden } from '@workledger/kit/ui/figures'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { type ReactNode, useState } from 'react'
import { InvoiceLineRow, type LinesOfInvoice } from './invoice-line'
import type { InvoiceLine } from './lines'
import { invoicingTexts } from './messages'

interface Props extends LinesOfInvoice {
  /** New lines have the first tax. */
  taxed: boolean
  /** Next to the add button. */
  beside?: ReactNode
}

const head = {
  px: 1,
  pb: 0.75,
  fontWeight: 500,
  fontSize: 12,
  color: 'text.secondary',
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const

/** A table if there is room; otherwise each item is a block with named fields. */
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

export const newLine = (taxed: boolean): InvoiceLine => ({
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

/**
 * The items of an invoice, edited in place. Amounts are the server's, and empty until it has
 * calculated them.
 */
export function InvoiceLines(props: Props) {
  const { lines, taxed, onChange, beside } = props
  const t = useText(invoicingTexts)
  const [vatByItem, setVatByItem] = useState(lines.some(({ vat_category }) => vat_category !== ''))

  return (
    <Box component="section" aria-label={t('items')} sx={{ containerType: 'inline-size' }}>
      <Strong weight={600} sx={{ mb: 1 }}>
        {t('items')}
      </Strong>
      {lines.length === 0 ? (
        <Muted sx={{ mb: 1 }}>{t('noItems')}</Muted>
      ) : (
        <Box sx={{ mx: -0.5 }}>
          <Box component="table" sx={table}>
            <LinesHead vatByItem={vatByItem} />
            <tbody>
              {lines.map((line, index) => (
                <InvoiceLineRow
                  key={line.key}
                  {...props}
                  line={line}
                  index={index}
                  vatByItem={vatByItem}
                />
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <AddRow color="primary" add={() => onChange([...lines, newLine(taxed)])}>
        {t('addItem')}
      </AddRow>
      {beside}
      {!vatByItem && (
        <Button variant="text" onClick={() => setVatByItem(true)}>
          {t('vat.byItem')}
        </Button>
      )}
    </Box>
  )
}

/** The names of the columns. */
function LinesHead({ vatByItem }: { vatByItem: boolean }) {
  const t = useText(invoicingTexts)
  const k = useText(kitTexts)

  return (
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
        <Box component="th" scope="col" sx={{ ...head, textAlign: lastDigit }}>
          {t('amount')}
        </Box>
        <Box component="th" scope="col">
          <Box component="span" sx={visuallyHidden}>
            {k('table.actions')}
          </Box>
        </Box>
      </tr>
    </thead>
  )
}
