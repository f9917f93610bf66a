import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Aprobación de semanas',
  text: 'Sin regla decide una sola persona. Una regla para ciertos departamentos va antes que una para todos; después, la de más horas. Una semana enviada conserva sus pasos. Quien la envía nunca decide.',
  departments: 'Departamentos',
  everyone: 'Todos',
  noDepartment: 'No existe ese departamento',
  fromHours: 'Mínimo de horas',
  fromHoursHint: '0 vale para todas las semanas.',
  previewText: 'Elige una persona y unas horas para ver a quién iría la semana.',
  oneStep: 'Decide una sola persona, el responsable o un administrador.',
  hours: 'Horas',
  empty: {
    title: 'Aún no hay reglas',
    text: 'Una sola persona decide cada semana, el responsable o un administrador.',
  },
})
