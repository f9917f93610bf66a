import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { Money } from '@workledger/kit/ui/figures'
import { Grow, Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { CreditNoteMenu, useCreditNoteCommands } from './credit-note-menu'
import { invoicingTexts } from './messages'

/** The credit notes of an invoice. */
export function CreditNotesCard({ invoice }: { invoice: InvoiceAnswer }) {
  const t = useText(invoicingTexts)
  const { day } = useFormat()
  const { currency } = invoice
  const commands = useCreditNoteCommands()

  return (
    <Card title={t('creditNotes')}>
      {invoice.credit_notes.map((note) => (
        <Row
          key={note.id}
          align="stretch"
          gap={2}
          sx={{
            px: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Grow>
            <span className="num">{note.number ?? t('beingNumbered')}</span>
            <Muted size={12}>
              {day(note.credited_on)}
              {note.reason && <bdi> · {note.reason}</bdi>}
            </Muted>
          </Grow>
          <Money amount={note.amount} currency={currency} />
          <CreditNoteMenu
            invoiceId={invoice.id}
            note={note}
            client={invoice.client}
            commands={commands}
          />
        </Row>
      ))}
    </Card>
  )
}
