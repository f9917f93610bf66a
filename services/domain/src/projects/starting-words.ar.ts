import type { en } from './starting-words.en'

export const ar: typeof en = {
  statuses: { todo: 'للتنفيذ', doing: 'قيد التنفيذ', done: 'منجزة' },
}
