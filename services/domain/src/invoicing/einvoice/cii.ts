import type { EInvoice, EParty, EVat } from './semantic-model'
import { type XmlElement, xmlDocument } from './xml'

const urn = (name: string) => `urn:un:unece:uncefact:data:standard:${name}:100`

/** Formats a day without separators: format 102 of UNTDID 2379. */
const dayElement = (value: string, prefix = 'udt'): XmlElement => ({
  [`${prefix}:DateTimeString`]: { '@format': '102', '#': value.replaceAll('-', '') },
})

const vat = ({ category, rate }: EVat): XmlElement => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': category,
  'ram:RateApplicablePercent': rate,
})

/**
 * Returns an e-invoice as Cross Industry Invoice D16B of UN/CEFACT, by the binding of CEN/TS
 * 16931-3-3. Factur-X embeds it in its profile EN 16931.
 */
export function cii(invoice: EInvoice): string {
  const { totals, currency, period, transfer, tax_accounting: accounting } = invoice
  return xmlDocument({
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': urn('CrossIndustryInvoice'),
      '@xmlns:ram': urn('ReusableAggregateBusinessInformationEntity'),
      '@xmlns:qdt': urn('QualifiedDataType'),
      '@xmlns:udt': urn('UnqualifiedDataType'),
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': invoice.kind === 'credit-note' ? '381' : '380',
        'ram:IssueDateTime': dayElement(invoice.issued),
        'ram:IncludedNote': invoice.note ? { 'ram:Content': invoice.note } : null,
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line) => ({
          'ram:AssociatedDocumentLineDocument': { 'ram:LineID': line.id },
          'ram:SpecifiedTradeProduct': {
            'ram:Name': line.name,
            'ram:Description': line.description,
          },
          'ram:SpecifiedLineTradeAgreement': {
            'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.price },
          },
          'ram:SpecifiedLineTradeDelivery': {
            'ram:BilledQuantity': { '@unitCode': line.unit, '#': line.quantity },
          },
          'ram:SpecifiedLineTradeSettlement': {
            'ram:ApplicableTradeTax': vat(line),
            'ram:SpecifiedTradeSettlementLineMonetarySummation': {
              'ram:LineTotalAmount': line.amount,
            },
          },
        })),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': invoice.buyer_reference,
          'ram:SellerTradeParty': party(invoice.seller),
          'ram:BuyerTradeParty': party(invoice.buyer),
          'ram:BuyerOrderReferencedDocument': invoice.order_number
            ? { 'ram:IssuerAssignedID': invoice.order_number }
            : null,
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ShipToTradeParty': invoice.deliver_to
            ? { 'ram:PostalTradeAddress': { 'ram:CountryID': invoice.deliver_to } }
            : null,
          'ram:ActualDeliverySupplyChainEvent': invoice.delivered
            ? { 'ram:OccurrenceDateTime': dayElement(invoice.delivered) }
            : null,
        },
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:PaymentReference': invoice.number,
          'ram:TaxCurrencyCode': accounting?.currency,
          'ram:InvoiceCurrencyCode': currency,
          'ram:SpecifiedTradeSettlementPaymentMeans': transfer && {
            'ram:TypeCode': transfer.code,
            'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': transfer.iban },
            'ram:PayeeSpecifiedCreditorFinancialInstitution': transfer.bic
              ? { 'ram:BICID': transfer.bic }
              : null,
          },
          'ram:ApplicableTradeTax': invoice.taxes.map((tax) => ({
            'ram:CalculatedAmount': tax.amount,
            'ram:TypeCode': 'VAT',
            'ram:ExemptionReason': tax.reason,
            'ram:BasisAmount': tax.taxable,
            'ram:CategoryCode': tax.category,
            'ram:ExemptionReasonCode': tax.reason_code,
            'ram:RateApplicablePercent': tax.rate,
          })),
          'ram:BillingSpecifiedPeriod': period && {
            'ram:StartDateTime': dayElement(period.from),
            'ram:EndDateTime': dayElement(period.to),
          },
          'ram:SpecifiedTradeAllowanceCharge': invoice.allowances.map((allowance) => ({
            'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
            'ram:CalculationPercent': allowance.percent,
            'ram:BasisAmount': allowance.base,
            'ram:ActualAmount': allowance.amount,
            'ram:Reason': allowance.reason,
            'ram:CategoryTradeTax': vat(allowance),
          })),
          'ram:SpecifiedTradePaymentTerms': {
            'ram:Description': invoice.terms,
            'ram:DueDateDateTime': invoice.due ? dayElement(invoice.due) : null,
          },
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': totals.lines,
            'ram:AllowanceTotalAmount': totals.allowances,
            'ram:TaxBasisTotalAmount': totals.net,
            'ram:TaxTotalAmount': [
              { '@currencyID': currency, '#': totals.tax },
              ...(accounting ? [{ '@currencyID': accounting.currency, '#': accounting.tax }] : []),
            ],
            'ram:GrandTotalAmount': totals.total,
            'ram:TotalPrepaidAmount': totals.paid,
            'ram:DuePayableAmount': totals.payable,
          },
          'ram:InvoiceReferencedDocument': invoice.preceding && {
            'ram:IssuerAssignedID': invoice.preceding.number,
            'ram:FormattedIssueDateTime': dayElement(invoice.preceding.issued, 'qdt'),
          },
        },
      },
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
  const [one, two, three] = address.lines
  const registration = (scheme: string, id: string) => ({
    'ram:ID': { '@schemeID': scheme, '#': id },
  })

  return {
    'ram:Name': name,
    'ram:SpecifiedLegalOrganization': registration_number
      ? { 'ram:ID': registration_number }
      : null,
    'ram:DefinedTradeContact': contact && {
      'ram:PersonName': contact.name,
      'ram:TelephoneUniversalCommunication': contact.phone
        ? { 'ram:CompleteNumber': contact.phone }
        : null,
      'ram:EmailURIUniversalCommunication': contact.email ? { 'ram:URIID': contact.email } : null,
    },
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': address.postcode,
      'ram:LineOne': one,
      'ram:LineTwo': two,
      'ram:LineThree': three,
      'ram:CityName': address.city,
      'ram:CountryID': address.country,
    },
    'ram:SpecifiedTaxRegistration': [
      ...(vat_id ? [registration('VA', vat_id)] : []),
      ...(tax_number ? [registration('FC', tax_number)] : []),
    ],
  }
}
