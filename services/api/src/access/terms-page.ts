import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { html } from '../kernel/http/html'
import { outsidePage, type Sender } from '../kernel/http/outside-page'
import { termsWords } from './terms-words'

/** Returns the terms of service, to which people agree when they sign up. */
export function termsPage(
  language: ShippedLanguage,
  sender: Sender,
  offered?: ShippedLanguage,
): string {
  const { title, back, run, parts } = termsWords[language]

  const body = html`<p><a class="back" href="/signup">${back}</a></p>
<article class="prose"><h1>${title}</h1>
<p>${run}</p>
${parts.map(([heading, text]) => html`<h2>${heading}</h2><p>${text}</p>`)}</article>`

  return outsidePage({
    language,
    sender,
    title: `${title} · ${sender.name}`,
    about: run,
    body,
    isTranslated: true,
    offered,
  })
}
