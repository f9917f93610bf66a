import type { en } from './daily-report.texts.en'

export const it: typeof en = {
  subject: (company, day) => `${company}: ore lavorate, ${day}`,
  heading: 'Report giornaliero del lavoro',
  summary: (into, people, worked, tracked) =>
    `Presenti ${into} su ${people}, in tutto per ${worked}; tempo registrato: ${tracked}.`,
  onLeave: (names) => `Assenti: ${names}.`,
  halves: {
    first_half: (name) => `${name} (prima metà della giornata)`,
    second_half: (name) => `${name} (seconda metà della giornata)`,
    part: (name, part) => `${name} (${part})`,
  },
  person: 'Nome',
  in: 'Entrata',
  out: 'Uscita',
  stillIn: 'ancora al lavoro',
  onBreak: 'in pausa',
  noCheckOut: 'senza uscita',
  worked: 'Lavorato',
  tracked: 'Registrato',
  planned: 'Pianificato',
  done: 'Fatto',
  projects: 'Tempo per progetto',
  noProject: 'Nessun progetto',
  footer: (company) =>
    `Ricevi questo messaggio perché ${company} invia un report giornaliero del lavoro. Un amministratore può disattivarlo nelle impostazioni.`,
}
