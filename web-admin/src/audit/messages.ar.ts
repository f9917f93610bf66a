import type { Catalogue } from '@workledger/web-app/kit/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  page: 'التدقيق',
  events: { tab: 'الأحداث' },
  integrity: {
    title: 'السلامة',
    chain: 'السلسلة',
    intact: 'سليمة',
    broken: 'غير سليمة',
    readOnly: 'لا يُكتب شيء بسبب ما عُثر عليه.',
    checked: 'فُحص',
    checkedEvents_zero: '{{count}} حدث',
    checkedEvents_one: 'حدث واحد',
    checkedEvents_two: 'حدثان',
    checkedEvents_few: '{{count}} أحداث',
    checkedEvents_many: '{{count}} حدثًا',
    checkedEvents_other: '{{count}} حدث',
    behind: 'بقي للفحص',
    verified: 'جرى التحقق',
    head: 'آخر حدث',
    anchors: 'رؤوس محفوظة في الخارج',
    finding: 'الحدث {{position}}',
  },
}

export default arabic
