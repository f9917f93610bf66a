import type { en } from './icalendar-words.en'

export const zh: typeof en = {
  birthday: (name) => `生日：${name}`,
  leave: (name) => `休假：${name}`,
  half: { first_half: '（上半天）', second_half: '（下半天）' },
  part: (text) => `（${text}）`,
}
