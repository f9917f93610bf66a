import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  updates: {
    title: 'Novedades de la empresa',
    birthdays: 'Próximos cumpleaños',
    noBirthday: 'Sin próximos cumpleaños',
    out: 'Personas fuera de la oficina',
    noOneOut: 'Hoy no hay nadie ausente',
    until: 'hasta el {{day}}',
    before: 'Anteriores',
    after: 'Posteriores',
  },
  upcoming: {
    title: 'Próximos eventos',
    empty: 'Sin próximos eventos',
    more: 'Cargar más',
    less: 'Mostrar menos',
  },
  away: {
    none: 'Nadie',
    more_one: '{{names}} y {{count}} más',
    more_many: '{{names}} y {{count}} más',
    more_other: '{{names}} y {{count}} más',
  },
  today: 'Hoy',
  refresh: 'Actualizar',
  calendar: {
    label: 'Calendario',
    before: 'Mes anterior',
    after: 'Mes siguiente',
    now: 'Hoy',
    birthday: 'Cumpleaños',
    leave: 'Ausencia',
    event: 'Evento',
    holiday: 'Festivo',
    weekend: 'Día libre',
    more: '+{{count}} más',
  },
})
