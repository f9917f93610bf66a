import type { en } from './watch.texts.en'

export const it: typeof en = {
  rules: {
    own_decision: 'Richiesta propria decisa',
    same_preparer: 'Approvazione di chi ha preparato',
    after_approval: 'Modifica dopo l’approvazione',
    outside_band: 'Retribuzione fuori fascia',
    weekend_changes: 'Molte modifiche in un giorno libero',
    signed_in_as: 'Azione sulle paghe per conto di un’altra persona',
    sign_in_exception: 'Eccezione all’accesso',
    put_back: 'Regole cambiate per un po’',
    split_request: 'Richieste suddivise',
  },
  subject: (rule) => `La regola di monitoraggio «${rule}» troverà meno casi`,
  confirm: ({ rule, who }) => [
    `${who} ha proposto di disattivare o indebolire la regola «${rule}».`,
    'La regola resta com’è finché un altro revisore non conferma la proposta.',
  ],
  waits: ({ rule, who, day }) => [
    `${who} ha proposto di disattivare o indebolire la regola «${rule}».`,
    `Ora nessun’altra persona può confermarla, quindi la proposta ha effetto da questo giorno: ${day}. Fino ad allora può ritirarla chiunque possa scrivere nella revisione.`,
  ],
  button: 'Apri le regole',
  footer: (company) => `Ricevi questo messaggio perché sei tra i revisori di ${company}.`,
}
