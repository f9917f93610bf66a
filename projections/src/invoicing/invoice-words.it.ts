import type { en } from './invoice-words.en'

export const it: typeof en = {
  words: {
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
  notices: {
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
}
