import { type Html, html } from './html'

export const outsideLanguages = ['en', 'ar'] as const

export type OutsideLanguage = (typeof outsideLanguages)[number]

/** Address of the style of public pages. */
export const OUTSIDE_STYLE = '/outside.css'

/** The company or installation that a public page speaks for. */
export interface Sender {
  readonly name: string
  /** Address of a picture; without one the page shows the first letter of the name. */
  readonly logo?: string | null
  /** Where the name leads. */
  readonly home?: string
  /** Where visitors ask: an address for mail, a phone number, or a web address. */
  readonly contact?: string | null
  /** The installation, which has no office to ask. */
  readonly product?: boolean
}

interface OutsidePage {
  readonly language: OutsideLanguage
  readonly sender: Sender
  readonly title: string
  /** Description for search engines; without it the page is not indexed. */
  readonly about?: string
  readonly head?: Html
  readonly body: Html
  /** Names of the languages in which `?language=` shows the page. */
  readonly languages?: Readonly<Record<OutsideLanguage, string>>
  /** The page's own query, which the links to other languages keep. */
  readonly query?: Readonly<Record<string, string>>
}

const outsideWords = {
  en: {
    question: 'Questions?',
    ask: (company: string) => `Ask ${company}.`,
    askAdmin: 'Ask your administrator.',
    contact: 'Contact',
  },
  ar: {
    question: 'هل لديك سؤال؟',
    ask: (company: string) => `اسأل ${company}.`,
    askAdmin: 'اسأل مسؤول النظام في شركتك.',
    contact: 'تواصل معنا',
  },
}

/**
 * Returns a page for visitors without an account. All of them share this frame: the sender with
 * logo, the other languages, the content, and a way to ask.
 */
export const outsidePage = (page: OutsidePage): string => {
  const { language, sender, title, about, head, body } = page

  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${about ? html`<meta name="description" content="${about}">` : html`<meta name="robots" content="noindex">`}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${OUTSIDE_STYLE}">
${head}
</head>
<body>
<div class="frame"><header class="top">${senderOf(sender)}${languagesBut(page)}</header></div>
<main>${body}</main>
<footer class="bottom"><p><bdi>${sender.name}</bdi></p><p>${asking(language, sender)}</p></footer>
</body></html>`.text
}

function senderOf({ name, logo, home }: Sender): Html {
  const mark = logo
    ? html`<img src="${logo}" alt="">`
    : html`<span class="initial" aria-hidden="true">${[...name.trim()][0]?.toUpperCase()}</span>`

  const content = html`${mark}<bdi>${name}</bdi>`

  return home
    ? html`<a class="sender" href="${home}">${content}</a>`
    : html`<span class="sender">${content}</span>`
}

/** Returns links to the same page in other languages; the browser remembers the choice. */
const languagesBut = ({ language, languages, query }: OutsidePage): Html | undefined =>
  languages &&
  html`<p class="languages">${outsideLanguages
    .filter((each) => each !== language)
    .map(
      (each) =>
        html`<a href="?${new URLSearchParams({ ...query, language: each }).toString()}" hreflang="${each}" lang="${each}" rel="nofollow">${languages[each]}</a>`,
    )}</p>`

/** Returns where a visitor asks; without a contact, whom. */
function asking(language: OutsideLanguage, { name, contact, product }: Sender): Html {
  const words = outsideWords[language]
  if (!contact)
    return html`${words.question} <bdi>${product ? words.askAdmin : words.ask(name)}</bdi>`

  if (/^https?:/.test(contact))
    return html`${words.question} <a href="${contact}" rel="noreferrer">${words.contact}</a>`

  const scheme = contact.includes('@') ? 'mailto:' : 'tel:'
  const address = scheme === 'tel:' ? contact.replace(/[^\d+]/g, '') : contact

  return html`${words.question} <a href="${scheme}${address}"><bdi dir="ltr">${contact}</bdi></a>`
}

const CHOSEN = /(?:^|; )language=([a-z]{2})/

/** Returns the language chosen in this browser, otherwise that of the locale. */
export const outsideLanguage = (cookie: string | undefined, locale: string): OutsideLanguage =>
  (CHOSEN.exec(cookie ?? '')?.[1] ?? locale).startsWith('ar') ? 'ar' : 'en'
