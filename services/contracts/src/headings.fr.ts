import type { en } from './headings.en'

export const fr: typeof en = {
  id: (word) => `${word} (identifiant)`,
}
