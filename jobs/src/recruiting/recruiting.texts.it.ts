import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './recruiting.texts.en'

const monthsLong = (months: number) =>
  counted('it', months, {
    one: 'un mese',
    many: `${months} di mesi`,
    other: `${months} mesi`,
  })

export const it: typeof en = {
  opening: 'Annuncio',
  when: 'Quando',
  where: 'Dove',
  minutes: (minutes) =>
    counted('it', minutes, {
      one: 'un minuto',
      many: `${minutes} di minuti`,
      other: `${minutes} minuti`,
    }),
  received: (opening, company, months) => ({
    subject: `La Sua candidatura: ${opening}`,
    heading: 'Grazie per la Sua candidatura',
    lines: [
      `${company} ha ricevuto la Sua candidatura per ${opening} e La contatterà.`,
      'Nella pagina qui sotto può leggere i messaggi sulla candidatura e rispondere. Chiunque abbia questo link può leggerli: lo tenga per sé.',
    ],
    note: `La Sua candidatura viene conservata per ${monthsLong(months)} dopo l’ultimo passaggio e poi cancellata.`,
  }),
  button: 'Apri i messaggi',
  reply: (name, opening) => ({
    subject: `Risposta di ${name}: ${opening}`,
    heading: `Risposta di ${name}`,
    lines: [`Una persona candidata per ${opening} ti ha scritto.`],
    button: 'Leggi e rispondi',
  }),
  invited: (opening, company) => ({
    subject: `Colloquio: ${opening}`,
    heading: 'Invito a un colloquio',
    lines: [
      `${company} La invita a un colloquio per ${opening}. Il file allegato lo inserisce nel Suo calendario.`,
    ],
  }),
  leads: (name, opening) => ({
    subject: `Colloquio con ${name}: ${opening}`,
    heading: `Colloquio con ${name}`,
    lines: [
      `Conduci un colloquio per ${opening}. Il file allegato lo inserisce nel tuo calendario. Dopo il colloquio, inserisci la tua valutazione.`,
    ],
    button: 'Vedi i tuoi colloqui',
  }),
  moved: (opening) => ({
    subject: `Colloquio modificato: ${opening}`,
    heading: 'Un colloquio è cambiato',
    lines: [`Il colloquio per ${opening} è cambiato. Il file allegato aggiorna il calendario.`],
  }),
  cancelled: (opening) => ({
    subject: `Colloquio annullato: ${opening}`,
    heading: 'Un colloquio è stato annullato',
    lines: [
      `Il colloquio per ${opening} non avrà luogo. Il file allegato lo toglie dal calendario.`,
    ],
  }),
  takenOff: (name, opening) => ({
    subject: `Non conduci più il colloquio con ${name}: ${opening}`,
    heading: 'Non conduci più questo colloquio',
    lines: [
      `Il colloquio con ${name} per ${opening} lo conducono altri. Il file allegato lo toglie dal tuo calendario.`,
    ],
  }),
  candidate: (company) => `Riceve questo messaggio perché ha inviato una candidatura a ${company}.`,
  colleague: (company) =>
    `Ricevi questo messaggio perché ti occupi della selezione per ${company}.`,
}
