import { errorWords } from '../kernel/errors'
import type { expensesErrors } from './expenses.errors'

export const expensesErrorsEs = errorWords<'es', typeof expensesErrors>()({
  'expenses.future': 'La fecha de un gasto no puede ser futura.',
  'expenses.too_old': 'No puedes elegir un día de hace más de 10 años.',
  'expenses.places': 'Un importe en {currency} tiene como máximo {places} decimales.',
  'expenses.rate_missing': 'Introduce el tipo de cambio de {currency} a {base}.',
  'expenses.rate_unfit': 'Con este tipo de cambio el importe es {amount} {base}.',
  'expenses.already_approved': 'Este gasto ya está aprobado.',
  'expenses.already_rejected': 'Este gasto ya está rechazado.',
  'expenses.not_pending': 'Solo se puede cambiar un gasto pendiente.',
  'expenses.not_approved': 'Solo se puede reembolsar un gasto aprobado.',
  'expenses.paid': 'Este gasto se ha reembolsado; solo un contraasiento lo cambia.',
  'expenses.was_paid':
    'Este gasto se reembolsó una vez, así que sigue en los libros. Recházalo en su lugar.',
  'expenses.in_pay_run':
    'Un borrador de ciclo de nómina incluye este gasto como concepto. Apruébalo, elimínalo o saca de él al empleado.',
  'expenses.paid_by_run':
    'Un ciclo de nómina ha pagado este gasto; solo la reversión del recibo de nómina lo cambia.',
  'expenses.not_paid': 'Este gasto no se ha reembolsado.',
  'expenses.own': 'No puedes decidir tu propia solicitud.',
  'expenses.name': '¡Introduce el nombre del gasto!',
  'expenses.category': 'Elige el tipo de gasto',
  'expenses.description': '¡Introduce la descripción!',
  'expenses.cost': '¡Introduce el importe como número!',
  'expenses.cost_least': 'El importe debe ser mayor que 0.',
  'expenses.cost_most': 'El importe debe ser menor que 1.000.000.000.000.',
  'expenses.date': '¡Introduce la fecha del gasto!',
  'expenses.rate': '¡Introduce el tipo de cambio como número!',
  'expenses.rate_least': 'El tipo de cambio debe ser mayor que 0.',
  'expenses.rate_most': 'El tipo de cambio debe ser menor que 1.000.000.000.',
  'expenses.decision': 'Aprueba o rechaza, una de las dos cosas.',
  'expenses.same_claim': 'Ya hay un gasto del mismo día y del mismo importe.',
  'expenses.same_receipt': 'Este justificante ya pertenece a otro gasto.',
  'expenses.not_your_step': 'Otra persona decide este paso del gasto.',
  'expenses.rate_approved':
    'Un paso anterior aprobó otro importe. Rechaza el gasto para que sus pasos empiecen de nuevo.',
  'expenses.rate_steps':
    'Con este tipo de cambio el importe es {amount} {base}, que necesita otros pasos. Rechaza el gasto para que el empleado introduzca el tipo de cambio.',
  'expenses.rule_overlaps': 'Otra regla es para los mismos tipos e importe.',
  'expenses.rules_too_many': 'Ya hay 50 reglas.',
  'expenses.rule_amount': 'Un importe de 0 a menos de 1.000.000.000.000.',
  'expenses.rule_name': 'Escribe un nombre para la regla.',
  'expenses.rule_steps': 'Una regla tiene de uno a cinco pasos.',
  'expenses.step_role': 'Elige el rol que decide este paso.',
  'expenses.step_people': 'Elige de una a diez personas activas para este paso.',
})
