import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { 'data-export': 'Exportación de datos' },
  fields: {
    deleted: 'Eliminado',
    ended_on: 'Último día',
    erasable_on: 'Conservado hasta',
    erased_at: 'Suprimido el',
    erased_by: 'Suprimido por',
    expires_at: 'Caduca',
    export_id: 'Exportación',
    held: 'Bloqueado',
    held_at: 'Bloqueado desde',
    held_by: 'Bloqueado por',
    hold_reason: 'Motivo del bloqueo',
    kept_from: 'Conservado desde',
    percent: 'Porcentaje',
    proposed_at: 'Supresión solicitada',
    proposed_by: 'Supresión solicitada por',
    requested_at: 'Solicitado',
    waits_until: 'La supresión espera hasta',
  },
  values: { workspace: 'Empresa' },
} satisfies WordsLike<typeof english>
