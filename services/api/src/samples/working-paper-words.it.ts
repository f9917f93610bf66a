import { counted } from '@workledger/contracts/kernel/written'
import type { PaperTexts } from './working-paper-words.en'

export const it: PaperTexts = {
  title: 'Carta di lavoro',
  population: {
    pay: 'Posizioni di elaborazioni approvate',
    leaves: 'Assenze approvate',
    expenses: 'Spese approvate',
    invoices: 'Fatture emesse',
    contracts: 'Modifiche ai contratti',
  },
  status: { in_progress: 'In corso', finished: 'Concluso' },
  fact: {
    company: 'Azienda',
    population: 'Popolazione',
    period: 'Periodo',
    size: 'Campione su popolazione',
    sums: 'Importi, campione sul totale',
    seed: 'Seme',
    algorithm: 'Metodo di estrazione',
    position: 'Registro fino alla posizione',
    head: 'Hash di quell’evento',
    digest: 'SHA-256 della popolazione',
    drawn: 'Estratto il',
    status: 'Stato',
    results: 'Risultati',
    made: 'Questa carta',
  },
  column: {
    number: 'N.',
    name: 'Interessato',
    day: 'Giorno',
    what: 'Dettaglio',
    amount: 'Importo',
    currency: 'Valuta',
    days: 'Giorni',
    result: 'Risultato',
    note: 'Nota',
    why: 'Che cosa ha rilevato il server',
    marked: 'Esito dato',
    key: 'Chiave',
    stream: 'Flusso',
  },
  mark: { pass: 'Superato', exception: 'Eccezione', note: 'Nota', open: 'Aperto' },
  results: ({ passed, exceptions, notes, open }) =>
    [
      counted('it', passed, { one: '1 superato', other: `${passed} superati` }),
      counted('it', exceptions, { one: '1 eccezione', other: `${exceptions} eccezioni` }),
      counted('it', notes, { one: '1 nota', other: `${notes} note` }),
      counted('it', open, { one: '1 aperto', other: `${open} aperti` }),
    ].join(', '),
  signature: ['Controllo eseguito da, data', 'Revisione eseguita da, data'],
}
