import shared from '@workledger/kit/areas/expenses/messages.es'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  ...shared,
  add: 'Añadir gasto',
  edit: 'Editar gasto',
  namePlaceholder: 'Tren a Oporto',
  categoryPlaceholder: 'Elige un tipo',
  rateHint: 'Déjalo vacío si no lo sabes. Lo introduce quien aprueba.',
  more: 'Más',
  requested: 'Solicitado el',
  added: 'Gasto añadido',
  addFailed: 'No se ha podido añadir el gasto',
  changed: 'Gasto editado',
  keepReceipt: 'Un archivo nuevo sustituye al actual.',
  empty: {
    title: 'Aún no hay gastos',
    text: 'Añade lo que has pagado por la empresa, con su justificante.',
  },
  approvals: 'Gastos',
  loadFailed: 'No se han podido cargar los gastos',
  inbox: {
    ...shared.inbox,
    emptyText: 'Aquí aparecen los gastos de las personas de las que eres responsable.',
  },
  pendingCount_one: '{{count}} solicitud pendiente',
  pendingCount_many: '{{count}} de solicitudes pendientes',
  pendingCount_other: '{{count}} solicitudes pendientes',
})
