import type { PayBooks } from '@workledger/contracts/payroll/pay-books.events'
import { DateTime } from 'luxon'
import type { JournalLine } from './journal-entry'

export interface DatevBatch {
  readonly client: NonNullable<PayBooks['datev']>
  readonly clearing: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
  readonly booked_on: string
  readonly currency: string
  /** At most 36 letters, digits and $ & % * + - / */
  readonly reference: string
  readonly description: string
  readonly lines: readonly JournalLine[]
}

const numbered = (count: number, ...names: readonly string[]) =>
  Array.from({ length: count }, (_, n) => names.map((name) => `${name} ${n + 1}`)).flat()

/** The columns of a Buchungsstapel of format version 13, in the words of DATEV. */
export const datevColumns: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs'],
  ...['Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
  ...['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
  ...['Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt'],
  ...['Zinssperre', 'Beleglink'],
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge'],
  ...['EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart'],
  ...['Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation - Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr'],
  ...['Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer', 'Buchungstyp'],
  ...['USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)'],
  ...['EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz', 'Buchungs GUID'],
  ...['KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername'],
  ...['Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis'],
  ...['Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)'],
  ...['Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

/** Position of a column, by its name. */
const at = (name: string) => datevColumns.indexOf(name)

const quoted = (text: string, most: number) =>
  `"${text
    .replace(/[\r\n\t;]+/g, ' ')
    .slice(0, most)
    .replaceAll('"', '""')}"`

/**
 * Returns a Buchungsstapel of DATEV (EXTF 700, category 21, format version 13) as Windows-1252:
 * each line of the entry against a clearing account, which ends at zero. Characters outside of the
 * code page become a question mark.
 */
export function datevFile(batch: DatevBatch): Buffer {
  const rows = batch.lines.map((line) => row(batch, line))
  const lines = [head(batch), datevColumns.join(';'), ...rows]
  return encoded(`${lines.join('\r\n')}\r\n`)
}

function head({ client, created_at, booked_on, currency, description }: DatevBatch): string {
  const date = DateTime.fromISO(booked_on, { zone: 'utc' })
  const year = date.month < client.year_begins ? date.year - 1 : date.year
  const begins = DateTime.utc(year, client.year_begins, 1)
  const day = (value: DateTime) => value.toFormat('yyyyMMdd')

  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13'],
    DateTime.fromISO(created_at, { zone: 'utc' }).toFormat('yyyyMMddHHmmssSSS'),
    ...['', '"WL"', '""', '""'],
    ...[client.consultant, client.client, day(begins), String(client.account_digits)],
    ...[day(date.startOf('month')), day(date.endOf('month'))],
    quoted(description, 30),
    ...['""', '1', '0', '0', quoted(currency, 3)],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ].join(';')
}

function row(batch: DatevBatch, { account, cost_centre, side, amount, text }: JournalLine): string {
  const cells = datevColumns.map(() => '')
  cells[at('Umsatz (ohne Soll/Haben-Kz)')] = amount.replace('.', ',')
  cells[at('Soll/Haben-Kennzeichen')] = side === 'debit' ? '"S"' : '"H"'
  cells[at('WKZ Umsatz')] = quoted(batch.currency, 3)
  cells[at('Konto')] = account
  cells[at('Gegenkonto (ohne BU-Schlüssel)')] = batch.clearing
  cells[at('Belegdatum')] = `${batch.booked_on.slice(8)}${batch.booked_on.slice(5, 7)}`
  cells[at('Belegfeld 1')] = quoted(batch.reference.replace(/[^A-Za-z0-9$&%*+/-]/g, ''), 36)
  cells[at('Buchungstext')] = quoted(text, 60)
  cells[at('KOST1 - Kostenstelle')] = cost_centre ? quoted(cost_centre, 36) : ''
  cells[at('Festschreibung')] = '0'

  return cells.join(';')
}

/** The few characters of Windows-1252 outside Latin-1 that names have. */
const HIGH: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88 },
  ...{ '‰': 0x89, Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93 },
  ...{ '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b },
  ...{ œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
}

const encoded = (text: string): Buffer =>
  Buffer.from(
    [...text].map((character) => {
      const code = character.codePointAt(0)!
      if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
      return HIGH[character] ?? 0x3f
    }),
  )
