import type { StoppableMails } from '@workledger/contracts/notices/notice-kinds'
import { noticesWords } from '@workledger/contracts/notices/notices.words'
import { html } from '../kernel/http/html'
import { outsideLanguage, outsidePage, type Sender } from '../kernel/http/outside-page'
import { stopNoticesWords } from './stop-words'

/** Returns the page that offers to stop the mails of a kind; without a kind they have stopped. */
export function stopPage(locale: string, sender: Sender, kind?: StoppableMails): string {
  const language = outsideLanguage(undefined, locale)
  const t = stopNoticesWords[language]

  const asked =
    kind &&
    html`<p><b>${noticesWords[language].values[kind]}</b></p><p>${t.text}</p><form class="actions" method="post"><button class="button first">${t.stop}</button></form>`

  return outsidePage({
    language,
    sender,
    title: kind ? t.ask : t.stopped,
    body: html`<div class="card"><h1>${kind ? t.ask : t.stopped}</h1>${asked || html`<p>${t.stays}</p>`}</div>`,
  })
}
