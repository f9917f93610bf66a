import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './payslip.texts.en'

export const es: typeof en = {
  title: 'Recibo de nómina',
  reversal: 'Reversión de un recibo de nómina',
  employee: 'Empleado',
  oid: 'ID de empleado',
  designation: 'Puesto',
  department: 'Departamento',
  office: 'Oficina',
  period: 'Periodo de nómina',
  payDate: 'Fecha de pago',
  earnings: 'Devengos',
  deductions: 'Deducciones',
  basic: 'Salario base',
  gross: 'Salario bruto',
  totalDeductions: 'Total de deducciones',
  expenses: 'Gastos reembolsados',
  totalExpenses: 'Total de gastos',
  net: 'Salario neto',
  rates: { monthly: 'al mes', yearly: 'al año', weekly: 'a la semana', hourly: 'por hora' },
  rate: (money, per) => `${money} ${per}`,
  days: (days, of, count) =>
    counted('es', count, {
      one: `${days} de ${of} día laborable`,
      other: `${days} de ${of} días laborables`,
    }),
  weekDays: (days, of, count) =>
    counted('es', count, {
      one: `${days} día laborable, ${of} a la semana`,
      other: `${days} días laborables, ${of} a la semana`,
    }),
  hours: (hours, count) => counted('es', count, { one: `${hours} hora`, other: `${hours} horas` }),
  percent: (value, of) => `${value} del salario base de ${of}`,
  unpaid: 'Ausencia no retribuida',
  leave: 'Ausencia retribuida',
  holidays: 'Festivos',
  leaveDays: (days, count) => counted('es', count, { one: `${days} día`, other: `${days} días` }),
  hoursPaidOut: 'Horas pagadas',
  unusedLeave: 'Días de ausencia no usados',
  overdrawnLeave: 'Días de ausencia tomados de más',
  carried: (value, carried) => `${value} menos ${carried} que pasan al ciclo siguiente`,
  carriedIn: 'pendiente de un ciclo anterior',
  correction: (name, period) => `Corrección: ${name} · ${period}`,
  nowAndThen: (now, then) => `${now} menos ${then} pagados entonces`,
  yearToDate: (year) => `Acumulado del año, ${year}`,
  statement: (year) => `Resumen anual de nómina ${year}`,
  questions: 'Preguntas',
  payslips: 'Recibos de nómina',
  byLine: 'Por concepto',
  total: 'Total',
  statementFooter:
    'Los recibos cuentan en el año de su fecha de pago, incluidas reversiones y correcciones. Los impuestos están entre las deducciones.',
  footer:
    'Cada concepto se redondea por separado a la unidad mínima de la moneda; los totales son sumas de conceptos redondeados.',
}
