import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReportSaved: 'Informe guardado',
  SavedReportChanged: 'Informe guardado cambiado',
  SavedReportDeleted: 'Informe guardado eliminado',
  SavedReportRecipientsChanged: 'Destinatarios de un informe guardado cambiados',
  SavedReportSendAsked: 'Informe guardado enviado al momento',
  SavedReportDue: 'Informe guardado enviado',
} satisfies NamesLike<typeof english>
