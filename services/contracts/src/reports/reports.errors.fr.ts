import { errorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsFr = errorWords<'fr', typeof reportErrors>()({
  'report.name': 'Donnez un nom au rapport.',
  'report.name_taken': 'Vous avez déjà un rapport enregistré portant ce nom.',
  'report.recipient': 'Choisissez des personnes qui travaillent ici et que vous pouvez voir.',
  'report.sent_just_now': 'Ce rapport a été envoyé il y a moins d’une minute.',
  'report.stop_key': 'Ce lien ne fonctionne pas.',
  'report.most': 'Vous avez déjà {most} rapports enregistrés. Supprimez-en un d’abord.',
})
