import type { en } from './evidence-words.en'

export const it: typeof en = {
  title: 'Pacchetto di prove',
  scope: {
    payrun: (name) => `Elaborazione paghe ${name}`,
    leaves: (name) => `Assenze di ${name}`,
    invoice: (name) => `Fattura ${name}`,
    period: (name) => `Eventi registrati: ${name} (UTC)`,
  },
  facts: {
    company: 'Azienda',
    made: 'Creato il',
    by: 'Da',
    events: 'Eventi',
    head: 'Fine del registro',
    chain: 'Catena del registro',
  },
  intact: 'Verificata, nessun problema rilevato',
  faulty: 'È stato rilevato un problema: vedi chain.json',
  proof: 'Che cosa prova questo pacchetto, e che cosa no',
  proves: [
    'Esegui node verify.mjs in questa cartella. Ricalcola l’hash di ogni evento dal suo contenuto e dall’hash precedente, e confronta ogni file con files.json.',
    'Un evento che supera la verifica ha il contenuto, l’autore e gli orari che il registro ha concatenato. I campi personali sono concatenati in forma cifrata. Il pacchetto prova che il registro li ha ricevuti, e quando. Che il testo leggibile qui sia quello cifrato lo garantisce solo il server che ha creato il pacchetto.',
    'Tra due eventi che non si susseguono, il registro ha eventi che non sono in questo pacchetto. Quindi il pacchetto da solo non prova né il loro ordine né che contenga tutti gli eventi del suo ambito.',
    'Ogni evento successivo alla prima chiave è firmato dal processo che l’ha scritto (signatures.json, keys.json). verify.mjs controlla le firme e stampa la chiave di firma dell’installazione: confrontala con la chiave che ha l’operatore del server.',
    'Chi riscrive tutta questa cartella può renderla di nuovo coerente. Confronta gli hash con gli ancoraggi conservati fuori dal database (chain.json contiene quelli noti al server), o annota lo SHA-256 di files.json che verify.mjs stampa.',
  ],
  withheld: 'Contenuto non incluso: qui c’è solo il link.',
  columns: {
    at: 'Quando (UTC)',
    who: 'Chi',
    what: 'Che cosa',
    where: 'Record',
    position: 'Posizione',
  },
  behind: (name) => `accesso eseguito da ${name}`,
  system: 'Workledger',
  unknown: 'Sconosciuto',
  documents: 'Documenti',
  unprinted: 'impossibile stampare',
  more: (most) => `Qui ci sono i primi ${most}; ce ne sono altri.`,
  none: 'Nessuno',
}
