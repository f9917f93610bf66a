import { errors } from '../kernel/errors'

export const documentsErrors = errors({
  'documents.name': [422, 'Please input the Document Name!'],
  'documents.type': [422, 'Please input the Document type!'],
  'documents.link': [
    404,
    'This link leads to no document. Please open the list of documents and download it from there.',
  ],
  'documents.same_file': [409, 'This is the file that the document has already.'],
  'documents.most_versions': [
    409,
    'A document has at most {most} versions. Please add a new document.',
  ],
})
