import { errorWords } from '../kernel/errors'
import type { documentsErrors } from './documents.errors'

export const documentsErrorsIt = errorWords<'it', typeof documentsErrors>()({
  'documents.name': 'Inserisci il nome del documento.',
  'documents.type': 'Inserisci il tipo di documento.',
  'documents.link':
    'Questo link non apre alcun documento. Apri l’elenco dei documenti e scaricalo da lì.',
  'documents.same_file': 'Il documento ha già questo file.',
  'documents.most_versions':
    'Un documento ha al massimo {most} versioni. Aggiungi un nuovo documento.',
})
