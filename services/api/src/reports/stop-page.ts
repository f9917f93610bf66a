import { html } from '../kernel/http/html'
import { outsideLanguage, outsidePage, type Sender } from '../kernel/http/outside-page'

const stopPageWords = {
  en: {
    ask: 'Stop these mails?',
    text: 'You will no longer get the mails of this report. You can still open it in Workledger, as far as you may see it.',
    stop: 'Stop the mails',
    stopped: 'You no longer get these mails.',
  },
  ar: {
    ask: 'هل توقف هذه الرسائل؟',
    text: 'لن تصلك رسائل هذا التقرير بعد الآن. ويبقى في Workledger بقدر ما يحق لك رؤيته.',
    stop: 'إيقاف الرسائل',
    stopped: 'لن تصلك هذه الرسائل بعد الآن.',
  },
}

/**
 * Returns the page that offers to stop the mails of the report `title`; without a title they have
 * stopped.
 */
export function stopPage(locale: string, sender: Sender, title?: string): string {
  const language = outsideLanguage(undefined, locale)
  const t = stopPageWords[language]
  const asked =
    title &&
    html`<p><bdi><b>${title}</b></bdi></p><p>${t.text}</p><form method="post"><button class="button first">${t.stop}</button></form>`

  return outsidePage({
    language,
    sender,
    title: title ? t.ask : t.stopped,
    body: html`<div class="card"><h1>${title ? t.ask : t.stopped}</h1>${asked}</div>`,
  })
}
