import { errors } from '../kernel/errors'

export const documentsErrors = errors({
  'documents.name': [422, 'Please input the Document Name!'],
  'documents.type': [422, 'Please input the Document type!'],
  'documents.link': [
    404,
    'This link does not open a document. Please open the list of documents and download it from there.',
  ],
  'documents.same_file': [409, 'The document already has this file.'],
  'documents.most_versions': [
    409,
    'A document has at most {most} versions. Please add a new document.',
  ],
})
