import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  payslip: 'Recibo de nómina de {{period}}',
  reversal: 'Reversión',
  reversed: 'Revertido',
  returned: 'Devuelto por el banco',
  line: 'Concepto',
  thisPayslip: 'Este recibo',
  yearToDate: 'Acumulado del año, {{year}}',
  basic: 'Salario base',
  gross: 'Salario bruto',
  deductions: 'Deducciones',
  expenses: 'Gastos reembolsados',
  net: 'Salario neto',
  about:
    'Los recibos cuentan en el año de su fecha de pago, incluidas reversiones y correcciones. Los impuestos están entre las deducciones.',
  download: 'Descargar',
  close: 'Cerrar',
  statements: 'Resúmenes anuales de nómina',
  year: 'Año',
  payslips: 'Recibos',
  count_one: '{{count}} recibo',
  count_many: '{{count}} de recibos',
  count_other: '{{count}} recibos',
  get: 'Descargar',
  pdfOf: 'Resumen de {{year}} en PDF',
  csvOf: 'Resumen de {{year}} en CSV',
})
