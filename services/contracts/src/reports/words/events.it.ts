import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReportSaved: 'Report salvato',
  SavedReportChanged: 'Report salvato modificato',
  SavedReportDeleted: 'Report salvato eliminato',
  SavedReportRecipientsChanged: 'Destinatari di un report salvato modificati',
  SavedReportSendAsked: 'Report salvato inviato subito',
  SavedReportDue: 'Report salvato inviato',
} satisfies NamesLike<typeof english>
