import type { en } from './documents.texts.en'

export const it: typeof en = {
  name: 'Documento',
  type: 'Tipo',
  person: 'Dipendente',
  expires: 'Scade il',
  added: (by) => ({
    subject: 'È stato aggiunto un documento per te',
    heading: 'È stato aggiunto un documento per te',
    lines: [
      by
        ? `${by} ha aggiunto un documento al tuo profilo.`
        : 'Un documento è stato aggiunto al tuo profilo.',
    ],
    button: 'Vedi i tuoi documenti',
  }),
  yours: (days) => ({
    subject: days === 0 ? 'Un tuo documento scade' : 'Un tuo documento scade a breve',
    heading: days === 0 ? 'Un tuo documento scade' : 'Un tuo documento scade a breve',
    lines: ['Fallo rinnovare e consegna quello nuovo alla tua azienda.'],
    button: 'Vedi i tuoi documenti',
  }),
  theirs: (who, days) => ({
    subject: days === 0 ? `Un documento di ${who} scade` : `Un documento di ${who} scade a breve`,
    heading: days === 0 ? `Un documento di ${who} scade` : `Un documento di ${who} scade a breve`,
    lines: ['Quando è rinnovato, carica il nuovo file e cambia il giorno di scadenza.'],
    button: 'Apri i documenti',
  }),
  employee: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
  admin: (company) => `Ricevi questo messaggio perché ti occupi dei documenti presso ${company}.`,
}
