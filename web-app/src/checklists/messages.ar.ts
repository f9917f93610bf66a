import type { Catalogue } from '@workledger/kit/i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  tab: 'القوائم',
  all: 'الكل',
  empty: {
    title: 'لا شيء لتنجزه',
    text: 'تظهر هنا بنود قوائم من ينضم أو يغادر حين يكون عليك إنجازها.',
  },
}

export default arabic
