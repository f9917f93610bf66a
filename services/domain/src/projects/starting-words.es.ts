import type { en } from './starting-words.en'

export const es: typeof en = {
  statuses: { todo: 'Por hacer', doing: 'En curso', done: 'Hecha' },
}
