import { errorWords } from '../kernel/errors'
import type { documentsErrors } from './documents.errors'

export const documentsErrorsEs = errorWords<'es', typeof documentsErrors>()({
  'documents.name': '¡Introduce el nombre del documento!',
  'documents.type': '¡Introduce el tipo de documento!',
  'documents.link':
    'Este enlace no abre ningún documento. Abre la lista de documentos y descárgalo desde allí.',
  'documents.same_file': 'El documento ya tiene este archivo.',
  'documents.most_versions':
    'Un documento tiene como máximo {most} versiones. Añade un documento nuevo.',
})
