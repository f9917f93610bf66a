import { errorWords } from '../kernel/errors'
import type { employmentErrors } from './employment.errors'

export const employmentErrorsEs = errorWords<'es', typeof employmentErrors>()({
  'contract.effective_taken': 'Ya hay un contrato con esta fecha de efecto.',
  'contract.end_before_start': 'El fin es anterior al inicio.',
  'contract.used_in_payroll': 'Un ciclo de nómina aprobado ha usado este contrato.',
  'contract.probation_before_start':
    'El fin del periodo de prueba es anterior al primer día, {day}.',
  'contract.probation_too_far':
    'El periodo de prueba debe terminar en un plazo máximo de tres años.',
  'contract.effective': '¡Introduce la fecha de efecto!',
  'contract.adjustment': 'Introduce el nombre del ajuste de nómina o elimina este campo.',
  'contract.percent': 'Se puede deducir como máximo el 100 por ciento del salario base.',
  'contract.working_days': 'Nombra los días de la semana de lunes a domingo, con tramos de 1 a 5.',
})
