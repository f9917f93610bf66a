import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'الفاتورة الإلكترونية',
  ready: 'جاهزة',
  incomplete: 'غير مكتملة',
  embedded: 'يتضمن ملف PDF الفاتورة الإلكترونية (Factur-X). ويمكن للبرامج قراءتها وحدها أيضًا:',
  missing:
    'تنقص الفاتورة الإلكترونية (EN 16931) بعض البيانات. لا تتغيّر فاتورة صادرة، فما تُدخله يسري على التالية.',
  ubl: 'تنزيل UBL',
  cii: 'تنزيل CII',
})
