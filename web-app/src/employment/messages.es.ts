import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  current: 'Vigente',
  version: 'Desde el {{day}}',
  designation: 'Puesto',
  pay: 'Salario base',
  per: {
    hourly: '{{amount}} por hora',
    weekly: '{{amount}} por semana',
    monthly: '{{amount}} al mes',
    yearly: '{{amount}} al año',
  },
  days: 'Días laborables',
  hours: 'Jornada',
  units: { day: '{{hours}} al día', week: '{{hours}} a la semana', month: '{{hours}} al mes' },
  shift: 'El turno empieza a las',
  start: 'Fecha de inicio',
  end: 'Fecha de fin',
  noEnd: 'Sin fecha de fin',
  role: 'Funciones',
  copy: 'Descargar copia firmada',
  adjustments: 'Complementos y deducciones',
  percent: '{{amount}} del salario base',
  allowance: 'Complemento',
  deduction: 'Deducción',
  empty: {
    title: 'Aún no hay contrato',
    text: 'Las condiciones aparecen aquí cuando tu empresa añade tu contrato.',
  },
})
