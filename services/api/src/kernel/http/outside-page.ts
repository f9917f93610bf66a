import { type ShippedLanguage, shippedLanguages } from '@workledger/contracts/kernel/area-words'
import {
  cookieLanguage,
  languageOf,
  languages,
  preferredLanguage,
} from '@workledger/contracts/kernel/languages'
import { scriptFontsIn } from '@workledger/contracts/kernel/script-fonts'
import { FONT_FOLDER } from '@workledger/projections/kernel/look/fonts'
import { type Html, html } from './html'
import { outsideWords } from './outside-words'

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
  readonly language: ShippedLanguage
  readonly sender: Sender
  readonly title: string
  /** Description for search engines; without it the page is not indexed. */
  readonly about?: string
  readonly head?: Html
  readonly body: Html
  /** The page has links to itself in other languages: `?language=` shows it in one. */
  readonly isTranslated?: boolean
  /** The language that the browser prefers; the page offers it until the visitor chooses one. */
  readonly offered?: ShippedLanguage | undefined
  /** The page's own query, which the links to other languages keep. */
  readonly query?: Readonly<Record<string, string>>
}

/**
 * Returns a page for visitors without an account. All of them share this frame: the sender with
 * logo, the other languages, the content, and a way to ask.
 */
export const outsidePage = (page: OutsidePage): string => {
  const { language, sender, title, about, head, body } = page

  return html`<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${about ? html`<meta name="description" content="${about}">` : html`<meta name="robots" content="noindex">`}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${OUTSIDE_STYLE}">${scriptFontsIn(title + sender.name + body.text).map((file) => html`<link rel="stylesheet" href="${FONT_FOLDER}${file}.css">`)}
${head}
</head>
<body>
<div class="frame"><header class="top">${senderOf(sender)}${languagesBut(page)}</header>${offer(page)}</div>
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
const languagesBut = ({ language, isTranslated, query }: OutsidePage): Html | false =>
  isTranslated === true &&
  html`<p class="languages">${shippedLanguages
    .filter((each) => each !== language)
    .map(
      (each) =>
        html`<a href="?${new URLSearchParams({ ...query, language: each }).toString()}" hreflang="${each}" lang="${each}" rel="nofollow">${languages[each].name}</a>`,
    )}</p>`

/** Returns a line that offers the browser's language, until the visitor chooses one. */
const offer = ({ language, offered, isTranslated, query }: OutsidePage): Html | false => {
  if (!isTranslated || !offered || offered === language) return false

  const link = (chosen: ShippedLanguage, text: string) =>
    html`<a href="?${new URLSearchParams({ ...query, language: chosen }).toString()}" hreflang="${chosen}" lang="${chosen}" rel="nofollow">${text}</a>`

  return html`<p class="offer">${link(offered, languages[offered].offer)} · ${link(language, outsideWords[language].stay)}</p>`
}

/** Returns the language that a visitor without a choice is offered: the browser's. */
export const offeredLanguage = (headers: {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}): ShippedLanguage | undefined =>
  cookieLanguage(headers.cookie) === undefined
    ? preferredLanguage(headers['accept-language'])
    : undefined

/** Returns where a visitor asks; without a contact, whom. */
function asking(language: ShippedLanguage, { name, contact, product }: Sender): Html {
  const words = outsideWords[language]
  if (!contact)
    return html`${words.question} <bdi>${product ? words.askAdmin : words.ask(name)}</bdi>`

  if (/^https?:/.test(contact))
    return html`${words.question} <a href="${contact}" rel="noreferrer">${words.contact}</a>`

  const scheme = contact.includes('@') ? 'mailto:' : 'tel:'
  const address = scheme === 'tel:' ? contact.replace(/[^\d+]/g, '') : contact

  return html`${words.question} <a href="${scheme}${address}"><bdi dir="ltr">${contact}</bdi></a>`
}

/** Returns the language chosen in this browser, otherwise that of the locale. */
export const outsideLanguage = (cookie: string | undefined, locale: string): ShippedLanguage =>
  languageOf(cookieLanguage(cookie) ?? locale)
