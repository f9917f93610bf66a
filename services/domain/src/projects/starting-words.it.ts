import type { en } from './starting-words.en'

export const it: typeof en = {
  statuses: { todo: 'Da fare', doing: 'In corso', done: 'Completata' },
}
