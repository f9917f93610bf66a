import type { en } from './icalendar-words.en'

export const ar: typeof en = {
  birthday: (name) => `عيد ميلاد: ${name}`,
  leave: (name) => `غائب: ${name}`,
  half: { first_half: ' (النصف الأول من اليوم)', second_half: ' (النصف الثاني من اليوم)' },
  part: (text) => ` (${text})`,
}
