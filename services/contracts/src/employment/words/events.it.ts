import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ContractAdded: 'Contratto aggiunto',
  ContractChanged: 'Contratto modificato',
  ContractSigned: 'Copia firmata caricata',
  ContractDeleted: 'Contratto eliminato',
  ProbationSet: 'Periodo di prova modificato',
  EmploymentEndNear: 'Promemoria di una fine inviato',
  PayrollAdjustmentAdded: 'Rettifica aggiunta',
  PayrollAdjustmentChanged: 'Rettifica modificata',
  PayrollAdjustmentDeleted: 'Rettifica eliminata',
} satisfies NamesLike<typeof english>
