import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  tab: 'القوائم',
  all: 'الكل',
  empty: {
    title: 'لا شيء لتنجزه',
    text: 'تظهر هنا بنود قوائم من ينضم أو يغادر حين يكون عليك إنجازها.',
  },
})
