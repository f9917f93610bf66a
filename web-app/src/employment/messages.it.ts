import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  current: 'In vigore',
  version: 'Dal {{day}}',
  designation: 'Qualifica',
  pay: 'Retribuzione base',
  per: {
    hourly: '{{amount}} all’ora',
    weekly: '{{amount}} alla settimana',
    monthly: '{{amount}} al mese',
    yearly: '{{amount}} all’anno',
  },
  days: 'Giorni lavorativi',
  hours: 'Ore di lavoro',
  units: {
    day: '{{hours}} al giorno',
    week: '{{hours}} alla settimana',
    month: '{{hours}} al mese',
  },
  shift: 'Inizio del turno',
  start: 'Data di inizio',
  end: 'Data di fine',
  noEnd: 'Nessuna data di fine',
  role: 'Descrizione del ruolo',
  copy: 'Scarica copia firmata',
  adjustments: 'Indennità e trattenute',
  percent: '{{amount}} della retribuzione base',
  allowance: 'Indennità',
  deduction: 'Trattenuta',
  empty: {
    title: 'Ancora nessun contratto',
    text: 'Le condizioni appaiono qui quando la tua azienda aggiunge il tuo contratto.',
  },
})
