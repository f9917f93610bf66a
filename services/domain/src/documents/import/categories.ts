import {
  type DocumentType,
  documentTypeNamed,
} from '@workledger/contracts/documents/document-types'

/** Names of folders in the exports of other programs, besides the names of the types here. */
const words: Readonly<Record<DocumentType, readonly string[]>> = {
  contract: [
    ...['contracts', 'employment contract', 'employment contracts', 'work contract', 'agreements'],
    ...['arbeitsvertrag', 'arbeitsverträge', 'vertrag', 'verträge', 'contrats', 'contratos'],
    ...['contratti', 'signed documents'],
  ],
  payslip: [
    ...['payslips', 'pay slip', 'pay slips', 'pay stubs', 'payroll', 'salary slip', 'salary slips'],
    ...['gehaltsabrechnung', 'gehaltsabrechnungen', 'lohnabrechnung', 'lohnabrechnungen'],
    ...['entgeltabrechnung', 'bulletins de paie', 'fiches de paie', 'nóminas', 'buste paga'],
  ],
  tax: ['tax', 'taxes', 'tax documents', 'tax forms', 'w-4', 'w-2', 'steuer', 'steuerunterlagen'],
  identity: ['id', 'ids', 'identification', 'identity', 'passport', 'ausweis', 'reisepass'],
  permit: ['work permits', 'visa', 'visas', 'i-9', 'arbeitserlaubnis', 'aufenthaltstitel'],
  medical: ['medical', 'sick notes', 'krankmeldung', 'krankmeldungen', 'atteste'],
  certificate: ['certificates', 'certifications', 'zeugnis', 'zeugnisse', 'zertifikate'],
  training: ['trainings', 'schulung', 'schulungen', 'weiterbildung'],
  driving: ['driver license', 'drivers license', "driver's license", 'führerschein'],
  equipment: ['assets', 'arbeitsmittel', 'inventar'],
}

const types = new Map(
  Object.entries(words).flatMap(([type, names]) =>
    names.map((name) => [name, type as DocumentType] as const),
  ),
)

/** Returns the document type that a category of another program means. */
export const typeOfCategory = (category: string): DocumentType | undefined =>
  documentTypeNamed(category) ??
  types.get(
    category
      .normalize('NFKC')
      .trim()
      .replace(/[\s_]+/g, ' ')
      .toLowerCase(),
  )
