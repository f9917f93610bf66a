import { errorWords } from '../kernel/errors'
import type { payrollErrors } from './payroll.errors'

export const payrollErrorsEs = errorWords<'es', typeof payrollErrors>()({
  'payroll.category_in_use': 'Un contrato usa esta categoría o con ella se pagan las horas extra.',
  'payroll.insufficient': 'Datos insuficientes',
  'payroll.complete': 'Este ciclo de nómina ya está aprobado y no cambia nunca.',
  'payroll.drafting': 'Este ciclo de nómina aún se está calculando.',
  'payroll.nobody_paid': 'Este ciclo no pagaría a nadie.',
  'payroll.stale':
    '{count, plural, one {Ha cambiado # dato} other {Han cambiado # datos}} desde que se calculó este ciclo. Recalcúlalo antes.',
  'payroll.already_paid':
    'Otro ciclo ya ha pagado a {count, plural, one {# persona} other {# personas}} algunos de estos días.',
  'payroll.expenses_gone':
    '{count, plural, one {# gasto de este ciclo ya no está} other {# gastos de este ciclo ya no están}} por pagar. Recalcula antes el ciclo.',
  'payroll.payouts_gone':
    '{count, plural, one {# pago de horas de este ciclo ya no está} other {# pagos de horas de este ciclo ya no están}} pendientes. Recalcula antes el ciclo.',
  'payroll.payout_fixed': 'Las horas pagadas solo se cambian en la bolsa de horas.',
  'payroll.approving':
    'Se está aprobando otro ciclo de nómina. Inténtalo de nuevo en unos segundos.',
  'payroll.most_changes':
    '{count, plural, one {# cambio es demasiado} other {# cambios son demasiados}} para una sola aprobación. Guárdalos antes nómina a nómina.',
  'payroll.not_complete': 'Solo se puede revertir un ciclo aprobado; un borrador se elimina.',
  'payroll.reversed': 'Esto ya está revertido.',
  'payroll.is_reversal': 'Este ciclo revierte otro; no se puede cambiar ni revertir.',
  'payroll.four_eyes':
    'Has creado el borrador de este ciclo de nómina, lo has recalculado o lo has editado. Debe aprobarlo otra persona.',
  'payroll.four_eyes_own':
    'Desde el último ciclo has cambiado datos de los que depende tu propia nómina. Cuentas como quien lo prepara: debe aprobar este ciclo otra persona.',
  'payroll.nobody': 'Nadie tiene un contrato con salario en {currency} en este periodo.',
  'payroll.allowance': '¡Introduce el nombre del complemento!',
  'payroll.deduction': '¡Introduce el nombre de la deducción!',
  'payroll.adjustment': 'Introduce el nombre del ajuste de nómina o elimina este campo.',
  'payroll.overtime_hours': 'Como máximo 168 horas a la semana o 24 al día.',
  'payroll.overtime_weekday': 'Elige un día de la semana, de 1 (lunes) a 7 (domingo).',
  'payroll.overtime_week_day': 'La semana nueva no empieza el {from}. Elige el {next}.',
  'payroll.overtime_week_closed':
    'Los ciclos de nómina aprobados conservan sus semanas: elige un día posterior al {paid}.',
  'payroll.overtime_factor': 'Introduce un factor de 1 a 10.',
  'payroll.hours_of_period': 'Los días de este ciclo solo tienen {hours} horas.',
  'payroll.negative_net': 'El salario neto es negativo: {net}.',
  'payroll.check.already_paid':
    'Otro ciclo ya ha pagado a {count, plural, one {# persona} other {# personas}} algunos de estos días.',
  'payroll.check.expenses_gone':
    '{count, plural, one {# gasto de este ciclo ya no está} other {# gastos de este ciclo ya no están}} por pagar. Recalcula el ciclo.',
  'payroll.check.payouts_gone':
    '{count, plural, one {# pago de horas de este ciclo ya no está} other {# pagos de horas de este ciclo ya no están}} pendientes. Recalcula el ciclo.',
  'payroll.check.zero_net':
    '{count, plural, one {Se retiene # nómina} other {Se retienen # nóminas}} porque el salario neto es cero.',
  'payroll.check.negative_net':
    '{count, plural, one {Se retiene # nómina} other {Se retienen # nóminas}} porque el salario neto es negativo.',
  'payroll.check.open_shift':
    '{count, plural, one {Sigue abierto # turno de un empleado por horas} other {Siguen abiertos # turnos de empleados por horas}}.',
  'payroll.check.unpaired_punch':
    '{count, plural, one {# marcaje de un empleado por horas no pertenece} other {# marcajes de empleados por horas no pertenecen}} a ningún turno.',
  'payroll.check.leave_pending':
    '{count, plural, one {# solicitud de ausencia de este periodo está} other {# solicitudes de ausencia de este periodo están}} sin decidir.',
  'payroll.check.carried':
    '{count, plural, one {# persona tiene} other {# personas tienen}} deducciones que pasan al ciclo siguiente.',
  'payroll.check.owed_before':
    'Este ciclo paga a {count, plural, one {# persona por un ciclo anterior en el que no tenía} other {# personas por un ciclo anterior en el que no tenían}} nómina.',
  'payroll.check.taken_back':
    'Ningún ciclo ha vuelto a pagar a {count, plural, one {# persona} other {# personas}} desde que se revirtió su nómina.',
  'payroll.check.leaver_owes':
    '{count, plural, one {# persona que deja la empresa debe} other {# personas que dejan la empresa deben}} más de lo que cubre la última nómina.',
  'payroll.check.payout_unpriced':
    'Ningún ciclo paga {count, plural, one {# pago de horas} other {# pagos de horas}}: el contrato paga por hora o no tiene salario.',
  'payroll.check.no_settlement':
    'Ningún ciclo paga el último día de {count, plural, one {# persona que ha dejado} other {# personas que han dejado}} la empresa.',
  'payroll.check.correction_pending':
    '{count, plural, one {# corrección de asistencia de este periodo está} other {# correcciones de asistencia de este periodo están}} sin decidir.',
  'payroll.check.account_changed':
    '{count, plural, one {# persona tiene} other {# personas tienen}} una cuenta bancaria nueva desde el último ciclo.',
  'payroll.check.earlier_draft':
    'El ciclo del {start} al {end} sigue siendo un borrador. Apruébalo antes o elimínalo.',
  'payroll.check.not_ended':
    'El periodo termina el {end}; las horas y las ausencias aún pueden cambiar.',
  'payroll.zero_net': 'El salario neto es cero.',
  'payroll.no_contract': 'No hay contrato.',
  'payroll.no_salary': 'El contrato no tiene salario.',
  'payroll.other_currency': 'El contrato está en otra moneda y necesita su propio ciclo.',
  'payroll.other_frequency': 'El contrato tiene otra frecuencia de pago que este periodo.',
  'payroll.contract_ended': 'En activo, pero el contrato terminó antes de este periodo.',
  'payroll.part_in_other_currency':
    'Parte del periodo está en otra moneda y necesita su propio ciclo.',
  'payroll.no_hours':
    'El contrato no tiene jornada, así que las ausencias retribuidas y los festivos cuentan como cero.',
  'payroll.no_attendance': 'Se paga por hora, pero no constan horas.',
  'payroll.books_account': 'Introduce una cuenta de 100 caracteres como máximo.',
  'payroll.books_cost_centre': 'Introduce un centro de coste de 36 caracteres como máximo.',
  'payroll.books_consultant': 'Un número de asesor de DATEV tiene de 4 a 7 cifras.',
  'payroll.books_client': 'Un número de cliente de DATEV tiene de 1 a 5 cifras.',
  'payroll.books_digits': 'Las cuentas de DATEV tienen de 4 a 8 cifras.',
  'payroll.books_month': 'Elige un mes del 1 al 12.',
  'payroll.books_tax_rate': 'Introduce el nombre del tipo impositivo en Xero.',
  'payroll.books_not_approved': 'Solo se contabiliza un ciclo de nómina aprobado.',
  'payroll.books_missing': 'Faltan cuentas: {count}. Introdúcelas antes en los ajustes de nómina.',
})
