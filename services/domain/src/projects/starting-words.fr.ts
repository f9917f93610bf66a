import type { en } from './starting-words.en'

export const fr: typeof en = {
  statuses: { todo: 'À faire', doing: 'En cours', done: 'Terminée' },
}
