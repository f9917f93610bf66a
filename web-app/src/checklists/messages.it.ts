import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Checklist',
  all: 'Tutti',
  empty: {
    title: 'Nulla da fare',
    text: 'Qui appaiono le tue voci delle checklist per persone che entrano o escono.',
  },
})
