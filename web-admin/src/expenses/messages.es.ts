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
  approval: {
    noType: 'No existe ese tipo',
    text: 'Sin regla decide una sola persona. Una regla para ciertos tipos va antes que una para todos; después, la de mayor importe. Un importe en otra moneda se compara con el tipo de cambio del gasto; sin tipo de cambio, el gasto pasa por los pasos de los importes más altos. Quien solicita nunca decide.',
    types: 'Tipos de gasto',
    allTypes: 'Todos los tipos',
    fromAmount: 'Importe mínimo ({{currency}})',
    fromColumn: 'Importe mínimo',
    fromAmountHint: '0 vale para cualquier gasto.',
    previewText: 'Elige una persona, un tipo y un importe para ver a quién iría el gasto.',
    oneStep: 'Decide una persona: el responsable o un administrador.',
    amount: 'Importe',
    type: 'Tipo',
    requests: 'Solicitudes',
    empty: {
      title: 'Aún no hay reglas',
      text: 'Una persona decide cada gasto: el responsable o un administrador.',
    },
  },
})
