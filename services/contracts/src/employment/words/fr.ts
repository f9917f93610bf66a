import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    employment: 'Contrats',
  },
  tables: {
    contract_adjustments: 'Indemnités et retenues',
    contracts: 'Contrats',
    employments: 'Emploi',
  },
  fields: {
    adjustment_type: 'Type d’ajustement',
    amount: 'Valeur',
    contracts: 'Contrats',
    history: 'Précédemment',
    pay_frequency: 'Fréquence de paie',
    probation_end: 'Dernier jour de la période d’essai',
    proration: 'Période incomplète',
    role_description: 'Description du rôle',
    shift_start_at: 'Prise de poste à',
    timing: 'Quand',
    working_days: 'Jours travaillés',
  },
  values: {
    bi_weekly: 'Toutes les deux semaines',
    days: 'Selon les jours d’emploi',
    each_run: 'À chaque cycle',
    full: 'En totalité',
    once_a_month: 'Une fois par mois',
    probation: 'Période d’essai',
    semi_monthly: 'Deux fois par mois',
  },
} satisfies WordsLike<typeof english>
