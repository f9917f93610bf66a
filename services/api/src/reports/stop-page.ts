import { html } from '../kernel/http/html'

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

const style = `
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#f4f6f6;color:#17211f;
font:15px/1.55 Inter,'Noto Sans Arabic','Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:420px;padding:28px;background:#fff;border:1px solid #dde3e2;border-top:3px solid #0b7a6e;border-radius:6px;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:20px;line-height:1.3}p{margin:0 0 12px}.from{color:#5b6a67;font-weight:600}
button{min-height:44px;padding:0 22px;border:0;border-radius:5px;background:#0b7a6e;color:#fff;font:inherit;font-weight:600;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#0f1615;color:#e6edeb}main{background:#161f1d;border-color:#2a3633;border-top-color:#2fa392}.from{color:#9fb0ac}}`

/**
 * Returns the page that offers to stop the mails of the report `title`; without a title they have
 * stopped.
 */
export function stopPage(locale: string, company: string, title?: string): string {
  const language = locale.startsWith('ar') ? 'ar' : 'en'
  const t = stopPageWords[language]
  const asked =
    title &&
    html`<p><bdi><b>${title}</b></bdi></p><p>${t.text}</p><form method="post"><button>${t.stop}</button></form>`

  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${title ? t.ask : t.stopped}</title><style>${style}</style></head>
<body><main><p class="from"><bdi>${company}</bdi></p><h1>${title ? t.ask : t.stopped}</h1>${asked}</main></body>
</html>`.text
}
