import shared from '@workledger/kit/areas/leave/messages.es'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  ...shared,
  page: 'Solicitudes',
  tab: 'Ausencias',
  approvals: 'Aprobaciones',
  requested: 'Solicitada el',
  more: 'Más',
  empty: {
    title: 'Aún no hay solicitudes de ausencia',
    text: 'Tu saldo se muestra arriba. Solicita días libres cuando los necesites.',
  },
  ring: {
    left: 'Quedan {{days}}',
    unlimited: '{{days}} tomados',
    none: 'Aún no hay ausencias en {{year}}',
  },
  card: {
    title: 'Solicitudes de ausencia',
    empty: 'Sin solicitudes de ausencia pendientes',
    inbox: 'Abrir bandeja de entrada',
    refresh: 'Actualizar',
    more: '{{count}} más',
  },
  inbox: {
    ...shared.inbox,
    emptyText: 'Aquí aparecen las solicitudes de las personas de las que eres responsable.',
    open: 'Historial de la solicitud',
  },
  ownPending_one: '{{count}} tuya pendiente',
  ownPending_many: '{{count}} tuyas pendientes',
  ownPending_other: '{{count}} tuyas pendientes',
  pendingCount_one: '{{count}} solicitud pendiente',
  pendingCount_many: '{{count}} de solicitudes pendientes',
  pendingCount_other: '{{count}} solicitudes pendientes',
})
