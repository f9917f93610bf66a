import type { en } from './privacy.texts.en'

export const it: typeof en = {
  waits: (who, name) => ({
    subject: 'I dati personali di un ex dipendente stanno per essere cancellati',
    heading: 'È annunciata una cancellazione',
    lines: [
      `${who} ha chiesto la cancellazione dei dati personali di ${name}. Nessun’altra persona può confermarla, quindi resta in attesa.`,
      'Gli importi delle elaborazioni paghe approvate restano senza nome. Se i dati vanno conservati, chiedi un blocco legale prima del giorno indicato sotto.',
    ],
    button: 'Apri la revisione',
    until: 'Non prima del',
  }),
  admin: 'Un amministratore',
  person: 'un ex dipendente',
  footer: (company) => `Ricevi questo messaggio perché puoi consultare la revisione di ${company}.`,
}
