import { counted } from '@workledger/contracts/kernel/written'
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
    unit: (unit, count) =>
      ({
        HUR: counted('it', count, { one: 'ora', other: 'ore' }),
        DAY: counted('it', count, { one: 'giorno', other: 'giorni' }),
        C62: counted('it', count, { one: 'pezzo', other: 'pezzi' }),
        KMT: 'km',
        LS: 'a corpo',
        MON: counted('it', count, { one: 'mese', other: 'mesi' }),
      })[unit],
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
    supplied: 'Data della prestazione',
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
      AE: 'Inversione contabile: l’IVA è dovuta dal destinatario',
      K: 'Cessione intracomunitaria non imponibile IVA',
      G: 'Esportazione extra UE non imponibile IVA',
      O: 'Fuori campo IVA',
    },
    rounding:
      'Lo sconto e le imposte sono calcolati su ogni voce, prima lo sconto, e ciascuno è arrotondato a {step} (la metà per eccesso). Il totale è la somma delle voci arrotondate.',
  },
  notices: {
    noPaypal:
      '{seller} non accetta pagamenti con PayPal. La preghiamo di pagare come indicato in fattura, o di chiedere a chi l’ha emessa.',
    settled: 'Su questa fattura non resta nulla da pagare.',
    away: 'PayPal non risponde in questo momento. Non è stato pagato nulla. La preghiamo di riprovare tra qualche minuto.',
    notPossible:
      'PayPal non può incassare un pagamento per questa fattura. La preghiamo di pagare come indicato in fattura, o di chiedere a {seller}.',
    pending:
      'PayPal ha ricevuto il Suo pagamento e lo sta ancora verificando. {seller} ne avrà notizia da PayPal a verifica conclusa; La preghiamo di non pagare di nuovo.',
    declined:
      'PayPal non ha accettato il pagamento. Non è stato pagato nulla. La preghiamo di tornare alla fattura e riprovare, eventualmente con un’altra carta o un altro conto.',
  },
}
