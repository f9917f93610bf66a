import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { subdomain: 'Subdominio', workspace: 'Espacio de trabajo' },
  fields: {
    admin: 'Administrador',
    closes_at: 'Cierra',
    closing: 'Cierre',
    created_by: 'Creado por',
    daily_work_report_at: 'Informe diario de trabajo a las',
    employee_visibility_level: 'Visibilidad para los empleados',
    enable_attendance_task: 'Tareas al fichar la entrada',
    erases_at: 'Se suprime',
    links: 'Enlaces',
    locale: 'Idioma',
    logo: 'Logotipo',
    not_tracking_notify_after: 'Recordatorio tras',
    not_tracking_notify_every: 'Recordatorio cada',
    oid_pattern: 'Formato de los ID de empleado',
    send_daily_work_report: 'Informe diario de trabajo',
    settings: 'Ajustes',
    subdomain: 'Subdominio',
    timer_desc_required: 'El cronómetro necesita una descripción',
  },
  values: { ar: 'Árabe', es: 'Español', fr: 'Francés', it: 'Italiano', zh: 'Chino', en: 'Inglés' },
} satisfies WordsLike<typeof english>
