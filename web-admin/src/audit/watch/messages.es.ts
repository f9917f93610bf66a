import shared from '@workledger/kit/areas/watch/messages.es'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Reglas de control',
  audit: 'Auditoría',
  tabs: { hits: 'Alertas', rules: 'Reglas' },
  ...shared,
  about: {
    own_decision:
      'Un empleado aprobó su propia ausencia, su gasto o sus horas, o cambió su propio salario o su asignación de ausencias. Incluye los casos en que nadie más podía hacerlo.',
    same_preparer:
      'Un empleado aprobó un ciclo de nómina que había preparado, calculado o cambiado. También cuenta haberlo hecho en nombre de otra persona.',
    after_approval:
      'Una ausencia o un gasto cambió después de aprobarse, se revirtió un ciclo de nómina o se rectificó una factura. También: un contrato, un turno o un fin de empleo cambió días ya pagados.',
    outside_band: 'Un contrato fija un salario fuera de la banda de su moneda y clase de salario.',
    weekend_changes:
      'Una persona cambió muchas veces salarios o cuentas bancarias en un día libre o un festivo de la empresa.',
    signed_in_as:
      'Un administrador con una sesión en nombre de otra persona hizo el borrador de nóminas, las cambió, las aprobó o las pagó.',
    put_back:
      'Una regla que fue otra durante 14 días como máximo y que casi siempre se usó entretanto: pasos de aprobación, tipos y políticas de ausencias, horas extra, asistencia, cuatro ojos, permisos, roles, responsables, inicio de sesión, redes o lugares de fichaje.',
    split_request:
      'Gastos aprobados de una persona y una categoría en 3 días, o ausencias seguidas, que por separado quedan por debajo del límite de una regla de pasos y juntos lo alcanzan.',
    sign_in_exception:
      'Una persona entró con el acceso de emergencia, o un administrador restableció los segundos factores de alguien.',
  },
  column: {
    rule: 'Regla',
    at: 'Cuándo',
    by: 'Quién',
    name: 'Asunto',
    what: 'Qué',
    amount: 'Importe',
    looked: 'Revisada',
    note: 'Nota',
    position: 'Posición',
  },
  all: 'Todas',
  open: 'Abierta',
  looked: 'Revisada',
  lookedBy: 'Revisada por {{name}}',
  empty: {
    title: 'Sin alertas',
    text: 'Las reglas activas muestran aquí lo que encuentran en el historial.',
  },
  actions: 'Acciones de {{rule}}',
  record: 'Abrir el registro',
  look: {
    title: 'Revisada',
    action: 'Revisada',
    hint: 'Lo que has hallado, hasta 2000 caracteres.',
    done: 'Alerta revisada',
    leave: 'Dejar abierta',
    left: 'Alerta reabierta',
    edit: 'Cambiar la nota',
  },
  on: 'Activada',
  off: 'Desactivada',
  hits_one: '{{count}} alerta, abiertas: {{open}}',
  hits_many: '{{count}} de alertas, abiertas: {{open}}',
  hits_other: '{{count}} alertas, abiertas: {{open}}',
  proposal: {
    hint: 'Para desactivar o acotar una regla hace falta un segundo auditor. Sin él, el cambio surte efecto a los siete días.',
    saved: 'El cambio está propuesto. La regla sigue igual hasta que se confirme.',
    off: '{{name}} propuso el {{time}} desactivar esta regla.',
    weaker: '{{name}} propuso el {{time}} acotar esta regla.',
    needs: 'Lo confirma otro auditor.',
    waits: 'Nadie más puede confirmarlo: surte efecto el {{time}}.',
    confirm: 'Confirmar',
    confirmOf: 'Confirmar la propuesta para «{{rule}}»',
    confirmed: 'La regla ha cambiado.',
    withdraw: 'Retirar',
    refuse: 'Rechazar',
    withdrawOf: 'Retirar la propuesta para «{{rule}}»',
    withdrawn: 'La regla sigue igual.',
    notice: 'Una propuesta acotaría la regla de control «{{rule}}». Debe confirmarla otro auditor.',
    noticeWaits:
      'La regla de control «{{rule}}» se acota el {{time}}, porque nadie más puede confirmarlo.',
    open: 'Abrir las reglas',
  },
  set: 'Cambiar',
  setOf: 'Cambiar «{{rule}}»',
  setTitle: 'Cambiar «{{rule}}»',
  saved: 'La regla ha cambiado.',
  switch: 'Vigilar esto',
  least: 'Cambios en un día, desde',
  daysOff: 'Días libres',
  daysOffHint: 'Los festivos de toda la empresa también son días libres.',
  bands: 'Bandas',
  band: 'Banda {{number}}',
  currency: 'Moneda',
  type: 'Se paga por',
  types: { hourly: 'Hora', weekly: 'Semana', monthly: 'Mes', yearly: 'Año' },
  from: 'Desde',
  to: 'Hasta',
  addBand: 'Añadir banda',
  removeBand: 'Quitar la banda {{number}}',
  noBands: 'Aún no hay bandas, así que esta regla no encuentra nada.',
  bandIs: 'De {{from}} a {{to}} {{currency}} {{per}}',
  per: { hourly: 'por hora', weekly: 'por semana', monthly: 'al mes', yearly: 'al año' },
  fromChanges: 'Desde {{n}} cambios de una persona',
})
