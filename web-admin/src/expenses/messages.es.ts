import shared from '@workledger/kit/areas/expenses/messages.es'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  ...shared,
  page: 'Gastos',
  requested: 'Solicitado',
  decided: 'Decidido',
  open: 'Acciones del gasto de {{name}}',
  hintReading: 'J y K mueven, O abre los detalles.',
  empty: {
    title: 'Sin gastos',
    text: 'Los gastos aparecen aquí en cuanto los empleados los solicitan.',
  },
  emptyPendingText:
    'Los gastos nuevos aparecen aquí en cuanto los empleados los solicitan. Elige otro estado para ver los decididos.',
  reimburse: {
    action: 'Marcar como reembolsado',
    title: 'Marcar como reembolsado',
    text: '{{amount}} a {{name}}, pagado fuera de la nómina.',
    date: 'Pagado el',
    note: 'Nota',
    done: 'Gasto reembolsado',
  },
  reverse: {
    action: 'Contraasiento',
    title: 'Anular el reembolso',
    text: '{{amount}} de {{name}} queda de nuevo por pagar. El pago se conserva en el historial.',
    date: 'Fecha',
    note: 'Por qué',
    done: 'Reembolso anulado',
  },
})
