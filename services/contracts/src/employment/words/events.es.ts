import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ContractAdded: 'Contrato añadido',
  ContractChanged: 'Contrato cambiado',
  ContractSigned: 'Copia firmada subida',
  ContractDeleted: 'Contrato eliminado',
  ProbationSet: 'Periodo de prueba cambiado',
  EmploymentEndNear: 'Recordatorio de un fin enviado',
  PayrollAdjustmentAdded: 'Ajuste añadido',
  PayrollAdjustmentChanged: 'Ajuste cambiado',
  PayrollAdjustmentDeleted: 'Ajuste eliminado',
} satisfies NamesLike<typeof english>
