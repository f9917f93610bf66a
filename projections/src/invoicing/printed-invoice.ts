import { languageOf } from '@workledger/contracts/kernel/languages'
import { documentOf, type Parties } from '@workledger/domain/invoicing/invoice-document'
import type { PictureOf } from '@workledger/domain/kernel/pdf-port'
import type { Reads } from '../kernel/tenant-reads'
import { renderInvoice } from './invoice-page'
import { type InvoiceRow, invoiceSettingOf } from './invoicing.queries'

/** Reads the present seller and client; undefined without a client. */
export async function invoiceParties(
  db: Reads,
  workspace: string,
  client_id: string,
): Promise<Parties | undefined> {
  const [setting, client] = await Promise.all([
    invoiceSettingOf(db, workspace),
    db
      .selectFrom('clients')
      .select([
        'name',
        'address',
        'postcode',
        'city',
        'country',
        'vat_id',
        'registration_number',
        'contact_name',
        'contact_email',
        'language',
      ])
      .where('workspace_id', '=', workspace)
      .where('id', '=', client_id)
      .executeTakeFirst(),
  ])

  if (!client) return undefined
  const { language, ...addressee } = client

  const {
    name,
    workspace_name,
    company_address: address,
    postcode,
    city,
    country,
    vat_id,
    tax_number,
    registration_number,
  } = setting

  const { iban, bic, contact_name, contact_email, contact_phone, terms } = setting

  return {
    seller: {
      name: name ?? workspace_name,
      ...{ address, postcode, city, country, vat_id, tax_number, registration_number },
      ...{ iban, bic, contact_name, contact_email, contact_phone, terms },
    },
    client: { client_id, ...addressee },
    language: language ?? languageOf(setting.locale),
  }
}

/**
 * Renders the invoice in its client's language: an issued one from its document, in the language of
 * that time; a draft from present data. Undefined without a client.
 */
export async function printedInvoice(
  db: Reads,
  workspace: string,
  row: InvoiceRow,
  picture: PictureOf,
): Promise<string | undefined> {
  const { locale } = await invoiceSettingOf(db, workspace)
  const parties = row.document ? undefined : await invoiceParties(db, workspace, row.client_id)
  const items = row.items.map(({ id, ...item }) => ({ item_id: id, ...item }))
  const document = row.document ?? (parties && documentOf(row, items, parties))
  const logo = await picture(await logoOf(db, workspace))
  const invoice_number = row.state === 'issued' ? row.invoice_number : null

  return (
    document &&
    renderInvoice({
      document,
      invoice_number,
      paid: row.paid,
      locale: document.language ?? locale,
      logo,
    })
  )
}

/** Renders a credit note; undefined if the invoice has none with this id. */
export async function printedCreditNote(
  db: Reads,
  workspace: string,
  { row, id }: { row: InvoiceRow; id: string },
  picture: PictureOf,
): Promise<string | undefined> {
  const note = row.credit_notes.find((each) => each.id === id)
  const { locale } = await invoiceSettingOf(db, workspace)

  const corrects = {
    number: row.invoice_number ?? '',
    day: row.invoice_date,
    reason: note?.reason ?? null,
  }

  const logo = await picture(await logoOf(db, workspace))

  return (
    note &&
    renderInvoice({
      document: note.document,
      invoice_number: note.number,
      paid: '0',
      locale: note.document.language ?? locale,
      logo,
      corrects,
    })
  )
}

/** Reads the company's present logo: a document keeps its content, not its look. */
async function logoOf(db: Reads, workspace: string): Promise<string | null> {
  return (
    (
      await db
        .selectFrom('workspaces')
        .select('logo')
        .where('id', '=', workspace)
        .executeTakeFirst()
    )?.logo ?? null
  )
}
