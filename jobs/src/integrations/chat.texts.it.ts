import type { en } from './chat.texts.en'

export const it: typeof en = {
  test: 'Prova',
  testText: (company) => `${company} può pubblicare qui.`,
  waiting: 'Serve una decisione',
  waits: {
    leave: 'Una richiesta di assenza attende una decisione.',
    expense: 'Una spesa attende una decisione.',
    correction: 'Una correzione del tempo registrato attende una decisione.',
    timesheet: 'Una settimana inviata attende una decisione.',
    overtime: 'Degli straordinari attendono una decisione.',
    pay_run: 'Un’elaborazione paghe attende l’approvazione.',
  },
  decide: 'Decidi',
  more: (count) =>
    count === 1 ? 'C’è un altro elemento in attesa.' : `Altri ${count} elementi in attesa.`,
  inbox: 'Apri «In arrivo»',
  away: (day) => `Assenti: ${day}`,
  half: (name) => `${name} (mezza giornata)`,
  part: (name, part) => `${name} (${part})`,
  others: (count) => (count === 1 ? '1 altra persona' : `altre ${count} persone`),
  approved: 'Elaborazione paghe approvata',
  approvedText: (period, payDate) =>
    `L’elaborazione paghe del periodo ${period} è approvata. Data di pagamento: ${payDate}.`,
  payslips: 'Apri le buste paga',
  off: {
    subject: (name) => `Il canale di chat ${name} è disattivato`,
    failing: (host) => `Un messaggio a ${host} non riesce da tre giorni.`,
    gone: (host) => `${host} ha risposto che il canale o il suo indirizzo non esiste più.`,
    next: 'Controlla l’indirizzo in Slack o Teams, poi riattiva il canale.',
    button: 'Apri il canale',
    footer: (company) => `Ricevi questo messaggio perché amministri ${company}.`,
  },
}
