import type { EInvoice, EParty, EVat } from './semantic-model'
import { type XmlElement, xmlDocument } from './xml'

const urn = (name: string) => `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`
const VAT = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

const category = ({ category: id, rate }: EVat, more: XmlElement = {}): XmlElement => ({
  'cbc:ID': id,
  'cbc:Percent': rate,
  ...more,
  ...VAT,
})

/**
 * Returns an e-invoice in UBL 2.1, as Invoice or CreditNote, by the binding of CEN/TS 16931-3-2.
 */
export function ubl(invoice: EInvoice): string {
  const credit = invoice.kind === 'credit-note'
  const name = credit ? 'CreditNote' : 'Invoice'
  const { totals, currency, period, transfer, due, tax_accounting: accounting } = invoice
  const money = (value: string) => ({ '@currencyID': currency, '#': value })

  return xmlDocument({
    [name]: {
      '@xmlns': urn(name),
      '@xmlns:cac': urn('CommonAggregateComponents'),
      '@xmlns:cbc': urn('CommonBasicComponents'),
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issued,
      'cbc:DueDate': credit ? null : due,
      [`cbc:${name}TypeCode`]: credit ? '381' : '380',
      'cbc:Note': invoice.note,
      'cbc:DocumentCurrencyCode': currency,
      'cbc:TaxCurrencyCode': accounting?.currency,
      'cbc:BuyerReference': invoice.buyer_reference,
      'cac:InvoicePeriod': period && { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to },
      'cac:OrderReference': invoice.order_number ? { 'cbc:ID': invoice.order_number } : null,
      'cac:BillingReference': invoice.preceding && {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': invoice.preceding.number,
          'cbc:IssueDate': invoice.preceding.issued,
        },
      },
      'cac:AccountingSupplierParty': { 'cac:Party': party(invoice.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': party(invoice.buyer) },
      'cac:Delivery':
        invoice.delivered || invoice.deliver_to
          ? {
              'cbc:ActualDeliveryDate': invoice.delivered,
              'cac:DeliveryLocation': invoice.deliver_to
                ? {
                    'cac:Address': {
                      'cac:Country': { 'cbc:IdentificationCode': invoice.deliver_to },
                    },
                  }
                : null,
            }
          : null,
      'cac:PaymentMeans': transfer && {
        'cbc:PaymentMeansCode': transfer.code,
        'cbc:PaymentDueDate': credit ? due : null,
        'cbc:PaymentID': invoice.number,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': transfer.iban,
          'cac:FinancialInstitutionBranch': transfer.bic ? { 'cbc:ID': transfer.bic } : null,
        },
      },
      'cac:PaymentTerms': invoice.terms ? { 'cbc:Note': invoice.terms } : null,
      'cac:AllowanceCharge': invoice.allowances.map((allowance) => ({
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': allowance.reason,
        'cbc:MultiplierFactorNumeric': allowance.percent,
        'cbc:Amount': money(allowance.amount),
        'cbc:BaseAmount': allowance.base === null ? null : money(allowance.base),
        'cac:TaxCategory': category(allowance),
      })),
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': money(totals.tax),
          'cac:TaxSubtotal': invoice.taxes.map((tax) => ({
            'cbc:TaxableAmount': money(tax.taxable),
            'cbc:TaxAmount': money(tax.amount),
            'cac:TaxCategory': category(tax, {
              'cbc:TaxExemptionReasonCode': tax.reason_code,
              'cbc:TaxExemptionReason': tax.reason,
            }),
          })),
        },
        ...(accounting
          ? [{ 'cbc:TaxAmount': { '@currencyID': accounting.currency, '#': accounting.tax } }]
          : []),
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': money(totals.lines),
        'cbc:TaxExclusiveAmount': money(totals.net),
        'cbc:TaxInclusiveAmount': money(totals.total),
        'cbc:AllowanceTotalAmount': money(totals.allowances),
        'cbc:PrepaidAmount': money(totals.paid),
        'cbc:PayableAmount': money(totals.payable),
      },
      [`cac:${name}Line`]: invoice.lines.map((line) => ({
        'cbc:ID': line.id,
        [credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
          '@unitCode': line.unit,
          '#': line.quantity,
        },
        'cbc:LineExtensionAmount': money(line.amount),
        'cac:Item': {
          'cbc:Description': line.description,
          'cbc:Name': line.name,
          'cac:ClassifiedTaxCategory': category(line),
        },
        'cac:Price': { 'cbc:PriceAmount': money(line.price) },
      })),
    },
  })
}

function party({
  name,
  address,
  vat_id,
  tax_number,
  registration_number,
  contact,
}: EParty): XmlElement {
  const [street, additional, third] = address.lines

  const registrations = [
    ...(vat_id ? [{ 'cbc:CompanyID': vat_id, ...VAT }] : []),
    ...(tax_number ? [{ 'cbc:CompanyID': tax_number, 'cac:TaxScheme': { 'cbc:ID': 'LOC' } }] : []),
  ]

  return {
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:AdditionalStreetName': additional,
      'cbc:CityName': address.city,
      'cbc:PostalZone': address.postcode,
      'cac:AddressLine': third === undefined ? null : { 'cbc:Line': third },
      'cac:Country': { 'cbc:IdentificationCode': address.country },
    },
    'cac:PartyTaxScheme': registrations,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': registration_number },
    'cac:Contact': contact && {
      'cbc:Name': contact.name,
      'cbc:Telephone': contact.phone,
      'cbc:ElectronicMail': contact.email,
    },
  }
}
