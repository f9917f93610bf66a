import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ContractAdded: 'Contrat ajouté',
  ContractChanged: 'Contrat modifié',
  ContractSigned: 'Exemplaire signé déposé',
  ContractDeleted: 'Contrat supprimé',
  ProbationSet: 'Période d’essai modifiée',
  EmploymentEndNear: 'Rappel d’une fin envoyé',
  PayrollAdjustmentAdded: 'Ajustement ajouté',
  PayrollAdjustmentChanged: 'Ajustement modifié',
  PayrollAdjustmentDeleted: 'Ajustement supprimé',
} satisfies NamesLike<typeof english>
