import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { employment: 'Contratos' },
  tables: {
    contract_adjustments: 'Complementos y deducciones',
    contracts: 'Contratos',
    employments: 'Empleo',
  },
  fields: {
    adjustment_type: 'Clase de ajuste',
    amount: 'Valor',
    contracts: 'Contratos',
    history: 'Anteriores',
    pay_frequency: 'Frecuencia de pago',
    probation_end: 'Último día del periodo de prueba',
    proration: 'Parte de un periodo',
    role_description: 'Descripción de las funciones',
    shift_start_at: 'El turno empieza a las',
    timing: 'Cuándo',
    working_days: 'Días laborables',
  },
  values: {
    bi_weekly: 'Cada dos semanas',
    days: 'Por días de empleo',
    each_run: 'En cada ciclo',
    full: 'Íntegro',
    once_a_month: 'Una vez al mes',
    probation: 'Periodo de prueba',
    semi_monthly: 'Dos veces al mes',
  },
} satisfies WordsLike<typeof english>
