import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  items: 'Tareas de las listas',
  text: 'Tarea',
  about: 'Empleado',
  checklist: 'Lista de tareas',
  owner: 'Responsable',
  owners: {
    employee: 'El empleado',
    manager: 'Su responsable',
    admin: 'Cualquier administrador',
    person: 'Una persona',
  },
  anyAdmin: 'Cualquier administrador',
  due: 'Vencimiento',
  overdue: 'Vencida desde el {{day}}',
  statusLabel: 'Estado',
  status: { open: 'Abierta', done: 'Hecha', not_needed: 'No necesaria', cancelled: 'Cancelada' },
  settled: '{{name}}, {{day}}',
  reason: 'Motivo',
  done: 'Hecha',
  notNeeded: 'No necesaria…',
  notNeededTitle: '¿Por qué no es necesaria «{{text}}»?',
  notNeededAction: 'No necesaria',
  reopen: 'Reabrir',
  actions: 'Acciones de {{text}}',
  toast: {
    done: 'Hecha: {{text}}',
    not_needed: 'No necesaria: {{text}}',
    open: 'Reabierta: {{text}}',
  },
  kinds: { joining: 'Incorporación', leaving: 'Salida' },
})
