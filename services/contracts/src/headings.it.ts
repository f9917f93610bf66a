import type { en } from './headings.en'

export const it: typeof en = {
  id: (word) => `ID ${word}`,
}
