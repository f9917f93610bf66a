import type { en } from './headings.en'

export const ar: typeof en = {
  id: (word) => `معرّف ${word}`,
}
