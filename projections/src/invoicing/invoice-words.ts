import type { Language } from '@workledger/contracts/kernel/languages'
import { ar } from './invoice-words.ar'
import { en } from './invoice-words.en'
import { es } from './invoice-words.es'
import { fr } from './invoice-words.fr'
import { it } from './invoice-words.it'
import { zh } from './invoice-words.zh'

export type InvoiceWords = typeof en.words

export type Notice = keyof typeof en.notices

const texts: Readonly<Record<Language, typeof en>> = { en, zh, es, fr, it, ar }

export const invoiceLanguages = Object.keys(texts) as Language[]

/** Returns the language of an invoice: clients have every language, shipped in the apps or not. */
export const languageOf = (locale: string): Language =>
  invoiceLanguages.find((language) => locale.toLowerCase().split('-')[0] === language) ?? 'en'

export const wordsOf = (language: Language): InvoiceWords => texts[language].words

export const noticesOf = (language: Language): Record<Notice, string> => texts[language].notices
