import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReportSaved: 'Rapport enregistré',
  SavedReportChanged: 'Rapport enregistré modifié',
  SavedReportDeleted: 'Rapport enregistré supprimé',
  SavedReportRecipientsChanged: 'Destinataires d’un rapport enregistré modifiés',
  SavedReportSendAsked: 'Rapport enregistré envoyé immédiatement',
  SavedReportDue: 'Rapport enregistré envoyé',
} satisfies NamesLike<typeof english>
