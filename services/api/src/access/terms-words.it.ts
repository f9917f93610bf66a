import type { en } from './terms-words.en'

export const it: typeof en = {
  title: 'Condizioni d’uso',
  back: 'Torna alla registrazione',
  run: 'Questo Workledger è gestito dalla tua azienda, o da un operatore che ha scelto. Chi lo gestisce decide chi può usarlo e risponde dei suoi dati.',
  parts: [
    [
      'Che cosa viene conservato',
      'Workledger registra ogni tua modifica con il tuo nome e l’ora. Dopo, una registrazione non si può alterare. I dati personali che contiene sono cifrati con una chiave tua. Quando quella chiave viene distrutta, i dati non si possono più leggere.',
    ],
    [
      'Che cosa ci aspettiamo da te',
      'Tieni per te la tua password. Inserisci dati veri. Apri solo ciò che serve al tuo lavoro.',
    ],
    [
      'Il software',
      'Workledger è software libero con licenza GNU Affero General Public License, versione 3. È fornito senza garanzia, nei limiti consentiti dalla legge.',
    ],
  ],
}
