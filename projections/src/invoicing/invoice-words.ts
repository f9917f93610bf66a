export const invoiceLanguages = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const

type Language = (typeof invoiceLanguages)[number]

/** `{step}` is the smallest amount, such as 0.01 EUR. */
const en = {
  creditNote: 'Credit note',
  creditNumber: 'Credit note number',
  corrects: 'For invoice',
  reason: 'Reason',
  invoice: 'Invoice',
  draft: 'Draft',
  from: 'From',
  billTo: 'Bill to',
  number: 'Invoice number',
  issued: 'Issue date',
  due: 'Due date',
  description: 'Description',
  quantity: 'Quantity',
  units: { HUR: 'h', DAY: 'days', C62: 'pcs', KMT: 'km', LS: 'lump sum', MON: 'months' },
  price: 'Unit price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance due',
  notes: 'Notes',
  terms: 'Terms',
  vat: 'VAT',
  vatIn: 'VAT in {currency}',
  vatId: 'VAT ID',
  taxNumber: 'Tax number',
  registration: 'Registration number',
  supplied: 'Supplied',
  reference: 'Your reference',
  order: 'Order number',
  taxable: 'on {amount}',
  bank: 'Bank account',
  roundingTotal:
    'The discount and each tax are worked out on the sum of what they apply to, the discount first, and rounded once, half up to {step}.',
  why: {
    S: 'Standard rate',
    Z: 'Zero rated',
    E: 'Exempt',
    AE: 'Reverse charge: the recipient owes the VAT',
    K: 'Supply within the EU, exempt from VAT',
    G: 'Export outside of the EU, exempt from VAT',
    O: 'Outside of the scope of VAT',
  },
  rounding:
    'Discount and taxes are worked out on each line, the discount first, and each is rounded half up to {step}. The total is the sum of the rounded lines.',
}

export type InvoiceWords = typeof en

const wordsByLanguage: Record<Language, InvoiceWords> = {
  en,
  zh: {
    creditNote: '贷项通知单',
    creditNumber: '贷项通知单编号',
    corrects: '对应发票',
    reason: '原因',
    invoice: '发票',
    draft: '草稿',
    from: '开票方',
    billTo: '收票方',
    number: '发票编号',
    issued: '开票日期',
    due: '到期日',
    description: '说明',
    quantity: '数量',
    units: { HUR: '小时', DAY: '天', C62: '件', KMT: '公里', LS: '总价', MON: '月' },
    price: '单价',
    amount: '金额',
    subtotal: '小计',
    total: '合计',
    paid: '已付',
    balance: '应付余额',
    notes: '备注',
    terms: '条款',
    vat: '增值税',
    vatIn: '以 {currency} 计的增值税',
    vatId: '增值税号',
    taxNumber: '税号',
    registration: '注册号',
    supplied: '供货日期',
    reference: '贵方编号',
    order: '订单号',
    taxable: '基数 {amount}',
    bank: '银行账户',
    roundingTotal: '折扣和各项税款按其适用金额之和计算,先计折扣,各四舍五入一次至 {step}。',
    why: {
      S: '标准税率',
      Z: '零税率',
      E: '免税',
      AE: '反向征收:由收票方缴纳增值税',
      K: '欧盟内部供货,免征增值税',
      G: '出口至欧盟以外,免征增值税',
      O: '不属于增值税征收范围',
    },
    rounding: '折扣和税款按行计算,先计折扣,各自四舍五入至 {step}。合计为各行舍入后金额之和。',
  },
  es: {
    creditNote: 'Factura rectificativa',
    creditNumber: 'Número de rectificativa',
    corrects: 'De la factura',
    reason: 'Motivo',
    invoice: 'Factura',
    draft: 'Borrador',
    from: 'De',
    billTo: 'Facturar a',
    number: 'Número de factura',
    issued: 'Fecha de emisión',
    due: 'Fecha de vencimiento',
    description: 'Descripción',
    quantity: 'Cantidad',
    units: { HUR: 'h', DAY: 'días', C62: 'uds.', KMT: 'km', LS: 'tanto alzado', MON: 'meses' },
    price: 'Precio unitario',
    amount: 'Importe',
    subtotal: 'Subtotal',
    total: 'Total',
    paid: 'Pagado',
    balance: 'Saldo pendiente',
    notes: 'Notas',
    terms: 'Condiciones',
    vat: 'IVA',
    vatIn: 'IVA en {currency}',
    vatId: 'NIF-IVA',
    taxNumber: 'Número fiscal',
    registration: 'Número de registro',
    supplied: 'Fecha de suministro',
    reference: 'Su referencia',
    order: 'Número de pedido',
    taxable: 'sobre {amount}',
    bank: 'Cuenta bancaria',
    roundingTotal:
      'El descuento y cada impuesto se calculan sobre la suma a la que se aplican, primero el descuento, y se redondean una sola vez a {step} (la mitad, hacia arriba).',
    why: {
      S: 'Tipo general',
      Z: 'Tipo cero',
      E: 'Exento',
      AE: 'Inversión del sujeto pasivo',
      K: 'Entrega intracomunitaria exenta de IVA',
      G: 'Exportación fuera de la UE exenta de IVA',
      O: 'No sujeto a IVA',
    },
    rounding:
      'El descuento y los impuestos se calculan en cada línea, primero el descuento, y cada uno se redondea a {step} (la mitad, hacia arriba). El total es la suma de las líneas redondeadas.',
  },
  fr: {
    creditNote: 'Avoir',
    creditNumber: 'Numéro d’avoir',
    corrects: 'Sur la facture',
    reason: 'Motif',
    invoice: 'Facture',
    draft: 'Brouillon',
    from: 'De',
    billTo: 'Facturé à',
    number: 'Numéro de facture',
    issued: 'Date d’émission',
    due: 'Date d’échéance',
    description: 'Description',
    quantity: 'Quantité',
    units: { HUR: 'h', DAY: 'jours', C62: 'pièces', KMT: 'km', LS: 'forfait', MON: 'mois' },
    price: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    total: 'Total',
    paid: 'Payé',
    balance: 'Reste à payer',
    notes: 'Remarques',
    terms: 'Conditions',
    vat: 'TVA',
    vatIn: 'TVA en {currency}',
    vatId: 'N° de TVA',
    taxNumber: 'Numéro fiscal',
    registration: 'Numéro d’immatriculation',
    supplied: 'Date de prestation',
    reference: 'Votre référence',
    order: 'Numéro de commande',
    taxable: 'sur {amount}',
    bank: 'Compte bancaire',
    roundingTotal:
      'La remise et chaque taxe sont calculées sur la somme à laquelle elles s’appliquent, la remise d’abord, et arrondies une seule fois à {step} (la moitié vers le haut).',
    why: {
      S: 'Taux normal',
      Z: 'Taux zéro',
      E: 'Exonéré',
      AE: 'Autoliquidation de la TVA par le preneur',
      K: 'Livraison intracommunautaire exonérée de TVA',
      G: 'Exportation hors de l’UE exonérée de TVA',
      O: 'Hors champ de la TVA',
    },
    rounding:
      'La remise et les taxes sont calculées ligne par ligne, la remise d’abord, et chacune est arrondie à {step} (la moitié vers le haut). Le total est la somme des lignes arrondies.',
  },
  it: {
    creditNote: 'Nota di credito',
    creditNumber: 'Numero nota di credito',
    corrects: 'Per la fattura',
    reason: 'Motivo',
    invoice: 'Fattura',
    draft: 'Bozza',
    from: 'Da',
    billTo: 'Intestata a',
    number: 'Numero fattura',
    issued: 'Data di emissione',
    due: 'Data di scadenza',
    description: 'Descrizione',
    quantity: 'Quantità',
    units: { HUR: 'ore', DAY: 'giorni', C62: 'pezzi', KMT: 'km', LS: 'a corpo', MON: 'mesi' },
    price: 'Prezzo unitario',
    amount: 'Importo',
    subtotal: 'Subtotale',
    total: 'Totale',
    paid: 'Pagato',
    balance: 'Saldo dovuto',
    notes: 'Note',
    terms: 'Condizioni',
    vat: 'IVA',
    vatIn: 'IVA in {currency}',
    vatId: 'Partita IVA',
    taxNumber: 'Codice fiscale',
    registration: 'Numero di registrazione',
    supplied: 'Data della fornitura',
    reference: 'Vostro riferimento',
    order: 'Numero d’ordine',
    taxable: 'su {amount}',
    bank: 'Conto bancario',
    roundingTotal:
      'Lo sconto e ogni imposta sono calcolati sulla somma a cui si applicano, prima lo sconto, e arrotondati una sola volta a {step} (la metà per eccesso).',
    why: {
      S: 'Aliquota ordinaria',
      Z: 'Aliquota zero',
      E: 'Esente',
      AE: 'Inversione contabile',
      K: 'Cessione intracomunitaria non imponibile IVA',
      G: 'Esportazione extra UE non imponibile IVA',
      O: 'Fuori campo IVA',
    },
    rounding:
      'Lo sconto e le imposte sono calcolati su ogni riga, prima lo sconto, e ciascuno è arrotondato a {step} (la metà per eccesso). Il totale è la somma delle righe arrotondate.',
  },
  ar: {
    creditNote: 'إشعار دائن',
    creditNumber: 'رقم الإشعار الدائن',
    corrects: 'عن الفاتورة',
    reason: 'السبب',
    invoice: 'فاتورة',
    draft: 'مسودة',
    from: 'من',
    billTo: 'إلى',
    number: 'رقم الفاتورة',
    issued: 'تاريخ الإصدار',
    due: 'تاريخ الاستحقاق',
    description: 'الوصف',
    quantity: 'الكمية',
    units: { HUR: 'ساعة', DAY: 'يوم', C62: 'قطعة', KMT: 'كم', LS: 'مبلغ مقطوع', MON: 'شهر' },
    price: 'سعر الوحدة',
    amount: 'المبلغ',
    subtotal: 'المجموع الفرعي',
    total: 'الإجمالي',
    paid: 'المدفوع',
    balance: 'الرصيد المستحق',
    notes: 'ملاحظات',
    terms: 'الشروط',
    vat: 'ضريبة القيمة المضافة',
    vatIn: 'الضريبة بعملة {currency}',
    vatId: 'رقم ضريبة القيمة المضافة',
    taxNumber: 'الرقم الضريبي',
    registration: 'رقم السجل',
    supplied: 'تاريخ التوريد',
    reference: 'مرجعكم',
    order: 'رقم الطلب',
    taxable: 'على {amount}',
    bank: 'الحساب المصرفي',
    roundingTotal:
      'يُحسب الخصم وكل ضريبة على مجموع ما تنطبق عليه، الخصم أولاً، ويُقرَّب كل منها مرة واحدة إلى {step} (النصف إلى الأعلى).',
    why: {
      S: 'النسبة العادية',
      Z: 'النسبة الصفرية',
      E: 'معفى',
      AE: 'احتساب عكسي: المستلم يسدد الضريبة',
      K: 'توريد داخل الاتحاد الأوروبي معفى من الضريبة',
      G: 'تصدير خارج الاتحاد الأوروبي معفى من الضريبة',
      O: 'خارج نطاق ضريبة القيمة المضافة',
    },
    rounding:
      'يُحسب الخصم والضرائب على كل بند، الخصم أولاً، ويُقرَّب كل منها إلى {step} (النصف إلى الأعلى). الإجمالي هو مجموع البنود المقرَّبة.',
  },
}

export const languageOf = (locale: string): Language =>
  invoiceLanguages.find((language) => locale.toLowerCase().split('-')[0] === language) ?? 'en'

export const wordsOf = (language: Language): InvoiceWords => wordsByLanguage[language]

/** Sentences for clients who came to pay. */
const english = {
  noPaypal:
    '{seller} does not take payments by PayPal. Please pay as the invoice says, or ask them.',
  settled: 'There is nothing left to pay on this invoice.',
  away: 'PayPal does not answer at the moment. Nothing was paid. Please try again in a few minutes.',
  notPossible:
    'PayPal cannot take a payment for this invoice. Please pay as the invoice says, or ask {seller}.',
  pending:
    'PayPal has your payment and is still checking it. {seller} hears from PayPal as soon as it is done; please do not pay again.',
  declined:
    'PayPal did not take the payment. Nothing was paid. Please go back to the invoice and try again, perhaps by another card or account.',
}

export type Notice = keyof typeof english

const notices: Record<Language, Record<Notice, string>> = {
  en: english,
  zh: {
    noPaypal: '{seller} 不接受 PayPal 付款。请按发票说明付款,或与其联系。',
    settled: '此发票已无需付款。',
    away: 'PayPal 目前没有响应。尚未付款。请几分钟后再试。',
    notPossible: 'PayPal 无法为此发票收款。请按发票说明付款,或与 {seller} 联系。',
    pending: 'PayPal 已收到您的付款,仍在核实。核实后 PayPal 会通知 {seller};请勿重复付款。',
    declined: 'PayPal 未接受此次付款。尚未付款。请返回发票重试,或换用其他银行卡或账户。',
  },
  es: {
    noPaypal:
      '{seller} no acepta pagos por PayPal. Pague como indica la factura o póngase en contacto con ellos.',
    settled: 'No queda nada por pagar de esta factura.',
    away: 'PayPal no responde en este momento. No se ha pagado nada. Vuelva a intentarlo en unos minutos.',
    notPossible:
      'PayPal no puede cobrar esta factura. Pague como indica la factura o pregunte a {seller}.',
    pending:
      'PayPal tiene su pago y aún lo está comprobando. {seller} lo sabrá por PayPal en cuanto termine; no pague de nuevo.',
    declined:
      'PayPal no aceptó el pago. No se ha pagado nada. Vuelva a la factura e inténtelo de nuevo, quizá con otra tarjeta o cuenta.',
  },
  fr: {
    noPaypal:
      '{seller} n’accepte pas les paiements par PayPal. Payez comme l’indique la facture ou contactez-les.',
    settled: 'Il ne reste rien à payer sur cette facture.',
    away: 'PayPal ne répond pas pour le moment. Rien n’a été payé. Réessayez dans quelques minutes.',
    notPossible:
      'PayPal ne peut pas encaisser cette facture. Payez comme l’indique la facture ou demandez à {seller}.',
    pending:
      'PayPal a reçu votre paiement et le vérifie encore. {seller} en sera informé par PayPal ; ne payez pas une seconde fois.',
    declined:
      'PayPal n’a pas accepté le paiement. Rien n’a été payé. Revenez à la facture et réessayez, au besoin avec une autre carte ou un autre compte.',
  },
  it: {
    noPaypal:
      '{seller} non accetta pagamenti con PayPal. Pagate come indicato in fattura o contattateli.',
    settled: 'Non resta nulla da pagare su questa fattura.',
    away: 'PayPal non risponde al momento. Non è stato pagato nulla. Riprovate tra qualche minuto.',
    notPossible:
      'PayPal non può incassare questa fattura. Pagate come indicato in fattura o chiedete a {seller}.',
    pending:
      'PayPal ha ricevuto il pagamento e lo sta ancora verificando. {seller} ne avrà notizia da PayPal; non pagate di nuovo.',
    declined:
      'PayPal non ha accettato il pagamento. Non è stato pagato nulla. Tornate alla fattura e riprovate, magari con un’altra carta o un altro conto.',
  },
  ar: {
    noPaypal:
      'لا تقبل {seller} الدفع عبر PayPal. يُرجى الدفع كما هو مبيّن في الفاتورة أو التواصل معهم.',
    settled: 'لم يتبقَّ ما يُدفع في هذه الفاتورة.',
    away: 'لا يستجيب PayPal حاليًا. لم يُدفع شيء. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
    notPossible:
      'لا يستطيع PayPal تحصيل هذه الفاتورة. يُرجى الدفع كما هو مبيّن في الفاتورة أو سؤال {seller}.',
    pending:
      'استلم PayPal دفعتك ولا يزال يتحقق منها. سيُبلغ PayPal {seller} عند الانتهاء؛ يُرجى عدم الدفع مرة أخرى.',
    declined:
      'لم يقبل PayPal الدفعة. لم يُدفع شيء. يُرجى العودة إلى الفاتورة والمحاولة مرة أخرى، ربما ببطاقة أو حساب آخر.',
  },
}

export const noticesOf = (language: Language): Record<Notice, string> => notices[language]
