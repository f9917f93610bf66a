import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    employment: 'Contratti',
  },
  tables: {
    contract_adjustments: 'Indennità e trattenute',
    contracts: 'Contratti',
    employments: 'Rapporto di lavoro',
  },
  fields: {
    adjustment_type: 'Tipo di rettifica',
    amount: 'Valore',
    contracts: 'Contratti',
    history: 'Precedenti',
    pay_frequency: 'Pagato ogni',
    probation_end: 'Ultimo giorno di prova',
    proration: 'Parte di un periodo',
    role_description: 'Descrizione del ruolo',
    shift_start_at: 'Inizio del turno',
    timing: 'Quando',
    working_days: 'Giorni lavorativi',
  },
  values: {
    bi_weekly: 'Ogni due settimane',
    days: 'In base ai giorni di rapporto',
    each_run: 'A ogni elaborazione',
    full: 'Per intero',
    once_a_month: 'Una volta al mese',
    probation: 'Periodo di prova',
    semi_monthly: 'Due volte al mese',
  },
} satisfies WordsLike<typeof english>
