export const invoiceLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const
type Language = (typeof invoiceLanguages)[number]

/** `{step}` is the smallest amount, such as 0.01 EUR. */
const en = {
  invoice: 'Invoice',
  draft: 'Draft',
  from: 'From',
  billTo: 'Bill to',
  number: 'Invoice number',
  issued: 'Issue date',
  due: 'Due date',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance due',
  notes: 'Notes',
  terms: 'Terms',
  rounding:
    'Discount and taxes are worked out on each line, the discount first, and each is rounded half up to {step}. The total is the sum of the rounded lines.',
}
export type InvoiceWords = typeof en

const words: Record<Language, InvoiceWords> = {
  en,
  zh: {
    invoice: '发票',
    draft: '草稿',
    from: '开票方',
    billTo: '收票方',
    number: '发票编号',
    issued: '开票日期',
    due: '到期日',
    description: '说明',
    quantity: '数量',
    price: '单价',
    amount: '金额',
    subtotal: '小计',
    total: '合计',
    paid: '已付',
    balance: '应付余额',
    notes: '备注',
    terms: '条款',
    rounding: '折扣和税款按行计算,先计折扣,各自四舍五入至 {step}。合计为各行舍入后金额之和。',
  },
  es: {
    invoice: 'Factura',
    draft: 'Borrador',
    from: 'De',
    billTo: 'Facturar a',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    description: 'Descripción',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    total: 'Total',
    paid: 'Pagado',
    balance: 'Saldo pendiente',
    notes: 'Notas',
    terms: 'Condiciones',
    rounding:
      'El descuento y los impuestos se calculan en cada línea, primero el descuento, y cada uno se redondea a {step} (la mitad, hacia arriba). El total es la suma de las líneas redondeadas.',
  },
  fr: {
    invoice: 'Facture',
    draft: 'Brouillon',
    from: 'De',
    billTo: 'Facturé à',
    number: 'Numéro de facture',
    issued: 'Date d’émission',
    due: 'Date d’échéance',
    description: 'Description',
    quantity: 'Quantité',
    price: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    paid: 'Payé',
    balance: 'Reste à payer',
    notes: 'Remarques',
    terms: 'Conditions',
    rounding:
      'La remise et les taxes sont calculées ligne par ligne, la remise d’abord, et chacune est arrondie à {step} (la moitié vers le haut). Le total est la somme des lignes arrondies.',
  },
  it: {
    invoice: 'Fattura',
    draft: 'Bozza',
    from: 'Da',
    billTo: 'Intestata a',
    number: 'Numero fattura',
    issued: 'Data di emissione',
    due: 'Data di scadenza',
    description: 'Descrizione',
    quantity: 'Quantità',
    price: 'Prezzo unitario',
    amount: 'Importo',
    subtotal: 'Subtotale',
    total: 'Totale',
    paid: 'Pagato',
    balance: 'Saldo dovuto',
    notes: 'Note',
    terms: 'Condizioni',
    rounding:
      'Lo sconto e le imposte sono calcolati su ogni riga, prima lo sconto, e ciascuno è arrotondato a {step} (la metà per eccesso). Il totale è la somma delle righe arrotondate.',
  },
  ar: {
    invoice: 'فاتورة',
    draft: 'مسودة',
    from: 'من',
    billTo: 'إلى',
    number: 'رقم الفاتورة',
    issued: 'تاريخ الإصدار',
    due: 'تاريخ الاستحقاق',
    description: 'الوصف',
    quantity: 'الكمية',
    price: 'سعر الوحدة',
    amount: 'المبلغ',
    subtotal: 'المجموع الفرعي',
    total: 'الإجمالي',
    paid: 'المدفوع',
    balance: 'الرصيد المستحق',
    notes: 'ملاحظات',
    terms: 'الشروط',
    rounding: 'يُحسب الخصم والضرائب على كل بند، الخصم أولاً، ويُقرَّب كل منها إلى {step} (النصف إلى الأعلى). الإجمالي هو مجموع البنود المقرَّبة.',
  },
}

export const languageOf = (locale: string): Language =>
  invoiceLanguages.find((language) => locale.toLowerCase().split('-')[0] === language) ?? 'en'
export const wordsOf = (language: Language): InvoiceWords => words[language]

/** Sentences for clients who came to pay. */
const english = {
  noPaypal: '{seller} does not take payments by PayPal. Please pay as the invoice says, or ask them.',
  settled: 'There is nothing left to pay on this invoice.',
}
export type Notice = keyof typeof english
const notices: Record<Language, Record<Notice, string>> = {
  en: english,
  zh: { noPaypal: '{seller} 不接受 PayPal 付款。请按发票说明付款,或与其联系。', settled: '此发票已无需付款。' },
  es: {
    noPaypal: '{seller} no acepta pagos por PayPal. Pague como indica la factura o póngase en contacto con ellos.',
    settled: 'No queda nada por pagar de esta factura.',
  },
  fr: {
    noPaypal: '{seller} n’accepte pas les paiements par PayPal. Payez comme l’indique la facture ou contactez-les.',
    settled: 'Il ne reste rien à payer sur cette facture.',
  },
  it: {
    noPaypal: '{seller} non accetta pagamenti con PayPal. Pagate come indicato in fattura o contattateli.',
    settled: 'Non resta nulla da pagare su questa fattura.',
  },
  ar: {
    noPaypal: 'لا تقبل {seller} الدفع عبر PayPal. يُرجى الدفع كما هو مبيّن في الفاتورة أو التواصل معهم.',
    settled: 'لم يتبقَّ ما يُدفع في هذه الفاتورة.',
  },
}
export const noticesOf = (language: Language): Record<Notice, string> => notices[language]
