import { DateTime } from 'luxon'

/** What the head of a file names. */
export interface DatevClient {
  readonly consultant: string
  readonly client: string
  readonly account_digits: number
  readonly year_begins: number
}

/** One booking: `account` against `contra`, on the side of `account`. */
export interface DatevRow {
  readonly account: string
  readonly contra: string
  readonly side: 'debit' | 'credit'
  /** Positive, the tax included where `contra` or `tax_key` names one. */
  readonly amount: string
  /** BU-Schlüssel; empty without one. */
  readonly tax_key: string
  readonly booked_on: string
  /** At most 36 letters, digits and $ & % * + - / */
  readonly reference: string
  readonly text: string
  /** Empty without one. */
  readonly cost_centre: string
}

export interface DatevBatch {
  readonly client: DatevClient
  /** ISO 8601 in UTC. */
  readonly created_at: string
  /** A day of the month that all rows are in. */
  readonly month_of: string
  readonly currency: string
  readonly description: string
  readonly rows: readonly DatevRow[]
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
 * Returns a Buchungsstapel of DATEV (EXTF 700, category 21, format version 13) as Windows-1252.
 * Characters outside of the code page become a question mark.
 */
export function datevFile(batch: DatevBatch): Buffer {
  const rows = batch.rows.map((each) => row(batch, each))
  const lines = [head(batch), datevColumns.join(';'), ...rows]
  return encoded(`${lines.join('\r\n')}\r\n`)
}

function head({ client, created_at, month_of, currency, description }: DatevBatch): string {
  const date = DateTime.fromISO(month_of, { zone: 'utc' })
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

function row({ currency }: DatevBatch, booking: DatevRow): string {
  const { booked_on, reference, cost_centre } = booking
  const cells = datevColumns.map(() => '')
  cells[at('Umsatz (ohne Soll/Haben-Kz)')] = booking.amount.replace('.', ',')
  cells[at('Soll/Haben-Kennzeichen')] = booking.side === 'debit' ? '"S"' : '"H"'
  cells[at('WKZ Umsatz')] = quoted(currency, 3)
  cells[at('Konto')] = booking.account
  cells[at('Gegenkonto (ohne BU-Schlüssel)')] = booking.contra
  cells[at('BU-Schlüssel')] = booking.tax_key ? quoted(booking.tax_key, 4) : ''
  cells[at('Belegdatum')] = `${booked_on.slice(8)}${booked_on.slice(5, 7)}`
  cells[at('Belegfeld 1')] = quoted(reference.replace(/[^A-Za-z0-9$&%*+/-]/g, ''), 36)
  cells[at('Buchungstext')] = quoted(booking.text, 60)
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
