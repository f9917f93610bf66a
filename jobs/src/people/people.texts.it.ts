import type { en } from './people.texts.en'

export const it: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `Entra in ${company} su Workledger`,
    heading: name ? `Ciao ${name},` : 'Ciao,',
    lines: [
      inviter
        ? `${inviter} ti invita a entrare in ${company} su Workledger.`
        : `${company} ti invita a entrare su Workledger.`,
      'Lì registri entrate e uscite, registri il tuo tempo, richiedi assenze e trovi le tue buste paga.',
    ],
    button: 'Accetta l’invito',
    note: 'L’invito funziona per 7 giorni. Dopo, chiedine uno nuovo.',
    footer: `Ricevi questo messaggio perché ${company} ha inserito il tuo indirizzo tra quelli del suo personale.`,
  }),
}
