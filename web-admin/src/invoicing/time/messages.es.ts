import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  add: 'Añadir tiempo no facturado',
  title: 'Tiempo no facturado de {{client}}',
  action: 'Añadir a la factura',
  projects: 'Proyectos',
  allProjects: 'Todos los proyectos del cliente',
  from: 'Desde',
  to: 'Hasta',
  approvedOnly: 'Solo tiempo aprobado',
  group: 'Una línea por',
  groups: { project: 'Proyecto', employee: 'Persona', task: 'Tarea', entry: 'Registro de tiempo' },
  rounding: 'Redondear cada registro hacia arriba a',
  roundings: { '0': 'Sin redondeo', '6': '6 minutos', '15': '15 minutos' },
  rate: 'Tarifa por hora, {{currency}}',
  rateHint: 'Para proyectos sin tarifa propia ni de su cliente.',
  charges: 'Impuestos y descuento de las líneas',
  description: 'Descripción',
  hours: 'Horas',
  price: 'Precio',
  amount: 'Importe',
  preview: 'Líneas que se añadirán',
  total_one: '{{count}} registro de tiempo, {{hours}} h',
  total_many: '{{count}} de registros de tiempo, {{hours}} h',
  total_other: '{{count}} registros de tiempo, {{hours}} h',
  none: 'No hay tiempo no facturado. Solo cuentan los registros terminados y facturables de los proyectos del cliente.',
  added: 'Tiempo añadido a la factura',
  ofLine_one:
    'Factura {{count}} registro de tiempo. Al eliminar la línea, vuelve a quedar sin facturar.',
  ofLine_many:
    'Factura {{count}} de registros de tiempo. Al eliminar la línea, vuelven a quedar sin facturar.',
  ofLine_other:
    'Factura {{count}} registros de tiempo. Al eliminar la línea, vuelven a quedar sin facturar.',
})
