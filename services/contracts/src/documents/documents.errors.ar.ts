import { errorWords } from '../kernel/errors'
import type { documentsErrors } from './documents.errors'

export const documentsErrorsAr = errorWords<'ar', typeof documentsErrors>()({
  'documents.name': 'يرجى إدخال اسم المستند!',
  'documents.type': 'يرجى إدخال نوع المستند!',
  'documents.link': 'لا يؤدي هذا الرابط إلى مستند. افتح قائمة المستندات ونزّله منها.',
  'documents.same_file': 'هذا هو الملف نفسه الموجود في المستند.',
  'documents.most_versions': 'لا يزيد المستند على {most} إصدار. أضف مستندًا جديدًا.',
})
