import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Antiguos empleados',
  intro:
    'Los datos personales de quienes se han ido se conservan los años fijados en Ajustes y después se pueden suprimir para siempre.',
  name: 'Nombre',
  nameless: 'Datos suprimidos',
  oid: 'ID de empleado',
  ended: 'Último día',
  erasable: 'Se puede suprimir desde',
  statusLabel: 'Estado',
  status: { former: 'Conservado', erasing: 'En supresión', erased: 'Suprimido' },
  due: 'Plazo vencido',
  proposedStatus: 'Supresión por confirmar',
  held: 'Con bloqueo legal',
  reason: 'Motivo',
  heldBy: 'Bloqueado por',
  erasedAt: 'Suprimido',
  erasedBy: 'Suprimido por',
  filter: 'Conservación',
  all: 'Todos',
  over: 'Plazo vencido',
  running: 'No se puede suprimir ahora',
  actions: 'Acciones de {{name}}',
  erase: 'Suprimir datos personales',
  hold: 'Imponer bloqueo legal',
  lift: 'Levantar bloqueo legal',
  empty: {
    title: 'Sin antiguos empleados',
    text: 'Aquí aparecen las personas eliminadas y aquellas cuyo empleo ha terminado, también después de suprimir sus datos personales.',
  },
  preview: {
    title: '¿Suprimir los datos personales de {{name}}?',
    text: 'No se puede deshacer. Se destruye su clave, así que nadie, ni siquiera un operador, podrá leer sus datos en el registro. El registro mismo se sigue pudiendo verificar.',
    goes: 'Se suprime',
    stays: 'Se conserva, y por qué',
    typed: 'Escribe {{name}} para confirmar',
    action: 'Solicitar supresión',
    confirm: 'Suprimir para siempre',
    twoPeople:
      'Debe confirmarlo una segunda persona con este permiso. Si no la hay, espera siete días.',
    proposed: '{{name}} solicitó esta supresión el {{day}}. Escribe el nombre para confirmar.',
    proposedOwn: 'Solicitaste esta supresión el {{day}}. Debe confirmarla una segunda persona.',
    waits:
      'No hay una segunda persona que confirme esta supresión. Puedes llevarla a cabo a partir del {{day}}.',
    someone: 'Alguien',
    withdraw: 'Retirar',
    refuse: 'Rechazar',
    payslips: 'Recibos de nómina que pierden su nombre y sus conceptos',
    payslip: '{{from}} – {{to}}: neto {{amount}}',
    payslipWithout: '{{from}} – {{to}}',
    blocked: {
      retention:
        'Los datos personales se conservan {{years}} años, contados desde el {{from}}: el último día de trabajo o de pago, o el día en que se registró la salida. Se pueden suprimir a partir del {{day}}.',
      held: 'Esta persona tiene un bloqueo legal. Levanta antes el bloqueo.',
      in_draft:
        'Esta persona tiene una nómina en un borrador de ciclo. Apruébalo o elimínalo antes.',
      erased: 'Los datos personales de esta persona ya están suprimidos.',
    },
  },
  goes: {
    profile: 'Nombre, direcciones, teléfono, cumpleaños, foto y el resto del perfil',
    account: 'La cuenta con la que inicia sesión, salvo que la use otra empresa',
    contacts: 'Contactos de emergencia',
    dependants: 'Personas a cargo',
    bank_account: 'Cuenta bancaria',
    custom_values: 'Valores de los campos personalizados, con sus archivos',
    contract_pay: 'Salario y descripciones de los contratos, con los archivos firmados',
    payslip_amounts: 'Nombres y conceptos de los recibos de nómina',
    documents: 'Documentos con todas sus versiones',
    leave_texts: 'Motivos, comentarios y adjuntos de las ausencias',
    expense_texts: 'Nombres, descripciones y justificantes de los gastos',
    attendance_notes: 'Notas y lugares de la asistencia',
    time_texts: 'Descripciones del tiempo registrado',
    survey_answers: 'Respuestas a encuestas confidenciales',
    task_texts: 'Títulos y descripciones de las tareas que escribió',
    applications: 'Candidaturas que llevaron a su contratación',
    mails: 'Correos guardados dirigidos a la persona o sobre ella',
  },
  stays: {
    pay_runs:
      'Totales de los ciclos de nómina aprobados y los importes de los que proceden, sin nombre, porque con ellos se hicieron la contabilidad y las declaraciones fiscales',
    leave_days:
      'Días de ausencia sin motivo, porque con ellos se calcularon saldos y ciclos de nómina',
    attendance_times:
      'Horas de asistencia sin notas, porque con ellas se calcularon horas y nóminas',
    tracked_time: 'Horas registradas sin descripciones, porque cuentan en proyectos y facturas',
    expense_amounts: 'Importes de los gastos sin descripciones, porque se pagaron y contabilizaron',
    decisions: 'Lo que aprobó o cambió, con una cuenta sin nombre, porque afecta a otras personas',
    history:
      'Momentos y clases de los eventos, porque el registro no cambia nunca; sus nombres ya no se pueden leer',
  },
  holdDialog: {
    title: 'Imponer un bloqueo legal a {{name}}',
    text: 'Sus datos personales no se podrán suprimir hasta que se levante el bloqueo, ni siquiera tras el plazo de conservación.',
    action: 'Imponer bloqueo',
  },
  liftDialog: {
    title: '¿Levantar el bloqueo legal de {{name}}?',
    text: 'Sus datos personales se podrán suprimir cuando venza el plazo de conservación.',
    action: 'Levantar bloqueo',
  },
  closing: {
    tab: 'Exportación y cierre',
    title: 'Cerrar la empresa',
    text: 'Tras el preaviso, el espacio de trabajo es de solo lectura y su suscripción se cancela. Treinta días después, Workledger suprime todas las claves, listas y archivos, y las cuentas que ninguna otra empresa usa. Hasta entonces puedes retirar el cierre.',
    open: 'Cerrar la empresa…',
    announced:
      'De solo lectura desde el {{closes}}; se suprime el {{erases}}. Un aviso en cada página lo indica.',
    dialog: '¿Cerrar {{name}}?',
    dialogText:
      'Desde ahora aparece un aviso en cada página. Descarga la exportación antes de que se suprima la empresa.',
    notice: 'Días de preaviso',
    action: 'Anunciar cierre',
    done: 'El cierre está anunciado.',
    withdraw: 'Retirar cierre',
    withdrawTitle: '¿Retirar el cierre?',
    withdrawText:
      'El espacio de trabajo continúa como antes. Si el cierre canceló la suscripción, renuévala en Suscripción.',
    withdrawn: 'El cierre se ha retirado.',
  },
  toast: {
    erased: 'Los datos personales se han suprimido.',
    proposed: 'La supresión espera confirmación.',
    withdrawn: 'La supresión se ha retirado.',
    refused: 'La supresión se ha rechazado.',
    held: '{{name}} tiene un bloqueo legal.',
    lifted: 'El bloqueo se ha levantado.',
  },
})
