import { html } from '../kernel/http/html'
import { outsideLanguage, outsidePage, type Sender } from '../kernel/http/outside-page'
import { stopPageWords } from './stop-words'

/**
 * Returns the page that offers to stop the mails of the report `title`; without a title they have
 * stopped.
 */
export function stopPage(locale: string, sender: Sender, title?: string): string {
  const language = outsideLanguage(undefined, locale)
  const t = stopPageWords[language]
  const asked =
    title &&
    html`<p><bdi><b>${title}</b></bdi></p><p>${t.text}</p><form class="actions" method="post"><button class="button first">${t.stop}</button></form>`

  return outsidePage({
    language,
    sender,
    title: title ? t.ask : t.stopped,
    body: html`<div class="card"><h1>${title ? t.ask : t.stopped}</h1>${asked}</div>`,
  })
}
