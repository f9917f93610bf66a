import type { en } from './saved-reports.texts.en'

export const it: typeof en = {
  ready: 'Il tuo report salvato è pronto.',
  shared: (owner) => `${owner} condivide con te questo report. Mostra solo ciò che puoi vedere.`,
  period: 'Periodo',
  open: 'Apri il report',
  attached: 'Il contenuto completo è allegato come foglio di calcolo.',
  left: (rows) =>
    `Il foglio di calcolo non è allegato: sarebbe troppo grande (più di ${rows} righe o 5 MB). Esportalo dal report.`,
  nothing: 'In questi giorni non è stato registrato tempo.',
  stop: 'Non ricevere più queste email',
  footer: (company) =>
    `Ricevi questo messaggio perché hai chiesto a ${company} questo report per email.`,
  sharedFooter: (owner, company) =>
    `Ricevi questo messaggio perché ${owner} di ${company} te lo fa inviare.`,
  heads: {
    client: 'Cliente',
    project: 'Progetto',
    employee: 'Dipendente',
    task: 'Attività',
    tag: 'Etichetta',
    billable: 'Fatturabile',
  },
  none: {
    client: 'Nessun cliente',
    project: 'Nessun progetto',
    employee: 'Nessun dipendente',
    task: 'Nessuna attività',
    tag: 'Senza etichetta',
    billable: 'Fatturabile',
    notBillable: 'Non fatturabile',
  },
  share: 'Quota',
  amount: 'Importo',
  time: 'Tempo',
  total: 'Totale',
  entries: 'Registrazioni',
  created: 'Attività create',
  completed: 'Attività completate',
  tagsOnce: 'Una registrazione conta in ognuna delle sue etichette. Il totale la conta una volta.',
  more: (lines) => `Altre righe del report: ${lines}.`,
}
