import { errorWords } from '../kernel/errors'
import type { documentsErrors } from './documents.errors'

export const documentsErrorsFr = errorWords<'fr', typeof documentsErrors>()({
  'documents.name': 'Saisissez le nom du document.',
  'documents.type': 'Choisissez le type de document.',
  'documents.link':
    'Ce lien n’ouvre aucun document. Ouvrez la liste des documents et téléchargez-le depuis celle-ci.',
  'documents.same_file': 'Le document contient déjà ce fichier.',
  'documents.most_versions':
    'Un document compte au plus {most} versions. Veuillez ajouter un nouveau document.',
})
