import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: { references: 'Referencias' },
  fields: {
    claims: 'Nombrado por',
    source: 'Origen',
    source_id: 'Origen',
    source_ids: 'Orígenes',
    sources: 'Orígenes',
    target_id: 'Destino',
  },
  values: {
    'company-event': 'Evento de la empresa',
    designation: 'Puesto',
    device: 'Dispositivo biométrico',
    employment: 'Contratos',
    invoice: 'Factura',
    'payroll-category': 'Categoría de nómina',
    'recurring-invoice': 'Factura periódica',
    role: 'Rol',
    structure: 'Estructura de la empresa',
  },
} satisfies WordsLike<typeof english>
