import type { WordsLike } from '../../kernel/area-words'
import type english from './en'
import mails from './mails.es'

export default {
  kinds: {
    announcement: 'Anuncio',
    delivery: 'Mensaje',
    dismissals: 'Anuncios cerrados',
    job: 'Tarea en segundo plano',
    parked: 'Registro detenido',
    signing: 'Claves de firma',
    skip: 'Registro omitido',
  },
  tables: { deliveries: 'Correos' },
  fields: {
    announcement_id: 'Anuncio',
    attempted_at: 'Intentado',
    attempts: 'Intentos',
    certificate: 'Certificado',
    dismissed: 'Cerrado por',
    handover: 'Entregada por la clave anterior',
    intent: 'Por enviar',
    issuer_key: 'Certificado por',
    message: 'Mensaje',
    person_id: 'Persona',
    previous_key: 'Clave anterior',
    proof: 'Prueba',
    public_key: 'Clave pública',
    queue: 'Cola',
    settled_at: 'Resuelto',
    state: 'Estado',
    template: 'Contenido',
    text_ar: 'Texto en árabe',
    tries: 'Intentos',
    valid_from: 'Válido desde',
    valid_until: 'Válido hasta',
    where: 'Dónde',
    workspace: 'Espacio de trabajo',
  },
  columns: {
    deliveries: { message_id: 'Message-ID' },
    announcements: { from: 'Desde (UTC)', until: 'Hasta (UTC)' },
    'failed-jobs': { name: 'Tarea', at: 'Fallo' },
  },
  values: {
    ...mails,
    intended: 'En espera',
    mail: 'Correo',
    outbox: 'Archivo de salida',
    smtp: 'SMTP',
    unknown: 'Desconocido',
  },
} satisfies WordsLike<typeof english>
