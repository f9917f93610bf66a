import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Listas de tareas',
  all: 'Todas',
  empty: {
    title: 'Nada que hacer',
    text: 'Aquí aparecen tus tareas de las listas para personas que se incorporan o se van.',
  },
})
